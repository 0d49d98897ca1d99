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
    /// Draws this view mirrored about its middle where the layout runs from right to left, if `enabled`. No effect on
    /// layout.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(Flip(isEnabled: enabled))
    }
}
