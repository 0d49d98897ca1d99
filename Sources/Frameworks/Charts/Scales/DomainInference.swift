import Foundation
import QuadrantGeometry
import SwiftUI

/// The values of marks on one axis, of which its domain is made.
struct AxisData: Equatable {
    /// The lowest and highest number, or seconds of a date.
    var low = Double.infinity
    var high = -Double.infinity
    var categories = CategoryDomain([])
    /// The unit of dates; nil if they are single dates.
    var unit: DateUnit?
    var kind: PlotValue.Kind?

    init(_ axis: Axis, _ records: [MarkRecord], _ spans: [StackedSpan?] = [], isCategory: Bool) {
        add(axis, records, records.indices, spans, isCategory: isCategory)
    }

    init() {}

    /// Adds the values of some marks.
    mutating func add(_ axis: Axis, _ records: [MarkRecord], _ range: Range<Int>, _ spans: [StackedSpan?],
                      isCategory: Bool) {
        for index in range {
            let record = records[index]
            if record.isRare, let column = record.column(axis) {
                add(column, isCategory)
                continue
            }
            let extent = axis == .horizontal ? record.x : record.y
            guard extent.isUsable else { continue }
            if index < spans.count, let span = spans[index], span.axis == axis {
                add(.number(span.start), isCategory)
                add(.number(span.end), isCategory)
                continue
            }
            for field in extent.fields {
                add(field.value, isCategory)
                if let end = field.end { add(end, isCategory) }
                if let unit = field.unit, self.unit == nil { self.unit = unit }
            }
        }
    }

    private mutating func add(_ value: PlotValue, _ isCategory: Bool) {
        if isCategory { return add(category: value.categoryName) }
        if kind == nil { kind = value.kind }
        switch value {
        case .number(let number) where kind == .number, .date(let number) where kind == .date:
            guard number.isFinite else { return }
            low = min(low, number)
            high = max(high, number)
        case .category(let name): if kind == .category { add(category: name) }
        default: break
        }
    }
    private mutating func add(_ column: PlotColumn, _ isCategory: Bool) {
        if isCategory, column.kind != .category {
            for index in column.numbers.indices { if let value = column.value(index) { add(value, true) } }
        } else {
            for value in column.values { add(value, isCategory) }
        }
    }
    /// Adds the ends of a domain.
    mutating func include(_ domain: ClosedRange<Double>) {
        add(.number(domain.lowerBound), false)
        add(.number(domain.upperBound), false)
    }
    private mutating func add(category name: String) {
        kind = .category
        categories.add(name)
    }

    static func kind(_ axis: Axis, _ records: [MarkRecord]) -> PlotValue.Kind? {
        for record in records {
            if let kind = record.column(axis)?.kind { return kind }
            if let field = (axis == .horizontal ? record.x : record.y).first { return field.value.kind }
        }
        return nil
    }
    var isEmpty: Bool { kind == nil || kind != .category && low > high }
}

extension PlotValue {
    /// The name of the value where it is a category of a scale.
    var categoryName: String {
        switch self {
        case .category(let name): name
        case .number(let number): number.formatted()
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).categoryName
        }
    }
}

extension Date {
    fileprivate var categoryName: String {
        hasCalendarDate ? formatted(date: .abbreviated, time: .omitted) : "\(timeIntervalSinceReferenceDate)"
    }
}

/// The domain of an axis before its axis values widen it.
struct InferredDomain {
    var domain: AxisDomain
    /// Whether axis values do not change it: the program has given it.
    var isFixed = false
    /// Whether the first value is at the end of the plot where others have their last one.
    var isReversed = false

    init(_ data: AxisData, _ configuration: AxisConfiguration) {
        var automatic = AutomaticScaleDomain()
        switch configuration.domain?.value {
        case .values(let values) where !values.isEmpty:
            isFixed = true
            domain = InferredDomain.given(values, data, configuration.type)
            return
        case .automatic(let given): automatic = given
        default: break
        }
        isReversed = automatic.isReversed ?? false
        let transform = NumberTransform(configuration.type)
        switch data.kind {
        case nil: domain = .none
        case .category:
            var names = data.categories.names
            if let modify = automatic.modify {
                names = modify(names.map { .category($0) }).compactMap {
                    if case .category(let name) = $0 { name } else { nil }
                }
            }
            domain = .categories(CategoryDomain(names))
        case .number:
            var (low, high) = data.low <= data.high ? (data.low, data.high) : (0, 0)
            if transform == .log {
                (low, high) = InferredDomain.positive(low, high)
            } else if automatic.includesZero ?? true {
                (low, high) = (min(low, 0), max(high, 0))
            }
            (low, high) = InferredDomain.modified(low, high, automatic) { .number($0) }
            if low == high { high = low == 0 ? 1 : low + abs(low) }
            domain = .numbers(low, high.isFinite ? high : low, transform)
        case .date:
            guard data.low <= data.high else {
                domain = .none
                return
            }
            var (low, high) = (data.low, data.high)
            if automatic.includesZero == true { (low, high) = (min(low, 0), max(high, 0)) }
            (low, high) = InferredDomain.modified(low, high, automatic) { .date($0) }
            domain = .dates(low, high)
        }
    }

    private static func given(_ values: [PlotValue], _ data: AxisData, _ type: ScaleType?) -> AxisDomain {
        switch values[0].kind {
        case .category:
            return .categories(CategoryDomain(values.compactMap {
                if case .category(let name) = $0 { name } else { nil }
            }))
        case .number where type == .category || data.kind == .category:
            return .categories(CategoryDomain(values.map(\.categoryName)))
        case .number, .date:
            let numbers = values.compactMap(\.number)
            guard let first = numbers.first, let last = numbers.last else { return .none }
            // An array runs from its first to its last number, so that it can run backwards.
            if values[0].kind == .date { return .dates(first, last) }
            let transform = NumberTransform(type)
            if transform == .log {
                let (low, high) = positive(min(first, last), max(first, last))
                return first <= last ? .numbers(low, high, .log) : .numbers(high, low, .log)
            }
            return .numbers(first, last, transform)
        }
    }

    /// The part of a range that has logarithms; one decade where none has.
    private static func positive(_ low: Double, _ high: Double) -> (Double, Double) {
        guard high > 0 else { return (1, 10) }
        return low > 0 ? (low, high) : (high / 1000 > 0 ? min(1, high / 1000) : high, high)
    }

    private static func modified(_ low: Double, _ high: Double, _ automatic: AutomaticScaleDomain,
                                 _ make: (Double) -> PlotValue) -> (Double, Double) {
        guard let modify = automatic.modify else { return (low, high) }
        let numbers = modify([make(low), make(high)]).compactMap(\.number).filter(\.isFinite)
        guard let first = numbers.min(), let last = numbers.max() else { return (low, high) }
        return (first, last)
    }
}
