public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A control that selects any number of days: a calendar in which a tap adds a day to the selection or removes it.
///
/// Selected days are components with calendar, era, year, month and day. The label is read by assistive technology and
/// not drawn.
public nonisolated struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let earliest: Date?
    /// The exclusive upper bound.
    private let end: Date?
    private let label: Label
    @Environment(\.design) private var design
    @Environment(\.self) private var environment
    @Clockwork private var works

    private init(_ selection: Binding<Set<DateComponents>>, from earliest: Date?, upTo end: Date?, _ label: Label) {
        self.selection = selection
        self.earliest = earliest
        self.end = end
        self.label = label
    }

    /// A calendar for any days, which opens at the current month. A tap inserts a day into `selection`, or removes it.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, from: nil, upTo: nil, label())
    }
    /// A calendar for days that overlap `bounds`, the upper bound excluded. It opens at the current month, or at the
    /// nearest with days in the bounds. Selected days outside of the bounds stay selected.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label())
    }
    /// A calendar for the day of the lower bound and all days after it.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
                @ViewBuilder label: () -> Label) {
        self.init(selection, from: bounds.lowerBound, upTo: nil, label())
    }
    /// A calendar for days that begin before the upper bound.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
                @ViewBuilder label: () -> Label) {
        self.init(selection, from: nil, upTo: bounds.upperBound, label())
    }

    @MainActor public var body: some View {
        let days = ChosenDays(selection: selection, parts: DateParts(environment), earliest: earliest, end: end)
        let label = label
        MonthCalendar(base: days.firstShown(works.date), followsChoice: false, isChosen: days.contains,
                      isAllowed: days.allows, choose: days.toggle)
            .padding(design.metrics.date.sheetPadding)
            .withSystemTextStyle()
            .semantics(.datePicker) { semantics, environment in
                semantics.label = spoken(label, in: environment)
                semantics.children = .contain
            }
    }
}

extension MultiDatePicker where Label == Text {
    /// A calendar for any days whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    /// A calendar for any days whose label is `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
    /// A calendar with a localized label for days that overlap `bounds`, the upper bound excluded.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// A calendar with `title` as it is, not localized, for days that overlap `bounds`, the upper bound excluded.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
    /// A calendar with a localized label for the day of the lower bound and all days after it.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
                in bounds: PartialRangeFrom<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// A calendar with `title` as it is, not localized, for the day of the lower bound and all days after it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>,
                                   in bounds: PartialRangeFrom<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
    /// A calendar with a localized label for days that begin before the upper bound.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
                in bounds: PartialRangeUpTo<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
    /// A calendar with `title` as it is, not localized, for days that begin before the upper bound.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>,
                                   in bounds: PartialRangeUpTo<Date>) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}

/// The selection of a calendar as a set of date components.
private struct ChosenDays {
    let selection: Binding<Set<DateComponents>>
    let parts: DateParts
    let earliest: Date?
    let end: Date?

    /// The selected components that denote `day`.
    private func named(_ day: Date) -> [DateComponents] {
        selection.wrappedValue.filter { components in
            parts.calendar.date(from: components).map { parts.calendar.isDate($0, inSameDayAs: day) } ?? false
        }
    }

    func contains(_ day: Date) -> Bool { !named(day).isEmpty }

    func toggle(_ day: Date) {
        let known = named(day)
        if known.isEmpty {
            selection.wrappedValue.insert(
                parts.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        } else {
            selection.wrappedValue.subtract(known)
        }
    }

    /// Whether a part of the day is within the limits.
    func allows(_ day: Date) -> Bool {
        let start = parts.calendar.startOfDay(for: day)
        let next = parts.calendar.date(byAdding: .day, value: 1, to: start) ?? start
        return (earliest.map { $0 < next } ?? true) && (end.map { start < $0 } ?? true)
    }

    /// The current date, or the nearest one that can be chosen.
    func firstShown(_ today: Date) -> Date {
        if let earliest, today < earliest { return earliest }
        if let end, today >= end { return end.addingTimeInterval(-1) }
        return today
    }
}
