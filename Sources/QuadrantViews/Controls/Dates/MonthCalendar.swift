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
        let weeks = parts.weeks(of: shown)
        VStack(spacing: metrics.spacing) {
            header(parts.month(shown))
            HStack(spacing: 0) {
                ForEach(0..<7, id: \.self) { day in
                    Text(parts.weekdays[day]).font(.system(size: metrics.weekdayFont, weight: .semibold))
                        .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
                }
            }
            .accessibilityHidden(true)
            .padding(.bottom, metrics.weekdayBottom)
            // Always six rows, so that the height is the same for every month.
            ForEach(0..<6, id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7, id: \.self) { day in
                        cell(week < weeks.count ? weeks[week][day] : nil, parts).frame(maxWidth: .infinity)
                    }
                }
                .frame(height: metrics.row)
            }
        }
    }

    private func header(_ month: String) -> some View {
        HStack(spacing: metrics.headerSpacing) {
            Text(month).font(.headline)
            Spacer()
            arrow(-1).accessibilityLabel(Text(system: .previousMonth))
            arrow(1).accessibilityLabel(Text(system: .nextMonth))
        }
        .padding(.horizontal, metrics.headerPadding)
        .frame(height: metrics.headerHeight)
    }

    private func arrow(_ step: Int) -> some View {
        Button { withControlAnimation { offset += step } } label: {
            Chevron()
                .stroke(.tint, style: StrokeStyle(lineWidth: metrics.arrowLine, lineCap: .round, lineJoin: .round))
                .frame(width: metrics.arrowWidth, height: metrics.arrowHeight)
                .scaleEffect(x: step < 0 ? -1 : 1)
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
