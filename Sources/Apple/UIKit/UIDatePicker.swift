public import Foundation
public import QuadrantCore
import QuadrantViews

/// Whether a picker of dates is a button, wheels or a calendar.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Chooses a date or a time, drawn as SwiftUI's picker; sends `valueChanged`.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    /// What is chosen; a date with a time by default.
    open var datePickerMode = Mode.dateAndTime { didSet { noteChange() } }
    /// How it looks; by itself a button.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { noteChange() } }
    /// How it looks.
    open var datePickerStyle: UIDatePickerStyle {
        preferredDatePickerStyle != .automatic ? preferredDatePickerStyle
            : datePickerMode == .countDownTimer ? .wheels : .compact
    }
    /// The chosen date; now by default. Setting it sends nothing.
    open var date = Date() { didSet { noteChange() } }
    /// The first date; nil is any.
    open var minimumDate: Date? { didSet { noteChange() } }
    /// The last date; nil is any.
    open var maximumDate: Date? { didSet { noteChange() } }
    /// Minutes between two choices. Nothing to do: every minute can be chosen.
    open var minuteInterval = 1
    /// Seconds of a count-down.
    open var countDownDuration: TimeInterval = 60 { didSet { noteChange() } }
    /// Whether dates that are set are rounded. Nothing to do: every minute can be chosen.
    open var roundsToMinuteInterval = true
    /// The language; nil is that of the interface.
    open var locale: Locale? { didSet { noteChange() } }
    /// The calendar; nil is that of the interface.
    open var calendar: Calendar! { didSet { noteChange() } }
    /// The time zone; nil is that of the interface.
    open var timeZone: TimeZone? { didSet { noteChange() } }
    /// Sets the date.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private var shown: AnyView {
        let isTimer = datePickerMode == .countDownTimer
        let value = Binding(unequal: {
            isTimer ? Calendar.current.startOfDay(for: self.date).addingTimeInterval(self.countDownDuration) : self.date
        }, writing: { new in
            self.date = new
            if isTimer { self.countDownDuration = new.timeIntervalSince(Calendar.current.startOfDay(for: new)) }
            self.sendActions(for: .valueChanged)
        })
        let parts: DatePickerComponents = switch datePickerMode {
        case .time, .countDownTimer: .hourAndMinute
        case .date, .yearAndMonth: .date
        case .dateAndTime: [.date, .hourAndMinute]
        }
        let first = minimumDate ?? .distantPast, last = max(maximumDate ?? .distantFuture, first)
        var picker = AnyView(DatePicker(selection: value, in: first...last, displayedComponents: parts) { EmptyView() }
            .labelsHidden().disabled(!isEnabled))
        if let locale { picker = AnyView(picker.environment(\.locale, locale)) }
        if let calendar { picker = AnyView(picker.environment(\.calendar, calendar)) }
        if let timeZone { picker = AnyView(picker.environment(\.timeZone, timeZone)) }
        switch datePickerStyle {
        case .wheels: return AnyView(picker.datePickerStyle(.wheel))
        case .inline: return AnyView(picker.datePickerStyle(.graphical))
        default: return AnyView(picker.datePickerStyle(.compact))
        }
    }
    open override func _content() -> AnyView? { shown }
    /// The size of SwiftUI's picker.
    open override var intrinsicContentSize: CGSize { measured(shown) }
}
