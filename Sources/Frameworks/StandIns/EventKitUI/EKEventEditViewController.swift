@_exported public import EventKit
public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

/// What a person did with an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// Is notified of what a person did with an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The person is done; never called.
    func eventEditViewController(_ controller: EKEventEditViewController,
                                 didCompleteWith action: EKEventEditViewAction)
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
    open override func loadView() { view = PanelView("EKEventViewController", event?.title) }
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
