public import CoreMedia
public import Foundation
private import QuadrantThreads

/// The media at a file or an address. Media is not decoded, so that durations are unknown.
open class AVAsset: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// An asset of any address, which is not kept.
    public convenience init(url URL: URL) { self.init() }
    /// Indefinite.
    open var duration: CMTime { .indefinite }
    /// False.
    open var isPlayable: Bool { false }
    /// None.
    open var tracks: [AVAssetTrack] { [] }
}
/// The media at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// As given when it was made.
    public let url: URL
    /// An asset of any address, which is not opened; the options have no effect.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
    /// What asks a program for content: it never does.
    public let resourceLoader = AVAssetResourceLoader()
}

/// Plays media. Its properties keep their values; the time stays at 0.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
    /// Whether a player can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// What a player does at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// Why a player waits.
    public struct WaitingReason: Hashable, RawRepresentable, Sendable {
        /// The name of the reason.
        public let rawValue: String
        /// A reason by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Too little is loaded.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// It is not known yet how fast media is loaded.
        public static let evaluatingBufferingRate =
            WaitingReason(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// There is no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }
    /// The rate was changed. Never sent.
    public nonisolated static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
    private struct State {
        var currentItem: AVPlayerItem?
        var rate: Float = 0
        var volume: Float = 1
        var isMuted = false
        var actionAtItemEnd = ActionAtItemEnd.pause
        var allowsExternalPlayback = true
        var preventsDisplaySleepDuringVideoPlayback = true
        var automaticallyWaitsToMinimizeStalling = true
        var defaultRate: Float = 1
        var usesExternalPlaybackWhileExternalScreenIsActive = false
        var appliesMediaSelectionCriteriaAutomatically = true
        var policy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
        var time = CMTime.zero
    }
    private nonisolated let state = Locked(State())
    /// A player without an item.
    public override nonisolated init() { super.init() }
    /// A player of an item; nil leaves it without one.
    public nonisolated init(playerItem item: AVPlayerItem?) {
        state.withLock { $0.currentItem = item }
    }
    /// A player of an address, which is not opened.
    public nonisolated convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// What it plays; nil without anything.
    open nonisolated var currentItem: AVPlayerItem? { state.withLock { $0.currentItem } }
    /// 1 is the usual speed, 0 a pause. No video is played, whatever it is.
    open nonisolated var rate: Float {
        get { state.withLock { $0.rate } }
        set { state.withLock { $0.rate = newValue } }
    }
    /// From 0 to 1. Nothing to do: no video is played.
    open nonisolated var volume: Float {
        get { state.withLock { $0.volume } }
        set { state.withLock { $0.volume = newValue } }
    }
    /// Whether no sound is heard. Nothing to do: no video is played.
    open nonisolated var isMuted: Bool {
        get { state.withLock { $0.isMuted } }
        set { state.withLock { $0.isMuted = newValue } }
    }
    /// What happens at the end of the item. Nothing to do: no video is played.
    open nonisolated var actionAtItemEnd: ActionAtItemEnd {
        get { state.withLock { $0.actionAtItemEnd } }
        set { state.withLock { $0.actionAtItemEnd = newValue } }
    }
    /// Whether another screen may show the video. Nothing to do: no video is played.
    open nonisolated var allowsExternalPlayback: Bool {
        get { state.withLock { $0.allowsExternalPlayback } }
        set { state.withLock { $0.allowsExternalPlayback = newValue } }
    }
    /// Whether the screen stays on during a video. Nothing to do: no video is played.
    open nonisolated var preventsDisplaySleepDuringVideoPlayback: Bool {
        get { state.withLock { $0.preventsDisplaySleepDuringVideoPlayback } }
        set { state.withLock { $0.preventsDisplaySleepDuringVideoPlayback = newValue } }
    }
    /// Whether playing waits until enough is loaded. Nothing to do: no video is played.
    open nonisolated var automaticallyWaitsToMinimizeStalling: Bool {
        get { state.withLock { $0.automaticallyWaitsToMinimizeStalling } }
        set { state.withLock { $0.automaticallyWaitsToMinimizeStalling = newValue } }
    }
    /// Unknown.
    open nonisolated var status: Status { .unknown }
    /// Paused at a rate of 0, else waiting.
    open nonisolated var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    /// Why a player cannot play: nil.
    open nonisolated var error: (any Error)? { nil }
    /// Why it waits: without an item for that, else to learn how fast media is loaded. Nil where it does not wait.
    open nonisolated var reasonForWaitingToPlay: WaitingReason? {
        rate == 0 ? nil : currentItem == nil ? .noItemToPlay : .evaluatingBufferingRate
    }
    /// The rate of `play()`.
    open nonisolated var defaultRate: Float {
        get { state.withLock { $0.defaultRate } }
        set { state.withLock { $0.defaultRate = newValue } }
    }
    /// Whether another screen shows the video: false.
    open nonisolated var isExternalPlaybackActive: Bool { false }
    /// Whether a screen that is connected shows the video alone. Nothing to do: no video is played.
    open nonisolated var usesExternalPlaybackWhileExternalScreenIsActive: Bool {
        get { state.withLock { $0.usesExternalPlaybackWhileExternalScreenIsActive } }
        set { state.withLock { $0.usesExternalPlaybackWhileExternalScreenIsActive = newValue } }
    }
    /// Whether languages and subtitles are chosen as the person prefers them. Nothing to do: no video is played.
    open nonisolated var appliesMediaSelectionCriteriaAutomatically: Bool {
        get { state.withLock { $0.appliesMediaSelectionCriteriaAutomatically } }
        set { state.withLock { $0.appliesMediaSelectionCriteriaAutomatically = newValue } }
    }
    /// What happens while the app is not in front. Nothing to do: no video is played.
    open nonisolated var audiovisualBackgroundPlaybackPolicy: AVPlayerAudiovisualBackgroundPlaybackPolicy {
        get { state.withLock { $0.policy } }
        set { state.withLock { $0.policy = newValue } }
    }
    /// False.
    open nonisolated class var eligibleForHDRPlayback: Bool { false }
    /// Sets `rate`.
    open nonisolated func playImmediately(atRate rate: Float) { self.rate = rate }
    /// Sets `rate`, and the time where it is valid; that of the clock has no effect.
    open nonisolated func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
        self.rate = rate
        if itemTime.isValid { seek(to: itemTime) }
    }
    /// Calls the closure at once, with true.
    @preconcurrency
    open nonisolated func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        completionHandler?(true)
    }
    /// Ends what `preroll` has begun. Nothing to do: it has ended.
    open nonisolated func cancelPendingPrerolls() {}
    /// Sets `rate` to `defaultRate`.
    open nonisolated func play() { rate = defaultRate }
    /// Sets `rate` to 0.
    open nonisolated func pause() { rate = 0 }
    /// Zero, or where `seek(to:)` has led.
    open nonisolated func currentTime() -> CMTime { state.withLock { $0.time } }
    /// Sets the time.
    open nonisolated func seek(to time: CMTime) { state.withLock { $0.time = time } }
    /// Sets the time and calls the closure at once, with true.
    @preconcurrency open nonisolated func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        state.withLock { $0.time = time }
        completionHandler(true)
    }
    /// Sets the time; the tolerances have no effect.
    open nonisolated func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Sets the time; the tolerances have no effect. Calls the closure at once, with true.
    @preconcurrency open nonisolated func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
                               completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time, completionHandler: completionHandler)
    }
    /// Goes to a date of the media. Nothing to do: no dates are read.
    open nonisolated func seek(to date: Date) {}
    /// Calls the closure at once, with false: no dates are read.
    @preconcurrency open nonisolated func seek(to date: Date, completionHandler: @escaping @Sendable (Bool) -> Void) {
        completionHandler(false)
    }
    /// Sets the item; nil takes it away. The time stays.
    open nonisolated func replaceCurrentItem(with item: AVPlayerItem?) { state.withLock { $0.currentItem = item } }
    /// The time does not advance, so that nothing is called.
    @preconcurrency open nonisolated func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// The time does not advance, so that nothing is called.
    @preconcurrency open nonisolated func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    /// Ends what `addPeriodicTimeObserver` or `addBoundaryTimeObserver` has begun. Nothing to do: no video is played.
    open nonisolated func removeTimeObserver(_ observer: Any) {}
}
/// What a player does while the app is not in front.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    case automatic = 1, pauses, continuesIfPossible
}
