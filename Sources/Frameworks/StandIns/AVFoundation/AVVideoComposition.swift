public import CoreGraphics
public import CoreMedia
public import CoreVideo
public import Foundation
public import QuartzCore

// How videos and sounds are put together. No video is made: values are kept, and closures are never called.

/// What a program says of a part of a video.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    /// The part.
    var timeRange: CMTimeRange { get }
    /// Whether layers are drawn over it.
    var enablePostProcessing: Bool { get }
    /// Whether it changes with the time.
    var containsTweening: Bool { get }
    /// The numbers of the tracks that it needs, as `NSNumber`; nil for all.
    var requiredSourceTrackIDs: [NSValue]? { get }
    /// The track that is shown as it is; 0 for none.
    var passthroughTrackID: CMPersistentTrackID { get }
}
/// What is shown in a part of a video.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
    /// The part.
    open fileprivate(set) var timeRange = CMTimeRange.invalid
    /// Behind the tracks; nil for black.
    open fileprivate(set) var backgroundColor: CGColor?
    /// The tracks, the first in front.
    open fileprivate(set) var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    /// Whether layers are drawn over it.
    open fileprivate(set) var enablePostProcessing = true
    /// True.
    open var containsTweening: Bool { true }
    /// The numbers of the tracks.
    open var requiredSourceTrackIDs: [NSValue]? { layerInstructions.map { NSNumber(value: $0.trackID) } }
    /// None.
    open var passthroughTrackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
}
/// What is shown in a part of a video, as a program says it.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
    /// The part.
    open override var timeRange: CMTimeRange { get { super.timeRange } set { super.timeRange = newValue } }
    /// Behind the tracks; nil for black. Nothing to do: no video is made.
    open override var backgroundColor: CGColor? {
        get { super.backgroundColor } set { super.backgroundColor = newValue }
    }
    /// The tracks, the first in front. Nothing to do: no video is made.
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { super.layerInstructions } set { super.layerInstructions = newValue }
    }
    /// Whether layers are drawn over it. Nothing to do: no video is made.
    open override var enablePostProcessing: Bool {
        get { super.enablePostProcessing } set { super.enablePostProcessing = newValue }
    }
}
/// How a track is shown.
open class AVVideoCompositionLayerInstruction: NSObject {
    /// The number of the track.
    open fileprivate(set) var trackID = kCMPersistentTrackID_Invalid
    fileprivate var transforms: [(from: CGAffineTransform, to: CGAffineTransform, range: CMTimeRange)] = []
    fileprivate var opacities: [(from: Float, to: Float, range: CMTimeRange)] = []
    fileprivate var crops: [(from: CGRect, to: CGRect, range: CMTimeRange)] = []
    /// The opacities at the ends of the ramp at a time. False where none was set.
    open func getOpacityRamp(for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?,
                             endOpacity: UnsafeMutablePointer<Float>?, timeRange: UnsafeMutablePointer<CMTimeRange>?)
        -> Bool {
        guard let found = opacities.last(where: { $0.range.start <= time }) else { return false }
        startOpacity?.pointee = found.from
        endOpacity?.pointee = found.to
        timeRange?.pointee = found.range
        return true
    }
}
/// How a track is shown, as a program says it.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
    /// Of no track.
    public override init() { super.init() }
    /// Of a track.
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        trackID = track.trackID
    }
    /// The number of the track.
    open override var trackID: CMPersistentTrackID { get { super.trackID } set { super.trackID = newValue } }
    /// Turns and moves pictures from a time on. Nothing to do: no video is made.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
        transforms.append((transform, transform, CMTimeRange(start: time, duration: .positiveInfinity)))
    }
    /// Turns and moves pictures while time passes. Nothing to do: no video is made.
    open func setTransformRamp(fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform,
                               timeRange: CMTimeRange) {
        transforms.append((startTransform, endTransform, timeRange))
    }
    /// Sets the opacity from a time on. Nothing to do: no video is made.
    open func setOpacity(_ opacity: Float, at time: CMTime) {
        opacities.append((opacity, opacity, CMTimeRange(start: time, duration: .positiveInfinity)))
    }
    /// Changes the opacity while time passes. Nothing to do: no video is made.
    open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float,
                             timeRange: CMTimeRange) {
        opacities.append((startOpacity, endOpacity, timeRange))
    }
    /// Shows a part of pictures from a time on. Nothing to do: no video is made.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
        crops.append((cropRectangle, cropRectangle, CMTimeRange(start: time, duration: .positiveInfinity)))
    }
    /// Changes which part is shown while time passes. Nothing to do: no video is made.
    open func setCropRectangleRamp(fromStartCropRectangle startCropRectangle: CGRect,
                                   toEndCropRectangle endCropRectangle: CGRect, timeRange: CMTimeRange) {
        crops.append((startCropRectangle, endCropRectangle, timeRange))
    }
}
/// Draws layers over a video.
open class AVVideoCompositionCoreAnimationTool: NSObject {
    /// The video is one of the layers.
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
    /// The video is in several of the layers.
    public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {}
    /// A layer is a track of its own.
    public init(additionalLayer layer: CALayer, asTrackID trackID: CMPersistentTrackID) {}
}
/// How tracks become one video.
open class AVVideoComposition: NSObject {
    /// How long a picture is shown.
    open fileprivate(set) var frameDuration = CMTime(value: 1, timescale: 30)
    /// In pixels.
    open fileprivate(set) var renderSize = CGSize.zero
    /// 1 by default.
    open fileprivate(set) var renderScale: Float = 1
    /// What is shown when.
    open fileprivate(set) var instructions: [any AVVideoCompositionInstructionProtocol] = []
    /// Layers over the video; nil for none.
    open fileprivate(set) var animationTool: AVVideoCompositionCoreAnimationTool?
    /// What makes pictures; nil for the framework.
    open fileprivate(set) var customVideoCompositorClass: (any AVVideoCompositing.Type)?
    /// The track whose pictures are counted.
    open fileprivate(set) var sourceTrackIDForFrameTiming = kCMPersistentTrackID_Invalid
    /// What red, green and blue are; nil as in the tracks.
    open fileprivate(set) var colorPrimaries: String?
    /// How numbers become light; nil as in the tracks.
    open fileprivate(set) var colorTransferFunction: String?
    /// How light and colours are separated; nil as in the tracks.
    open fileprivate(set) var colorYCbCrMatrix: String?
    /// Nothing.
    public override init() { super.init() }
    /// As the tracks of a video are.
    public convenience init(propertiesOf asset: AVAsset) { self.init() }
    /// As the tracks of a video are.
    open class func videoComposition(withPropertiesOf asset: AVAsset) async throws -> AVVideoComposition {
        AVVideoComposition(propertiesOf: asset)
    }
}
/// How tracks become one video, as a program says it. Values are kept; no video is made.
open class AVMutableVideoComposition: AVVideoComposition {
    open override var frameDuration: CMTime { get { super.frameDuration } set { super.frameDuration = newValue } }
    open override var renderSize: CGSize { get { super.renderSize } set { super.renderSize = newValue } }
    open override var renderScale: Float { get { super.renderScale } set { super.renderScale = newValue } }
    open override var instructions: [any AVVideoCompositionInstructionProtocol] {
        get { super.instructions } set { super.instructions = newValue }
    }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { super.animationTool } set { super.animationTool = newValue }
    }
    open override var customVideoCompositorClass: (any AVVideoCompositing.Type)? {
        get { super.customVideoCompositorClass } set { super.customVideoCompositorClass = newValue }
    }
    open override var sourceTrackIDForFrameTiming: CMPersistentTrackID {
        get { super.sourceTrackIDForFrameTiming } set { super.sourceTrackIDForFrameTiming = newValue }
    }
    open override var colorPrimaries: String? { get { super.colorPrimaries } set { super.colorPrimaries = newValue } }
    open override var colorTransferFunction: String? {
        get { super.colorTransferFunction } set { super.colorTransferFunction = newValue }
    }
    open override var colorYCbCrMatrix: String? {
        get { super.colorYCbCrMatrix } set { super.colorYCbCrMatrix = newValue }
    }
    /// As the tracks of a video are.
    open override class func videoComposition(withPropertiesOf asset: AVAsset) async throws
        -> AVMutableVideoComposition { AVMutableVideoComposition(propertiesOf: asset) }
}
/// Makes pictures of tracks. It is never called.
public protocol AVVideoCompositing: NSObjectProtocol {
    /// The form of pictures that it takes; nil for any.
    var sourcePixelBufferAttributes: [String: any Sendable]? { get }
    /// The form of pictures that it makes.
    var requiredPixelBufferAttributesForRenderContext: [String: any Sendable] { get }
    /// The size has changed. Never called.
    func renderContextChanged(_ newRenderContext: AVVideoCompositionRenderContext)
    /// Makes a picture. Never called.
    func startRequest(_ asyncVideoCompositionRequest: AVAsynchronousVideoCompositionRequest)
    /// Ends what is under way. Never called.
    func cancelAllPendingVideoCompositionRequests()
}
extension AVVideoCompositing {
    /// Does nothing.
    public func cancelAllPendingVideoCompositionRequests() {}
}
/// What pictures are made in. None is made.
open class AVVideoCompositionRenderContext: NSObject {
    override init() { super.init() }
    /// In pixels.
    open var size: CGSize { .zero }
    /// 1.
    open var renderScale: Float { 1 }
    /// How pictures are turned.
    open var renderTransform: CGAffineTransform { .identity }
    /// How tracks become one video.
    open var videoComposition: AVVideoComposition { AVVideoComposition() }
    /// Nil.
    open func newPixelBuffer() -> CVPixelBuffer? { nil }
}
/// A picture that is to be made. None is.
open class AVAsynchronousVideoCompositionRequest: NSObject {
    override init() { super.init() }
    /// What pictures are made in.
    open var renderContext: AVVideoCompositionRenderContext { AVVideoCompositionRenderContext() }
    /// When it is shown.
    open var compositionTime: CMTime { .invalid }
    /// The numbers of the tracks.
    open var sourceTrackIDs: [NSNumber] { [] }
    /// What is shown then.
    open var videoCompositionInstruction: any AVVideoCompositionInstructionProtocol { AVVideoCompositionInstruction() }
    /// Nil.
    open func sourceFrame(byTrackID trackID: CMPersistentTrackID) -> CVPixelBuffer? { nil }
    /// Hands the picture over. Nothing to do: none is asked for.
    open func finish(withComposedVideoFrame composedVideoFrame: CVPixelBuffer) {}
    /// Fails. Nothing to do: no picture is asked for.
    open func finish(with error: any Error) {}
    /// Ends. Nothing to do: no picture is asked for.
    open func finishCancelledRequest() {}
}

