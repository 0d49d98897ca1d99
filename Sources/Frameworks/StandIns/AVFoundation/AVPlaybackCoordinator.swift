public import Foundation

// What plays at the same time for several people. There are no others here.

/// What plays at the same time for several people.
open class AVPlaybackCoordinator: NSObject {
    /// Why a participant waits.
    public struct SuspensionReason: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public let rawValue: String
        /// A reason by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sound was interrupted.
        public static let audioSessionInterrupted = SuspensionReason(rawValue: "audioSessionInterrupted")
        /// What comes next is loaded.
        public static let stallRecovery = SuspensionReason(rawValue: "stallRecovery")
        /// Something else is played between.
        public static let playingInterstitial = SuspensionReason(rawValue: "playingInterstitial")
        /// It cannot be played together.
        public static let coordinatedPlaybackNotPossible = SuspensionReason(rawValue: "coordinatedPlaybackNotPossible")
        /// The person does something.
        public static let userActionRequired = SuspensionReason(rawValue: "userActionRequired")
        /// The person moves in time.
        public static let userIsChangingCurrentTime = SuspensionReason(rawValue: "userIsChangingCurrentTime")
    }
    /// A time in which a participant waits.
    open class Suspension: NSObject {
        /// Why.
        public let reason: SuspensionReason
        /// Since when.
        public let beginDate = Date()
        init(_ reason: SuspensionReason) { self.reason = reason }
        /// Ends it.
        open func end() {}
    }
    /// Waits for a reason. Nothing to do: there are no other participants.
    open func beginSuspension(for suspensionReason: SuspensionReason) -> Suspension { Suspension(suspensionReason) }
    /// Why this device waits: for no reason.
    open var suspensionReasons: [SuspensionReason] { [] }
    /// For which reasons all wait. Nothing to do: there are no other participants.
    open var suspensionReasonsThatTriggerWaiting: [SuspensionReason] = []
    /// Whether a rate of zero is a pause of all. Nothing to do: there are no other participants.
    open var pauseSnapsToMediaTimeOfOriginator = false
}
/// What plays a player at the same time for several people.
open class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator {
    /// The player.
    open private(set) weak var player: AVPlayer?
    init(_ player: AVPlayer) { self.player = player }
}
extension AVPlayer {
    /// What plays it at the same time for several people.
    public var playbackCoordinator: AVPlayerPlaybackCoordinator { AVPlayerPlaybackCoordinator(self) }
}
