package import Foundation
package import QuadrantGeometry

/// The bounds of painted pixels. Never too small; may be larger than the painted area.
package enum InkBounds {
    /// The bounds of a filled path, or of a stroked one with its caps and miters, in the path's space.
    package static func of(_ path: Path, _ stroke: StrokeStyle?) -> Box {
        let box = Box(path.boundingRect)
        // With a NaN the bounds are unknown.
        if box.minX.isNaN || box.minY.isNaN || box.maxX.isNaN || box.maxY.isNaN { return .everywhere }
        return box.grown(stroke?.reach ?? 0)
    }

    /// The bounds of a text whose origin is at `origin`, in the space of that point.
    package static func of(_ item: TextItem, _ origin: CGPoint) -> Box {
        var box = Box.empty
        for run in item.runs { box = box.union(of(run, origin)) }
        for decoration in item.decorations { box = box.union(Box(decoration.rect).shifted(origin.x, origin.y)) }
        return box
    }

    /// Glyphs may extend beyond their line; an em and a half on all sides covers accents, swashes and slants.
    package static func of(_ run: GlyphRun, _ origin: CGPoint) -> Box {
        var minX = Double.infinity, minY = Double.infinity, maxX = -Double.infinity, maxY = -Double.infinity
        for glyph in run.glyphs where glyph.position.x.isFinite && glyph.position.y.isFinite {
            let position = glyph.position
            minX = min(minX, position.x)
            maxX = max(maxX, position.x)
            minY = min(minY, position.y)
            maxY = max(maxY, position.y)
        }
        guard minX <= maxX, minY <= maxY else { return .empty }
        let em = run.size * 1.5 + run.emboldening
        return Box(minX: minX, minY: minY, maxX: maxX, maxY: maxY).shifted(origin.x, origin.y).grown(em)
    }

    /// The bounds of `inside` after an effect other than a transform. Boxes are in device units; `frame` and the effect
    /// are in the space that `transform` maps to the device. A `slack` of 1 includes the faintest pixels of a blur.
    package static func through(_ effect: Effect, _ inside: Box, _ frame: CGRect, _ transform: ProjectionTransform,
                                slack: Double = 0) -> Box {
        func reach(_ radius: CGFloat) -> Double {
            let sigma = max(radius * transform.scale(at: frame), 0)
            return min(3 * sigma + slack * (sigma / 2 + 4), 1e5)
        }
        switch effect {
        case .clip(let path, _, _):
            return inside.intersection(transform.bounds(of(path, nil)).grown(slack))
        case .blur(let radius, let isOpaque):
            if isOpaque { return inside.union(transform.bounds(Box(frame))) }
            return inside.grown(reach(radius))
        case .shadow(_, let radius, let offset):
            let shift = transform.vector(offset, at: frame)
            return inside.union(inside.shifted(shift.width, shift.height).grown(reach(radius)))
        case .colorMatrix(let matrix) where matrix.count == 20 && matrix[19] > 0:
            return transform.bounds(Box(frame)).union(inside).grown(2 * slack)
        default:
            return inside
        }
    }
}
