package import Foundation
package import QuadrantGeometry
import QuadrantGraph

/// A scroll view, as hosts, scripts and its content see it.
package protocol Scroller: AnyObject {
    /// How far the content is scrolled, in points: x from its leading edge, y from its top. Beyond 0…`limit` while it
    /// is pulled past an end.
    var offset: SIMD2<Double> { get }
    /// The maximum offset.
    var limit: SIMD2<Double> { get }
    /// Scrolls to an offset at once, kept within the content. Returns whether anything moved.
    func scroll(to target: SIMD2<Double>) -> Bool
    func scrolls(_ axis: Axis) -> Bool
    /// What shows of the content, in the scroll view's own space: more than its bounds where bars lie over it.
    var window: CGRect { get }
    /// What shows between margins and bars as they are now, in the scroll view's own space: pinned views stay in it.
    var clearing: CGRect { get }
    /// The content before the visible part became longer: the visible part stays in place.
    func contentGrew(by length: Double, along axis: Axis)
    /// Moves by a wheel's step, in points of the screen to the right and down. Returns what is left of it.
    func turnWheel(by delta: CGSize) -> CGSize
    /// Shows the rectangle of the content; see `ScrollViewProxy.scrollTo`. In the scroll view's own space.
    func show(_ rect: CGRect, anchor: UnitPoint?, isAnimated: Bool)
    /// Moves as the key asks. Returns whether it is a key that scrolls.
    func scroll(by key: KeyEquivalent) -> Bool
}

extension ModifierChild {
    /// How much of the modifier shows in the scroll view around it, by area, 0…1. Read again when either moves.
    package func shownPart(_ size: SIMD2<Double>) -> Double {
        graph.didReadPlace(of: box.row)
        guard let around = graph.scrolling.scroller(around: box.row) else { return 1 }
        let frame = graph.convert(CGRect(origin: .zero, size: size.asSize), from: box.row, to: around.row)
        let shown = frame.intersection(around.scroller.window)
        let area = frame.width * frame.height
        guard area > 0 else { return around.scroller.window.contains(frame.origin) ? 1 : 0 }
        return shown.isNull ? 0 : Double(shown.width * shown.height / area)
    }
}

extension ModifierChild {
    /// The size of the nearest scroll view without its margins, else of the window without its bars. Read again when it
    /// changes.
    package var containerSize: SIMD2<Double> {
        if let model = graph.scrolling.scroller(around: box.row)?.scroller as? ScrollModel {
            return model.containerSize
        }
        let viewport = graph.followedViewport
        let insets = viewport.safeArea, size = viewport.size
        return SIMD2(max(Double(size.width - insets.leading - insets.trailing), 0),
                     max(Double(size.height - insets.top - insets.bottom), 0))
    }
}
