import Combine
public import Foundation
import Observation
import QuadrantThreads
public import SwiftUI

/// Settings, events and parameters of tips.
public enum Tips {
    /// Whether a tip is shown.
    public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
    /// Why a tip is shown no more.
    public enum InvalidationReason: String, Codable, Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// A setting of `configure(_:)`.
    public struct ConfigurationOption: Sendable {
        /// How often tips are shown.
        public struct DisplayFrequency: Sendable {
            /// At once.
            public static let immediate = DisplayFrequency()
            /// Once an hour.
            public static let hourly = DisplayFrequency()
            /// Once a day.
            public static let daily = DisplayFrequency()
            /// Once a week.
            public static let weekly = DisplayFrequency()
            /// Once a month.
            public static let monthly = DisplayFrequency()
        }
        /// Where is kept what is known of tips.
        public struct DatastoreLocation: Sendable {
            /// In the folder of the program.
            public static let applicationDefault = DatastoreLocation()
            /// In a folder that programs share.
            public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
            /// In a folder.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
        }
        /// Sets how often tips are shown. Nothing to do: every run is the first.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }
        /// Sets where is kept what is known of tips. Nothing to do: it is kept for the run.
        public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
        /// Shares what is known of tips. Nothing to do: there is no other device.
        public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption {
            ConfigurationOption()
        }
        /// Where devices share.
        public struct CloudKitContainer: Sendable {
            /// As the program is set up.
            public static let automatic = CloudKitContainer()
            /// A container by its name.
            public static func named(_ containerIdentifier: String) -> CloudKitContainer { CloudKitContainer() }
        }
    }

