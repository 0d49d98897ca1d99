@_exported public import Foundation

// Activities that people share during a call. There is no call: nothing is shared.

/// Something that people do together.
public protocol GroupActivity: Codable, Sendable {
    /// The name of the kind.
    static var activityIdentifier: String { get }
    /// What it is.
    var metadata: GroupActivityMetadata { get async }
}
extension GroupActivity {
    /// The name of the type.
    public static var activityIdentifier: String { String(describing: Self.self) }
    /// `activationDisabled`: there is no call.
    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
    /// False: there is no call.
    public func activate() async throws -> Bool { false }
    /// Ends at once.
    public static func sessions() -> AsyncStream<GroupSession<Self>> { AsyncStream { $0.finish() } }
}
/// Whether something is shared.
public enum GroupActivityActivationResult: Sendable { case activationPreferred, activationDisabled, cancelled }
/// What an activity is.
public struct GroupActivityMetadata: Sendable {
    /// Kinds of activities.
    public struct ActivityType: Hashable, Sendable {
        private let name: String
        /// Any.
        public static let generic = ActivityType(name: "generic")
        /// Watching.
        public static let watchTogether = ActivityType(name: "watchTogether")
        /// Listening.
        public static let listenTogether = ActivityType(name: "listenTogether")
    }
    /// Nothing is known.
    public init() {}
    /// The kind.
    public var type = ActivityType.generic
    /// What it is called.
    public var title: String?
    /// A text.
    public var subtitle: String?
    /// Where those without the program find it.
    public var fallbackURL: URL?
}
/// People who do something together. There are none.
public final class GroupSession<ActivityType: GroupActivity>: Sendable {
    /// The activity.
    public let activity: ActivityType
    private init(_ activity: ActivityType) { self.activity = activity }
    /// Joins. Nothing to do: there is no call.
    public func join() {}
    /// Leaves. Nothing to do: there is no call.
    public func leave() {}
    /// Ends it. Nothing to do: there is no call.
    public func end() {}
}
