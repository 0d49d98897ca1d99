import Foundation
import SwiftUI

/// The values of one set of axis marks.
struct AxisValues {
    var values: [PlotValue] = []
    /// The unit of the steps of dates.
    var component: Calendar.Component?
    var decimals = 0
    /// The rule that made the values; nil where the program gives them.
    private(set) var rule: AxisMarkValues?
    /// The ends to which the domain is widened.
    private var low: Double?
    private var high: Double?

    init(_ source: AxisValueSource, _ domain: AxisDomain, isFixed: Bool, _ unit: DateUnit?, _ calendar: Calendar) {
        if case .rule(let rule) = source { self.rule = rule }
        switch (source, domain) {
        case (.values(let given), _):
            values = domain.kind == .category ? given.map { .category($0.categoryName) } : given
            let numbers = given.compactMap(\.number)
            (low, high) = (numbers.min(), numbers.max())
            decimals = NumberTicks.decimals(of: numbers)
            component = Self.commonComponent(given, unit?.calendar ?? calendar)
        case (.rule, .none): break
        case (.rule, .categories(let categories)): values = categories.names.map { .category($0) }
        case (.rule(let rule), .numbers(let from, let to, let transform)):
            set(numbers: rule, min(from, to), max(from, to), transform, isFixed)
        case (.rule(let rule), .dates(let from, let to)):
            set(dates: rule, min(from, to), max(from, to), unit, calendar)
        }
    }

    private mutating func set(numbers rule: AxisMarkValues, _ from: Double, _ to: Double, _ transform: NumberTransform,
                              _ isFixed: Bool) {
        let roundsBoth = rule.roundsLower != false && rule.roundsUpper != false
        let isCovering = !isFixed && (rule.roundsLower != false || rule.roundsUpper != false)
        let ticks: NumberTicks
        switch rule.rule {
        case .automatic(let count, let minimum):
            if transform == .log {
                ticks = .logarithmic(from, to, isCovering: isCovering)
            } else {
                ticks = isCovering ? .covering(from, to, count: count, minimum: minimum)
                    : .within(from, to, count: count, minimum: minimum)
            }
        case .stride(let step): ticks = .stepping(by: step, from, to, isCovering: isCovering)
        case .calendar: ticks = NumberTicks(values: [], step: 0)
        }
        values = ticks.values.map { .number($0) }
        decimals = ticks.decimals
        guard isCovering else { return }
        if roundsBoth || rule.roundsLower != false { low = ticks.values.first }
        if roundsBoth || rule.roundsUpper != false { high = ticks.values.last }
    }

    private mutating func set(dates rule: AxisMarkValues, _ from: Double, _ to: Double, _ unit: DateUnit?,
                              _ calendar: Calendar) {
        let (first, last) = (Date(timeIntervalSinceReferenceDate: from), Date(timeIntervalSinceReferenceDate: to))
        let ticks: DateTicks
        switch rule.rule {
        case .automatic(let count, _):
            ticks = .automatic(first, last, count: count, calendar: unit?.calendar ?? calendar)
        case .calendar(let component, let count, let own):
            ticks = .stepping(component, count, first, last, own ?? unit?.calendar ?? calendar)
        case .stride(let seconds):
            let steps = NumberTicks.stepping(by: seconds, 0, to - from, isCovering: false)
            ticks = DateTicks(values: steps.values.map { first + $0 }, component: .second, count: 1)
        }
        component = ticks.component
        values = ticks.values.map { $0._plotValue }
        if rule.roundsLower == true { low = from }
        if rule.roundsUpper == true, let end = ticks.values.last { high = max(to, end._plotValue.number ?? to) }
    }

    /// The largest unit of which all dates are starts.
    private static func commonComponent(_ values: [PlotValue], _ calendar: Calendar) -> Calendar.Component? {
        let dates = values.prefix(NumberTicks.limit).compactMap { value -> Date? in
            if case .date(let seconds) = value { Date(timeIntervalSinceReferenceDate: seconds) } else { nil }
        }
        guard !dates.isEmpty else { return nil }
        let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
        guard dates.allSatisfy(\.hasCalendarDate) else { return nil }
        return units.first { unit in
            dates.allSatisfy { calendar.dateInterval(of: unit, for: $0)?.start == $0 }
        } ?? .second
    }

    /// The values that the domain contains.
    func within(_ domain: AxisDomain) -> AxisValues {
        var result = self
        switch domain {
        case .none: result.values = []
        case .categories(let categories):
            result.values = values.filter {
                if case .category(let name) = $0 { categories.index[name] != nil } else { false }
            }
        case .numbers, .dates:
            result.values = values.filter { domain.part(of: $0).map { $0 > -1e-9 && $0 < 1 + 1e-9 } ?? false }
        }
        return result
    }

    /// A domain that contains the values of all sets.
    static func widened(_ domain: AxisDomain, _ sets: [AxisValues]) -> AxisDomain {
        let low = sets.compactMap(\.low).min(), high = sets.compactMap(\.high).max()
        switch domain {
        case .numbers(let from, let to, let transform):
            return .numbers(min(from, low ?? from), max(to, high ?? to), transform)
        case .dates(let from, let to): return .dates(min(from, low ?? from), max(to, high ?? to))
        case .none, .categories: return domain
        }
    }
}

/// The texts of values without a format of their own.
struct AxisFormatter {
    private let numbers: FloatingPointFormatStyle<Double>
    private let component: Calendar.Component?
    private let isWithinYear: Bool
    private let locale: Locale
    private let calendar: Calendar

    init(_ values: AxisValues, _ domain: AxisDomain, locale: Locale, calendar: Calendar) {
        component = values.component
        numbers = NumberTicks.format(values.values.compactMap(\.number), decimals: values.decimals, locale)
        (self.locale, self.calendar) = (locale, calendar)
        if case .dates(let low, let high) = domain {
            let ends = [min(low, high), max(low, high) - 1].map { Date(timeIntervalSinceReferenceDate: $0) }
            isWithinYear = ends.allSatisfy(\.hasCalendarDate)
                && calendar.component(.year, from: ends[0]) == calendar.component(.year, from: ends[1])
        } else {
            isWithinYear = true
        }
    }

    func string(_ value: PlotValue) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number):
            return NumberTicks.text(number, numbers)
        case .date(let seconds):
            guard Date(timeIntervalSinceReferenceDate: seconds).hasCalendarDate else { return "" }
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            switch component {
            case .year, .yearForWeekOfYear: style = style.year()
            case .month, .quarter: style = isWithinYear ? style.month(.abbreviated)
                : style.month(.abbreviated).year()
            case .hour: style = style.hour()
            case .minute: style = style.hour().minute()
            case .second, .nanosecond: style = style.hour().minute().second()
            default: style = style.month(.abbreviated).day()
            }
            return style.format(Date(timeIntervalSinceReferenceDate: seconds))
        }
    }
}
