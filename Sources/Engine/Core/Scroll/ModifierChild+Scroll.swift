import Foundation
import QuadrantGeometry
import QuadrantGraph

extension ModifierChild {
    /// The visible fraction of the modifier's area in the enclosing scroll view, 0…1. Evaluated again when either
    /// moves.
    package func shownPart(_ size: SIMD2<Double>) -> Double {
        graph.didReadPlace(of: box.node)
        guard let around = graph.scrolling.scroller(around: box.node) else { return 1 }
        let frame = graph.convert(CGRect(origin: .zero, size: size.asSize), from: box.node, to: around.node)
        let shown = frame.intersection(around.scroller.window)
        let area = frame.width * frame.height
        guard area > 0 else { return around.scroller.window.contains(frame.origin) ? 1 : 0 }
        return shown.isNull ? 0 : Double(shown.width * shown.height / area)
    }
}

extension ModifierChild {
    /// The size that was proposed to the nearest scroll view (without its margins), screen, tab or sheet, else that of
    /// the window without its bars. Evaluated again when it changes.
    package var containerSize: SIMD2<Double> { graph.containerSize(around: box.node) }
}

extension ViewGraph {
    /// The size that was proposed to the nearest scroll view (without its margins), screen, tab or sheet that contains
    /// a node, else that of the window without its bars. Evaluated again when it changes.
    func containerSize(around node: NodeIndex) -> SIMD2<Double> {
        for at in layoutAncestors(of: node) {
            if let container = box(at).containerSize { return container.value }
        }
        let viewport = followedViewport
        let insets = viewport.safeArea, size = viewport.size
        return SIMD2(max(Double(size.width - insets.leading - insets.trailing), 0),
                     max(Double(size.height - insets.top - insets.bottom), 0))
    }
}
