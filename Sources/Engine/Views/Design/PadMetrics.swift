// Lengths of bars and sheets in a large window, in points unless a comment says otherwise.

/// The tabs at the top of a pad.
package nonisolated struct TopTabMetrics: Equatable, Sendable {
    /// The height of the capsule, and of a tab in it.
    package var bar: Double = 44  // published
    package var tab: Double = 36  // published
    /// From the ends of a tab to its title.
    package var inset: Double = 16  // published
    package var font: Double = 15  // guess
}

/// A sheet in the middle of a large window.
package nonisolated struct FormSheetMetrics: Equatable, Sendable {
    package var width: Double = 580  // published
    package var height: Double = 650  // published
    package var radius: Double = 32  // published
    /// The least distance to the upper and the lower edge of the window.
    package var margin: Double = 42  // published: the top of a page sheet
}
