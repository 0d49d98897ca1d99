import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews

extension ViewHarness {
    struct Fill: Equatable {
        var paint: Paint
        var stroke: StrokeStyle?
        /// The frame in the window, before snapping to pixels.
        var frame: CGRect
        var path: Path
        var isEvenOdd: Bool
    }

    /// Every filled or stroked shape, in drawing order, with translations applied.
    var fills: [Fill] {
        func collect(_ fragment: Fragment, _ at: CGPoint) -> [Fill] {
            fragment.items.flatMap { item -> [Fill] in
                switch item {
                case .shape(let shape):
                    return [Fill(paint: shape.paint, stroke: shape.stroke,
                                 frame: shape.frame.offsetBy(dx: at.x, dy: at.y), path: shape.path,
                                 isEvenOdd: shape.isEvenOdd)]
                case .fragment(let inner, let shift): return collect(inner,
                                                                     CGPoint(x: at.x + shift.x, y: at.y + shift.y))
                case .effect(_, let inner, let frame): return collect(inner,
                                                                      CGPoint(x: at.x + frame.minX,
                                                                          y: at.y + frame.minY))
                default: return []
                }
            }
        }
        return collect(displayList.root, .zero)
    }

    /// The effects, outermost first.
    var effects: [Effect] {
        func collect(_ fragment: Fragment) -> [Effect] {
            fragment.items.flatMap { item -> [Effect] in
                switch item {
                case .fragment(let inner, _): return collect(inner)
                case .effect(let effect, let inner, _): return [effect] + collect(inner)
                default: return []
                }
            }
        }
        return collect(displayList.root)
    }

    var colors: [String] {
        fills.map { fill in
            if case .color(let rgba) = fill.paint { return Color.Resolved(rgba).description }
            return "gradient"
        }
    }
    var firstColor: String? { colors.first }
}
