@_exported public import Foundation

// Pictures of videos. Memory of the computer: no video writes to it.

/// The result of a function; 0 is done.
public typealias CVReturn = Int32
/// Done.
public let kCVReturnSuccess: CVReturn = 0
/// An argument is not valid.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// Blue, green, red and opacity, 8 bits each.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Opacity, red, green and blue, 8 bits each.
public let kCVPixelFormatType_32ARGB: UInt32 = 32

/// A picture in memory, with four bytes for each pixel.
public final class CVBuffer {
    fileprivate let width: Int, height: Int, format: UInt32, bytes: UnsafeMutableRawPointer
    fileprivate init(_ width: Int, _ height: Int, _ format: UInt32) {
        (self.width, self.height, self.format) = (width, height, format)
        bytes = .allocate(byteCount: max(1, width * height * 4), alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, width * height * 4))
    }
    deinit { bytes.deallocate() }
}
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
/// Makes a picture of zeros; only formats with four bytes for a pixel. Attributes have no effect.
public func CVPixelBufferCreate(_ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: UInt32,
                                _ pixelBufferAttributes: AnyObject?,
                                _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>) -> CVReturn {
    guard width > 0, height > 0, [kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB].contains(pixelFormatType) else {
        return kCVReturnInvalidArgument
    }
    pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType)
    return kCVReturnSuccess
}
/// In pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// In pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Four for each pixel of a row.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width * 4 }
/// What pixels are.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { pixelBuffer.format }
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
