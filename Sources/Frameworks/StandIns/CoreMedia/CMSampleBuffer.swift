@_exported public import CoreVideo

/// A part of a video or a sound. None is recorded: no program gets one.
public final class CMSampleBuffer: Sendable {
    private init() {}
    /// Invalid.
    public var presentationTimeStamp: CMTime { .invalid }
    /// Nil.
    public var imageBuffer: CVImageBuffer? { nil }
}
/// Nil.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// Invalid.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// Invalid.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// The size of pictures.
public struct CMVideoDimensions: Hashable, Sendable {
    /// In pixels.
    public var width: Int32
    /// In pixels.
    public var height: Int32
    /// A size in pixels.
    public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}
/// Nil: no sound is recorded.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { nil }
/// Nil: nothing is recorded.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }
/// 0.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { 0 }
/// False.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
/// False.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
extension CMSampleBuffer {
    /// Nil: nothing is recorded.
    public var formatDescription: CMFormatDescription? { nil }
    /// Nil: no sound is recorded.
    public var dataBuffer: CMBlockBuffer? { nil }
    /// Invalid.
    public var duration: CMTime { .invalid }
    /// 0.
    public var numSamples: Int { 0 }
    /// False.
    public var isValid: Bool { false }
}
/// Bytes of a sound or a video. None is recorded.
public final class CMBlockBuffer: Sendable {
    private init() {}
    /// 0.
    public var dataLength: Int { 0 }
}
/// What a sound or a video is.
public final class CMFormatDescription: Sendable {
    private let size: CMVideoDimensions
    package init(size: CMVideoDimensions) { self.size = size }
    /// In pixels.
    public var dimensions: CMVideoDimensions { size }
}
/// What a video is.
public typealias CMVideoFormatDescription = CMFormatDescription
/// What a sound is.
public typealias CMAudioFormatDescription = CMFormatDescription
/// In pixels.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
