public import Foundation

/// The media at a file or an address. Media is not decoded, so that durations are unknown.
open class AVAsset: NSObject, @unchecked Sendable {
    override init() { super.init() }
    public convenience init(url URL: URL) { self.init() }
    open var duration: CMTime { .indefinite }
    open var isPlayable: Bool { false }
}
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
}

/// What a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public let asset: AVAsset
    public init(asset: AVAsset) { self.asset = asset }
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    open var status: Status { .unknown }
    open var duration: CMTime { asset.duration }
    open func currentTime() -> CMTime { .zero }
    open var preferredForwardBufferDuration: TimeInterval = 0
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let failedToPlayToEndTimeNotification =
        Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}
extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}

/// Plays media. Its properties keep their values; the time stays at 0.
open class AVPlayer: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    public override init() { super.init() }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var automaticallyWaitsToMinimizeStalling = true
    open var status: Status { .unknown }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    open func play() { rate = 1 }
    open func pause() { rate = 0 }
    open func currentTime() -> CMTime { time }
    private var time = CMTime.zero
    open func seek(to time: CMTime) { self.time = time }
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        self.time = time
        completionHandler(true)
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// The time does not advance, so that nothing is called.
    open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?,
                                      using block: @escaping @Sendable (CMTime) -> Void) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
    open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
    open func advanceToNextItem() {}
    open func removeAllItems() { replaceCurrentItem(with: nil) }
}
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
    open func disableLooping() {}
}
