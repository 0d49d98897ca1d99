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
    /// The last list of which parts were drawn, and where it began to differ from the one before.
    private var last: (list: DisplayList, change: ListPosition?)?
    /// The pixels of what has not changed in the last pictures.
    private var prefix: PrefixPixels?
    /// The number of pictures for which no pixels are kept, since they were not worth it.
    private var pause = 0
    /// The number of operations that were looked at for the last picture.
    package private(set) var operationCount = 0
    /// The number of rasterized fragments whose pixels are kept for the next picture.
    package var keptLayerCount: Int { stores.layers.count }

    package init() {}

    deinit { releaseBuffers() }

    package var width: Int { buffer?.width ?? 0 }
    package var height: Int { buffer?.height ?? 0 }

    /// Draws all of `list`. With `dirty`, rectangles in points as of `DisplayList.damage`, only those are drawn again
    /// if the size is that of the previous picture; the rest keeps its pixels. The result is the same in either case.
    /// Where pictures differ in their last items only, the pixels of those before are kept from the third one on.
    package func draw(_ list: DisplayList, dirty: [CGRect]? = nil) throws {
        let canvas = try Canvas(list), (target, boxes) = try target(for: list, canvas, dirty)
        if boxes?.isEmpty == true { return }
        stores.pool.isExhausted = false
        operationCount = 0
        guard let boxes else {
            forgetPrefix()
            last = dirty == nil ? nil : (list, nil)
            return try paint(list, on: target, nil)
        }
        let before = last, change = before.flatMap { list.firstChange(since: $0.list) }
        last = (list, change)
        if let prefix, change == nil || list.root.hasBackdrop || change.map({ $0 < prefix.position }) == true {
            forgetPrefix()
        }
        if let prefix {
            let (unchanged, rest) = list.split(at: prefix.position), missing = prefix.takeStale(touching: boxes)
            if !missing.isEmpty {
                try paint(unchanged, on: target, missing)
                for box in missing { prefix.pixels.copy(box, from: target) }
            }
            for box in boxes { target.copy(box, from: prefix.pixels) }
            try paint(rest, on: target, boxes, isOver: true)
        } else {
            try paint(list, on: target, boxes)
        }
        // The dirty parts are drawn as in a whole picture, without a clip, and then copied: cairo rounds edges and
        // gradients slightly differently if it draws less of them.
        for box in boxes { buffer?.copy(box, from: target) }
        if prefix == nil, let first = before?.change, let change { keepPrefix(list, min(first, change), boxes) }
    }

    /// Draws the parts of a list that are in boxes on the device, or all of it: over what is there, or on the
    /// background.
    private func paint(_ list: DisplayList, on target: PixelBuffer, _ boxes: [Box]?, isOver: Bool = false) throws {
        commands.record(list, wanted: boxes?.map { $0.inPoints(list) })
        operationCount += commands.operations.count
        let context = cairo_create(target.surface)!
        defer { cairo_destroy(context) }
        if !isOver {
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            let color = list.background ?? .clear
            cairo_set_source_rgba(context, Double(color.red.clampedToUnit), Double(color.green.clampedToUnit),
                                  Double(color.blue.clampedToUnit), Double(color.alpha.clampedToUnit))
            if let boxes {
                for box in boxes { cairo_rectangle(context, box.minX, box.minY, box.width, box.height) }
                cairo_fill(context)
            } else {
                cairo_paint(context)
            }
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        let painter = Painter(target: .pixels, context: context, pixels: target, commands: commands,
                              grid: list.grid, transform: .scale(list.scale), stores: stores)
        painter.wanted = boxes ?? [target.box]
        painter.skipsGroups = boxes != nil
        painter.paint(commands.all)
        target.settle()
        stores.trim()
        commands.removeAll()
        do {
            try stores.check(context, Canvas.place(list.size))
        } catch {
            forgetPrefix()
            last = nil
            throw error
        }
    }

    /// Keeps the pixels of what is before a position, if drawing it takes long, and what follows is a small part.
    private func keepPrefix(_ list: DisplayList, _ position: ListPosition, _ boxes: [Box]) {
        if pause > 0 { return pause -= 1 }
        guard let buffer, operationCount >= PrefixPixels.minOperations, !list.root.hasBackdrop else { return }
        defer { commands.removeAll() }
        pause = 60
        let (unchanged, rest) = list.split(at: position)
        commands.record(unchanged, wanted: boxes.map { $0.inPoints(list) })
        guard commands.operations.count >= PrefixPixels.minOperations else { return }
        commands.record(rest)
        guard commands.operations.count <= PrefixPixels.maxOperationsAfter else { return }
        let bounds = PaintedBounds(commands: commands, slack: 1)
        var painted: [Box] = [], index = 0
        while index < commands.operations.count {
            let box = bounds.bounds(index..<(index + 1), .scale(list.scale)).grown(2).whole.intersection(buffer.box)
            if !box.isEmpty, !painted.contains(where: { $0.union(box) == $0 }) { painted.append(box) }
            index = commands.next(after: index)
        }
        guard painted.reduce(0, { $0 + $1.area }) < buffer.box.area / 2,
              let pixels = stores.pool.take(.color, covering: buffer.box, isClear: false) else { return }
        pixels.copy(buffer.box, from: buffer)
        prefix = PrefixPixels(position, pixels, painted: painted)
    }

    private func forgetPrefix() {
        if let prefix { stores.pool.give(prefix.pixels) }
        (prefix, pause) = (nil, 0)
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
        forgetPrefix()
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

extension Box {
    /// A box on the device in the points of a list.
    fileprivate func inPoints(_ list: DisplayList) -> Box {
        let scale = Double(list.scale)
        return Box(minX: minX / scale, minY: minY / scale, maxX: maxX / scale, maxY: maxY / scale)
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
