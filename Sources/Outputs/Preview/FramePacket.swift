import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantPNG

/// A rectangle of a frame that is sent to a page: a header of 28 bytes, then pixels. Numbers are little-endian.
///
///      0  Float64  the page's time of the newest event that the picture shows; 0 for none
///      8  UInt32   number of the frame
///     12  UInt8    1 where the pixels are a PNG file, 0 for rows of RGBA
///     13  UInt8    1 for the last rectangle of its frame
///     14  UInt16   index of the screen
///     16  UInt16   x, y, width, height in pixels
///     24  UInt16   width and height of the whole picture
struct FramePacket {
    static let headerSize = 28
    /// From this size on, a PNG file is faster to send, receive and draw than uncompressed pixels.
    static let largestPlain = 1 << 20

    var echo: Double
    var frame: UInt32
    var screen: Int
    /// In the surface's pixels.
    var box: Box
    var isLast = false

    func message(_ surface: RasterSurface) -> WebServer.Message? {
        let width = Int(box.width), height = Int(box.height), x = Int(box.minX), y = Int(box.minY)
        func header(_ memory: UnsafeMutableRawPointer, isFile: Bool) {
            memory.storeBytes(of: echo.bitPattern.littleEndian, toByteOffset: 0, as: UInt64.self)
            memory.storeBytes(of: frame.littleEndian, toByteOffset: 8, as: UInt32.self)
            memory.storeBytes(of: isFile ? 1 : 0, toByteOffset: 12, as: UInt8.self)
            memory.storeBytes(of: isLast ? 1 : 0, toByteOffset: 13, as: UInt8.self)
            for (index, value) in [screen, x, y, width, height, surface.width, surface.height].enumerated() {
                memory.storeBytes(of: UInt16(clamping: value).littleEndian, toByteOffset: 14 + index * 2,
                                  as: UInt16.self)
            }
        }
        if width * height * 4 <= Self.largestPlain {
            return WebServer.Message(count: Self.headerSize + width * height * 4) { memory in
                header(memory, isFile: false)
                surface.copyPixels(x: x, y: y, width: width, height: height, into: memory + Self.headerSize)
            }
        }
        guard let file = surface.png(x: x, y: y, width: width, height: height, effort: .fast) else { return nil }
        return WebServer.Message(count: Self.headerSize + file.count) { memory in
            header(memory, isFile: true)
            file.copyBytes(to: (memory + Self.headerSize).assumingMemoryBound(to: UInt8.self), count: file.count)
        }
    }
}
