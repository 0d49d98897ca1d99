import CCairo
import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantPNG
import QuadrantText

/// A cache of outlines, coverage masks and colour bitmaps of glyphs, shared by several pictures.
final class GlyphStore {
    /// An outline in em, as a cairo path.
    final class Outline {
        private var points: UnsafeMutableBufferPointer<cairo_path_data_t>
        private(set) var data: cairo_path_t
        let box: CGRect
        let path: Path

        init(_ path: Path) {
            self.path = path
            var list: [cairo_path_data_t] = []
            func header(_ type: cairo_path_data_type_t, _ length: Int32) {
                var item = cairo_path_data_t()
                item.header.type = type
                item.header.length = length
                list.append(item)
            }
            func point(_ p: CGPoint) {
                var item = cairo_path_data_t()
                item.point.x = p.x
                item.point.y = p.y
                list.append(item)
            }
            var current = CGPoint.zero, start = CGPoint.zero
            path.forEach { element in
                switch element {
                case .move(let to):
                    header(CAIRO_PATH_MOVE_TO, 2)
                    point(to)
                    (current, start) = (to, to)
                case .line(let to):
                    header(CAIRO_PATH_LINE_TO, 2)
                    point(to)
                    current = to
                case .quadCurve(let to, let c):
                    header(CAIRO_PATH_CURVE_TO, 4)
                    point(CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3))
                    point(CGPoint(x: to.x + (c.x - to.x) * 2 / 3, y: to.y + (c.y - to.y) * 2 / 3))
                    point(to)
                    current = to
                case .curve(let to, let c1, let c2):
                    header(CAIRO_PATH_CURVE_TO, 4)
                    point(c1)
                    point(c2)
                    point(to)
                    current = to
                case .closeSubpath:
                    header(CAIRO_PATH_CLOSE_PATH, 1)
                    current = start
                }
            }
            points = .allocate(capacity: max(list.count, 1))
            _ = points.initialize(from: list)
            data = cairo_path_t(status: CAIRO_STATUS_SUCCESS, data: points.baseAddress, num_data: Int32(list.count))
            box = list.isEmpty ? .null : path.boundingRect
        }

        deinit { points.deallocate() }

