import Foundation
public import QuadrantCore
import QuadrantGeometry

private struct Flip: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
    }
}

extension View {
    /// Mirrors the drawing of this view about its centre in right-to-left layout, if `enabled`. No effect on layout.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(Flip(isEnabled: enabled))
    }
}
