@_exported public import CoreVideo
public import Foundation
public import QuadrantFoundation

// Parts of videos. None is recorded: programs have those that they make of pictures in memory.

/// When a part of a video is shown.
public struct CMSampleTimingInfo: Hashable, Sendable {
    /// How long.
    public var duration: CMTime
    /// From when on.
    public var presentationTimeStamp: CMTime
    /// When it is read; invalid where that is the same.
    public var decodeTimeStamp: CMTime
    /// Three times.
    public init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime) {
        (self.duration, self.presentationTimeStamp) = (duration, presentationTimeStamp)
        self.decodeTimeStamp = decodeTimeStamp
    }
    /// Invalid times.
    public init() { self.init(duration: .invalid, presentationTimeStamp: .invalid, decodeTimeStamp: .invalid) }
    /// Invalid times.
    public static let invalid = CMSampleTimingInfo()
}

/// A part of a video or a sound.
public final class CMSampleBuffer {
    private let timing: CMSampleTimingInfo
    /// The picture; nil for a sound.
    public let imageBuffer: CVImageBuffer?
    /// What it is.
    public let formatDescription: CMFormatDescription?
    private init(_ imageBuffer: CVImageBuffer?, _ format: CMFormatDescription?, _ timing: CMSampleTimingInfo) {
        (self.imageBuffer, formatDescription, self.timing) = (imageBuffer, format, timing)
    }
    /// A picture of a video.
    public convenience init(imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
                            sampleTiming: CMSampleTimingInfo) throws {
        self.init(imageBuffer, formatDescription, sampleTiming)
    }
    /// The same with other times.
    public convenience init(copying sampleBuffer: CMSampleBuffer, withNewTiming timing: [CMSampleTimingInfo]) throws {
        self.init(sampleBuffer.imageBuffer, sampleBuffer.formatDescription, timing.first ?? sampleBuffer.timing)
    }
    /// From when on it is shown.
    public var presentationTimeStamp: CMTime { timing.presentationTimeStamp }
    /// How long it is shown.
    public var duration: CMTime { timing.duration }
    /// When it is read.
    public var decodeTimeStamp: CMTime { timing.decodeTimeStamp }
    /// From when on it is shown.
    public var outputPresentationTimeStamp: CMTime { timing.presentationTimeStamp }
    /// How long it is shown.
    public var outputDuration: CMTime { timing.duration }
    /// Nil: it has no bytes beside its picture.
    public var dataBuffer: CMBlockBuffer? { nil }
    /// 1.
    public var numSamples: Int { 1 }
    /// Bytes beside its picture: 0.
    public var totalSampleSize: Int { 0 }
    /// True.
    public var isValid: Bool { true }
}
/// Its picture.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// From when on it is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.presentationTimeStamp }
/// From when on it is shown.
public func CMSampleBufferGetOutputPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.presentationTimeStamp
}
/// When it is read.
public func CMSampleBufferGetDecodeTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.decodeTimeStamp }
/// How long it is shown.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Nil: it has no bytes beside its picture.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { nil }
/// What it is.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
    sbuf.formatDescription
}
/// 1.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
/// Bytes beside its picture: 0.
public func CMSampleBufferGetTotalSampleSize(_ sbuf: CMSampleBuffer) -> Int { sbuf.totalSampleSize }
/// True.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
/// True.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Nil: it has no values beside its picture.
public func CMSampleBufferGetSampleAttachmentsArray(_ sbuf: CMSampleBuffer, createIfNecessary: Bool) -> CFArray? { nil }

/// Makes a part of a video of a picture in memory.
@discardableResult
public func CMSampleBufferCreateReadyWithImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription,
    sampleTiming: UnsafePointer<CMSampleTimingInfo>, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    sampleBufferOut.pointee = try? CMSampleBuffer(imageBuffer: imageBuffer, formatDescription: formatDescription,
                                                  sampleTiming: sampleTiming.pointee)
    return 0
}
/// Called for the bytes of a part; never.
public typealias CMSampleBufferMakeDataReadyCallback = (CMSampleBuffer, UnsafeMutableRawPointer?) -> OSStatus
/// Makes a part of a video of a picture in memory, which is ready.
@discardableResult
public func CMSampleBufferCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer, dataReady: Bool,
    makeDataReadyCallback: CMSampleBufferMakeDataReadyCallback?, refcon: UnsafeMutableRawPointer?,
    formatDescription: CMVideoFormatDescription, sampleTiming: UnsafePointer<CMSampleTimingInfo>,
    sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    CMSampleBufferCreateReadyWithImageBuffer(
        allocator: allocator, imageBuffer: imageBuffer, formatDescription: formatDescription,
        sampleTiming: sampleTiming, sampleBufferOut: sampleBufferOut)
}
/// The same part.
@discardableResult
public func CMSampleBufferCreateCopy(allocator: CFAllocator?, sampleBuffer: CMSampleBuffer,
                                     sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>) -> OSStatus {
    sampleBufferOut.pointee = sampleBuffer
    return 0
}
/// The same part with other times.
@discardableResult
public func CMSampleBufferCreateCopyWithNewTiming(
    allocator: CFAllocator?, sampleBuffer: CMSampleBuffer, sampleTimingEntryCount: CMItemCount,
    sampleTimingArray: UnsafePointer<CMSampleTimingInfo>?, sampleBufferOut: UnsafeMutablePointer<CMSampleBuffer?>
) -> OSStatus {
    let timing = sampleTimingArray.map { Array(UnsafeBufferPointer(start: $0, count: sampleTimingEntryCount)) } ?? []
    sampleBufferOut.pointee = try? CMSampleBuffer(copying: sampleBuffer, withNewTiming: timing)
    return 0
}

/// Bytes of a sound or a video. None is recorded.
public final class CMBlockBuffer: Sendable {
    private init() {}
    /// 0.
    public var dataLength: Int { 0 }
}
/// 0: nothing is recorded.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }
/// Fails: nothing is recorded.
@discardableResult
public func CMBlockBufferCopyDataBytes(_ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int,
                                       destination: UnsafeMutableRawPointer) -> OSStatus { -12704 }
/// Fails: nothing is recorded.
@discardableResult
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?,
    dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus { -12704 }
