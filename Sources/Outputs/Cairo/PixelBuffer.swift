import CCairo
import Foundation
import QuadrantDisplayList

/// Pixels in separately allocated memory with a cairo surface over them. Its origin is a position on the device, so
/// that drawing into it uses the same coordinates as drawing on the canvas.
final class PixelBuffer {
    /// `color` is premultiplied, blue in the lowest byte of a 32-bit word; `coverage` is one byte of alpha.
    enum Format { case color, coverage }

    let format: Format
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    /// The number of bytes from one row to the next.
    let stride: Int
    let memory: UnsafeMutableRawPointer
    fileprivate let capacity: Int
    let surface: OpaquePointer

    fileprivate init(format: Format, x: Int, y: Int, width: Int, height: Int, stride: Int,
                     memory: UnsafeMutableRawPointer, capacity: Int) {
        self.format = format
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.stride = stride
        self.memory = memory
        self.capacity = capacity
        surface = cairo_image_surface_create_for_data(
            memory.assumingMemoryBound(to: UInt8.self), format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8,
            Int32(width), Int32(height), Int32(stride))
        cairo_surface_set_device_offset(surface, Double(-x), Double(-y))
    }

    /// Call after the bytes were changed without cairo.
    func touched() { cairo_surface_mark_dirty(surface) }
    /// Call before the bytes are read or changed without cairo.
    func settle() { cairo_surface_flush(surface) }

    func row(_ index: Int) -> UnsafeMutablePointer<UInt8> {
        (memory + index * stride).assumingMemoryBound(to: UInt8.self)
    }

    func pixels(_ index: Int) -> UnsafeMutablePointer<UInt32> {
        (memory + index * stride).assumingMemoryBound(to: UInt32.self)
    }

    /// Copies whole pixels of a buffer with the same format and position.
    func copy(_ box: Box, from other: PixelBuffer) {
        let left = Int(box.minX) - x, bytes = Int(box.width) * 4
        settle()
        for y in (Int(box.minY) - self.y)..<(Int(box.maxY) - self.y) {
            memcpy(pixels(y) + left, other.pixels(y) + left, bytes)
        }
        touched()
    }

    /// Copies whole pixels of a buffer with the same format, from the same place on the device: inside of both.
    func copyOverlap(_ box: Box, from other: PixelBuffer) {
        let bytes = Int(box.width) * 4
        settle()
        for row in 0..<Int(box.height) {
            memcpy(pixels(Int(box.minY) - y + row) + (Int(box.minX) - x),
                   other.pixels(Int(box.minY) - other.y + row) + (Int(box.minX) - other.x), bytes)
        }
        touched()
    }

    var box: Box { Box(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }
}

/// A pool of the memory of finished buffers: allocating new pages costs more than most drawings.
final class BufferPool {
    private var free: [(memory: UnsafeMutableRawPointer, capacity: Int)] = []
    private var bytes = 0
    private static let maxBytes = 96 << 20

    deinit { for block in free { Foundation.free(block.memory) } }

    /// Set when a buffer could not be allocated, so that the picture is incomplete.
    var isExhausted = false

    /// A buffer over the whole pixels that `box` touches; nil if there are none or more than a bitmap can have.
    func take(_ format: PixelBuffer.Format, covering box: Box, isClear: Bool = true) -> PixelBuffer? {
        guard !box.isEmpty else { return nil }
        let left = box.minX.rounded(.down), top = box.minY.rounded(.down)
        let wide = box.maxX.rounded(.up) - left, high = box.maxY.rounded(.up) - top
        guard wide >= 1, high >= 1 else { return nil }
        guard abs(left) < 1e7, abs(top) < 1e7, wide <= Double(Canvas.maxSide),
              high <= Double(Canvas.maxSide), wide * high * 4 <= Double(Canvas.maxBytes) else {
            isExhausted = true
            return nil
        }
        let width = Int(wide), height = Int(high)
        let stride = format == .color ? width * 4 : (width + 3) & ~3
        let need = stride * height
        guard let block = block(need) else {
            isExhausted = true
            return nil
        }
        if isClear { memset(block.memory, 0, need) }
        return PixelBuffer(format: format, x: Int(left), y: Int(top), width: width, height: height, stride: stride,
                           memory: block.memory, capacity: block.capacity)
    }

    private func block(_ need: Int) -> (memory: UnsafeMutableRawPointer, capacity: Int)? {
        var best: Int?
        for index in free.indices where free[index].capacity >= need && free[index].capacity <= max(need * 4, 1 << 16) {
            if best == nil || free[index].capacity < free[best!].capacity { best = index }
        }
        if let best {
            let block = free.remove(at: best)
            bytes -= block.capacity
            return block
        }
        let capacity = max((need + 4095) & ~4095, 4096)
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, 64, capacity) == 0, let memory else { return nil }
        return (memory, capacity)
    }

    /// `buffer` must not be used afterwards.
    func give(_ buffer: PixelBuffer) {
        cairo_surface_finish(buffer.surface)
        cairo_surface_destroy(buffer.surface)
        keep((buffer.memory, buffer.capacity))
    }

    private func keep(_ block: (memory: UnsafeMutableRawPointer, capacity: Int)) {
        if bytes + block.capacity > Self.maxBytes || free.count > 32 {
            Foundation.free(block.memory)
        } else {
            free.append(block)
            bytes += block.capacity
        }
    }
}
