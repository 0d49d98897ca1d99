import CCairo
import CFreeType
import Foundation
import QuadrantDisplayList

/// Adds up the coverage of outlines with FreeType's rasteriser. It computes exact areas, which for the many short edges
/// of rotated letters takes a fraction of the time of cairo's sampling.
///
/// Collect the contours of each glyph, read `box`, then fill.
final class OutlineFiller {
    private var library: FT_Library?
    private var points: [FT_Vector] = []
    private var tags: [CChar] = []
    /// The last point of each contour, as an index from the start of its glyph.
    private var ends: [Int16] = []
    private var glyphs: [(points: Int, ends: Int)] = []
    private var low = SIMD2(repeating: Double.infinity), high = SIMD2(repeating: -Double.infinity)
    private var isTooMuch = false
    /// FreeType indexes the points of an outline with 16 bits.
    private static let maxPoints = 32_000
    private static let onCurve: CChar = 1

    deinit { if let library { FT_Done_FreeType(library) } }

    func clear() {
        points.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        glyphs.removeAll(keepingCapacity: true)
        (low, high) = (SIMD2(repeating: .infinity), SIMD2(repeating: -.infinity))
        isTooMuch = false
    }

    /// Begins a glyph that is filled separately: where glyphs overlap, their coverages are added.
    func beginGlyph() { glyphs.append((points.count, ends.count)) }

    /// Adds a contour, in pixels of the device. Coordinates must be below 32,000.
    func add(_ contour: [SIMD2<Double>]) {
        guard let start = glyphs.last?.points, contour.count > 2 else { return }
        if points.count - start + contour.count > Self.maxPoints { return isTooMuch = true }
        for point in contour {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
            let place = (point * 64).rounded(.toNearestOrEven)
            points.append(FT_Vector(x: FT_Pos(place.x), y: FT_Pos(place.y)))
        }
        ends.append(Int16(points.count - start - 1))
    }

    /// The bounds of the contours, on the device.
    var box: Box { low.x <= high.x ? Box(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) : .empty }

    /// Adds the coverage of all glyphs to `buffer`. Returns false, without changes, if an outline is too long.
    func fill(_ buffer: PixelBuffer) -> Bool {
        if isTooMuch || library == nil && FT_Init_FreeType(&library) != 0 { return false }
        while tags.count < min(points.count, Self.maxPoints) { tags.append(Self.onCurve) }
        let originX = FT_Pos(buffer.x) * 64, originY = FT_Pos(buffer.y) * 64
        for index in points.indices {
            points[index].x -= originX
            points[index].y -= originY
        }
        var parameters = FT_Raster_Params()
        parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
        parameters.clip_box = FT_BBox(xMin: 0, yMin: 0, xMax: FT_Pos(buffer.width), yMax: FT_Pos(buffer.height))
        parameters.user = Unmanaged.passUnretained(buffer).toOpaque()
        parameters.gray_spans = { y, count, spans, buffer in
            guard let spans, let buffer else { return }
            let row = Unmanaged<PixelBuffer>.fromOpaque(buffer).takeUnretainedValue().row(Int(y))
            for span in UnsafeBufferPointer(start: spans, count: Int(count)) {
                for x in Int(span.x)..<(Int(span.x) + Int(span.len)) {
                    row[x] = UInt8(min(UInt32(row[x]) + UInt32(span.coverage), 255))
                }
            }
        }
        buffer.settle()
        points.withUnsafeMutableBufferPointer { points in
            tags.withUnsafeMutableBufferPointer { tags in
                ends.withUnsafeMutableBufferPointer { ends in
                    for (index, glyph) in glyphs.enumerated() {
                        let isLast = index + 1 == glyphs.count
                        let pointEnd = isLast ? points.count : glyphs[index + 1].points
                        let contourEnd = isLast ? ends.count : glyphs[index + 1].ends
                        guard contourEnd > glyph.ends else { continue }
                        var outline = FT_Outline()
                        outline.n_points = Int16(pointEnd - glyph.points)
                        outline.n_contours = Int16(contourEnd - glyph.ends)
                        outline.points = points.baseAddress! + glyph.points
                        outline.tags = tags.baseAddress
                        outline.contours = ends.baseAddress! + glyph.ends
                        FT_Outline_Render(library, &outline, &parameters)
                    }
                }
            }
        }
        buffer.touched()
        return true
    }
}