        func append(to context: OpaquePointer) {
            if data.num_data > 0 { cairo_append_path(context, &data) }
        }
    }

    /// A font at one size in pixels, with the masks of its glyphs at quarter-pixel positions.
    final class Strike {
        fileprivate var masks: [UInt64: Mask] = [:]
        fileprivate var bytes: [UInt8] = []
        fileprivate var lastUse = 0
    }

    /// The coverage of a glyph; `left` and `top` are relative to the whole pixel of its origin.
    struct Mask {
        var left: Int32, top: Int32, width: Int32, height: Int32
        var offset: Int
    }

    struct StrikeKey: Hashable {
        var font: FontHandle
        /// In pixels per em of the outline.
        var size: Float
        var slant: Float
        var stretch: Float
        /// In pixels.
        var emboldening: Float

        /// The bounds in pixels of a glyph with its origin at a point; `box` are those of its outline, in em.
        fileprivate func bounds(_ box: CGRect, _ x: Double, _ y: Double) -> Box {
            let size = Double(size), stretch = Double(stretch)
            let lean = max(abs(box.minY), abs(box.maxY)) * abs(Double(slant))
            return Box(minX: (box.minX * stretch - lean) * size + x, minY: box.minY * size + y,
                       maxX: (box.maxX * stretch + lean) * size + x,
                       maxY: box.maxY * size + y).grown(Double(emboldening) + 0.01)
        }
    }

    private struct GlyphKey: Hashable {
        var font: FontHandle
        var glyph: UInt32
    }

    private var outlines: [GlyphKey: Outline] = [:]
    private var strikes: [StrikeKey: Strike] = [:]
    private var bitmaps: [GlyphKey: (image: ImageHandle, box: CGRect)?] = [:]
    private var clock = 0
    private static let maxStrikes = 64
    private static let maxMaskBytes = 16 << 20

    func outline(_ font: FontHandle, _ glyph: UInt32) -> Outline {
        let key = GlyphKey(font: font, glyph: glyph)
        if let found = outlines[key] { return found }
        let made = Outline(Fonts.outline(font, glyph: glyph))
        outlines[key] = made
        return made
    }

    func bitmap(_ font: FontHandle, _ glyph: UInt32) -> (image: ImageHandle, box: CGRect)? {
        let key = GlyphKey(font: font, glyph: glyph)
        if let found = bitmaps[key] { return found }
        var made: (image: ImageHandle, box: CGRect)?
        if let bitmap = Fonts.bitmap(font, glyph: glyph), let pixels = PNG.decode(bitmap.png) {
            made = (ImageHandle(pixels), bitmap.box)
        }
        bitmaps[key] = .some(made)
        return made
    }

    func strike(_ key: StrikeKey) -> Strike {
        clock += 1
        if let found = strikes[key] {
            found.lastUse = clock
            return found
        }
        let made = Strike()
        made.lastUse = clock
        strikes[key] = made
        return made
    }

    /// The mask of a glyph whose origin is `column` and `row` quarters of a pixel past a whole one: kept, or drawn.
    func mask(_ strike: Strike, _ key: StrikeKey, _ glyph: UInt32, column: Int, row: Int, pool: BufferPool) -> Mask {
        let id = UInt64(glyph) << 4 | UInt64(column << 2 | row)
        if let found = strike.masks[id] { return found }
        var mask = Mask(left: 0, top: 0, width: 0, height: 0, offset: 0)
        defer { strike.masks[id] = mask }
        let outline = outline(key.font, glyph), x = Double(column) / 4, y = Double(row) / 4
        guard !outline.box.isNull,
              let buffer = pool.take(.coverage, covering: key.bounds(outline.box, x, y)) else { return mask }
        defer { pool.give(buffer) }
        let context = cairo_create(buffer.surface)!
        let size = Double(key.size), bold = Double(key.emboldening)
        var matrix = cairo_matrix_t(xx: size * Double(key.stretch), yx: 0, xy: -Double(key.slant) * size, yy: size,
                                    x0: x, y0: y)
        cairo_set_matrix(context, &matrix)
        outline.append(to: context)
        cairo_identity_matrix(context)
        if bold > 0 {
            cairo_fill_preserve(context)
            cairo_set_line_width(context, bold)
            cairo_stroke(context)
        } else {
            cairo_fill(context)
        }
        cairo_destroy(context)
        buffer.settle()
        mask = Mask(left: Int32(buffer.x), top: Int32(buffer.y), width: Int32(buffer.width),
                    height: Int32(buffer.height), offset: strike.bytes.count)
        for line in 0..<buffer.height {
            strike.bytes.append(contentsOf: UnsafeBufferPointer(start: buffer.row(line), count: buffer.width))
        }
        return mask
    }

    /// Adds coverage to `target`, with the whole pixel of the glyph's origin at `x`, `y`.
    func add(_ mask: Mask, of strike: Strike, to target: PixelBuffer, x: Int, y: Int) {
        let left = x + Int(mask.left), top = y + Int(mask.top)
        let first = max(left, target.x), last = min(left + Int(mask.width), target.x + target.width)
        guard first < last else { return }
        strike.bytes.withUnsafeBufferPointer { bytes in
            for line in max(top, target.y)..<max(min(top + Int(mask.height), target.y + target.height),
                                                 max(top, target.y)) {
                let from = bytes.baseAddress! + mask.offset + (line - top) * Int(mask.width)
                let to = target.row(line - target.y)
                for column in first..<last {
                    let sum = UInt32(to[column - target.x]) + UInt32(from[column - left])
                    to[column - target.x] = UInt8(truncatingIfNeeded: min(sum, 255))
                }
            }
        }
    }

    /// Evicts the least recently used entries above the limit. Call between pictures.
    func trim() {
        var bytes = strikes.values.reduce(0) { $0 + $1.bytes.count }
        if strikes.count > Self.maxStrikes || bytes > Self.maxMaskBytes {
            for (key, strike) in strikes.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
                guard strikes.count > Self.maxStrikes / 2 || bytes > Self.maxMaskBytes / 2 else { break }
                strikes[key] = nil
                bytes -= strike.bytes.count
            }
        }
        if outlines.count > 20_000 { outlines.removeAll() }
        if bitmaps.count > 500 { bitmaps.removeAll() }
    }
}
