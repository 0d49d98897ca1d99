public import Foundation
public import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// Shows a month, as SwiftUI's graphical picker of dates. Without a selection a touch chooses nothing.
@MainActor @preconcurrency
open class UICalendarView: UIView {
    /// What stands below a day.
    @MainActor @preconcurrency
    open class Decoration: NSObject {
        /// How large it is.
        public enum Size: Int, Sendable { case small, medium, large }
        let color: UIColor?, image: UIImage?
        private init(_ color: UIColor?, _ image: UIImage?) { (self.color, self.image) = (color, image) }
        /// A point in a colour; nil is the tint.
        public convenience init(color: UIColor? = nil, size: Size = .medium) { self.init(color, nil) }
        /// An image in a colour; nil is a point.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) {
            self.init(color, image)
        }
        /// A point in a colour; nil is the tint.
        open class func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }
        /// An image in a colour; nil is a point.
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }
        /// A view of the program.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(color: nil, size: .medium)
        }
    }
    /// Who is asked for decorations. Without effect: nothing stands below the days.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { if delegate != nil { standIn(self, "nothing stands below the days") } }
    }
    /// How days are chosen; nil chooses none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            selectionBehavior?.view = self
            noteChange()
        }
    }
    /// The calendar.
    open var calendar = Calendar.current { didSet { noteChange() } }
    /// The language.
    open var locale = Locale.current { didSet { noteChange() } }
    /// The time zone; nil is that of the calendar.
    open var timeZone: TimeZone? { didSet { noteChange() } }
    /// How the days of the calendar are written. Nothing to do: they are written as numbers.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// The days that are shown.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { noteChange() } }
    /// The month that is shown: that of the chosen day, or of today.
    open var visibleDateComponents: DateComponents {
        get { calendar.dateComponents([.year, .month], from: shownDate) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    /// Whether the delegate is asked. Nothing to do: nothing stands below the days.
    open var wantsDateDecorations = true
    private var visible: DateComponents?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visible = dateComponents
        noteChange()
    }
    /// Asks again for the decorations of some days. Nothing to do: nothing stands below the days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

    private var shownDate: Date {
        selectionBehavior?.dates.first.flatMap { calendar.date(from: $0) }
            ?? visible.flatMap { calendar.date(from: $0) } ?? Date()
    }
    private var shown: AnyView {
        let first = availableDateRange.start, last = max(availableDateRange.end, first)
        let value = Binding(unequal: { self.shownDate }, writing: { new in
            let day = self.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: new)
            self.selectionBehavior?.choose(day)
            self.noteChange()
        })
        let picker = DatePicker(selection: value, in: first...last, displayedComponents: .date) { EmptyView() }
            .labelsHidden().datePickerStyle(.graphical).disabled(selectionBehavior == nil)
            .environment(\.calendar, calendar).environment(\.locale, locale)
        return timeZone.map { AnyView(picker.environment(\.timeZone, $0)) } ?? AnyView(picker)
    }
    open override func _content() -> AnyView? { shown }
    /// The size of SwiftUI's picker.
    open override var intrinsicContentSize: CGSize { measured(shown) }
    fileprivate func selectionChanged() { noteChange() }
}
/// Says what stands below the days of a calendar. It is not asked.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What stands below a day; nil is nothing.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    /// Another month is shown.
    func calendarView(_ calendarView: UICalendarView,
                      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration? { nil }
    public func calendarView(_ calendarView: UICalendarView,
                             didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {}
}

/// How days of a calendar are chosen.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    fileprivate weak var view: UICalendarView?
    fileprivate var dates: [DateComponents] { [] }
    fileprivate func choose(_ date: DateComponents) {}
    /// Asks again which days can be chosen. Nothing to do: it is asked at every touch.
    open func updateSelectableDates() {}
}
/// One day is chosen.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// A selection of no day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
    /// The day; nil is none.
    open var selectedDate: DateComponents? { didSet { view?.selectionChanged() } }
    /// Sets the day. The delegate is not notified.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }
    fileprivate override var dates: [DateComponents] { selectedDate.map { [$0] } ?? [] }
    fileprivate override func choose(_ date: DateComponents) {
        guard delegate?.dateSelection(self, canSelectDate: date) ?? true else { return }
        selectedDate = date
        delegate?.dateSelection(self, didSelectDate: date)
    }
}
/// Receives the day that is chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// A day was chosen.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be chosen.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate,
                              canSelectDate dateComponents: DateComponents?) -> Bool { true }
}
/// Several days are chosen. The calendar marks the first of them only.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// A selection of no day.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
    /// The days.
    open var selectedDates: [DateComponents] = [] { didSet { view?.selectionChanged() } }
    /// Sets the days. The delegate is not notified.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }
    fileprivate override var dates: [DateComponents] { selectedDates }
    fileprivate override func choose(_ date: DateComponents) {
        if let index = selectedDates.firstIndex(of: date) {
            guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return }
            selectedDates.remove(at: index)
            delegate?.multiDateSelection(self, didDeselectDate: date)
        } else {
            guard delegate?.multiDateSelection(self, canSelectDate: date) ?? true else { return }
            selectedDates.append(date)
            delegate?.multiDateSelection(self, didSelectDate: date)
        }
    }
}
/// Receives the days that are chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// A day was chosen.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// A day is chosen no more.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be chosen.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
        -> Bool
    /// Whether a day can be given up.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
        -> Bool
}
extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate,
                                   canSelectDate dateComponents: DateComponents) -> Bool { true }
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate,
                                   canDeselectDate dateComponents: DateComponents) -> Bool { true }
}
