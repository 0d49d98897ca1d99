public import Foundation

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
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Whether an item can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// As given when it was made.
    public let asset: AVAsset
    /// An item of an asset.
    public init(asset: AVAsset) { self.asset = asset }
    /// An item of an address, which is not opened.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    /// Unknown.
    open var status: Status { .unknown }
    /// That of the asset: indefinite.
    open var duration: CMTime { asset.duration }
    /// Zero.
    open func currentTime() -> CMTime { .zero }
    /// Seconds; 0 leaves it to the player. Nothing to do: no video is played.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// Never sent: the time does not advance.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Never sent.
    public static let failedToPlayToEndTimeNotification =
        Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}
extension NSNotification.Name {
    /// Never sent: the time does not advance.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Never sent.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}

/// Plays media. Its properties keep their values; the time stays at 0.
open class AVPlayer: NSObject, @unchecked Sendable {
    /// Whether a player can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// What a player does at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    /// A player without an item.
    public override init() { super.init() }
    /// A player of an item; nil leaves it without one.
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    /// A player of an address, which is not opened.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    /// What it plays; nil without anything.
    open private(set) var currentItem: AVPlayerItem?
    /// 1 is the usual speed, 0 a pause. No video is played, whatever it is.
    open var rate: Float = 0
    /// From 0 to 1. Nothing to do: no video is played.
    open var volume: Float = 1
    /// Whether no sound is heard. Nothing to do: no video is played.
    open var isMuted = false
    /// What happens at the end of the item. Nothing to do: no video is played.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether another screen may show the video. Nothing to do: no video is played.
    open var allowsExternalPlayback = true
    /// Whether the screen stays on during a video. Nothing to do: no video is played.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Whether playing waits until enough is loaded. Nothing to do: no video is played.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Unknown.
    open var status: Status { .unknown }
    /// Paused at a rate of 0, else waiting.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    /// Sets `rate` to 1.
    open func play() { rate = 1 }
    /// Sets `rate` to 0.
    open func pause() { rate = 0 }
    /// Zero, or where `seek(to:)` has led.
    open func currentTime() -> CMTime { time }
    private var time = CMTime.zero
    /// Sets the time.
    open func seek(to time: CMTime) { self.time = time }
    /// Sets the time and calls the closure at once, with true.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        self.time = time
        completionHandler(true)
    }
    /// Sets the time; the tolerances have no effect.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
    /// Sets the item; nil takes it away. The time stays.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// The time does not advance, so that nothing is called.
    open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?,
                                      using block: @escaping @Sendable (CMTime) -> Void) -> Any { NSObject() }
    /// Ends what `addPeriodicTimeObserver` has begun. Nothing to do: no video is played.
    open func removeTimeObserver(_ observer: Any) {}
}
/// A player of several items, of which it keeps the first.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    /// A player of the first item; the others are not kept.
    public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
    /// The current item alone, or none.
    open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
    /// Ends the present item and begins the next one. Nothing to do: no video is played.
    open func advanceToNextItem() {}
    /// Takes the current item away.
    open func removeAllItems() { replaceCurrentItem(with: nil) }
}
/// Plays an item again and again. No video is played.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// Neither the player nor the item is kept.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    /// Ends after the present round. Nothing to do: no video is played.
    open func disableLooping() {}
}
