public import CoreGraphics
public import CoreVideo
import Foundation
import QuadrantDisplayList

extension CIImage {
    /// A picture in memory, of blue, green, red and opacity; clear where its pixels are others.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cgImage: Self.picture(pixelBuffer))
    }
    /// A picture in memory; the options have no effect.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
        self.init(cvPixelBuffer: pixelBuffer)
    }
    /// A picture in memory.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
    /// Nil: an image is not kept in memory before it is drawn.
    public var pixelBuffer: CVPixelBuffer? { nil }

    private static func picture(_ buffer: CVPixelBuffer) -> CGImage {
        let width = CVPixelBufferGetWidth(buffer), height = CVPixelBufferGetHeight(buffer)
        let row = CVPixelBufferGetBytesPerRow(buffer)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        if CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA,
           let start = CVPixelBufferGetBaseAddress(buffer) {
            for y in 0..<height {
                for x in 0..<width {
                    let from = start.advanced(by: y * row + x * 4).assumingMemoryBound(to: UInt8.self)
                    // Colours in memory are multiplied by their opacity.
                    let to = (y * width + x) * 4, opacity = max(Int(from[3]), 1)
                    for (channel, source) in [2, 1, 0].enumerated() {
                        bytes[to + channel] = UInt8(min(Int(from[source]) * 255 / opacity, 255))
                    }
                    bytes[to + 3] = from[3]
                }
            }
        }
        return CGImage(pixels: ImagePixels(width: width, height: height, rgba: bytes))
    }
}
extension CIContext {
    /// Draws an image into a picture of blue, green, red and opacity, its lower left corner at the origin; nothing into
    /// others.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let size = CVImageBufferGetEncodedSize(buffer)
        render(image, to: buffer, bounds: CGRect(origin: .zero, size: size), colorSpace: nil)
    }
    /// Draws a part of an image into a picture of blue, green, red and opacity; nothing into others.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        guard CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA,
              let start = CVPixelBufferGetBaseAddress(buffer) else { return }
        render(image, toBitmap: start, rowBytes: CVPixelBufferGetBytesPerRow(buffer), bounds: bounds, format: .BGRA8,
               colorSpace: colorSpace)
    }
}
