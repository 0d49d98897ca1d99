@_exported public import EventKit
public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

/// What a person did with an event.
public enum EKEventEditViewAction: Int, Sendable {
    case canceled, saved, deleted
    /// `canceled`, in the other spelling.
    public static var cancelled: Self { .canceled }
}
/// Is notified of what a person did with an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The person is done; never called.
    func eventEditViewController(_ controller: EKEventEditViewController,
                                 didCompleteWith action: EKEventEditViewAction)
    /// The calendar of a new event; never called.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar { EKCalendar(for: .event, eventStore: EKEventStore()) }
}

/// Edits an event: a panel with its title.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController {
    /// The calendar.
    open var eventStore: EKEventStore!
    /// The event; nil is a new one.
    open var event: EKEvent?
    /// Held weakly; never called.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open override func loadView() { view = PanelView("EKEventEditViewController", event?.title) }
}

/// Shows an event: a panel with its title.
@MainActor @preconcurrency
open class EKEventViewController: UIViewController {
    /// The event.
    open var event: EKEvent!
    /// Whether a person may change it. Nothing to do: a panel stands for the event.
    open var allowsEditing = false
    /// Whether the day is shown. Nothing to do: a panel stands for the event.
    open var allowsCalendarPreview = false
    /// Told when it is closed; held weakly, never called.
    open weak var delegate: (any EKEventViewDelegate)?
    open override func loadView() { view = PanelView("EKEventViewController", event?.title) }
}

/// What a person did with an event that is shown.
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
/// Told when an event is closed.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
    /// The person is done; never called.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Whether one calendar is chosen or several.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
/// Which calendars are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }
/// Chooses calendars: a panel.
@MainActor @preconcurrency
open class EKCalendarChooser: UIViewController {
    /// Whether one is chosen or several.
    public let selectionStyle: EKCalendarChooserSelectionStyle
    /// Told of the choice; held weakly, never called.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// Whether there is a button that ends. Nothing to do: a panel stands for the calendars.
    open var showsDoneButton = false
    /// Whether there is a button that cancels. Nothing to do: a panel stands for the calendars.
    open var showsCancelButton = false
    /// The chosen calendars.
    open var selectedCalendars: Set<EKCalendar> = []
    /// Chooses calendars of events.
    public init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
                eventStore: EKEventStore) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
    }
    /// Chooses calendars or lists.
    public convenience init(selectionStyle style: EKCalendarChooserSelectionStyle,
                            displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType,
                            eventStore: EKEventStore) {
        self.init(selectionStyle: style, displayStyle: displayStyle, eventStore: eventStore)
    }
    public required init?(coder: NSCoder) { nil }
    open override func loadView() { view = PanelView("EKCalendarChooser", nil) }
}
/// Told of the choice of calendars.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// The choice has changed; never called.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// The person is done; never called.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// The person has cancelled; never called.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

private final class PanelView: UIView {
    private let name: String, detail: String?
    init(_ name: String, _ detail: String?) {
        (self.name, self.detail) = (name, detail)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func _content() -> AnyView? { AnyView(FrameworkPanel(name, symbol: "calendar", detail: detail)) }
}
