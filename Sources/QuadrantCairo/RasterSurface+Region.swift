package import Foundation
import QuadrantDisplayList

// Parts of a picture, for clients that have the rest already. Places are in pixels and lie inside the picture.
extension RasterSurface {
    /// Rows of straight RGBA, without gaps.
    package func copyPixels(x: Int, y: Int, width: Int, height: Int, into memory: UnsafeMutableRawPointer) {
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        withWords { pixelValues in
            for row in 0..<height {
                PixelMath.straighten(pixelValues.baseAddress! + (y + row) * self.width + x, count: width,
                                     into: bytes + row * width * 4)
            }
        }
    }

    /// A PNG file of the part; nil for want of memory.
    package func png(x: Int, y: Int, width: Int, height: Int, level: Int) -> Data? {
        withWords { pixelValues in
            PNG.rows(pixelValues.baseAddress! + y * self.width + x, width: width, height: height, stride: self.width,
                     isOpaque: false, level: level)
        }.map { PNG.file(width: width, height: height, isOpaque: false, rows: $0) }
    }
}
