@_exported public import CoreMedia
@_exported public import CoreVideo
public import CoreGraphics
import CoreImage
public import Foundation
public import QuadrantFoundation

// Compression of videos. There is no codec: sessions are not made. Pictures in memory become images.

/// There is no such property.
public let kVTPropertyNotSupportedErr: OSStatus = -12900
/// A property cannot be changed.
public let kVTPropertyReadOnlyErr: OSStatus = -12901
/// An argument is not valid.
public let kVTParameterErr: OSStatus = -12902
/// A session has ended.
public let kVTInvalidSessionErr: OSStatus = -12903
/// Memory could not be had.
public let kVTAllocationFailedErr: OSStatus = -12904
/// A picture could not be made.
public let kVTVideoDecoderBadDataErr: OSStatus = -12909
/// There is no decoder.
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
/// There is no encoder.
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908
/// A picture could not be turned.
public let kVTPixelTransferNotSupportedErr: OSStatus = -12905

/// What becomes of a picture.
public struct VTEncodeInfoFlags: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt32
    /// Unknown bits are kept.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is done later.
    public static let asynchronous = VTEncodeInfoFlags(rawValue: 1)
    /// It was left out.
    public static let frameDropped = VTEncodeInfoFlags(rawValue: 2)
}
/// How a picture is decoded.
public struct VTDecodeFrameFlags: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt32
    /// Unknown bits are kept.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It may be done later.
    public static let _EnableAsynchronousDecompression = VTDecodeFrameFlags(rawValue: 1)
    /// It is not put out.
    public static let _DoNotOutputFrame = VTDecodeFrameFlags(rawValue: 2)
    /// It need not be faster than time.
    public static let _1xRealTimePlayback = VTDecodeFrameFlags(rawValue: 4)
    /// Pictures may come in the order of time.
    public static let _EnableTemporalProcessing = VTDecodeFrameFlags(rawValue: 8)
}
/// What became of a picture.
public struct VTDecodeInfoFlags: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt32
    /// Unknown bits are kept.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is done later.
    public static let asynchronous = VTDecodeInfoFlags(rawValue: 1)
    /// It was left out.
    public static let frameDropped = VTDecodeInfoFlags(rawValue: 2)
    /// It can be changed.
    public static let imageBufferModifiable = VTDecodeInfoFlags(rawValue: 4)
}
/// A session that has properties.
public typealias VTSession = CFTypeRef
/// Compresses pictures. None is made.
public final class VTCompressionSession { private init() {} }
/// Decompresses pictures. None is made.
public final class VTDecompressionSession { private init() {} }
/// Turns pictures of one format into those of another. None is made.
public final class VTPixelTransferSession { private init() {} }

/// Called for each picture that was compressed.
public typealias VTCompressionOutputCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTEncodeInfoFlags, CMSampleBuffer?
) -> Void
/// Called for each picture that was compressed.
public typealias VTCompressionOutputHandler = (OSStatus, VTEncodeInfoFlags, CMSampleBuffer?) -> Void
/// Called for each picture that was decompressed.
public typealias VTDecompressionOutputCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime
) -> Void
/// Called for each picture that was decompressed.
public typealias VTDecompressionOutputHandler = (OSStatus, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime) -> Void
/// What is called for each picture that was decompressed.
public struct VTDecompressionOutputCallbackRecord {
    /// The function.
    public var decompressionOutputCallback: VTDecompressionOutputCallback?
    /// Its first argument.
    public var decompressionOutputRefCon: UnsafeMutableRawPointer?
    /// Nothing.
    public init() {}
    /// A function with its first argument.
    public init(decompressionOutputCallback: VTDecompressionOutputCallback?,
                decompressionOutputRefCon: UnsafeMutableRawPointer?) {
        self.decompressionOutputCallback = decompressionOutputCallback
        self.decompressionOutputRefCon = decompressionOutputRefCon
    }
}

/// Makes none: there is no encoder.
public func VTCompressionSessionCreate(
    allocator: CFAllocator?, width: Int32, height: Int32, codecType: CMVideoCodecType,
    encoderSpecification: CFDictionary?, imageBufferAttributes: CFDictionary?, compressedDataAllocator: CFAllocator?,
    outputCallback: VTCompressionOutputCallback?, refcon: UnsafeMutableRawPointer?,
    compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus { kVTCouldNotFindVideoEncoderErr }
/// Never called: no session is made.
public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession) -> OSStatus {
    kVTInvalidSessionErr
}
/// Never called: no session is made.
@discardableResult
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime,
    frameProperties: CFDictionary?, sourceFrameRefcon: UnsafeMutableRawPointer?,
    infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
