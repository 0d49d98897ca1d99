public import SwiftUI

/// A line across the plot at a value of an axis.
public nonisolated struct AxisGridLine: AxisMark {
    private let line: AxisLine
    /// A line; a centred one is in the middle between this date and the next, or of the category's band. A nil stroke
    /// is half a point wide, dashed for the values of x.
    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        line = AxisLine(isCentered: centered, stroke: stroke)
    }
    @MainActor public static func _collectMark(_ mark: Self, into marks: inout _AxisMarkCollector) {
        marks.add(.gridLine(mark.line))
    }
}
