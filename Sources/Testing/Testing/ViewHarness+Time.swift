package import Foundation
package import QuadrantDisplayList
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost

extension ViewHarness {
    /// Advances the view's time to `time`, in seconds, and settles the view.
    package func at(_ time: Double) {
        host.advance(to: time)
        settle()
    }

    /// The frame of a leaf as it is drawn now, in the window: on the way from its old place to that of the layout.
    /// Rotations and scales are ignored.
    package func shownFrame(_ name: String) -> CGRect {
        guard var at = row(name) else { return .null }
        let graph = host.graph, size = graph.presentedSize(of: at)
        var origin = SIMD2<Double>()
        while at != 0 {
            origin += graph.presentedOrigin(of: at)
            at = graph.layoutParent(of: at)
        }
        return CGRect(origin: origin.asPoint, size: size.asSize)
    }

    /// The frames of drawn shapes, texts and images in the window, in drawing order. Rotations and scales are ignored.
    package var drawnFrames: [CGRect] { drawn.map(\.frame) }
    /// The fill colours of shapes with a plain colour, in drawing order.
    package var drawnColors: [RGBA] { drawn.compactMap(\.color) }
    /// The opacity of each drawn item, counting only the groups around it.
    package var drawnOpacities: [Double] { drawn.map(\.opacity) }

    private var drawn: [(frame: CGRect, color: RGBA?, opacity: Double)] {
        var found: [(frame: CGRect, color: RGBA?, opacity: Double)] = []
        func walk(_ fragment: Fragment, _ origin: CGPoint, _ opacity: Double) {
            for item in fragment.items {
                switch item {
                case .shape(let shape):
                    var color: RGBA?
                    if case .color(let plain) = shape.paint { color = plain }
                    found.append((shape.frame.offsetBy(dx: origin.x, dy: origin.y), color, opacity))
                case .text(let text): found.append((text.frame.offsetBy(dx: origin.x, dy: origin.y), nil, opacity))
                case .image(let image): found.append((image.frame.offsetBy(dx: origin.x, dy: origin.y), nil, opacity))
                case .fragment(let inner, let at):
                    walk(inner, CGPoint(x: origin.x + at.x, y: origin.y + at.y), opacity)
                case .effect(let effect, let inner, let frame):
                    var inside = opacity
                    if case .opacity(let factor) = effect { inside *= factor }
                    walk(inner, CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), inside)
                }
            }
        }
        walk(displayList.root, .zero, 1)
        return found
    }
}
