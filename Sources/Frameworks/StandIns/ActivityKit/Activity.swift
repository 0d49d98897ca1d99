@_exported public import Foundation
public import QuadrantViews

// Live Activities. No screen shows them, so that none can be started, as where a person has switched them off.

/// The data of a Live Activity.
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes while it is shown.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What a Live Activity shows, and until when that is true.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: CustomStringConvertible {
    /// What is shown.
    public var state: State
    /// When it is out of date; nil is never.
    public var staleDate: Date?
    /// Its weight among the activities of a program.
    public var relevanceScore: Double
    /// A state with a date and a weight.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
    public var description: String { "\(state)" }
}
extension ActivityContent: Sendable where State: Sendable {}

/// Whether an activity is shown.
public enum ActivityState: Codable, Hashable, Sendable { case active, pending, ended, dismissed, stale }

/// When an activity that has ended disappears.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private let date: Date?
    private let name: String
    /// After some hours.
    public static let `default` = ActivityUIDismissalPolicy(date: nil, name: "default")
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(date: nil, name: "immediate")
    /// At a date, within four hours.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(date: date, name: "after")
    }
}

/// How an activity is updated from a server.
public struct PushType: Equatable, Sendable {
    private let channel: String?
    /// With a token of the activity.
    public static let token = PushType(channel: nil)
    /// With a channel that several activities share.
    public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

/// What a person sees and hears of an update.
public struct AlertConfiguration: Sendable {
    /// The sound of an update.
    public struct AlertSound: Sendable {
        private let name: String?
        /// That of the system.
        public static let `default` = AlertSound(name: nil)
        /// One of the program.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
    let title: LocalizedStringResource, body: LocalizedStringResource
    /// A title and a text.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body) = (title, body)
    }
}

/// Why an activity was not started.
public enum ActivityAuthorizationError: Error, LocalizedError, Hashable, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
    case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget
    case visibility
    public var errorDescription: String? { "Live Activities are not shown on this system (\(self))." }
}

/// A Live Activity. There is none.
public class Activity<Attributes: ActivityAttributes>: Identifiable {
    /// What changes.
    public typealias ContentState = Attributes.ContentState
    /// The name of the activity.
    public let id: String
    /// What does not change.
    public let attributes: Attributes
    /// What is shown.
    public private(set) var content: ActivityContent<ContentState>
    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
    }
    /// What is shown.
    public var contentState: ContentState { content.state }
    /// Ended.
    public var activityState: ActivityState { .ended }
    /// Nil.
    public var pushToken: Data? { nil }
    /// None.
    public static var activities: [Activity<Attributes>] { [] }
    /// Nil.
    public static var pushToStartToken: Data? { nil }
    /// Throws `denied`.
    public static func request(attributes: Attributes, content: ActivityContent<ContentState>,
                               pushType: PushType? = nil) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }
    /// Throws `denied`.
    public static func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws
        -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
    /// Shows another state. Nothing to do: no activity is shown.
    public func update(_ content: ActivityContent<ContentState>) async { self.content = content }
    /// Shows another state. Nothing to do: no activity is shown.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {
        self.content = content
    }
    /// Shows another state. Nothing to do: no activity is shown.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        content.state = contentState
    }
    /// Ends the activity. Nothing to do: no activity is shown.
    public func end(_ content: ActivityContent<ContentState>?,
                    dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    /// Ends the activity. Nothing to do: no activity is shown.
    public func end(using contentState: ContentState? = nil,
                    dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    /// Ends at once.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    /// Ends at once.
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    /// Ends at once.
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    /// Ends at once.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    /// Ends at once.
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}

/// How long an activity is shown.
public enum ActivityStyle: Hashable, Sendable {
    /// Until it is ended.
    case standard
    /// Until the screen is locked.
    case transient
}
extension Activity {
    /// Throws `denied`.
    public static func request(attributes: Attributes, content: ActivityContent<ContentState>,
                               pushType: PushType? = nil, style: ActivityStyle) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.denied
    }
    /// Shows another state. Nothing to do: no activity is shown.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
                       timestamp: Date) async { await update(content) }
    /// Ends the activity. Nothing to do: no activity is shown.
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
                    timestamp: Date) async {}
}

/// Whether activities can be started: they cannot.
public final class ActivityAuthorizationInfo: Sendable {
    /// The answers for this program.
    public init() {}
    /// False.
    public var areActivitiesEnabled: Bool { false }
    /// False.
    public var frequentPushesEnabled: Bool { false }
    /// Ends at once.
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
