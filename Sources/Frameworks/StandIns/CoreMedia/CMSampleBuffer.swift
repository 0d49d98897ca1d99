public import CoreVideo

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
