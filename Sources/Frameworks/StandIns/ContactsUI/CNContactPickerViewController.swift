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
    /// Contacts were chosen; never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// A value of a contact was chosen; never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// Values of contacts were chosen; never called.
    func contactPicker(_ picker: CNContactPickerViewController,
                       didSelectContactProperties contactProperties: [CNContactProperty])
    /// Nothing was chosen; never called.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}
extension CNContactPickerDelegate {
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(_ picker: CNContactPickerViewController,
                              didSelectContactProperties contactProperties: [CNContactProperty]) {}
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
    /// Which contacts are chosen at once. Nothing to do: a panel stands for the contacts.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Which values are chosen at once. Nothing to do: a panel stands for the contacts.
    open var predicateForSelectionOfProperty: NSPredicate?
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
    /// Shows a contact that is not in the address book.
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    /// The values that are shown.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
    /// Told when it is closed; held weakly, never called.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// Where it is kept. Nothing to do: a panel stands for the contact.
    open var contactStore: CNContactStore?
    /// What is shown of a contact. Nothing to do: a panel stands for the contact.
    open var displayedPropertyKeys: [any CNKeyDescriptor]?
    /// A text in place of a name. Nothing to do: a panel stands for the contact.
    open var alternateName: String?
    /// A text below the name. Nothing to do: a panel stands for the contact.
    open var message: String?
    /// Whether a person may change it. Nothing to do: a panel stands for the contact.
    open var allowsEditing = true
    /// Whether a person may call. Nothing to do: a panel stands for the contact.
    open var allowsActions = true
    open override func loadView() { view = PanelView("CNContactViewController", name) }
}

/// Told when a contact is closed.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// The person is done; never called.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    /// Whether a value does what it usually does; never called.
    func contactViewController(_ viewController: CNContactViewController,
                               shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
}
extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController,
                                      didCompleteWith contact: CNContact?) {}
    public func contactViewController(_ viewController: CNContactViewController,
                                      shouldPerformDefaultActionFor property: CNContactProperty) -> Bool { true }
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
