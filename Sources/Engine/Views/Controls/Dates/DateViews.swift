import Foundation
import QuadrantCore
import QuadrantGeometry

/// A label and the formatted day and time, which are below it at accessibility text sizes.
struct CompactDateRow: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        ControlRow(isStacked: typeSize.isAccessibilitySize) { configuration.label } control: {
            CompactDates(configuration: configuration)
        }
    }
}

/// The formatted day and time as buttons, which open a calendar and wheels in a panel.
struct CompactDates: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.design) private var design
    @Environment(\.self) private var environment
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var typeSize
    private var metrics: DateMetrics { design.metrics.date }
    @State private var open: Part?

    enum Part { case day, time }

    var body: some View {
        Group {
            if typeSize.isAccessibilitySize {
                ViewThatFits(in: .horizontal) {
                    line
                    VStack(alignment: .leading, spacing: metrics.compactSpacing) { plates }
                }
            } else {
                line
            }
        }
        .withSystemTextStyle()
        .separatorFromEdge()
    }

    private var line: some View {
        HStack(spacing: metrics.compactSpacing) { plates }
            // The label gives way: it wraps.
            .fixedSize(horizontal: true, vertical: false)
    }

    @ViewBuilder private var plates: some View {
        let parts = DateParts(environment)
        if configuration.displayedComponents.contains(.date) {
            plate(parts.day(configuration.selection), .day) {
                CalendarSheet(configuration: configuration, showsTime: false).frame(width: metrics.calendarWidth)
            }
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
            plate(parts.time(configuration.selection), .time) {
                DateWheels(configuration: configuration, showsDay: false).frame(width: metrics.wheelsWidth)
            }
        }
    }

    private func plate<Sheet: View>(_ plainText: String, _ part: Part, @ViewBuilder sheet: @escaping () -> Sheet)
        -> some View
    {
        Button { open = part } label: {
            Text(plainText)
                .foregroundStyle(!isEnabled ? AnyShapeStyle(.tertiary)
                    : open == part ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                .lineLimit(1)
                .padding(.horizontal, metrics.plateHorizontal)
                .padding(.vertical, metrics.plateVertical)
                .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: metrics.plateRadius))
        }
        .buttonStyle(.plain)
        .sheetBeside(isOpen: open == part, dismiss: { open = nil }, content: sheet)
    }
}

extension View {
    /// Presents content in a rounded panel beside this view, of glass as menus are (iOS 26).
    func sheetBeside<Content: View>(isOpen: Bool, dismiss: @escaping () -> Void,
                                    @ViewBuilder content: @escaping () -> Content) -> some View {
        modifier(Presenter(
            isPresented: isOpen,
            placement: {
                let metrics = $0.design.metrics.menu
                return .beside(gap: metrics.gap, margin: metrics.margin, isCentred: true)
            },
            content: {
                let metrics = $0.design.metrics.menu, shape = RoundedRectangle(cornerRadius: metrics.radius)
                let panel = metrics.isGlass
                    ? AnyView(content().clipShape(shape).background {
                        GlassPane(shape: AnyShape(shape), recipe: .menu)
                    })
                    : AnyView(content().background(.regularMaterial).clipShape(shape)
                        .shadow(color: .black.opacity(0.2), radius: metrics.shadowRadius))
                return AnyView(panel.environment(\.foregroundStyle, nil).environment(\.font, nil))
            },
            backdrop: { AnyView(Backdrop(dismiss: dismiss)) },
            dismiss: dismiss))
    }
}

/// The calendar of a month, with the time below it.
struct CalendarSheet: View {
    let configuration: DatePickerStyleConfiguration
    var showsTime = true
    @Environment(\.design) private var design
    @Environment(\.self) private var environment
    private var metrics: DateMetrics { design.metrics.date }

    var body: some View {
        let parts = DateParts(environment)
        VStack(spacing: metrics.sheetSpacing) {
            if configuration.displayedComponents.contains(.date) {
                MonthCalendar(base: configuration.selection, followsChoice: true) {
                    parts.calendar.isDate($0, inSameDayAs: configuration.selection)
                } isAllowed: {
                    isAllowed($0, parts)
                } choose: {
                    configuration.choose(parts.joining(day: $0, time: configuration.selection))
                }
            }
            if showsTime, configuration.displayedComponents.contains(.hourAndMinute) {
                ControlRow { Text(system: .time) } control: {
                    CompactDates(configuration: DatePickerStyleConfiguration(
                        label: configuration.label, selection: configuration.$selection,
                        minimumDate: configuration.minimumDate, maximumDate: configuration.maximumDate,
                        displayedComponents: .hourAndMinute))
                }
                .padding(.horizontal, metrics.timePadding)
            }
        }
        .padding(EdgeInsets(top: metrics.sheetPadding, leading: side, bottom: metrics.sheetPadding, trailing: side))
        .withSystemTextStyle()
        .separatorFromEdge()
    }

