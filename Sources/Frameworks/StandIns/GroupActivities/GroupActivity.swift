public import AVFoundation
public import Combine
public import CoreGraphics
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
    /// A picture of it.
    public var previewImage: CGImage?
    /// Whether it may continue on a television.
    public var supportsContinuationOnTV = false
}
/// A person who takes part.
public struct Participant: Hashable, Identifiable, Sendable {
    /// Tells people apart.
    public let id: UUID
}
/// People who do something together. There are none.
@MainActor @preconcurrency
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject {
    /// What has come of it.
    public enum State {
        /// It was not joined.
        case waiting
        /// It was joined.
        case joined
        /// It is over, for a reason.
        case invalidated(reason: any Error)
    }
    /// The activity.
    @Published public var activity: ActivityType
    /// What has come of it: `waiting`, as there is no call.
    @Published public private(set) var state = State.waiting
    /// The people who take part: none.
    @Published public private(set) var activeParticipants: Set<Participant> = []
    /// Tells sessions apart.
    public let id = UUID()
    /// The person who holds the device.
    public let localParticipant = Participant(id: UUID())
    private init(_ activity: ActivityType) { self.activity = activity }
    /// Joins. Nothing to do: there is no call.
    public func join() {}
    /// Leaves. Nothing to do: there is no call.
    public func leave() {}
    /// Ends it. Nothing to do: there is no call.
    public func end() {}
    /// Asks people to bring it to the front. Nothing to do: there is no call.
    public func requestForegroundPresentation() {}
}
/// Whether people are in a call.
@MainActor @preconcurrency
public final class GroupStateObserver: ObservableObject {
    /// False: there is no call.
    @Published public private(set) var isEligibleForGroupSession = false
    /// Looks for a call.
    public init() {}
}
extension AVPlayerPlaybackCoordinator {
    /// Plays at the same time for all. Nothing to do: there is no call.
    public func coordinateWithSession<T: GroupActivity>(_ session: GroupSession<T>) {}
}
