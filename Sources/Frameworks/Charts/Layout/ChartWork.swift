/// What a chart has computed since it appeared: tests assert that what does not change is not computed again.
struct ChartWork: Equatable {
    /// Models of the whole chart.
    var models = 0
    /// Domains with the values of their axes.
    var scales = 0
    /// Axes whose lines and labels were made.
    var axes = 0
    /// Stacks of all marks.
    var stacks = 0
    /// Placements of all labels.
    var layouts = 0
    /// Marks and lines that were made into outlines.
    var outlines = 0
}
