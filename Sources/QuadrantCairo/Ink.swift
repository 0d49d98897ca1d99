import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// How far ink may reach, in device units. Never too small; may be larger than what is drawn.
struct Ink {
    let tape: Tape

    func bounds(_ range: Range<Int>, _ transform: ProjectionTransform) -> Box {
        var total = Box.empty
        var index = range.lowerBound
        while index < range.upperBound {
            switch tape.operations[index] {
            case .shape(let path, let stroke, _, _, _):
                total = total.union(transform.bounds(Self.bounds(path, stroke)))
            case .text(let item, let origin):
                total = total.union(transform.bounds(Self.bounds(item, origin)))
            case .image(_, let frame):
                total = total.union(transform.bounds(Box(frame)))
            case .begin(let effect, let frame, let end):
                total = total.union(bounds(effect, frame, (index + 1)..<end, transform))
                index = end
            case .end: break
            }
            index += 1
        }
        return total
    }

    private func bounds(_ effect: Effect, _ frame: CGRect, _ range: Range<Int>,
                        _ transform: ProjectionTransform) -> Box {
        switch effect {
        case .transform(let inner):
            return bounds(range, inner.concatenating(transform))
        case .clip(let path, _, _):
            return bounds(range, transform).intersection(transform.bounds(Self.bounds(path, nil)))
        case .blur(let radius, let isOpaque):
            let inside = bounds(range, transform)
            if isOpaque { return inside.union(transform.bounds(Box(frame))) }
            let reach = min(max(3 * radius * transform.scale(at: frame), 0), 1e5)
            return inside.grown(reach)
        case .shadow(_, let radius, let offset):
            let inside = bounds(range, transform)
            let shift = transform.vector(offset, at: frame)
            let reach = min(max(3 * radius * transform.scale(at: frame), 0), 1e5)
            return inside.union(inside.shifted(shift.width, shift.height).grown(reach))
        case .colorMatrix(let matrix) where matrix.count == 20 && matrix[19] > 0:
            return transform.bounds(Box(frame)).union(bounds(range, transform))
        default:
            return bounds(range, transform)
        }
    }

    /// A rect with room for joins and caps.
    static func bounds(_ path: Path, _ stroke: StrokeStyle?) -> Box {
        let box = Box(path.boundingRect)
        guard let stroke else { return box }
        let corner = stroke.lineJoin == .miter ? max(stroke.miterLimit, 1.5) : 1.5
        let reach = stroke.lineWidth / 2 * corner
        return box.grown(reach)
    }

    static func bounds(_ item: TextItem, _ origin: CGPoint) -> Box {
        var box = Box.empty
        for run in item.runs { box = box.union(bounds(of: run, origin)) }
        for decoration in item.decorations { box = box.union(Box(decoration.rect).shifted(origin.x, origin.y)) }
        return box
    }

    /// Glyphs may reach outside their line; an em and a half on all sides covers accents, swashes and slants.
    static func bounds(of run: GlyphRun, _ origin: CGPoint) -> Box {
        var minX = Double.infinity, minY = Double.infinity, maxX = -Double.infinity, maxY = -Double.infinity
        for position in run.positions {
            minX = min(minX, position.x)
            maxX = max(maxX, position.x)
            minY = min(minY, position.y)
            maxY = max(maxY, position.y)
        }
        guard minX <= maxX, minY <= maxY else { return .empty }
        let em = run.size * 1.5 + run.emboldening
        return Box(minX: minX, minY: minY, maxX: maxX, maxY: maxY).shifted(origin.x, origin.y).grown(em)
    }
}