/// Never called: no session is made.
@discardableResult
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime,
    frameProperties: CFDictionary?, infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?,
    outputHandler: @escaping VTCompressionOutputHandler
) -> OSStatus { kVTInvalidSessionErr }
/// Never called: no session is made.
@discardableResult
public func VTCompressionSessionCompleteFrames(_ session: VTCompressionSession,
                                               untilPresentationTimeStamp: CMTime) -> OSStatus { kVTInvalidSessionErr }
/// Never called: no session is made.
public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}
/// Makes none: there is no decoder.
public func VTDecompressionSessionCreate(
    allocator: CFAllocator?, formatDescription: CMVideoFormatDescription, decoderSpecification: CFDictionary?,
    imageBufferAttributes: CFDictionary?, outputCallback: UnsafePointer<VTDecompressionOutputCallbackRecord>?,
    decompressionSessionOut: UnsafeMutablePointer<VTDecompressionSession?>
) -> OSStatus { kVTCouldNotFindVideoDecoderErr }
/// Never called: no session is made.
@discardableResult
public func VTDecompressionSessionDecodeFrame(
    _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer, flags decodeFlags: VTDecodeFrameFlags,
    frameRefcon sourceFrameRefCon: UnsafeMutableRawPointer?, infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
/// Never called: no session is made.
@discardableResult
public func VTDecompressionSessionDecodeFrame(
    _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer, flags decodeFlags: VTDecodeFrameFlags,
    infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?, outputHandler: @escaping VTDecompressionOutputHandler
) -> OSStatus { kVTInvalidSessionErr }
/// Never called: no session is made.
@discardableResult
public func VTDecompressionSessionWaitForAsynchronousFrames(_ session: VTDecompressionSession) -> OSStatus {
    kVTInvalidSessionErr
}
/// False: no session is made.
public func VTDecompressionSessionCanAcceptFormatDescription(
    _ session: VTDecompressionSession, formatDescription newFormatDesc: CMFormatDescription
) -> Bool { false }
/// Never called: no session is made.
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}
/// Makes none: formats are not turned into others.
public func VTPixelTransferSessionCreate(allocator: CFAllocator?,
                                         pixelTransferSessionOut: UnsafeMutablePointer<VTPixelTransferSession?>)
    -> OSStatus { kVTPixelTransferNotSupportedErr }
/// Never called: no session is made.
public func VTPixelTransferSessionTransferImage(_ session: VTPixelTransferSession, from sourceBuffer: CVPixelBuffer,
                                                to destinationBuffer: CVPixelBuffer) -> OSStatus {
    kVTInvalidSessionErr
}
/// Never called: no session is made.
@discardableResult
public func VTSessionSetProperty(_ session: VTSession, key propertyKey: CFString,
                                 value propertyValue: CFTypeRef?) -> OSStatus { kVTPropertyNotSupportedErr }
/// Never called: no session is made.
@discardableResult
public func VTSessionSetProperties(_ session: VTSession, propertyDictionary: CFDictionary) -> OSStatus {
    kVTPropertyNotSupportedErr
}
/// False: there is no codec.
public func VTIsHardwareDecodeSupported(_ codecType: CMVideoCodecType) -> Bool { false }
/// Makes an image of a picture of blue, green, red and opacity; others are an error. The options have no effect.
@discardableResult
public func VTCreateCGImageFromCVPixelBuffer(_ pixelBuffer: CVPixelBuffer, options: CFDictionary?,
                                             imageOut: UnsafeMutablePointer<CGImage?>) -> OSStatus {
    guard CVPixelBufferGetPixelFormatType(pixelBuffer) == kCVPixelFormatType_32BGRA else { return kVTParameterErr }
    let image = CIImage(cvPixelBuffer: pixelBuffer)
    imageOut.pointee = CIContext().createCGImage(image, from: image.extent)
    return imageOut.pointee == nil ? kVTAllocationFailedErr : 0
}
