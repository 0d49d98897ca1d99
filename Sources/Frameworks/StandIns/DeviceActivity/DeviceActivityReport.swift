public import ManagedSettings
import QuadrantViews
public import SwiftUI

/// Which use a report is about.
public struct DeviceActivityFilter: Equatable, Sendable {
    /// The parts of time that a report counts.
    public enum SegmentInterval: Equatable, Sendable {
        case hourly(during: DateInterval), daily(during: DateInterval), weekly(during: DateInterval)
    }
    /// Whose use it is.
    public enum Users: Equatable, Sendable { case all, children }
    /// A kind of device.
    public enum Model: Hashable, Sendable { case iPhone, iPad, iPod, mac }
    /// The devices of a report.
    public struct Devices: Equatable, Sendable {
        fileprivate var models: Set<Model>?
        /// All.
        public static let all = Devices(models: nil)
        fileprivate init(models: Set<Model>?) { self.models = models }
        /// Those of some kinds.
        public init(_ models: Set<Model>) { self.models = models }
    }
    private static var today: DateInterval {
        DateInterval(start: Calendar.current.startOfDay(for: Date()), duration: 86_400)
    }
    /// The parts of time.
    public var segmentInterval: SegmentInterval
    /// Whose use it is.
    public var users: Users
    /// On which devices.
    public var devices: Devices
    /// The programs; all if there are none here and in the other sets.
    public var applications: Set<ApplicationToken>
    /// The categories.
    public var categories: Set<ActivityCategoryToken>
    /// The domains.
    public var webDomains: Set<WebDomainToken>
    /// A part of the use.
    public init(segment: SegmentInterval, users: Users = .all, devices: Devices = .all,
                applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
                webDomains: Set<WebDomainToken> = []) {
        (segmentInterval, self.users, self.devices) = (segment, users, devices)
        (self.applications, self.categories, self.webDomains) = (applications, categories, webDomains)
    }
    /// A part of the use of today.
    public init(users: Users = .all, devices: Devices = .all, applications: Set<ApplicationToken> = [],
                categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []) {
        self.init(segment: .daily(during: Self.today), users: users, devices: devices, applications: applications,
                  categories: categories, webDomains: webDomains)
    }
}

/// A report that an extension draws of a person's use: a panel, there is no such use.
public struct DeviceActivityReport: View {
    /// Which report it is.
    public struct Context: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// A report by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A report by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    private let context: Context
    /// A report of a part of the use.
    nonisolated public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {
        self.context = context
    }
    public var body: some View {
        FrameworkPanel("DeviceActivityReport", symbol: "hourglass", detail: context.rawValue)
    }
}
