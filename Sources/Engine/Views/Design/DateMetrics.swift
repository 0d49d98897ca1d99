// Lengths of date pickers, in points unless a comment says otherwise.

/// Date pickers: compact plates and wheels.
package nonisolated struct DateMetrics: Equatable, Sendable {
    package var compactSpacing: Double
    package var plateHorizontal: Double
    package var plateVertical: Double
    package var plateRadius: Double
    package var calendarWidth: Double
    package var wheelsWidth: Double
    package var sheetSpacing: Double
    package var sheetPadding: Double
    package var timePadding: Double
    /// The widths of the wheels.
    package var shortMonth: Double
    package var month: Double
    package var day: Double
    package var year: Double
    /// The width of the wheels of hours and minutes.
    package var number: Double
    package var half: Double
}

/// The calendar of a graphical date picker.
package nonisolated struct CalendarMetrics: Equatable, Sendable {
    package var spacing: Double
    package var weekdayFont: Double
    package var weekdayBottom: Double
    package var row: Double
    package var day: Double
    package var dayFont: Double
    package var headerSpacing: Double
    package var headerPadding: Double
    package var headerHeight: Double
    package var arrowLine: Double
    package var arrowWidth: Double
    package var arrowHeight: Double
    package var arrowTouchWidth: Double
    package var arrowTouchHeight: Double
    /// The chevron behind the name of the month, and its distance from it.
    package var monthSpacing: Double
    package var monthChevronLine: Double
    package var monthChevronWidth: Double
    package var monthChevronHeight: Double
}
