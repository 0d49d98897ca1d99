import Foundation
import QuadrantCore

/// Date computations in the calendar, locale and time zone of an environment.
nonisolated struct DateParts {
    let calendar: Calendar
    let locale: Locale

    init(_ environment: EnvironmentValues) {
        var calendar = environment.calendar
        calendar.locale = environment.locale
        calendar.timeZone = environment.timeZone
        self.calendar = calendar
        locale = environment.locale
    }

    private func style(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    func day(_ date: Date) -> String { style(date: .abbreviated, time: .omitted).format(date) }
    func time(_ date: Date) -> String { style(date: .omitted, time: .shortened).format(date) }
    func month(_ date: Date) -> String {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).month(.wide).year()
            .format(date)
    }

    func spokenDay(_ date: Date) -> String {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            .weekday(.wide).month(.wide).day().format(date)
    }

    func plainText(_ date: Date, _ components: DatePickerComponents) -> String {
        var parts: [String] = []
        if components.contains(.date) { parts.append(day(date)) }
        if components.contains(.hourAndMinute) { parts.append(time(date)) }
        return parts.joined(separator: ", ")
    }

    /// The month of `date` as rows of seven days, beginning on the first day of the week; nil outside the month.
    func weeks(of date: Date) -> [[Date?]] {
        guard let month = calendar.dateInterval(of: .month, for: date),
            let count = calendar.range(of: .day, in: .month, for: date)?.count else { return [] }
        let before = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: before)
        for day in 0..<count { days.append(calendar.date(byAdding: .day, value: day, to: month.start)) }
        while days.count % 7 != 0 { days.append(nil) }
        return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }

    /// The names of the weekdays, from the first day of the week on.
    var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        return (0..<7).map { names[($0 + calendar.firstWeekday - 1) % 7].uppercased(with: locale) }
    }

    /// Whether the locale has 12-hour time.
    var hasHalfDays: Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }

    func component(_ component: Calendar.Component, of date: Date) -> Int { calendar.component(component, from: date) }

    /// `date` with one component changed; a day that the new month does not have becomes the last day of that month.
    func setting(_ component: Calendar.Component, to value: Int, of date: Date) -> Date {
        let now = calendar.component(component, from: date)
        return calendar.date(byAdding: component, value: value - now, to: date) ?? date
    }

    /// The day of one date with the time of another.
    func joining(day: Date, time: Date) -> Date {
        var parts = calendar.dateComponents([.year, .month, .day], from: day)
        let clock = calendar.dateComponents([.hour, .minute, .second], from: time)
        (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
        return calendar.date(from: parts) ?? day
    }
}