    /// Lets tips be shown. Before this none is.
    public static func configure(_ options: [ConfigurationOption] = []) throws {
        store.change { $0.isConfigured = true }
    }
    /// Forgets which tips were closed, and what has happened.
    public static func resetDatastore() throws { store.change { $0 = TipStore.State() } }
    /// Shows all tips, whatever their rules.
    public static func showAllTipsForTesting() { store.change { $0.testing = true } }
    /// Shows these tips, whatever their rules.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) { store.change { $0.testing = true } }
    /// Shows no tips.
    public static func hideAllTipsForTesting() { store.change { $0.testing = false } }
    /// Shows none of these tips.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        let names = tips.map { String(describing: $0) }
        store.change { state in for name in names { state.closed[name] = .displayCountExceeded } }
    }

    /// Something that happens in a program.
    public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
        /// The name of the event.
        public let id: String
        /// When it has happened.
        public struct Donation: Identifiable, Sendable {
            /// The number.
            public let id = UUID()
            /// The time.
            public let date: Date
        }
        /// The times at which it has happened in this run.
        public var donations: [Donation] { store.read.donations[id, default: []].map { Donation(date: $0) } }
        /// It has happened.
        public func donate() async { sendDonation() }
        /// It has happened.
        public func donate(_ donation: DonationInfo) async { sendDonation() }
        /// It has happened.
        public func sendDonation(_ completion: (() -> Void)? = nil) {
            store.change { $0.donations[id, default: []].append(Date()) }
            completion?()
        }
    }
    /// Nothing that is known of an event but its time.
    public struct EmptyDonationInfo: Codable, Sendable {}

    /// A condition of a tip, which the macro `#Rule` makes.
    public struct Rule: Sendable {
        let holds: @Sendable () -> Bool
        /// A condition of a value.
        public init<Value: Sendable>(_ input: TipParameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) {
            holds = { body(input.wrappedValue) }
        }
        /// A condition of an event.
        public init<Info: Codable & Sendable>(_ input: Event<Info>,
                                              _ body: @escaping @Sendable (Event<Info>) -> Bool) {
            holds = { body(input) }
        }
        /// A condition of two values.
        public init<A: Sendable, B: Sendable>(_ a: TipParameter<A>, _ b: TipParameter<B>,
                                              _ body: @escaping @Sendable (A, B) -> Bool) {
            holds = { body(a.wrappedValue, b.wrappedValue) }
        }
    }
    /// A time up to now.
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval
        /// The last minutes.
        public static func minutes(_ count: Int) -> DonationTimeRange { DonationTimeRange(seconds: 60 * Double(count)) }
        /// The last hours.
        public static func hours(_ count: Int) -> DonationTimeRange { minutes(60 * count) }
        /// The last days.
        public static func days(_ count: Int) -> DonationTimeRange { hours(24 * count) }
        /// The last weeks.
        public static func weeks(_ count: Int) -> DonationTimeRange { days(7 * count) }
        /// The last minute.
        public static let minute = minutes(1)
        /// The last hour.
        public static let hour = hours(1)
        /// The last day.
        public static let day = days(1)
        /// The last week.
        public static let week = weeks(1)
    }
    /// A button of a tip.
    public struct Action: Identifiable {
        /// The name.
        public let id: String
        /// Its position among the buttons.
        public internal(set) var index: Int? = nil
        /// What it says.
        public let label: @MainActor () -> Text
        /// What it does.
        public let handler: () -> Void
        /// A button with a text.
        public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping () -> Void = {}) {
            let title = String(title)
            self.init(id: id, perform: handler) { Text(title) }
        }
        /// A button with a view.
        public init(id: String? = nil, perform handler: @escaping () -> Void = {},
                    _ label: @escaping @MainActor () -> Text) {
            (self.id, self.label, self.handler) = (id ?? UUID().uuidString, label, handler)
        }
    }
    /// How often a tip is shown.
    public protocol Option: Sendable {}
    /// A tip is shown whatever the frequency of others. Nothing to do: every run is the first.
    public struct IgnoresDisplayFrequency: Option {
        /// Whether it is.
        public init(_ ignoresDisplayFrequency: Bool) {}
    }
    /// A tip is shown a number of times. Nothing to do: every run is the first.
    public struct MaxDisplayCount: Option {
        /// The number.
        public init(_ maxDisplayCount: Int) {}
    }

    /// Collects the buttons of a tip.
    @resultBuilder
    public struct ActionBuilder {
        /// A button.
        public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
        /// The buttons in their order.
        public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
        /// The buttons of a condition.
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
        /// The buttons of a condition.
        public static func buildEither(first component: [Action]) -> [Action] { component }
        /// The buttons of a condition.
        public static func buildEither(second component: [Action]) -> [Action] { component }
    }
    /// Collects the conditions of a tip.
    @resultBuilder
    public struct RuleBuilder {
        /// A condition.
        public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
        /// Conditions.
        public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
        /// The conditions, all of which are to hold.
        public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
        /// The conditions of a case.
        public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
        /// The conditions of a case.
        public static func buildEither(first component: [Rule]) -> [Rule] { component }
        /// The conditions of a case.
        public static func buildEither(second component: [Rule]) -> [Rule] { component }
        /// The conditions of a system.
        public static func buildLimitedAvailability(_ component: [Rule]) -> [Rule] { component }
    }
    /// Collects the options of a tip.
    @resultBuilder
    public struct OptionsBuilder {
        /// An option.
        public static func buildExpression(_ expression: any Option) -> [any Option] { [expression] }
        /// Options.
        public static func buildExpression(_ expression: [any Option]) -> [any Option] { expression }
        /// The options.
        public static func buildBlock(_ components: [any Option]...) -> [any Option] { components.flatMap { $0 } }
        /// The options of a case.
        public static func buildOptional(_ component: [any Option]?) -> [any Option] { component ?? [] }
        /// The options of a case.
        public static func buildEither(first component: [any Option]) -> [any Option] { component }
        /// The options of a case.
        public static func buildEither(second component: [any Option]) -> [any Option] { component }
    }

    static let store = TipStore()
}

extension Tips.Event where DonationInfo == Tips.EmptyDonationInfo {
    /// An event by its name.
    public init(id: String) { self.id = id }
}

/// What is known of tips, for this run. Views that read it are drawn again when it changes.
final class TipStore: Observable, Sendable {
    struct State: Sendable {
        var isConfigured = false
        /// Whether all tips are shown, or none; nil asks each.
        var testing: Bool?
        var closed: [String: Tips.InvalidationReason] = [:]
        var donations: [String: [Date]] = [:]
    }
    private let state = Locked(State())
    private let registrar = ObservationRegistrar()

    var read: State {
        registrar.access(self, keyPath: \.read)
        return state.withLock { $0 }
    }
    func change(_ body: (inout State) -> Void) {
        registrar.withMutation(of: self, keyPath: \.read) { state.withLock { body(&$0) } }
    }
}
