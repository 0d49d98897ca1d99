import Foundation
import QuadrantGeometry
import SwiftUI

/// The side of a plot.
enum PlotSide: Hashable { case leading, trailing, top, bottom }

/// An axis: its domain, and what is drawn at its values.
struct AxisModel {
    let axis: Axis
    var domain = AxisDomain.none
    var isReversed = false
    /// The ends of the data, and zero, before axis values widened them; nil where the program gave the domain.
    var dataEnds: (low: Double, high: Double)?
    var sets: [AxisSet] = []
    var range: _PositionRangeData.Value?
    /// The unit of dates.
    var unit: DateUnit?

    /// Whether the labels of categories are in their bands: those of a y axis without a position of its own.
    var hasInnerLabels: Bool { sets.contains(where: \.isInBand) }
}

/// Lines, ticks and labels at some values of an axis.
struct AxisSet {
    var preset: AxisMarkPreset.Value
    var side: PlotSide
    /// Whether labels are in the bands of categories.
    var isInBand = false
    var entries: [AxisEntry] = []
    /// Lines at the borders of the bands of categories; nil if the program's closure says none.
    var borderLine: AxisEntryLine?
    /// The ticks that go with them.
    var borderTick: (AxisEntryLine, AxisTick.Length.Value)?
}

struct AxisEntryLine {
    var line: AxisLine
    var style: AxisMarkStyle
}

/// What is drawn at one value of an axis.
struct AxisEntry {
    let value: PlotValue
    /// The value after it, up to which a centred label has space.
    var next: PlotValue?
    var lines: [AxisEntryLine] = []
    var ticks: [(line: AxisEntryLine, length: AxisTick.Length.Value)] = []
    var labels: [AxisEntryLabel] = []
}

struct AxisEntryLabel {
    var label: AxisLabel
    var view: AnyView
    var offset: CGSize
    /// The index of its view among the parts of the chart.
    var part = 0
}
