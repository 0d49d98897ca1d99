import CCairo
package import Foundation
package import QuadrantDisplayList
import QuadrantGeometry
import QuadrantPNG
import QuadrantThreads

/// A reusable target of pixels for display lists. Keeps its memory, glyphs and decoded images between pictures. Used by
/// one thread at a time.
package final class RasterSurface {
    private let stores = Stores()
    private var commands = CommandBuffer()
    private var buffer: PixelBuffer?
    /// The second buffer, in which parts of the next picture are drawn.
    private var other: PixelBuffer?

    package init() {}

    deinit { releaseBuffers() }

    package var width: Int { buffer?.width ?? 0 }
    package var height: Int { buffer?.height ?? 0 }

    /// Draws all of `list`. With `dirty`, rectangles in points as of `DisplayList.damage`, only those are drawn again
    /// if the size is that of the previous picture; the rest keeps its pixels. The result is the same in either case.
    package func draw(_ list: DisplayList, dirty: [CGRect]? = nil) throws {
        let canvas = try Canvas(list), (target, boxes) = try target(for: list, canvas, dirty)
        if boxes?.isEmpty == true { return }
        stores.pool.isExhausted = false
        let wanted = boxes?.map { box in
            let scale = Double(list.scale)
            return Box(minX: box.minX / scale, minY: box.minY / scale, maxX: box.maxX / scale, maxY: box.maxY / scale)
        }
        commands.record(list, wanted: wanted)
        let context = cairo_create(target.surface)!
        defer { cairo_destroy(context) }
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        let background = list.background ?? .clear
        cairo_set_source_rgba(context, Double(background.red.clampedToUnit), Double(background.green.clampedToUnit),
                              Double(background.blue.clampedToUnit), Double(background.alpha.clampedToUnit))
        if let boxes {
            for box in boxes { cairo_rectangle(context, box.minX, box.minY, box.width, box.height) }
            cairo_fill(context)
        } else {
            cairo_paint(context)
        }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        let painter = Painter(target: .pixels, context: context, pixels: target, commands: commands,
                              grid: list.grid, transform: .scale(list.scale), stores: stores)
        painter.wanted = boxes ?? [canvas.box]
        painter.skipsGroups = boxes != nil
        painter.paint(commands.all)
        target.settle()
        stores.trim()
        commands.removeAll()
        try stores.check(context, Canvas.place(list.size))
        // The dirty parts are drawn as in a whole picture, without a clip, and then copied: cairo rounds edges and
        // gradients slightly differently if it draws less of them.
        for box in boxes ?? [] { buffer?.copy(box, from: target) }
    }

    /// What the next picture is drawn on: the second buffer and the dirty boxes if they are less than half of it, none
    /// if it is as the previous one; else the first buffer, for the whole picture.
    private func target(for list: DisplayList, _ canvas: Canvas, _ dirty: [CGRect]?) throws
        -> (target: PixelBuffer, boxes: [Box]?)
    {
        if let buffer, let dirty, buffer.width == canvas.width, buffer.height == canvas.height {
            let zoom = ProjectionTransform.scale(canvas.scale)
            let boxes = dirty.map { zoom.bounds(Box($0)).whole.intersection(canvas.box) }.filter { !$0.isEmpty }
            if boxes.isEmpty { return (buffer, []) }
            if boxes.reduce(0, { $0 + $1.area }) < canvas.box.area / 2,
               let other = other ?? stores.pool.take(.color, covering: canvas.box, isClear: false) {
                self.other = other
                return (other, boxes)
            }
        }
        if buffer?.width != canvas.width || buffer?.height != canvas.height {
            releaseBuffers()
            buffer = stores.pool.take(.color, covering: canvas.box, isClear: false)
        }
        if let buffer { return (buffer, nil) }
        throw Diagnostic(what: "there is no memory for the picture.", at: Canvas.place(list.size),
                         rule: "The picture takes \((canvas.width * canvas.height * 4) >> 20) MiB at once.",
                         fix: "Render it smaller or in parts.")
    }

    private func releaseBuffers() {
        if let buffer { stores.pool.give(buffer) }
        if let other { stores.pool.give(other) }
        buffer = nil
        other = nil
    }

    /// The pixels as premultiplied words, alpha in the highest byte, then red, green, blue; rows without gaps.
    package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        guard let buffer else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        return try body(UnsafeBufferPointer(start: buffer.pixels(0), count: buffer.width * buffer.height))
    }

    /// A copy of the picture as straight RGBA.
    package func pixels() -> ImagePixels {
        let count = width * height
        let rgba = [UInt8](unsafeUninitializedCapacity: count * 4) { bytes, used in
            withPixels { StraightPixels.write($0.baseAddress!, count: count, to: bytes.baseAddress!) }
            used = count * 4
        }
        return ImagePixels(width: width, height: height, rgba: rgba)
    }
}

/// The picture of `list` as pixels, `scale` pixels per point; a partial pixel at the edge is a whole one.
package func raster(_ list: DisplayList) throws -> ImagePixels {
    try SharedSurfaces.borrow { surface in
        try surface.draw(list)
        return surface.pixels()
    }
}

/// The picture of `list` over white, for formats without transparency.
package func rasterOverWhite(_ list: DisplayList) throws -> OpaquePixels {
    try SharedSurfaces.borrow { surface in
        try surface.draw(list)
        let count = surface.width * surface.height
        let rgb = [UInt8](unsafeUninitializedCapacity: count * 3) { bytes, used in
            surface.withPixels { PixelMath.overWhite($0.baseAddress!, count: count, into: bytes.baseAddress!) }
            used = count * 3
        }
        return OpaquePixels(width: surface.width, height: surface.height, rgb: rgb)
    }
}

/// Pixels without transparency: red, green and blue, 8 bits per channel, rows from top to bottom.
package struct OpaquePixels: Sendable {
    package var width: Int
    package var height: Int
    package var rgb: [UInt8]
}

/// A pool of surfaces of finished pictures, so that the next picture reuses memory and cached glyphs.
enum SharedSurfaces {
    /// One for each rendering thread and the main thread: with a surface, its glyphs are dropped.
    private static let maxIdle = max(4, ProcessInfo.processInfo.activeProcessorCount + 1)
    private static let idle = Locked<[RasterSurface]>([])

    static func borrow<Result>(_ body: (RasterSurface) throws -> Result) rethrows -> Result {
        let surface = idle.withLock { $0.popLast() } ?? RasterSurface()
        // A surface that has failed is not reused: cairo's error status is permanent.
        let result = try body(surface)
        idle.withLock { if $0.count < maxIdle { $0.append(surface) } }
        return result
    }
}
