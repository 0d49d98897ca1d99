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

    /// The domain before the values of the axis widened it, which follow from it.
    var narrow = AxisDomain.none
    /// What it was made of; nil for an axis on its way.
    var inputs: AxisInputs?
    /// The values of each set, before those that are not in the domain are left out.
    var values: [AxisValues] = []
    /// Two axes with the same version are the same.
    var version = Version()

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
    var content: AxisLabelContent
    var offset: CGSize
}

/// The view of a label. The same object is the same view, so that it is not laid out again.
final class AxisLabelContent {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
}
