import Foundation
import SwiftUI

/// Values of one kind as numbers: those of numbers, seconds of dates, or indices of categories.
struct PlotColumn: Equatable {
    var kind: PlotValue.Kind?
    var numbers: [Double] = []
    var categories = CategoryDomain([])
    private(set) var low = Double.infinity
    private(set) var high = -Double.infinity

    init() {}
    /// A column of numbers, or of seconds of dates.
    init(_ kind: PlotValue.Kind, _ numbers: [Double]) {
        (self.kind, self.numbers) = (numbers.isEmpty ? nil : kind, numbers)
        for number in numbers where number.isFinite {
            if number < low { low = number }
            if number > high { high = number }
        }
    }

    mutating func append(_ value: PlotValue) {
        switch value {
        case .number(let number), .date(let number):
            if kind == nil { kind = value.kind }
            numbers.append(kind == .category ? .nan : number)
            guard number.isFinite else { return }
            if number < low { low = number }
            if number > high { high = number }
        case .category(let name):
            if kind == nil { kind = .category }
            categories.add(name)
            numbers.append(kind == .category ? Double(categories.index[name] ?? 0) : .nan)
        }
    }
    /// The distinct categories, or the ends of the numbers.
    var values: [PlotValue] {
        switch kind {
        case nil: []
        case .category: categories.names.map { .category($0) }
        case .number: low <= high ? [.number(low), .number(high)] : []
        case .date: low <= high ? [.date(low), .date(high)] : []
        }
    }
    /// The value at an index.
    func value(_ index: Int) -> PlotValue? {
        let number = numbers[index]
        switch kind {
        case nil: return nil
        case .number: return .number(number)
        case .date: return .date(number)
        case .category: return number.isFinite ? .category(categories.names[Int(number)]) : nil
        }
    }
    /// The places of all values on a scale; not a number where one has none.
    func places(_ scale: PlacedScale) -> [Double] {
        switch (kind, scale.domain) {
        case (.number?, .numbers(let low, let high, .linear)) where low != high,
             (.date?, .dates(let low, let high)) where low != high:
            let factor = (scale.end - scale.start) / (high - low)
            return numbers.map { scale.start + ($0 - low) * factor }
        case (.category?, _):
            let places = categories.names.map { scale.position(.category($0)) ?? .nan }
            return numbers.map { $0.isFinite ? places[Int($0)] : .nan }
        default:
            let isCategory = scale.domain.kind == .category
            return numbers.indices.map { index in
                guard let value = value(index) else { return .nan }
                return scale.position(isCategory ? .category(value.categoryName) : value) ?? .nan
            }
        }
    }
}

/// Many points as columns of numbers.
final class PointColumns: Equatable {
    static func == (a: PointColumns, b: PointColumns) -> Bool {
        a === b || a.x == b.x && a.y == b.y && a.color == b.color && a.colorLabel == b.colorLabel
            && a.opacities == b.opacities && a.areas == b.areas
    }
    var x = PlotColumn()
    var y = PlotColumn()
    var color = PlotColumn()
    var colorLabel: PlotLabel?
    var opacities: [Float] = []
    var areas: [Float] = []
    var count: Int { x.numbers.count }

    init(_ x: PlotColumn, _ y: PlotColumn) { (self.x, self.y) = (x, y) }
    init(count: Int) {
        x.numbers.reserveCapacity(count)
        y.numbers.reserveCapacity(count)
    }
}

extension MarkRecord {
    /// A record of many points or of a line through them.
    init(_ kind: Kind, _ columns: PointColumns, _ labels: (x: PlotLabel, y: PlotLabel)) {
        self.init(kind == .line ? .columnLine : .columnPoints)
        self.columns = columns
        columnLabels = labels
        if let label = columns.colorLabel, let first = columns.color.values.first {
            style.foregroundBy = PlotField(label, place: first)
        }
    }
    func column(_ axis: Axis) -> PlotColumn? {
        guard let columns else { return nil }
        return axis == .horizontal ? columns.x : columns.y
    }
}
