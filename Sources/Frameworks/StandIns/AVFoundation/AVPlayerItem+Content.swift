public import CoreGraphics
public import CoreMedia
public import CoreVideo
public import Foundation
public import QuartzCore

// What a player shows of an item, and hands to a program. Nothing is played: there are no tracks, pictures and logs.

/// A track of an item. None is found.
open class AVPlayerItemTrack: NSObject {
    override init() { super.init() }
    /// Nil.
    open var assetTrack: AVAssetTrack? { nil }
    /// Whether it is played. Nothing to do: nothing is played.
    open var isEnabled = true
    /// 0.
    open var currentVideoFrameRate: Float { 0 }
}
/// What was loaded from the network. Nothing is.
open class AVPlayerItemAccessLog: NSObject {
    override init() { super.init() }
    /// None.
    open var events: [AVPlayerItemAccessLogEvent] { [] }
}
/// A part of what was loaded from the network. None is.
open class AVPlayerItemAccessLogEvent: NSObject {
    override init() { super.init() }
    /// Bits a second that the server has named.
    open var indicatedBitrate: Double { 0 }
    /// Bits a second.
    open var observedBitrate: Double { 0 }
    /// Nil.
    open var uri: String? { nil }
    /// Nil.
    open var playbackStartDate: Date? { nil }
    /// How often playing had to wait.
    open var numberOfStalls: Int { 0 }
    /// Bytes.
    open var numberOfBytesTransferred: Int64 { 0 }
    /// Seconds.
    open var durationWatched: TimeInterval { 0 }
    /// Seconds.
    open var startupTime: TimeInterval { 0 }
}
/// What has failed. Nothing has.
open class AVPlayerItemErrorLog: NSObject {
    override init() { super.init() }
    /// None.
    open var events: [AVPlayerItemErrorLogEvent] { [] }
}
/// Something that has failed. Nothing has.
open class AVPlayerItemErrorLogEvent: NSObject {
    override init() { super.init() }
    /// 0.
    open var errorStatusCode: Int { 0 }
    /// Empty.
    open var errorDomain: String { "" }
    /// Nil.
    open var errorComment: String? { nil }
    /// Nil.
    open var uri: String? { nil }
    /// Nil.
    open var date: Date? { nil }
}
/// Takes content of an item. There is none.
open class AVPlayerItemOutput: NSObject {
    override init() { super.init() }
    /// Whether the player does not show the content itself. Nothing to do: nothing is played.
    open var suppressesPlayerRendering = false
    /// Invalid: nothing is played.
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}
/// Takes pictures of an item. There are none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
    /// Pictures of any form.
    public override init() { super.init() }
    /// Pictures of a form, which has no effect.
    public convenience init(pixelBufferAttributes: [String: any Sendable]? = nil) { self.init() }
    /// Pictures of a form, which has no effect.
    public convenience init(outputSettings: [String: any Sendable]?) { self.init() }
    /// False.
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    /// Nil.
    open func copyPixelBuffer(forItemTime itemTime: CMTime,
                              itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?)
        -> CVPixelBuffer? { nil }
    /// Sets who is notified. Nothing to do: there are no pictures.
    open func setDelegate(_ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?) {}
    /// Asks to be notified of pictures. Nothing to do: there are none.
    open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}
