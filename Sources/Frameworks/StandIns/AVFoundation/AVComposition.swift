public import CoreGraphics
public import CoreMedia
public import Foundation

// Videos that programs make of others. No video is read: what is put together has tracks and durations, and no content.

/// A track of a video.
open class AVAssetTrack: NSObject {
    private let kind: AVMediaType
    init(_ kind: AVMediaType = .video) { self.kind = kind }
    /// What it holds.
    open var mediaType: AVMediaType { kind }
    /// Its number in the video.
    open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
    /// The video that it is of; nil once that is gone.
    open var asset: AVAsset? { nil }
    /// In pixels; zero.
    open var naturalSize: CGSize { .zero }
    /// From 0 on.
    open var timeRange: CMTimeRange { CMTimeRange() }
    /// How pictures are turned.
    open var preferredTransform: CGAffineTransform { .identity }
    /// Pictures a second; 0.
    open var nominalFrameRate: Float { 0 }
    /// How long the shortest picture is shown.
    open var minFrameDuration: CMTime { .invalid }
    /// None.
    open var formatDescriptions: [Any] { [] }
    /// False.
    open var isPlayable: Bool { false }
    /// False.
    open var isDecodable: Bool { false }
    /// True.
    open var isEnabled: Bool { true }
    /// True.
    open var isSelfContained: Bool { true }
    /// Bytes; 0.
    open var totalSampleDataLength: Int64 { 0 }
    /// Parts of a second; 600.
    open var naturalTimeScale: CMTimeScale { 600 }
    /// Bits a second; 0.
    open var estimatedDataRate: Float { 0 }
    /// Nil.
    open var languageCode: String? { nil }
    /// Nil.
    open var extendedLanguageTag: String? { nil }
    /// 1.
    open var preferredVolume: Float { 1 }
    /// False.
    open var requiresFrameReordering: Bool { false }
    /// None.
    open var segments: [AVAssetTrackSegment] { [] }
    /// None.
    open var commonMetadata: [AVMetadataItem] { [] }
    /// None.
    open var metadata: [AVMetadataItem] { [] }
    /// Whether it can be seen or heard, by its kind.
    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        mediaCharacteristic == .visual && mediaType == .video || mediaCharacteristic == .audible && mediaType == .audio
    }
    /// Nil.
    open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? {
        segments.first { $0.timeMapping.target.containsTime(trackTime) }
    }
}
/// A part of a track.
open class AVAssetTrackSegment: NSObject {
    /// Which part of the source is where in the track.
    public let timeMapping: CMTimeMapping
    init(_ timeMapping: CMTimeMapping) { self.timeMapping = timeMapping }
    /// Whether nothing is shown.
    open var isEmpty: Bool { !timeMapping.source.isValid }
}
/// A part of a track that a program has put together.
open class AVCompositionTrackSegment: AVAssetTrackSegment {
    /// A part in which nothing is shown.
    public init(timeRange: CMTimeRange) { super.init(CMTimeMapping(source: .invalid, target: timeRange)) }
    /// A part of a track of a file.
    public init(url URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange,
                targetTimeRange: CMTimeRange) {
        super.init(CMTimeMapping(source: sourceTimeRange, target: targetTimeRange))
    }
}
/// A track that a program has put together.
open class AVCompositionTrack: AVAssetTrack {
    fileprivate let number: CMPersistentTrackID
    fileprivate weak var whole: AVComposition?
    fileprivate init(_ kind: AVMediaType, _ number: CMPersistentTrackID, _ whole: AVComposition?) {
        (self.number, self.whole) = (number, whole)
        super.init(kind)
    }
    open override var trackID: CMPersistentTrackID { number }
    open override var asset: AVAsset? { whole }
}
/// A track that a program puts together. Its parts are of no video: only their durations are kept.
open class AVMutableCompositionTrack: AVCompositionTrack {
    private var length = CMTime.zero
    open override var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: length) }
    private var turned = CGAffineTransform.identity
    /// How pictures are turned. Nothing to do: none is shown.
    open override var preferredTransform: CGAffineTransform { get { turned } set { turned = newValue } }
    private var loudness: Float = 1
    /// From 0 to 1. Nothing to do: no sound is played.
    open override var preferredVolume: Float { get { loudness } set { loudness = newValue } }
    private var isOn = true
    /// Whether it is played. Nothing to do: no video is played.
    open override var isEnabled: Bool { get { isOn } set { isOn = newValue } }
    /// Adds a part of another track: makes this one longer.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        insertEmptyTimeRange(CMTimeRange(start: startTime, duration: timeRange.duration))
    }
    /// Adds parts of other tracks, one after the other.
    open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws {
        for (range, track) in zip(timeRanges, tracks) {
            try insertTimeRange(range.timeRangeValue, of: track, at: startTime)
        }
    }
    /// Adds time in which nothing is shown.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
        guard timeRange.duration.isNumeric else { return }
        length = max(length, timeRange.start.isNumeric ? timeRange.start : .zero) + timeRange.duration
    }
    /// Takes time away.
    open func removeTimeRange(_ timeRange: CMTimeRange) {
        length -= timeRange.intersection(self.timeRange).duration
    }
    /// Changes how long a part is.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        length += duration - timeRange.intersection(self.timeRange).duration
    }
}
/// A video of parts of others.
open class AVComposition: AVAsset, @unchecked Sendable {
    override init() { super.init() }
    fileprivate var parts: [AVCompositionTrack] = []
    open override var tracks: [AVAssetTrack] { parts }
    open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
    /// In pixels; zero.
    open var naturalSize: CGSize { .zero }
}
/// A video of parts of others that a program puts together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    /// A video without tracks.
    public override init() { super.init() }
    /// A video without tracks; what is said of it has no effect.
    public convenience init(urlAssetInitializationOptions: [String: Any]?) { self.init() }
    private var size = CGSize.zero
    /// In pixels. Nothing to do: nothing is shown.
    open override var naturalSize: CGSize { get { size } set { size = newValue } }
    /// Adds a track without parts, with a number that is not taken.
    @discardableResult
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID)
        -> AVMutableCompositionTrack? {
        let taken = parts.map(\.number)
        let isFree = preferredTrackID != kCMPersistentTrackID_Invalid && !taken.contains(preferredTrackID)
        let track = AVMutableCompositionTrack(mediaType, isFree ? preferredTrackID : (taken.max() ?? 0) + 1, self)
        parts.append(track)
        return track
    }
    /// Takes a track away.
    open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }
    /// A track that parts of a track can be added to; nil for none.
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
        parts.first { $0.mediaType == track.mediaType } as? AVMutableCompositionTrack
    }
    /// Adds a part of another video, which has no tracks. Nothing to do: no video is read.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {}
    /// Adds a part of another video, which has no tracks. Nothing to do: no video is read.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) async throws {}
    private var mutable: [AVMutableCompositionTrack] { parts.compactMap { $0 as? AVMutableCompositionTrack } }
    /// Adds time in which nothing is shown.
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { mutable.forEach { $0.insertEmptyTimeRange(timeRange) } }
    /// Takes time away.
    open func removeTimeRange(_ timeRange: CMTimeRange) { mutable.forEach { $0.removeTimeRange(timeRange) } }
    /// Changes how long a part is.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
        mutable.forEach { $0.scaleTimeRange(timeRange, toDuration: duration) }
    }
}
