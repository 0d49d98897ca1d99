import QuadrantCore
import QuadrantGeometry

/// Animates a control's own change in response to input. A change through a binding is not animated by it: the parts of
/// the control that follow the value have an animation of their own.
@MainActor func withControlAnimation(_ change: () -> Void) {
    withAnimation(.control) { change() }
}

extension Animation {
    /// The default animation of the parts of controls.
    static var control: Animation { .easeInOut(duration: 0.25) }
}
