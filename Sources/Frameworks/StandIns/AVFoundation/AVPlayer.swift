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
}

/// What a player plays.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject {
    /// Whether an item can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// As given when it was made.
    public nonisolated let asset: AVAsset
    /// An item of an asset.
    public nonisolated init(asset: AVAsset) { self.asset = asset }
    /// An item of an address, which is not opened.
    public nonisolated convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// Unknown.
    open nonisolated var status: Status { .unknown }
    /// That of the asset: indefinite.
    open nonisolated var duration: CMTime { asset.duration }
    /// Zero.
    open nonisolated func currentTime() -> CMTime { .zero }
    /// Seconds; 0 leaves it to the player. Nothing to do: no video is played.
    open nonisolated var preferredForwardBufferDuration: TimeInterval {
        get { bufferDuration.withLock { $0 } }
        set { bufferDuration.withLock { $0 = newValue } }
    }
    private nonisolated let bufferDuration = Locked<TimeInterval>(0)
    /// Never sent: the time does not advance.
    public nonisolated static let didPlayToEndTimeNotification =
        Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Never sent.
    public nonisolated static let failedToPlayToEndTimeNotification =
        Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}
extension NSNotification.Name {
    /// Never sent: the time does not advance.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Never sent.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
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
    private struct State {
        var currentItem: AVPlayerItem?
        var rate: Float = 0
        var volume: Float = 1
        var isMuted = false
        var actionAtItemEnd = ActionAtItemEnd.pause
        var allowsExternalPlayback = true
        var preventsDisplaySleepDuringVideoPlayback = true
        var automaticallyWaitsToMinimizeStalling = true
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
    /// Sets `rate` to 1.
    open nonisolated func play() { rate = 1 }
    /// Sets `rate` to 0.
    open nonisolated func pause() { rate = 0 }
    /// Zero, or where `seek(to:)` has led.
    open nonisolated func currentTime() -> CMTime { state.withLock { $0.time } }
    /// Sets the time.
    open nonisolated func seek(to time: CMTime) { state.withLock { $0.time = time } }
    /// Sets the time and calls the closure at once, with true.
    open nonisolated func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        state.withLock { $0.time = time }
        completionHandler(true)
    }
    /// Sets the time; the tolerances have no effect.
    open nonisolated func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Sets the item; nil takes it away. The time stays.
    open nonisolated func replaceCurrentItem(with item: AVPlayerItem?) { state.withLock { $0.currentItem = item } }
    /// The time does not advance, so that nothing is called.
    open nonisolated func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Ends what `addPeriodicTimeObserver` has begun. Nothing to do: no video is played.
    open nonisolated func removeTimeObserver(_ observer: Any) {}
}
/// A player of several items, of which it keeps the first.
@MainActor @preconcurrency
open class AVQueuePlayer: AVPlayer {
    /// A player of the first item; the others are not kept.
    public nonisolated convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
    /// The current item alone, or none.
    open nonisolated func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
    /// Ends the present item and begins the next one. Nothing to do: no video is played.
    open nonisolated func advanceToNextItem() {}
    /// Takes the current item away.
    open nonisolated func removeAllItems() { replaceCurrentItem(with: nil) }
}
/// Plays an item again and again. No video is played.
public final class AVPlayerLooper: NSObject, Sendable {
    /// Neither the player nor the item is kept.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    /// Ends after the present round. Nothing to do: no video is played.
    public func disableLooping() {}
}
