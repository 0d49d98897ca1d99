public import CoreGraphics
public import CoreMedia
public import Foundation
private import QuadrantThreads

/// What a player plays. Its properties keep their values; the time stays where `seek(to:)` has led.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject {
    /// Whether an item can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    private struct State {
        var time = CMTime.zero
        var preferredForwardBufferDuration: TimeInterval = 0
        var forwardPlaybackEndTime = CMTime.invalid
        var reversePlaybackEndTime = CMTime.invalid
        var preferredPeakBitRate = 0.0
        var preferredPeakBitRateForExpensiveNetworks = 0.0
        var preferredMaximumResolution = CGSize.zero
        var usesNetworkWhilePaused = false
        var pitch = AVAudioTimePitchAlgorithm.timeDomain
        var videoComposition: AVVideoComposition?
        var audioMix: AVAudioMix?
        var externalMetadata: [AVMetadataItem] = []
        var offsetFromLive = CMTime.invalid
        var keepsOffsetFromLive = false
        var isSpatialAllowed = true
    }
    private nonisolated let state = Locked(State())
    /// As given when it was made.
    public nonisolated let asset: AVAsset
    /// The names of the values that were to be loaded before.
    public nonisolated let automaticallyLoadedAssetKeys: [String]
    /// An item of an asset.
    public nonisolated convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
    /// An item of an asset; nothing is loaded.
    public nonisolated init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        (self.asset, self.automaticallyLoadedAssetKeys) = (asset, automaticallyLoadedAssetKeys ?? [])
    }
    /// An item of an address, which is not opened.
    public nonisolated convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// How tracks become one video. Nothing to do: nothing is played.
    open nonisolated var videoComposition: AVVideoComposition? {
        get { state.withLock { $0.videoComposition } } set { state.withLock { $0.videoComposition = newValue } }
    }
    /// How loud tracks are. Nothing to do: nothing is played.
    open nonisolated var audioMix: AVAudioMix? {
        get { state.withLock { $0.audioMix } } set { state.withLock { $0.audioMix = newValue } }
    }
    /// Values that are shown beside it. Nothing to do: nothing is played.
    open nonisolated var externalMetadata: [AVMetadataItem] {
        get { state.withLock { $0.externalMetadata } } set { state.withLock { $0.externalMetadata = newValue } }
    }
    /// How far playing is behind what is sent live. Nothing to do: nothing is played.
    open nonisolated var configuredTimeOffsetFromLive: CMTime {
        get { state.withLock { $0.offsetFromLive } } set { state.withLock { $0.offsetFromLive = newValue } }
    }
    /// Whether that stays when playing had to wait. Nothing to do: nothing is played.
    open nonisolated var automaticallyPreservesTimeOffsetFromLive: Bool {
        get { state.withLock { $0.keepsOffsetFromLive } } set { state.withLock { $0.keepsOffsetFromLive = newValue } }
    }
    /// Whether sound is put into space. Nothing to do: nothing is played.
    open nonisolated var isAudioSpatializationAllowed: Bool {
        get { state.withLock { $0.isSpatialAllowed } } set { state.withLock { $0.isSpatialAllowed = newValue } }
    }
    /// Unknown.
    open nonisolated var status: Status { .unknown }
    /// Why it cannot be played: nil.
    open nonisolated var error: (any Error)? { nil }
    /// That of the asset: indefinite.
    open nonisolated var duration: CMTime { asset.duration }
    /// In points: none.
    open nonisolated var presentationSize: CGSize { .zero }
    /// Parts that are loaded, as values of `CMTimeRange`: none.
    open nonisolated var loadedTimeRanges: [NSValue] { [] }
    /// Parts that can be reached, as values of `CMTimeRange`: none.
    open nonisolated var seekableTimeRanges: [NSValue] { [] }
    /// False.
    open nonisolated var isPlaybackLikelyToKeepUp: Bool { false }
    /// False.
    open nonisolated var isPlaybackBufferFull: Bool { false }
    /// True: nothing is loaded.
    open nonisolated var isPlaybackBufferEmpty: Bool { true }
    /// False.
    open nonisolated var canPlayFastForward: Bool { false }
    /// False.
    open nonisolated var canPlaySlowForward: Bool { false }
    /// False.
    open nonisolated var canPlayReverse: Bool { false }
    /// False.
    open nonisolated var canPlayFastReverse: Bool { false }
    /// False.
    open nonisolated var canStepForward: Bool { false }
    /// False.
    open nonisolated var canStepBackward: Bool { false }
    /// Moves by pictures of the video. Nothing to do: no video is played.
    open nonisolated func step(byCount stepCount: Int) {}
    /// Zero, or where `seek(to:)` has led.
    open nonisolated func currentTime() -> CMTime { state.withLock { $0.time } }
    /// Nil: no dates are read.
    open nonisolated func currentDate() -> Date? { nil }
    /// Sets the time and calls the closure at once, with true.
    @preconcurrency open nonisolated func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        state.withLock { $0.time = time }
        completionHandler?(true)
    }
    /// Sets the time; the tolerances have no effect. Calls the closure at once, with true.
    @preconcurrency open nonisolated func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
                               completionHandler: (@Sendable (Bool) -> Void)?) {
        seek(to: time, completionHandler: completionHandler)
    }
    /// Sets the time. True.
    @discardableResult
    open nonisolated func seek(to time: CMTime) async -> Bool {
        state.withLock { $0.time = time }
        return true
    }
    /// Ends what `seek` has begun. Nothing to do: it has ended.
    open nonisolated func cancelPendingSeeks() {}
    /// Seconds; 0 leaves it to the player. Nothing to do: no video is played.
    open nonisolated var preferredForwardBufferDuration: TimeInterval {
        get { state.withLock { $0.preferredForwardBufferDuration } }
        set { state.withLock { $0.preferredForwardBufferDuration = newValue } }
    }
    /// Where playing ends; invalid for the end of the media. Nothing to do: no video is played.
    open nonisolated var forwardPlaybackEndTime: CMTime {
        get { state.withLock { $0.forwardPlaybackEndTime } }
        set { state.withLock { $0.forwardPlaybackEndTime = newValue } }
    }
    /// Where playing backwards ends; invalid for the begin. Nothing to do: no video is played.
    open nonisolated var reversePlaybackEndTime: CMTime {
        get { state.withLock { $0.reversePlaybackEndTime } }
        set { state.withLock { $0.reversePlaybackEndTime = newValue } }
    }
    /// Bits a second; 0 without a limit. Nothing to do: no video is played.
    open nonisolated var preferredPeakBitRate: Double {
        get { state.withLock { $0.preferredPeakBitRate } }
        set { state.withLock { $0.preferredPeakBitRate = newValue } }
    }
    /// Bits a second where data is dear; 0 without a limit. Nothing to do: no video is played.
    open nonisolated var preferredPeakBitRateForExpensiveNetworks: Double {
        get { state.withLock { $0.preferredPeakBitRateForExpensiveNetworks } }
        set { state.withLock { $0.preferredPeakBitRateForExpensiveNetworks = newValue } }
    }
    /// Pixels; zero without a limit. Nothing to do: no video is played.
    open nonisolated var preferredMaximumResolution: CGSize {
        get { state.withLock { $0.preferredMaximumResolution } }
        set { state.withLock { $0.preferredMaximumResolution = newValue } }
    }
    /// Whether media is loaded while it does not play. Nothing to do: nothing is loaded.
    open nonisolated var canUseNetworkResourcesForLiveStreamingWhilePaused: Bool {
        get { state.withLock { $0.usesNetworkWhilePaused } }
        set { state.withLock { $0.usesNetworkWhilePaused = newValue } }
    }
    /// How sound of another speed is made. Nothing to do: no sound is played.
    open nonisolated var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm {
        get { state.withLock { $0.pitch } }
        set { state.withLock { $0.pitch = newValue } }
    }

    /// Never sent: the time does not advance.
    public nonisolated static let didPlayToEndTimeNotification =
        Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Never sent.
    public nonisolated static let failedToPlayToEndTimeNotification =
        Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Never sent.
    public nonisolated static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    /// Never sent: nothing is loaded.
    public nonisolated static let playbackStalledNotification =
        Notification.Name("AVPlayerItemPlaybackStalledNotification")
    /// Never sent.
    public nonisolated static let newAccessLogEntryNotification =
        Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
    /// Never sent.
    public nonisolated static let newErrorLogEntryNotification =
        Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
}
extension NSNotification.Name {
    /// Never sent: the time does not advance.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Never sent.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    /// Never sent.
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    /// Never sent: nothing is loaded.
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    /// Never sent.
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
    /// Never sent.
    public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}
/// The key of why an item could not be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// How sound of another speed is made.
public struct AVAudioTimePitchAlgorithm: Hashable, RawRepresentable, Sendable {
    /// The name of the way.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The best, for music.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// For speech.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// The pitch changes with the speed.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}
