public import Foundation
public import QuadrantFoundation

// Values beside a picture in memory.

/// Whether a value continues to pictures that are made of this one.
public enum CVAttachmentMode: UInt32, Sendable {
    case shouldNotPropagate, shouldPropagate
}
private func letters(_ text: StaticString) -> OSType { text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | OSType($1) } } }

/// Red, green and blue, 8 bits each.
public let kCVPixelFormatType_24RGB: OSType = 24
/// Blue, green and red, 8 bits each.
public let kCVPixelFormatType_24BGR: OSType = letters("24BG")
/// Red, green, blue and opacity, numbers of 16 bits; none is made.
public let kCVPixelFormatType_64RGBAHalf: OSType = letters("RGhA")
/// Red, green, blue and opacity, numbers of 32 bits; none is made.
public let kCVPixelFormatType_128RGBAFloat: OSType = letters("RGfA")
/// 16 bits; none is made.
public let kCVPixelFormatType_OneComponent16: OSType = letters("L016")
/// One divided by metres, as a number of 16 bits; none is made.
public let kCVPixelFormatType_DisparityFloat16: OSType = letters("hdis")
/// Light and colours in two planes of 10 bits, in a smaller range; none is made.
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = letters("x420")
/// Light and colours in two planes of 10 bits; none is made.
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = letters("xf20")

/// The key of what red, green and blue are.
public var kCVImageBufferColorPrimariesKey: CFString { "CVImageBufferColorPrimaries" }
/// The key of how numbers become light.
public var kCVImageBufferTransferFunctionKey: CFString { "CVImageBufferTransferFunction" }
/// The key of how light and colours are separated.
public var kCVImageBufferYCbCrMatrixKey: CFString { "CVImageBufferYCbCrMatrix" }
/// The key of a colour space.
public var kCVImageBufferCGColorSpaceKey: CFString { "CGColorSpace" }
/// As televisions do.
public var kCVImageBufferColorPrimaries_ITU_R_709_2: CFString { "ITU_R_709_2" }
/// As phones do.
public var kCVImageBufferColorPrimaries_P3_D65: CFString { "P3_D65" }
/// As televisions do.
public var kCVImageBufferTransferFunction_ITU_R_709_2: CFString { "ITU_R_709_2" }
/// As computers do.
public var kCVImageBufferTransferFunction_sRGB: CFString { "IEC_sRGB" }
/// As televisions do.
public var kCVImageBufferYCbCrMatrix_ITU_R_709_2: CFString { "ITU_R_709_2" }

/// Sets a value beside a picture.
public func CVBufferSetAttachment(_ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef,
                                  _ attachmentMode: CVAttachmentMode) {
    buffer.attachments[key as String] = (value, attachmentMode)
}
/// A value beside a picture; nil for none.
public func CVBufferCopyAttachment(_ buffer: CVBuffer, _ key: CFString,
                                   _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?) -> CFTypeRef? {
    let found = buffer.attachments[key as String]
    if let found { attachmentMode?.pointee = found.mode }
    return found?.value
}
/// Takes a value away.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) { buffer.attachments[key as String] = nil }
/// Takes all values away.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.attachments = [:] }
/// Copies the values that continue.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    for (key, entry) in sourceBuffer.attachments where entry.mode == .shouldPropagate {
        destinationBuffer.attachments[key] = entry
    }
}
/// In pixels.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
    CVImageBufferGetEncodedSize(imageBuffer)
}
/// True: the first row is the top one.
public func CVImageBufferIsFlipped(_ imageBuffer: CVImageBuffer) -> Bool { true }
