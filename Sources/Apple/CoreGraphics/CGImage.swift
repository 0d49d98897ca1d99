public import Foundation
package import QuadrantDisplayList

/// An image as pixels: red, green, blue and opacity, 8 bits each, rows from the top.
public final class CGImage: Hashable, Sendable {
    package let pixels: ImagePixels

    package init(pixels: ImagePixels) { self.pixels = pixels }

    /// In pixels.
    public var width: Int { pixels.width }
    /// In pixels.
    public var height: Int { pixels.height }
    /// 8.
    public var bitsPerComponent: Int { 8 }
    /// 32: four components.
    public var bitsPerPixel: Int { 32 }
    /// Four for each pixel, without padding.
    public var bytesPerRow: Int { pixels.width * 4 }

    /// The same object; never nil.
    public func copy() -> CGImage? { self }

    /// The part of the image in a rectangle, in pixels from its top left corner; nil where that is outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (left, top) = (Int(part.minX), Int(part.minY)), (columns, rows) = (Int(part.width), Int(part.height))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(columns * rows * 4)
        for row in top..<top + rows {
            let start = (row * width + left) * 4
            bytes += pixels.rgba[start..<start + columns * 4]
        }
        return CGImage(pixels: ImagePixels(width: columns, height: rows, rgba: bytes))
    }

    /// Whether it is the same object; pixels are not compared.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImage {
    /// The pixels as they are shown where the file lies on its side or mirrored: `value` is that of Exif, 1…8.
    package func turned(exif value: Int) -> ImagePixels {
        guard (2...8).contains(value) else { return pixels }
        let (columns, rows) = (pixels.width, pixels.height), isOnSide = value >= 5
        let (wide, high) = isOnSide ? (rows, columns) : (columns, rows)
        var bytes = [UInt8](repeating: 0, count: pixels.rgba.count)
        for y in 0..<high {
            for x in 0..<wide {
                let (column, row): (Int, Int) = switch value {
                case 2: (columns - 1 - x, y)
                case 3: (columns - 1 - x, rows - 1 - y)
                case 4: (x, rows - 1 - y)
                case 5: (y, x)
                case 6: (y, rows - 1 - x)
                case 7: (columns - 1 - y, rows - 1 - x)
                default: (columns - 1 - y, x)
                }
                let from = (row * columns + column) * 4, to = (y * wide + x) * 4
                for channel in 0..<4 { bytes[to + channel] = pixels.rgba[from + channel] }
            }
        }
        return ImagePixels(width: wide, height: high, rgba: bytes)
    }
}
