public import CoreGraphics
public import CoreMedia
public import Foundation

// Videos that programs make of others. No video is read: there are no tracks, and exports fail.

/// A track of a video. None is found.
open class AVAssetTrack: NSObject {
    override init() { super.init() }
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var timeRange: CMTimeRange { CMTimeRange() }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
}
extension AVAsset {
    /// None.
    public var tracks: [AVAssetTrack] { [] }
    /// None.
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// None.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
}
/// A track that a program makes.
open class AVMutableCompositionTrack: AVAssetTrack {
    /// Adds a part of another track. Nothing to do: no video is read.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {}
    /// Changes how long a part is. Nothing to do: no video is read.
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
/// The number of a track that has none.
public let kCMPersistentTrackID_Invalid: Int32 = 0
/// A video of parts of others.
open class AVMutableComposition: AVAsset, @unchecked Sendable {
    public override init() { super.init() }
    /// Adds a track without parts.
    open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: Int32)
        -> AVMutableCompositionTrack? { AVMutableCompositionTrack() }
    /// Adds a part of another video. Nothing to do: no video is read.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {}
    /// Adds a part of another video. Nothing to do: no video is read.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) async throws {}
}
/// Makes pictures of a video. None is made.
open class AVAssetImageGenerator: NSObject {
    /// A generator; the video is not read.
    public init(asset: AVAsset) {}
    /// Whether pictures stand upright. Nothing to do: none is made.
    open var appliesPreferredTrackTransform = false
    /// The largest size. Nothing to do: no picture is made.
    open var maximumSize = CGSize.zero
    /// How much earlier a picture may be. Nothing to do: none is made.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be. Nothing to do: none is made.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    private static var failure: NSError { NSError(domain: AVFoundationErrorDomain, code: -11832) }
    /// Throws.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw Self.failure
    }
    /// Throws.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw Self.failure }
    /// Calls the closure at once, with an error.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .invalid, Self.failure) }
}
