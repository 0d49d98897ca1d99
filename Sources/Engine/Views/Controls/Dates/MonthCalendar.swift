import Foundation
import QuadrantCore
import QuadrantGeometry

/// The calendar of a month, with arrows to the months before and after.
struct MonthCalendar: View {
    /// A day of the month that is shown initially.
    let base: Date
    let isChosen: (Date) -> Bool
    let isAllowed: (Date) -> Bool
    let choose: (Date) -> Void
    /// Whether `base` is the selection: the calendar then changes to its month when another date is selected.
    var followsChoice = false
    @Environment(\.design) private var design
    @Environment(\.self) private var environment
    private var metrics: CalendarMetrics { design.metrics.calendar }
    /// The shown month, as the number of months after that of `base`.
    @State private var offset = 0
    /// Whether wheels of months and years are in the place of the days.
    @State private var showsWheels = false
    @Clockwork private var works

    init(base: Date, followsChoice: Bool, isChosen: @escaping (Date) -> Bool, isAllowed: @escaping (Date) -> Bool,
         choose: @escaping (Date) -> Void) {
        self.base = base
        self.followsChoice = followsChoice
        self.isChosen = isChosen
        self.isAllowed = isAllowed
        self.choose = choose
    }

    var body: some View {
        let parts = DateParts(environment)
        let shown = parts.calendar.date(byAdding: .month, value: offset, to: base) ?? base
        VStack(spacing: metrics.headerGap ?? metrics.spacing) {
            header(parts.month(shown))
            if showsWheels {
                days(of: shown, parts).hidden().overlay { MonthWheels(shown: shown, parts: parts, choose: show) }
            } else {
                days(of: shown, parts)
            }
        }
    }

