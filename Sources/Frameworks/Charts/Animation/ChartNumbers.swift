import Foundation
import QuadrantGeometry
import SwiftUI

/// The numbers of a chart that are animated: those of its marks, by their identity, and the ends of its domains.
struct ChartNumbers: VectorArithmetic {
    /// What a number belongs to: a mark is the same if its kind, its category, its series and its turn among those are.
    struct Key: Hashable, Sendable {
        enum Part: Hashable, Sendable { case x, xEnd, y, yEnd, angle, angleEnd, low, high }
        var part: Part
        /// 0 for marks, 1 for the x axis, 2 for the y axis.
        var owner = 0
        var kind: MarkRecord.Kind?
        var category: PlotValue?
        var series: PlotValue?
        var turn = 0
    }
    var values: [Key: Double] = [:]
    /// Whether these are the numbers of a chart, and not the difference of two charts.
    var arePlaces = false

    static var zero: ChartNumbers { ChartNumbers() }
    /// Whether all numbers are equal; a missing one counts as zero.
    static func == (a: Self, b: Self) -> Bool {
        if a.values == b.values { return true }
        return a.values.allSatisfy { b.values[$0.key, default: 0] == $0.value }
            && b.values.allSatisfy { a.values[$0.key, default: 0] == $0.value }
    }
    /// Adds numbers; a missing one counts as zero.
    static func + (a: Self, b: Self) -> Self {
        Self(values: a.values.merging(b.values, uniquingKeysWith: +), arePlaces: a.arePlaces != b.arePlaces)
    }
    /// Subtracts numbers. The difference of two charts has those that both have: a new mark does not come from
    /// anywhere.
    static func - (a: Self, b: Self) -> Self {
        guard a.arePlaces, b.arePlaces else { return a + b.scaled(by: -1) }
        var result: [Key: Double] = [:]
        for (key, value) in a.values { if let other = b.values[key] { result[key] = value - other } }
        return Self(values: result)
    }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func -= (a: inout Self, b: Self) { a = a - b }
    mutating func scale(by factor: Double) { values = values.mapValues { $0 * factor } }
    var magnitudeSquared: Double { values.values.reduce(0) { $0 + $1 * $1 } }
}

extension ChartModel {
    /// The number of marks up to which a chart is animated; more are shown in their new places at once.
    private static let animatedLimit = 2000

    private func keys() -> [ChartNumbers.Key] {
        var turns: [ChartNumbers.Key: Int] = [:]
        return records.map { record in
            let category = [record.x.first, record.y.first].compactMap { $0?.value }.first { $0.kind == .category }
            var key = ChartNumbers.Key(part: .x, kind: record.kind, category: category,
                                       series: record.series?.value ?? record.style.foregroundBy?.value)
            let turn = turns[key, default: 0]
            turns[key] = turn + 1
            key.turn = turn
            return key
        }
    }

    /// The numbers of this chart, made once.
    var numbers: ChartNumbers {
        if let known = knownNumbers { return known }
        let made = madeNumbers()
        knownNumbers = made
        return made
    }
    private func madeNumbers() -> ChartNumbers {
        var numbers = ChartNumbers(arePlaces: true)
        guard records.count <= Self.animatedLimit else { return numbers }
        func add(_ field: PlotField?, _ key: ChartNumbers.Key, _ part: ChartNumbers.Key.Part,
                 _ end: ChartNumbers.Key.Part) {
            guard let field else { return }
            var key = key
            key.part = part
            if let number = field.value.number, number.isFinite { numbers.values[key] = number }
            key.part = end
            if let number = field.end?.number, number.isFinite { numbers.values[key] = number }
        }
        for (record, key) in zip(records, keys()) {
            add(record.x.first, key, .x, .xEnd)
            add(record.y.first, key, .y, .yEnd)
            if case .span(_, let last) = record.x { add(last, key, .xEnd, .xEnd) }
            if case .span(_, let last) = record.y { add(last, key, .yEnd, .yEnd) }
            add(record.sector?.angle, key, .angle, .angleEnd)
        }
        for (owner, axis) in [(1, x), (2, y)] {
            guard let ends = axis.domain.ends else { continue }
            numbers.values[ChartNumbers.Key(part: .low, owner: owner)] = ends.low
            numbers.values[ChartNumbers.Key(part: .high, owner: owner)] = ends.high
        }
        return numbers
    }

    /// The same chart with other numbers, on their way from those of the chart before.
    func moved(to numbers: ChartNumbers) -> ChartModel {
        func field(_ field: PlotField, _ key: ChartNumbers.Key, _ part: ChartNumbers.Key.Part,
                   _ end: ChartNumbers.Key.Part) -> PlotField {
            var key = key
            key.part = part
            let value = numbers.values[key].map { field.value.moved(to: $0) } ?? field.value
            key.part = end
            let upper = field.end.map { upper in numbers.values[key].map { upper.moved(to: $0) } ?? upper }
            var result = PlotField(field.label, place: value)
            (result.end, result.unit) = (upper, field.unit)
            return result
        }
        func extent(_ extent: PlotExtent, _ key: ChartNumbers.Key, _ part: ChartNumbers.Key.Part,
                    _ end: ChartNumbers.Key.Part) -> PlotExtent {
            switch extent {
            case .value(let given): .value(field(given, key, part, end))
            case .span(let first, let last): .span(field(first, key, part, part), field(last, key, end, end))
            case .none, .place, .edges: extent
            }
        }
        var moved: [MarkRecord] = []
        for (var record, key) in zip(records, keys()) {
            record.x = extent(record.x, key, .x, .xEnd)
            record.y = extent(record.y, key, .y, .yEnd)
            if let sector = record.sector { record.sector?.angle = field(sector.angle, key, .angle, .angleEnd) }
            moved.append(record)
        }
        func axis(_ axis: AxisModel, _ owner: Int) -> AxisModel {
            var axis = axis
            if let low = numbers.values[ChartNumbers.Key(part: .low, owner: owner)],
               let high = numbers.values[ChartNumbers.Key(part: .high, owner: owner)],
               let ends = axis.domain.ends, ends.low != low || ends.high != high {
                axis.version = Version()
                axis.domain = axis.domain.moved(to: low, high)
                axis.leaveOutLinesBeyondDomain()
            }
            return axis
        }
        return ChartModel(self, moved, axis(x, 1), axis(y, 2))
    }
}

extension AxisModel {
    /// On the way to a larger domain, its values are beyond the one that is shown.
    fileprivate mutating func leaveOutLinesBeyondDomain() {
        for set in sets.indices {
            for entry in sets[set].entries.indices {
                guard let part = domain.part(of: sets[set].entries[entry].value), part < -1e-6 || part > 1 + 1e-6 else {
                    continue
                }
                sets[set].entries[entry].lines = []
                sets[set].entries[entry].ticks = []
            }
        }
    }
}

extension PlotValue {
    /// The same kind of value at another number.
    func moved(to number: Double) -> PlotValue {
        switch self {
        case .number: .number(number)
        case .date: .date(number)
        case .category: self
        }
    }
}

extension AxisDomain {
    var ends: (low: Double, high: Double)? {
        switch self {
        case .numbers(let low, let high, _), .dates(let low, let high): (low, high)
        case .none, .categories: nil
        }
    }
    func moved(to low: Double, _ high: Double) -> AxisDomain {
        switch self {
        case .numbers(_, _, let transform): .numbers(low, high, transform)
        case .dates: .dates(low, high)
        case .none, .categories: self
        }
    }
}
