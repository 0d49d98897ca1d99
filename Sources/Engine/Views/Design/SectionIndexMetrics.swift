// Lengths of the index at the side of a list, in points unless a comment says otherwise.

/// The index of a list's sections.
package nonisolated struct SectionIndexMetrics: Equatable, Sendable {
    /// The size of the letters, which no text size of the user changes.
    package var fontSize: Double = 11  // published: UITableView's index
    /// The distance of letters.
    package var pitch: Double = 14  // guess
    /// The width of the column, at the list's trailing edge.
    package var width: Double = 16  // guess: the margin beside the rows
    /// The space that is left above and below the letters.
    package var margin: Double = 8  // guess

    package init() {}
}