/// Is notified of pictures. It is never called.
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
    /// There will be pictures. Never called.
    func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
    /// What was taken before is of no use. Never called.
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
extension AVPlayerItemOutputPullDelegate {
    /// Does nothing.
    public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
    /// Does nothing.
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
/// Takes values of an item, such as the title of a song. There are none.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
    /// Values of some names; nil for all.
    public init(identifiers: [String]?) { super.init() }
    /// Who is notified. Held weakly.
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    /// Sets who is notified, and where.
    open func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?,
                          queue delegateQueue: DispatchQueue?) { self.delegate = delegate }
}
/// Is notified of values. It is never called.
public protocol AVPlayerItemMetadataOutputPushDelegate: NSObjectProtocol {
    /// There are values. Never called.
    func metadataOutput(_ output: AVPlayerItemMetadataOutput,
                        didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup], from track: AVPlayerItemTrack?)
    /// What was taken before is of no use. Never called.
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
extension AVPlayerItemMetadataOutputPushDelegate {
    /// Does nothing.
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
extension AVPlayerItem {
    /// None.
    public nonisolated var tracks: [AVPlayerItemTrack] { [] }
    /// Nil: nothing is loaded.
    public nonisolated func accessLog() -> AVPlayerItemAccessLog? { nil }
    /// Nil: nothing has failed.
    public nonisolated func errorLog() -> AVPlayerItemErrorLog? { nil }
    /// What takes its content: nothing, for there is none.
    public nonisolated var outputs: [AVPlayerItemOutput] { [] }
    /// Hands content to an output. Nothing to do: there is none.
    public nonisolated func add(_ output: AVPlayerItemOutput) {}
    /// Ends that. Nothing to do: there is no content.
    public nonisolated func remove(_ output: AVPlayerItemOutput) {}
    /// Nothing is chosen.
    public nonisolated var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
    /// Chooses a language or subtitles. Nothing to do: there are none.
    public nonisolated func select(_ mediaSelectionOption: AVMediaSelectionOption?,
                                   in mediaSelectionGroup: AVMediaSelectionGroup) {}
    /// Chooses a language or subtitles as the person prefers. Nothing to do: there are none.
    public nonisolated func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
    /// Nil.
    public nonisolated var timebase: CMTimebase? { nil }
    /// Something was chosen. Never sent.
    public nonisolated static let mediaSelectionDidChangeNotification =
        Notification.Name("AVPlayerItemMediaSelectionDidChangeNotification")
    /// Invalid.
    public nonisolated var recommendedTimeOffsetFromLive: CMTime { .invalid }
}
extension AVPlayer {
    /// The reasons for which the speed has changed.
    public struct RateDidChangeReason: Hashable, RawRepresentable, Sendable {
        /// The name of the framework.
        public let rawValue: String
        /// A reason by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program has changed it.
        public static let setRateCalled = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateCalled")
        /// It could not be changed.
        public static let setRateFailed = RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonSetRateFailed")
        /// The sound was interrupted.
        public static let audioSessionInterrupted =
            RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonAudioSessionInterrupted")
        /// The program is in the background.
        public static let appBackgrounded =
            RateDidChangeReason(rawValue: "AVPlayerRateDidChangeReasonAppBackgrounded")
    }
    /// The key of the reason in a notification.
    public nonisolated static let rateDidChangeReasonKey = "AVPlayerRateDidChangeReasonKey"
    /// Prefers languages. Nothing to do: nothing is played.
    public nonisolated func setMediaSelectionCriteria(
        _ criteria: AVPlayerMediaSelectionCriteria?,
        forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
    ) {}
    /// Nil.
    public nonisolated func mediaSelectionCriteria(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic)
        -> AVPlayerMediaSelectionCriteria? { nil }
}

/// Shows pictures of the program. Nothing is drawn.
open class AVSampleBufferDisplayLayer: CALayer, _MadeByView {
    public static func _made() -> CALayer { AVSampleBufferDisplayLayer() }
    /// A layer without pictures.
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// How pictures fill the layer. Nothing to do: nothing is drawn.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// When pictures are shown. Nothing to do: nothing is drawn.
    open var controlTimebase: CMTimebase?
    /// True.
    open var isReadyForMoreMediaData: Bool { true }
    /// Unknown.
    open var status: AVQueuedSampleBufferRenderingStatus { .unknown }
    /// Nil.
    open var error: (any Error)? { nil }
    /// Shows a picture. Nothing to do: nothing is drawn.
    open func enqueue(_ sampleBuffer: CMSampleBuffer) {}
    /// Forgets pictures that are not shown yet. Nothing to do: nothing is drawn.
    open func flush() {}
    /// Forgets all pictures. Nothing to do: nothing is drawn.
    open func flushAndRemoveImage() {}
    /// Asks for pictures. Nothing to do: nothing is drawn.
    @preconcurrency
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
    /// Ends that. Nothing to do: nothing is drawn.
    open func stopRequestingMediaData() {}
}
/// Whether pictures are shown.
public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable { case unknown, rendering, failed }
