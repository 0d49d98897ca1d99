public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The components of a date that a date picker shows and sets.
public struct DatePickerComponents: OptionSet, Sendable {
    /// A bit for each component; other bits are ignored.
    public let rawValue: UInt
    /// No components where `rawValue` is 0; such a picker shows its label alone.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time of day to the minute, with 12 or 24 hours as in the locale. A change keeps the seconds.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// Day, month and year, in the calendar and the time zone of the environment. A change keeps the time of day.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control that selects a day, a time, or both, drawn by the style in force. Dates are read and written in the
/// calendar, the locale and the time zone of the environment.
public nonisolated struct DatePicker<Label: View>: View {
    /// The type of the displayed components.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let earliest: Date?
    private let latest: Date?
    private let components: Components
    private let label: Label

    private init(_ selection: Binding<Date>, from earliest: Date?, through latest: Date?, _ components: Components,
                 _ label: Label) {
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
        self.label = label
    }

    /// A picker for any date. The wheel of years has 100 years before and after the selected one.
    public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
                @ViewBuilder label: () -> Label) {
        self.init(selection, from: nil, through: nil, displayedComponents, label())
    }
    /// A picker for dates in `range`, both ends included. A selection outside of it stays until the user picks a date,
    /// which is clamped to the range.
    public init(selection: Binding<Date>, in range: ClosedRange<Date>,
                displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.init(selection, from: range.lowerBound, through: range.upperBound, displayedComponents, label())
    }
    /// A picker for dates from the lower bound on, inclusive. A selection outside stays until the user picks another
    /// date.
    public init(selection: Binding<Date>, in range: PartialRangeFrom<Date>,
                displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.init(selection, from: range.lowerBound, through: nil, displayedComponents, label())
    }
    /// A picker for dates up to the upper bound, inclusive. A selection outside stays until the user picks another
    /// date.
    public init(selection: Binding<Date>, in range: PartialRangeThrough<Date>,
                displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) {
        self.init(selection, from: nil, through: range.upperBound, displayedComponents, label())
    }

    @MainActor public var body: some View {
        let label = label, selection = selection
        StyledControl(DatePickerStyleConfiguration(
            label: .init(content: titled(label)), selection: selection, minimumDate: earliest, maximumDate: latest,
            displayedComponents: components))
            .semantics(.datePicker) { semantics, environment in
                semantics.label = spoken(label, in: environment)
                semantics.value = DateParts(environment).plainText(selection.wrappedValue, components)
                // Days and wheels are accessibility elements of their own, and so are a day and a time side by side.
                let style = environment[styleOf: StyleOf<DatePickerStyleConfiguration>()].type
                let isCompact = style == CompactDatePickerStyle.self || style == DefaultDatePickerStyle.self
                let isApart = style == GraphicalDatePickerStyle.self || style == WheelDatePickerStyle.self
                    || (isCompact && components == [.date, .hourAndMinute])
                semantics.children = isApart ? .contain : .combine
            }
    }
}

extension DatePicker where Label == Text {
    /// A picker for any date whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>,
                displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// A picker for any date whose label is `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Date>,
                                   displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }
    /// A picker with a localized label for dates in `range`, both ends included.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
                displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// A picker with `title` as it is, not localized, for dates in `range`, both ends included.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
                                   displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
    /// A picker with a localized label for dates from the lower bound on.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
                displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// A picker with `title` as it is, not localized, for dates from the lower bound on.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
                                   displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
    /// A picker with a localized label for dates up to the upper bound, inclusive.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
                displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
    }
    /// A picker with `title` as it is, not localized, for dates up to the upper bound, inclusive.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
                                   displayedComponents: Components = [.hourAndMinute, .date]) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// The picker of a style's configuration, drawn by the next outer style.
    public init(_ configuration: DatePickerStyleConfiguration) {
        self.init(configuration.$selection, from: configuration.minimumDate, through: configuration.maximumDate,
                  configuration.displayedComponents, configuration.label)
    }
}

/// The picker that a date picker style draws.
public struct DatePickerStyleConfiguration {
    /// The label of the picker as one view: the first of several views is the title, the others are secondary text
    /// below it.
    public nonisolated struct Label: View, StyledPart {
        public typealias Body = Never
        let content: AnyView
    }
    /// The label; `labelsHidden()` is left to the style.
    public let label: Label
    /// The chosen date. A date that a style sets here is not clamped to the limits.
    @Binding public var selection: Date
    /// The earliest date that can be chosen; nil is no limit.
    public let minimumDate: Date?
    /// The latest date that can be chosen, itself included; nil is no limit.
    public let maximumDate: Date?
    /// The components that can be chosen: the day, the time, both, or neither where the set is empty.
    public let displayedComponents: DatePickerComponents

    init(label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
         displayedComponents: DatePickerComponents) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// Sets the date, clamped to the limits.
    func choose(_ date: Date) {
        var date = date
        if let minimumDate { date = max(date, minimumDate) }
        if let maximumDate { date = min(date, maximumDate) }
        if date != selection { selection = date }
    }
}

extension DatePickerStyleConfiguration: StyledConfiguration {
    static let automaticStyle: ControlStyle<Self> = TypedControlStyle(DefaultDatePickerStyle()) {
        $0.makeBody(configuration: $1)
    }
}

/// The appearance and behaviour of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    /// Draws a picker that sets `configuration.selection` when a date is chosen. Called again when the configuration
    /// changes.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Date pickers in this view are drawn by `style`.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The automatic style, which is compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Has no options: draws what `CompactDatePickerStyle` draws.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDateRow(configuration: configuration)
    }
}

/// The formatted day and time, each a button: the day opens a calendar, the time opens wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Has no options: dates are formatted in the locale, calendar and time zone of the environment.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CompactDateRow(configuration: configuration)
    }
}

/// The calendar of a month that follows the selection, with the time in a row below. Always six rows high.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Has no options. The label is not drawn; the time, where it is shown, is in a row below the month.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { CalendarSheet(configuration: configuration) }
}

/// Wheels, one for each component that can be chosen, in the calendar and locale of the environment.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Has no options. Day, month and year have a wheel each, as have hour, minute and half of the day.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlRow { configuration.label } control: { DateWheels(configuration: configuration) }
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The formatted day and time; as `compact`.
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The formatted day and time, each a button: the day opens a calendar, the time opens wheels.
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The calendar of a month, and below it a row with the time. The label is not drawn.
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each component, after the label.
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
