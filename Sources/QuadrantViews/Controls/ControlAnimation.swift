import QuadrantCore
import QuadrantGeometry

/// Runs what a control changes of itself when people use it, so that it is seen to move. What a control sets through a
/// binding is not animated by that: its own parts follow the value.
@MainActor func withControlAnimation(_ change: () -> Void) {
    withAnimation(.control) { change() }
}

extension Animation {
    /// How the parts of controls move.
    static var control: Animation { .easeInOut(duration: 0.25) }
}
