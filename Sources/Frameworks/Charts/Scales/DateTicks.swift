import Foundation

/// The values that an axis of dates has.
///
/// The steps are observed: 6 hours for 17 and 24 hours, one day for 4.4 days, 2 days for a week, 7 days for 30,
/// 2 months for 6 and 3 months for 9 and 12, that is the step whose number of intervals is nearest to 3.5, as three or
/// four are best for numbers. Those in between, and those of minutes and years, are guesses after the same rule.
struct DateTicks {
    var values: [Date]
    var component: Calendar.Component
    var count: Int

    private static let steps: [(Calendar.Component, Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
        (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600),
        (.hour, 12, 43200), (.day, 1, 86400), (.day, 2, 172_800), (.day, 7, 604_800), (.day, 14, 1_209_600),
        (.month, 1, month), (.month, 2, 2 * month), (.month, 3, 3 * month), (.month, 6, 6 * month),
        (.year, 1, 12 * month), (.year, 2, 24 * month), (.year, 5, 60 * month),
    ]
    private static let month = 365.2425 / 12 * 86400

    /// About so many values (three or four intervals, unless a number is given) from the first whole unit on.
    static func automatic(_ low: Date, _ high: Date, count: Int?, calendar: Calendar) -> DateTicks {
        let span = high.timeIntervalSince(low)
        guard low.hasCalendarDate, high.hasCalendarDate else { return DateTicks(values: [], component: .day, count: 1) }
        guard span > 0 else {
            let first = span == 0 ? [low] : []
            return DateTicks(values: first, component: .day, count: 1)
        }
        let best = intervals(for: count)
        var steps = steps, years = 10.0
        while span / (years * 12 * month) > 1, years < 1e6 {
            steps.append((.year, Int(years), years * 12 * month))
            years *= years.description.hasPrefix("2") ? 2.5 : 2
        }
        // Of two that are as near, the larger step, as numbers have two intervals rather than five; the one with more
        // values where the program asks for a number of them.
        func distance(_ step: (Calendar.Component, Int, seconds: Double)) -> Double {
            abs(intervals(span, step) - best)
        }
        guard var found = steps.first else { return DateTicks(values: [], component: .day, count: 1) }
        for step in steps.dropFirst() where distance(step) < distance(found) + (count == nil ? 1e-9 : -1e-9) {
            found = step
        }
        return stepping(found.0, found.1, low, high, calendar)
    }

    /// The number of intervals that is best; nil is no number of values of the program.
    static func intervals(for count: Int?) -> Double {
        count.map { Double(min(max($0, 2), NumberTicks.limit) - 1) } ?? 3.5
    }

    /// A month is counted with its mean length, so that nine of them are 4.5 steps of two.
    private static func intervals(_ span: Double, _ step: (Calendar.Component, Int, seconds: Double)) -> Double {
        let exact = span / step.seconds
        guard step.0 == .month || step.0 == .year else { return exact }
        return (span / month * 10).rounded() / 10 / (step.seconds / month)
    }

    /// The starts of units within a domain, each `count` units after the one before.
    static func stepping(_ component: Calendar.Component, _ count: Int, _ low: Date, _ high: Date,
                         _ calendar: Calendar) -> DateTicks {
        var ticks = DateTicks(values: [], component: component, count: count)
        guard count > 0, count <= 1_000_000, low <= high, low.hasCalendarDate, high.hasCalendarDate else {
            return ticks
        }
        var first = low
        if let unit = calendar.dateInterval(of: component, for: low), unit.start < low {
            first = unit.end
        }
        var date = first, number = 0
        while date <= high, ticks.values.count < NumberTicks.limit {
            ticks.values.append(date)
            number += 1
            let (offset, isOverflow) = number.multipliedReportingOverflow(by: count)
            guard !isOverflow, abs(offset) < 1_000_000_000,
                  let next = calendar.date(byAdding: component, value: offset, to: first), next > date,
                  next.hasCalendarDate else { break }
            date = next
        }
        return ticks
    }
}

extension Date {
    /// Whether a calendar can count with the date: it is within some thirty thousand years.
    var hasCalendarDate: Bool { abs(timeIntervalSinceReferenceDate) < 1e12 }
}
