// Lengths of date pickers, in points unless a comment says otherwise.

/// Date pickers: compact plates and wheels.
package nonisolated struct DateMetrics: Equatable, Sendable {
    package var compactSpacing: Double = 6  // guess
    package var plateHorizontal: Double = 11  // guess
    package var plateVertical: Double = 7  // guess
    package var plateRadius: Double = 8  // guess
    package var calendarWidth: Double = 320  // guess
    package var wheelsWidth: Double = 250  // guess
    package var sheetSpacing: Double = 4  // guess
    package var sheetPadding: Double = 12  // guess
    /// At the sides of a calendar in the layout; nil is the same.
    package var sheetSide: Double? = nil  // guess
    package var timePadding: Double = 8  // guess
    /// The widths of the wheels.
    package var shortMonth: Double = 64  // guess
    package var month: Double = 130  // guess
    package var day: Double = 48  // guess
    package var year: Double = 72  // guess
    /// The width of the wheels of hours and minutes.
    package var number: Double = 48  // guess
    package var half: Double = 56  // guess
}

/// The calendar of a graphical date picker.
package nonisolated struct CalendarMetrics: Equatable, Sendable {
    package var spacing: Double = 4  // guess
    package var weekdayFont: Double = 13  // guess
    package var weekdayBottom: Double = 2  // guess
    package var row: Double = 44  // guess
    package var day: Double = 44  // guess
    package var dayFont: Double = 20  // guess
    package var headerSpacing: Double = 28  // guess
    package var headerPadding: Double = 8  // guess
    /// From the arrows to the edge; nil is the same as from the edge to the name of the month.
    package var headerTrailing: Double? = nil  // guess
    /// From the name of the month to those of the weekdays; nil is `spacing`.
    package var headerGap: Double? = nil  // guess
    /// Whether a month has as many rows as weeks; otherwise there are always six.
    package var fitsWeeks = false  // guess
    /// Whether columns are whole points wide, with the rest at the trailing edge.
    package var hasWholeColumns = false  // guess
    /// How far below the middle of the header its arrows are.
    package var arrowOffset: Double = 0  // guess
    package var headerHeight: Double = 40  // guess
    package var arrowLine = 2.4  // guess
    package var arrowWidth: Double = 9  // guess
    package var arrowHeight: Double = 16  // guess
    package var arrowTouchWidth: Double = 24  // guess
    package var arrowTouchHeight: Double = 30  // guess
    /// The chevron behind the name of the month, and its distance from it.
    package var monthSpacing: Double = 6  // guess
    package var monthChevronLine = 2.25  // guess
    package var monthChevronWidth = 5.5  // guess
    package var monthChevronHeight: Double = 10  // guess
}
