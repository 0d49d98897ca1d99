@_exported public import Foundation
public import QuadrantFoundation

// Pictures of videos. Memory of the computer: no video writes to it.

/// The result of a function; 0 is done.
public typealias CVReturn = Int32
/// Done.
public let kCVReturnSuccess: CVReturn = 0
/// An argument is not valid.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is no memory of that format.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// Something else.
public let kCVReturnError: CVReturn = -6660
/// Memory could not be had.
public let kCVReturnAllocationFailed: CVReturn = -6662

// Formats, with the numbers of the framework.

/// Blue, green, red and opacity, 8 bits each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Opacity, red, green and blue, 8 bits each.
public let kCVPixelFormatType_32ARGB: OSType = 32
/// Red, green, blue and opacity, 8 bits each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Opacity, blue, green and red, 8 bits each.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// 8 bits.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
/// A number of 16 bits.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4c30_3068
/// A number of 32 bits.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4c30_3066
/// Metres, as a number of 16 bits.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// Metres, as a number of 32 bits.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// One divided by metres, as a number of 32 bits.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// Light and colours in two planes; none is made.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// Light and colours in two planes, in a smaller range; none is made.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// Light and colours in three planes; none is made.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230

// Keys of attributes.

/// The format.
public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" }
/// In pixels.
public var kCVPixelBufferWidthKey: CFString { "Width" }
/// In pixels.
public var kCVPixelBufferHeightKey: CFString { "Height" }
/// By what the bytes of a row can be divided.
public var kCVPixelBufferBytesPerRowAlignmentKey: CFString { "BytesPerRowAlignment" }
/// Whether it can become an image.
public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" }
/// Whether it can be drawn on.
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString { "CGBitmapContextCompatibility" }
/// Whether the graphics processor can use it.
public var kCVPixelBufferMetalCompatibilityKey: CFString { "MetalCompatibility" }
/// How other programs see it.
public var kCVPixelBufferIOSurfacePropertiesKey: CFString { "IOSurfaceProperties" }
/// Whether the graphics processor can use it.
public var kCVPixelBufferOpenGLESCompatibilityKey: CFString { "OpenGLESCompatibility" }


/// A picture in memory: one plane, whose pixels have one, two or four bytes.
public final class CVBuffer {
    fileprivate let width: Int, height: Int, format: UInt32, bytesPerRow: Int, bytes: UnsafeMutableRawPointer
    private let release: (() -> Void)?
    /// Values beside the picture.
    var attachments: [String: (value: CFTypeRef, mode: CVAttachmentMode)] = [:]
    fileprivate init(_ width: Int, _ height: Int, _ format: UInt32, _ size: Int) {
        (self.width, self.height, self.format, bytesPerRow, release) = (width, height, format, width * size, nil)
        bytes = .allocate(byteCount: max(1, width * height * size), alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, width * height * size))
    }
    fileprivate init(_ width: Int, _ height: Int, _ format: UInt32, _ bytes: UnsafeMutableRawPointer,
                     _ bytesPerRow: Int, _ release: @escaping () -> Void) {
        (self.width, self.height, self.format, self.bytes) = (width, height, format, bytes)
        (self.bytesPerRow, self.release) = (bytesPerRow, release)
    }
    deinit { if let release { release() } else { bytes.deallocate() } }
}
/// The bytes of a pixel, by format.
private let sizes: [OSType: Int] = [
    kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_32RGBA: 4,
    kCVPixelFormatType_32ABGR: 4, kCVPixelFormatType_OneComponent8: 1, kCVPixelFormatType_OneComponent32Float: 4,
    kCVPixelFormatType_DepthFloat32: 4, kCVPixelFormatType_DisparityFloat32: 4, kCVPixelFormatType_DepthFloat16: 2,
    kCVPixelFormatType_OneComponent16Half: 2,
]
/// A picture in memory.
public typealias CVPixelBuffer = CVBuffer
/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// How memory is used.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt64
    /// Unknown bits are kept.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// It is read only.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}
/// Makes a picture of zeros; not of several planes. Attributes have no effect.
public func CVPixelBufferCreate(_ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
                                _ pixelBufferAttributes: Any?,
                                _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>) -> CVReturn {
    guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
    guard let size = sizes[pixelFormatType] else { return kCVReturnInvalidPixelFormat }
    pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType, size)
    return kCVReturnSuccess
}
/// Called when a picture needs its memory no more.
public typealias CVPixelBufferReleaseBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void
/// Makes a picture of the program's memory; not of several planes. Attributes have no effect.
public func CVPixelBufferCreateWithBytes(
    _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: Any?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
    guard sizes[pixelFormatType] != nil else { return kCVReturnInvalidPixelFormat }
    pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType, baseAddress, bytesPerRow) {
        releaseCallback?(releaseRefCon, baseAddress)
    }
    return kCVReturnSuccess
}
/// In pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// In pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// From one row to the next.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// Of all rows.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.bytesPerRow * pixelBuffer.height
}
/// False: it has one plane.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
/// 0: it has no planes beside the picture.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Nil: it has no planes beside the picture.
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int)
    -> UnsafeMutableRawPointer? { nil }
/// 0: it has no planes beside the picture.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// 0: it has no planes beside the picture.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// 0: it has no planes beside the picture.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int { 0 }
/// In pixels.
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
/// The whole picture, in pixels.
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
    CGRect(x: 0, y: 0, width: imageBuffer.width, height: imageBuffer.height)
}
/// What pixels are.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// The first byte.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.bytes }
/// Lets the program use the memory. Nothing to do: the program has it.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags)
    -> CVReturn {
    0
}
/// Ends the use of the memory. Nothing to do: the program has it.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags)
    -> CVReturn { 0 }

/// Makes pictures of one size and format.
public final class CVPixelBufferPool {
    fileprivate let width: Int, height: Int, format: OSType
    fileprivate init(_ width: Int, _ height: Int, _ format: OSType) {
        (self.width, self.height, self.format) = (width, height, format)
    }
}
private func number(_ attributes: Any?, _ key: CFString) -> Int? {
    let values = attributes as? NSDictionary ?? (attributes as? [String: Any]).map { $0 as NSDictionary }
        ?? (attributes as? [NSString: Any]).map { $0 as NSDictionary }
    return (values?.object(forKey: key) as? NSNumber)?.intValue
}
/// Makes a maker of pictures, whose width, height and format are attributes. What says how many are kept has no effect.
public func CVPixelBufferPoolCreate(_ allocator: AnyObject?, _ poolAttributes: Any?, _ pixelBufferAttributes: Any?,
                                    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>) -> CVReturn {
    guard let width = number(pixelBufferAttributes, kCVPixelBufferWidthKey),
          let height = number(pixelBufferAttributes, kCVPixelBufferHeightKey) else { return kCVReturnInvalidArgument }
    let format = number(pixelBufferAttributes, kCVPixelBufferPixelFormatTypeKey).map { OSType($0) }
    poolOut.pointee = CVPixelBufferPool(width, height, format ?? kCVPixelFormatType_32BGRA)
    return kCVReturnSuccess
}
/// Makes a picture of zeros.
public func CVPixelBufferPoolCreatePixelBuffer(_ allocator: AnyObject?, _ pixelBufferPool: CVPixelBufferPool,
                                               _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>) -> CVReturn {
    CVPixelBufferCreate(allocator, pixelBufferPool.width, pixelBufferPool.height, pixelBufferPool.format, nil,
                        pixelBufferOut)
}
