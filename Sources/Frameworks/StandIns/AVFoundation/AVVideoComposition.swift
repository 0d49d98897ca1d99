public import CoreGraphics
public import CoreMedia
public import Foundation
public import QuartzCore

// How the tracks of a video are put together to its pictures. Kept: no video is made.

/// How tracks are put together for a part of a video.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    /// The part.
    var timeRange: CMTimeRange { get }
}

/// How one track is drawn.
open class AVVideoCompositionLayerInstruction: NSObject {
    /// The number of the track.
    open var trackID: Int32 = kCMPersistentTrackID_Invalid
    override init() { super.init() }
}
/// How one track is drawn, as a program makes it.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
    public override init() { super.init() }
    /// Of a track.
    public convenience init(assetTrack track: AVAssetTrack) { self.init() }
    /// How the track is moved from a time on. Nothing to do: no video is made.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    /// How the track is moved during a time. Nothing to do: no video is made.
    open func setTransformRamp(fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform,
                               timeRange: CMTimeRange) {}
    /// How much of it is seen from a time on. Nothing to do: no video is made.
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    /// How much of it is seen during a time. Nothing to do: no video is made.
    open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float,
                             timeRange: CMTimeRange) {}
    /// Which part of it is seen from a time on. Nothing to do: no video is made.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}
/// How tracks are put together for a part of a video.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
    /// The part.
    open var timeRange = CMTimeRange()
    /// The colour behind the tracks; nil is black.
    open var backgroundColor: CGColor?
    /// How the tracks are drawn, the foremost first.
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    /// Whether layers are drawn with it.
    open var enablePostProcessing = true
    override init() { super.init() }
}
/// How tracks are put together for a part of a video, as a program makes it.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
    public override init() { super.init() }
}
/// Layers that are drawn with a video.
open class AVVideoCompositionCoreAnimationTool: NSObject {
    /// Draws the video into one layer of a tree. Nothing to do: no video is made.
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
}
/// How tracks are put together to the pictures of a video.
open class AVVideoComposition: NSObject {
    /// How long a picture is seen.
    open var frameDuration = CMTime.zero
    /// In pixels.
    open var renderSize = CGSize.zero
    /// How large pictures are made.
    open var renderScale: Float = 1
    /// The parts, in their order.
    open var instructions: [any AVVideoCompositionInstructionProtocol] = []
    /// Layers that are drawn with it.
    open var animationTool: AVVideoCompositionCoreAnimationTool?
    /// The colours of the pictures.
    open var colorPrimaries: String?, colorTransferFunction: String?, colorYCbCrMatrix: String?
    override init() { super.init() }
    /// The pictures of a video: of none, for no video is read.
    public convenience init(propertiesOf asset: AVAsset) { self.init() }
    /// The pictures of a video: of none, for no video is read.
    public nonisolated(nonsending) class func videoComposition(
        withPropertiesOf asset: AVAsset
    ) async throws -> AVVideoComposition { AVVideoComposition() }
}
/// How tracks are put together, as a program makes it.
open class AVMutableVideoComposition: AVVideoComposition {
    public override init() { super.init() }
}

/// How loud the tracks of a video are.
open class AVAudioMix: NSObject {
    /// How loud each track is.
    open var inputParameters: [AVAudioMixInputParameters] = []
    override init() { super.init() }
}
/// How loud the tracks of a video are, as a program makes it.
open class AVMutableAudioMix: AVAudioMix {
    public override init() { super.init() }
}
/// How loud a track is.
open class AVAudioMixInputParameters: NSObject {
    override init() { super.init() }
}
/// How loud a track is, as a program makes it.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
    public override init() { super.init() }
    /// Of a track.
    public convenience init(track: AVAssetTrack?) { self.init() }
    /// How loud it is from a time on, from 0 to 1. Nothing to do: no video is made.
    open func setVolume(_ volume: Float, at time: CMTime) {}
    /// How loud it is during a time, from 0 to 1. Nothing to do: no video is made.
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float,
                            timeRange: CMTimeRange) {}
}