/// How loud the tracks of a video are.
open class AVAudioMix: NSObject {
    /// What is said of each track.
    open fileprivate(set) var inputParameters: [AVAudioMixInputParameters] = []
}
/// How loud the tracks of a video are, as a program says it. Nothing is heard.
open class AVMutableAudioMix: AVAudioMix {
    /// Each track as it is.
    public override init() { super.init() }
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { super.inputParameters } set { super.inputParameters = newValue }
    }
}
/// How loud a track is.
open class AVAudioMixInputParameters: NSObject {
    /// The number of the track.
    open fileprivate(set) var trackID = kCMPersistentTrackID_Invalid
    /// How sound that is played faster is made; nil for the usual way.
    open fileprivate(set) var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm?
    fileprivate var volumes: [(from: Float, to: Float, range: CMTimeRange)] = []
    /// The volumes at the ends of the ramp at a time. False where none was set.
    open func getVolumeRamp(for time: CMTime, startVolume: UnsafeMutablePointer<Float>?,
                            endVolume: UnsafeMutablePointer<Float>?, timeRange: UnsafeMutablePointer<CMTimeRange>?)
        -> Bool {
        guard let found = volumes.last(where: { $0.range.start <= time }) else { return false }
        startVolume?.pointee = found.from
        endVolume?.pointee = found.to
        timeRange?.pointee = found.range
        return true
    }
}
/// How loud a track is, as a program says it.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
    /// Of no track.
    public override init() { super.init() }
    /// Of a track; nil for none.
    public convenience init(track: AVAssetTrack?) {
        self.init()
        trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
    }
    open override var trackID: CMPersistentTrackID { get { super.trackID } set { super.trackID = newValue } }
    open override var audioTimePitchAlgorithm: AVAudioTimePitchAlgorithm? {
        get { super.audioTimePitchAlgorithm } set { super.audioTimePitchAlgorithm = newValue }
    }
    /// Sets the volume from a time on, from 0 to 1. Nothing to do: nothing is heard.
    open func setVolume(_ volume: Float, at time: CMTime) {
        volumes.append((volume, volume, CMTimeRange(start: time, duration: .positiveInfinity)))
    }
    /// Changes the volume while time passes, from 0 to 1. Nothing to do: nothing is heard.
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
        volumes.append((startVolume, endVolume, timeRange))
    }
}
