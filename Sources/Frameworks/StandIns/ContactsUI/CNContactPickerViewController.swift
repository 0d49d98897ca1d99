@_exported public import Contacts
public import Foundation
import QuadrantViews
import SwiftUI
public import UIKit

/// Is notified of what a person chooses.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// A contact was chosen; never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Nothing was chosen; never called.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}
extension CNContactPickerDelegate {
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}

/// Chooses a contact: a panel, there is no address book.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
    /// Held weakly; never called.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// What is shown of a contact. Nothing to do: a panel stands for the contacts.
    open var displayedPropertyKeys: [String]?
    /// Who can be chosen. Nothing to do: a panel stands for the contacts.
    open var predicateForEnablingContact: NSPredicate?
    open override func loadView() { view = PanelView("CNContactPickerViewController", nil) }
}

/// Shows a contact: a panel with its name.
@MainActor @preconcurrency
open class CNContactViewController: UIViewController {
    private let name: String?
    /// Shows a contact.
    public init(for contact: CNContact) {
        name = CNContactFormatter.string(from: contact, style: .fullName)
        super.init(nibName: nil, bundle: nil)
    }
    /// Shows a new contact.
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public required init?(coder: NSCoder) { nil }
    /// Whether a person may change it. Nothing to do: a panel stands for the contact.
    open var allowsEditing = true
    /// Whether a person may call. Nothing to do: a panel stands for the contact.
    open var allowsActions = true
    open override func loadView() { view = PanelView("CNContactViewController", name) }
}

private final class PanelView: UIView {
    private let name: String, detail: String?
    init(_ name: String, _ detail: String?) {
        (self.name, self.detail) = (name, detail)
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func _content() -> AnyView? { AnyView(FrameworkPanel(name, symbol: "person.crop.circle", detail: detail)) }
}
