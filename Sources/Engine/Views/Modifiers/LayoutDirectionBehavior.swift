import Foundation
public import QuadrantCore
import QuadrantGeometry

private struct Mirror: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1)
    }
}

extension View {
    /// Mirrors the drawing of this view about its centre in one layout direction; `fixed` in none. No effect on layout.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(Mirror(behavior: behavior))
    }

    /// Names what people do with this view in the system's log. Nothing to do: there is no such log.
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}