    private func days(of shown: Date, _ parts: DateParts) -> some View {
        let weeks = parts.weeks(of: shown)
        return VStack(spacing: metrics.spacing) {
            // Measured in iOS 26: their columns are equal parts of the width, those of the days whole points.
            HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { day in
                    Text(parts.weekdays[day]).font(.system(size: metrics.weekdayFont, weight: .semibold))
                        .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
                }
            }
            .accessibilityHidden(true)
            .padding(.bottom, metrics.weekdayBottom)
            // Six rows give every month the same height.
            ForEach(0..<(metrics.fitsWeeks ? weeks.count : 6), id: \.self) { week in
                self.week {
                    ForEach(0..<7, id: \.self) { day in
                        cell(week < weeks.count ? weeks[week][day] : nil, parts).frame(maxWidth: .infinity)
                    }
                }
                .frame(height: metrics.row)
            }
        }
    }

    /// The seven columns of a line.
    @ViewBuilder private func week(@ViewBuilder _ days: () -> some View) -> some View {
        if metrics.hasWholeColumns {
            WholeColumns { days() }
        } else {
            HStack(spacing: 0) { days() }
        }
    }

    /// Shows the month of a date.
    private func show(_ month: Date, _ parts: DateParts) {
        func start(_ date: Date) -> Date { parts.calendar.dateInterval(of: .month, for: date)?.start ?? date }
        offset = parts.calendar.dateComponents([.month], from: start(base), to: start(month)).month ?? offset
    }

    private func header(_ month: String) -> some View {
        HStack(spacing: metrics.headerSpacing) {
            Button { withControlAnimation { showsWheels.toggle() } } label: {
                HStack(spacing: metrics.monthSpacing) {
                    Text(month).font(.headline)
                        .foregroundStyle(showsWheels ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
                    Chevron()
                        .stroke(.tint, style: StrokeStyle(lineWidth: metrics.monthChevronLine, lineCap: .round,
                                                          lineJoin: .round))
                        .frame(width: metrics.monthChevronWidth, height: metrics.monthChevronHeight)
                        .rotationEffect(.degrees(showsWheels ? 90 : 0))
                        .flipsForRightToLeftLayoutDirection(true)
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            Spacer()
            if !showsWheels {
                arrow(-1).accessibilityLabel(Text(system: .previousMonth))
                arrow(1).accessibilityLabel(Text(system: .nextMonth))
            }
        }
        .padding(EdgeInsets(top: 0, leading: metrics.headerPadding, bottom: 0,
                            trailing: metrics.headerTrailing ?? metrics.headerPadding))
        .frame(height: metrics.headerHeight)
    }

    private func arrow(_ step: Int) -> some View {
        Button { withControlAnimation { offset += step } } label: {
            Chevron()
                .stroke(.tint, style: StrokeStyle(lineWidth: metrics.arrowLine, lineCap: .round, lineJoin: .round))
                .frame(width: metrics.arrowWidth, height: metrics.arrowHeight)
                .scaleEffect(x: step < 0 ? -1 : 1)
                .offset(y: metrics.arrowOffset)
                .frame(width: metrics.arrowTouchWidth, height: metrics.arrowTouchHeight)
                .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
    }

    @ViewBuilder private func cell(_ day: Date?, _ parts: DateParts) -> some View {
        if let day {
            let isChosen = isChosen(day), isOpen = isAllowed(day)
            let isToday = parts.calendar.isDate(day, inSameDayAs: works.date)
            Button {
                choose(day)
                if followsChoice { offset = 0 }
            } label: {
                Text(verbatim: "\(parts.component(.day, of: day))")
                    .font(.system(size: metrics.dayFont, weight: isChosen ? .medium : .regular))
                    .foregroundStyle(isChosen && isToday ? AnyShapeStyle(.white)
                        : isChosen || (isToday && isOpen) ? AnyShapeStyle(.tint)
                        : isOpen ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
                    .frame(width: metrics.day, height: metrics.day)
                    .background { if isChosen { Circle().fill(.tint).opacity(isToday ? 1 : 0.15) } }
            }
            .buttonStyle(.plain)
            .disabled(!isOpen)
            .accessibilityLabel(Text(verbatim: (isToday ? "Today, " : "") + parts.spokenDay(day)))
            .accessibilityAddTraits(isChosen ? .isSelected : [])
        } else {
            Color.clear
        }
    }
}

/// Columns of equal width in whole points; what is left is at the trailing edge.
private struct WholeColumns: ControlLayout {
    static var words: ControlLayoutWords {
        ControlLayoutWords(offer: "an equal share of the width in whole points",
                           size: "it fills the width it was proposed and is as high as its highest view",
                           place: "each view follows the one before it")
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let ideal = (sizes.map(\.width).max() ?? 0) * CGFloat(subviews.count)
        return CGSize(width: proposal.width ?? ideal, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !subviews.isEmpty else { return }
        let width = (bounds.width / CGFloat(subviews.count)).rounded(.down)
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
                          proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// Wheels of the months and years that a calendar can show: a hundred years before and after the shown one.
private struct MonthWheels: View {
    let shown: Date
    let parts: DateParts
    let choose: (Date, DateParts) -> Void
    @Environment(\.design) private var design
    private static let years = 100

    var body: some View {
        let metrics = design.metrics.date, (shown, parts, choose) = (shown, parts, choose)
        let year = parts.component(.year, of: shown), month = parts.component(.month, of: shown)
        let names = parts.calendar.standaloneMonthSymbols, first = max(year - MonthWheels.years, 1)
        func set(_ component: Calendar.Component, _ value: Int) {
            choose(parts.setting(component, to: value, of: shown), parts)
        }
        return HStack(spacing: 0) {
            NamedWheel(name: "Month", count: names.count, selected: month - 1) { set(.month, $0 + 1) }
                plainText: { names[min($0, names.count - 1)] }
                .frame(width: metrics.month)
            NamedWheel(name: "Year", count: year + MonthWheels.years - first + 1, selected: year - first) {
                set(.year, $0 + first)
            } plainText: { "\($0 + first)" }
                .frame(width: metrics.year)
        }
        .frame(maxWidth: .infinity)
        .background { WheelWindow() }
        .frame(height: design.metrics.wheel.height)
    }
}
