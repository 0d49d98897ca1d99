package import Foundation
import QuadrantGeometry

/// The places at which one filled shape is drawn many times, so that a million points of a chart are one item.
package final class ShapeCopies: Equatable, Sendable {
    /// The place of each copy in drawing order, in points from the item's frame. Finite; not rounded to pixels.
    package let offsets: [SIMD2<Double>]
    /// The colours that the copies have; empty if all have the item's paint.
    package let palette: [RGBA]
    /// The index in the palette of each copy's colour; as many as there are offsets, unless the palette is empty.
    package let colors: [UInt16]
    /// The rectangle of all offsets.
    package let bounds: CGRect

    /// Copies at `offsets`, in the item's paint or in the palette's colours.
    package init(offsets: [SIMD2<Double>], palette: [RGBA] = [], colors: [UInt16] = []) {
        (self.offsets, self.palette, self.colors) = (offsets, palette, colors)
        var low = SIMD2(repeating: Double.infinity), high = SIMD2(repeating: -Double.infinity)
        for offset in offsets {
            low = pointwiseMin(low, offset)
            high = pointwiseMax(high, offset)
        }
        bounds = offsets.isEmpty ? .zero : CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    package static func == (a: ShapeCopies, b: ShapeCopies) -> Bool {
        a === b || a.offsets == b.offsets && a.palette == b.palette && a.colors == b.colors
    }

    /// The paint of a copy of an item with this paint.
    package func paint(_ index: Int, _ paint: Paint) -> Paint {
        palette.isEmpty ? paint : .color(palette[Int(colors[index])])
    }
}

extension Box {
    /// The box of all copies of what is in this box.
    package func repeated(_ copies: ShapeCopies?) -> Box {
        guard let copies, !isEmpty else { return self }
        guard !copies.offsets.isEmpty else { return .empty }
        let all = copies.bounds
        return Box(minX: minX + all.minX, minY: minY + all.minY, maxX: maxX + all.maxX, maxY: maxY + all.maxY)
    }
}
