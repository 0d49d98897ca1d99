import Foundation
import QuadrantDisplayList
import SwiftUI

/// How many marks have a value for which there is no place, by the reason: their picture cannot be right.
struct ChartFaults: Equatable {
    /// Marks with a value that is infinite or not a number.
    var unusable = 0
    /// Marks with a value of another kind than the first one of their axis.
    var otherKinds = 0
    /// Marks with a number that has no logarithm, on a logarithmic scale.
    var withoutLogarithm = 0
    /// Sectors with a value below zero.
    var negativeSectors = 0
    /// Marks with a date with which no calendar can count.
    var beyondCalendar = 0

    init() {}
    /// Adds some marks.
    mutating func add(_ records: [MarkRecord], _ range: Range<Int>, _ axes: [AxisModel]) {
        for index in range { add(records[index], axes) }
    }

    private mutating func add(_ record: MarkRecord, _ axes: [AxisModel]) {
        guard record.isUsable else { return unusable += 1 }
        if record.isRare, record.sector?.angle.isUsable == false { return unusable += 1 }
        if record.isRare, let angle = record.sector?.angle, case .number(let number) = angle.value, number < 0,
           angle.end == nil {
            negativeSectors += 1
        }
        var isOther = false, hasNoLogarithm = false, isBeyond = false
        for axis in axes {
            if record.isRare, let column = record.column(axis.axis) {
                guard let kind = column.kind, let domain = axis.domain.kind, domain != .category else { continue }
                if kind != domain { isOther = true }
                if axis.isLogarithmic, column.low <= 0 { hasNoLogarithm = true }
                continue
            }
            func examine(_ value: PlotValue?) {
                guard let value else { return }
                if case .date(let seconds) = value, !Date(timeIntervalSinceReferenceDate: seconds).hasCalendarDate {
                    isBeyond = true
                }
                guard let domain = axis.domain.kind, domain != .category else { return }
                if value.kind != domain { isOther = true }
                if case .number(let number) = value, number <= 0, axis.isLogarithmic { hasNoLogarithm = true }
            }
            switch axis.axis == .horizontal ? record.x : record.y {
            case .value(let field):
                examine(field.value)
                examine(field.end)
            case .span(let start, let end):
                examine(start.value)
                examine(end.end ?? end.value)
            case .none, .place, .edges: break
            }
        }
        if isOther { otherKinds += 1 }
        if hasNoLogarithm { withoutLogarithm += 1 }
        if isBeyond { beyondCalendar += 1 }
    }

    /// What is reported of a chart of so many marks; the place in the tree of views is to be added.
    func diagnostics(of count: Int) -> [Diagnostic] {
        var found: [Diagnostic] = []
        func add(_ number: Int, _ what: String, _ rule: String, _ fix: String) {
            guard number > 0 else { return }
            found.append(Diagnostic(what: "\(number) of the \(count) marks of a chart have \(what); they are left out.",
                                    at: "", rule: rule, fix: fix))
        }
        add(unusable, "a value that is infinite or not a number",
            "Every value of a mark is a finite number, a date or a category.",
            "Leave out elements without a value, or give them one.")
        add(otherKinds, "a value of another kind than those before on the same axis",
            "All values of an axis are numbers, or all are dates, or all are categories.",
            "Plot values of one kind, or make the scale one of categories: chartXScale(type: .category).")
        add(withoutLogarithm, "a value of zero or less on a logarithmic scale",
            "Only numbers above zero have logarithms.",
            "Leave them out, or use ScaleType.symmetricLog.")
        add(negativeSectors, "a sector of a value below zero", "A sector is a part of the sum of all values.",
            "Leave out values below zero.")
        add(beyondCalendar, "a date with which no calendar can count, so that its axis has no values",
            "Dates are within some thirty thousand years.", "Leave out such dates.")
        return found
    }
}

extension AxisModel {
    var isLogarithmic: Bool {
        if case .numbers(_, _, .log) = domain { true } else { false }
    }
}
