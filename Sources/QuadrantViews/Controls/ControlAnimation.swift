import QuadrantCore

/// Runs what a control changes when people use it, so that it is seen to move.
@MainActor func withControlAnimation(_ change: () -> Void) { change() }