    private var side: Double { showsTime ? metrics.sheetSide ?? metrics.sheetPadding : metrics.sheetPadding }

    /// Whether a part of the day is within the limits.
    private func isAllowed(_ day: Date, _ parts: DateParts) -> Bool {
        let start = parts.calendar.startOfDay(for: day)
        let end = parts.calendar.date(byAdding: .day, value: 1, to: start) ?? start
        return (configuration.minimumDate.map { $0 < end } ?? true)
            && (configuration.maximumDate.map { $0 >= start } ?? true)
    }
}

/// A wheel for each component of a date.
struct DateWheels: View {
    let configuration: DatePickerStyleConfiguration
    var showsDay = true
    @Environment(\.design) private var design
    @Environment(\.self) private var environment
    private var metrics: DateMetrics { design.metrics.date }
    /// The years before and after the selected one on the wheel of years where there are no limits.
    private static let years = 100

    private var hasDay: Bool { showsDay && configuration.displayedComponents.contains(.date) }
    private var hasTime: Bool { configuration.displayedComponents.contains(.hourAndMinute) }

    var body: some View {
        let parts = DateParts(environment)
        HStack(spacing: 0) {
            if hasDay {
                wheel("Month", .month, parts, from: 1, count: 12, width: hasTime ? metrics.shortMonth : metrics.month) {
                    hasTime ? parts.calendar.shortMonthSymbols[$0 - 1] : parts.calendar.monthSymbols[$0 - 1]
                }
                wheel("Day", .day, parts, from: 1,
                      count: parts.calendar.range(of: .day, in: .month, for: configuration.selection)?.count ?? 31,
                      width: metrics.day) { "\($0)" }
                years(parts)
            }
            if hasTime { time(parts) }
        }
        .background { WheelWindow() }
        .frame(height: design.metrics.wheel.height)
        .withSystemTextStyle()
        .separatorFromEdge()
    }

    @ViewBuilder private func years(_ parts: DateParts) -> some View {
        let now = parts.component(.year, of: configuration.selection)
        let first = configuration.minimumDate.map { parts.component(.year, of: $0) } ?? now - DateWheels.years
        let last = configuration.maximumDate.map { parts.component(.year, of: $0) } ?? now + DateWheels.years
        wheel("Year", .year, parts, from: min(first, now), count: max(last, now) - min(first, now) + 1,
              width: metrics.year) {
            "\($0)"
        }
    }

    @ViewBuilder private func time(_ parts: DateParts) -> some View {
        let hour = parts.component(.hour, of: configuration.selection)
        if parts.hasHalfDays {
            drum("Hour", count: 12, selected: hour % 12, width: metrics.number) {
                set(.hour, to: hour / 12 * 12 + $0, parts)
            } plainText: { "\($0 == 0 ? 12 : $0)" }
        } else {
            wheel("Hour", .hour, parts, from: 0, count: 24, width: metrics.number, DateWheels.twoDigits)
        }
        wheel("Minute", .minute, parts, from: 0, count: 60, width: metrics.number, DateWheels.twoDigits)
        if parts.hasHalfDays {
            drum("Half of the day", count: 2, selected: hour / 12, width: metrics.half) {
                set(.hour, to: hour % 12 + $0 * 12, parts)
            } plainText: { $0 == 0 ? parts.calendar.amSymbol : parts.calendar.pmSymbol }
        }
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private func wheel(_ name: String, _ component: Calendar.Component, _ parts: DateParts, from first: Int,
                       count: Int, width: Double, _ plainText: @escaping (Int) -> String) -> some View {
        drum(name, count: count, selected: parts.component(component, of: configuration.selection) - first,
             width: width) { set(component, to: first + $0, parts) } plainText: { plainText(first + $0) }
    }

    private func drum(_ name: String, count: Int, selected: Int, width: Double, select: @escaping (Int) -> Void,
                      plainText: @escaping (Int) -> String) -> some View {
        NamedWheel(name: name, count: count, selected: selected, select: select, plainText: plainText)
            .frame(width: width)
    }

    private func set(_ component: Calendar.Component, to value: Int, _ parts: DateParts) {
        configuration.choose(parts.setting(component, to: value, of: configuration.selection))
    }
}

/// A wheel of a date that is an accessibility element of its own.
struct NamedWheel: View {
    let name: String
    let count: Int
    let selected: Int
    let select: (Int) -> Void
    let plainText: (Int) -> String

    var body: some View {
        let (count, selected, select) = (count, selected, select)
        Wheel(count: count, selected: selected, select: select) { row in
            Text(verbatim: plainText(row)).monospacedDigit()
        }
        .semantics(.picker) { semantics in
            semantics.label = name
            semantics.value = plainText(selected)
            semantics.children = .ignore
            semantics.adjust = { isUp in
                let next = selected + (isUp ? 1 : -1)
                if (0..<count).contains(next) { select(next) }
            }
        }
    }
}
