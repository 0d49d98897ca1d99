import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// The bounds of painted pixels, in device units. Never too small; may be larger than the painted area.
struct PaintedBounds {
    let commands: CommandBuffer
    /// 1 includes the faint pixels beyond the reach of effects.
    var slack = 0.0

    func bounds(_ range: Range<Int>, _ transform: ProjectionTransform) -> Box {
        var total = Box.empty
        var index = range.lowerBound
        while index < range.upperBound {
            switch commands.operations[index] {
            case .shape(let path, let stroke, _, _, _):
                total = total.union(transform.bounds(InkBounds.of(path, stroke)))
            case .shared(_, let bounds, let fit, _, _):
                total = total.union(transform.bounds(Box(bounds.applying(fit))))
            case .copies(let item, let copies, let origin):
                total = total.union(transform.bounds(item.bounds(of: copies, origin)))
            case .text(let item, let origin):
                total = total.union(transform.bounds(InkBounds.of(item, origin)))
            case .image(_, let frame):
                total = total.union(transform.bounds(Box(frame)))
            case .begin(let effect, _, let frame, let end):
                let inner = (index + 1)..<end
                if case .transform(let matrix) = effect {
                    total = total.union(bounds(inner, matrix.concatenating(transform)))
                } else {
                    total = total.union(InkBounds.through(effect, bounds(inner, transform), frame, transform,
                                                          slack: slack))
                }
                index = end
            case .end: break
            }
            index += 1
        }
        return total
    }
}
