package import Foundation
import QuadrantDisplayList
package import QuadrantPNG

// Parts of a picture, for clients that have the rest. Positions are in pixels and inside of the picture.
extension RasterSurface {
    /// Copies rows of straight RGBA, without gaps.
    package func copyPixels(x: Int, y: Int, width: Int, height: Int, into memory: UnsafeMutableRawPointer) {
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        withPixels { pixels in
            for row in 0..<height {
                StraightPixels.write(pixels.baseAddress! + (y + row) * self.width + x, count: width,
                                     to: bytes + row * width * 4)
            }
        }
    }

    /// Encodes the part as a PNG file; nil if there is no memory.
    package func png(x: Int, y: Int, width: Int, height: Int, effort: PNGEffort) -> Data? {
        withPixels { pixels in
            PNG.file(PixelRows(start: pixels.baseAddress! + y * self.width + x, width: width, height: height,
                               stride: self.width, isOpaque: false), effort: effort)
        }
    }
}
