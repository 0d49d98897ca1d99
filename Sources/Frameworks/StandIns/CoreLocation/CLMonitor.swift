public import Foundation

// Places of a device as sequences. The permission is denied: each tells that once.

/// What a monitor watches.
public protocol CLCondition: Sendable {}

/// Watches places and beacons. Nothing is watched: each condition is `unmonitored`.
public actor CLMonitor {
    /// A circle on earth, in metres.
    public struct CircularGeographicCondition: CLCondition, Sendable {
        /// The middle of the circle.
        public let center: CLLocationCoordinate2D
        /// Metres.
        public let radius: CLLocationDistance
        /// A circle by its middle and its radius in metres.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            (self.center, self.radius) = (center, radius)
        }
    }
    /// The surroundings of beacons.
    public struct BeaconIdentityCondition: CLCondition, Sendable {
        /// The name of the sender.
        public let uuid: UUID
        /// A number of a group; nil for all.
        public let major: CLBeaconMajorValue?
        /// A number in the group; nil for all.
        public let minor: CLBeaconMinorValue?
        /// Beacons of a sender, of a group, or one.
        public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }
    /// A change of a condition. None happens.
    public struct Event: Sendable {
        /// Whether a condition is fulfilled.
        public enum State: UInt, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
        /// The name of the condition.
        public let identifier: String
        /// What is known more exactly; nil for nothing.
        public let refinement: (any CLCondition)?
        /// Whether it is fulfilled.
        public let state: State
        /// When it changed.
        public let date: Date
        /// Whether the permission is denied.
        public let authorizationDenied: Bool
    }
    /// A condition with its last change.
    public struct Record: Sendable {
        /// The condition.
        public let condition: any CLCondition
        /// Its last change: that it is not watched.
        public let lastEvent: Event
    }
    /// Changes, of which there is none.
    public struct Events: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public func next() async throws -> Event? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    /// The name of the monitor.
    public let name: String
    private var records: [String: Record] = [:]
    /// A monitor by its name.
    public init(_ name: String) async { self.name = name }
    /// The names of the conditions.
    public var identifiers: [String] { records.keys.sorted() }
    /// The changes: none.
    public var events: Events { Events() }
    /// Adds a condition, which is not watched.
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown) {
        let event = Event(identifier: identifier, refinement: nil, state: .unmonitored, date: .now,
                          authorizationDenied: true)
        records[identifier] = Record(condition: condition, lastEvent: event)
    }
    /// Removes a condition.
    public func remove(_ identifier: String) { records[identifier] = nil }
    /// A condition by its name; nil where there is none.
    public func record(for identifier: String) -> Record? { records[identifier] }
}

/// A place of a device, or why there is none.
public struct CLLocationUpdate: Sendable {
    /// What the places are used for.
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }
    /// The place; nil: the permission is denied.
    public var location: CLLocation? { nil }
    /// Whether the device rests.
    public var isStationary: Bool { false }
    /// Whether the device rests.
    public var stationary: Bool { false }
    /// True.
    public var authorizationDenied: Bool { true }
    /// False.
    public var authorizationDeniedGlobally: Bool { false }
    /// False.
    public var authorizationRestricted: Bool { false }
    /// False.
    public var authorizationRequestInProgress: Bool { false }
    /// False.
    public var insufficientlyInUse: Bool { false }
    /// True.
    public var locationUnavailable: Bool { true }
    /// False.
    public var accuracyLimited: Bool { false }
    /// False.
    public var serviceSessionRequired: Bool { false }
    /// That the permission is denied, once; the use has no effect.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
    /// One update, that the permission is denied.
    public struct Updates: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var isDone = false
            public mutating func next() async throws -> CLLocationUpdate? {
                defer { isDone = true }
                return isDone ? nil : CLLocationUpdate()
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// Says what permission a program needs for a time. It is denied.
public final class CLServiceSession: Sendable {
    /// What permission is needed.
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
    /// What stands against it.
    public struct Diagnostic: Sendable {
        /// True.
        public var authorizationDenied: Bool { true }
        /// False.
        public var authorizationDeniedGlobally: Bool { false }
        /// False.
        public var authorizationRestricted: Bool { false }
        /// False.
        public var authorizationRequestInProgress: Bool { false }
        /// False.
        public var insufficientlyInUse: Bool { false }
        /// True.
        public var fullAccuracyDenied: Bool { true }
        /// True.
        public var alwaysAuthorizationDenied: Bool { true }
    }
    /// One diagnostic, that the permission is denied.
    public struct Diagnostics: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var isDone = false
            public mutating func next() async throws -> Diagnostic? {
                defer { isDone = true }
                return isDone ? nil : Diagnostic()
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
    /// Asks for a permission.
    public init(authorization: AuthorizationRequirement) {}
    /// Asks for a permission and for exact places, with a text of the program.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
    /// What stands against it.
    public var diagnostics: Diagnostics { Diagnostics() }
    /// Ends the request. Nothing to do: the permission is denied.
    public func invalidate() {}
}
/// Lets a program know places in the background. Nothing to do: the permission is denied.
public final class CLBackgroundActivitySession: Sendable {
    public init() {}
    /// Ends it. Nothing to do.
    public func invalidate() {}
}
/// A place where a device has rested. None is known.
open class CLVisit: NSObject {
    override init() { super.init() }
    /// When it came.
    open var arrivalDate: Date { .distantPast }
    /// When it left.
    open var departureDate: Date { .distantFuture }
    /// The place.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    /// In metres; below 0: not known.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
