import Foundation

/// Puts commands into a program's main menu.
///
/// A phone has no main menu, so `buildMenu(with:)` is never called here.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier,
                         from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
}

/// A menu item that a selector acts for.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
    public let action: Selector?
    public let propertyList: Any?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    open var discoverabilityTitle: String?

    public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
                discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
                state: UIMenuElement.State = .off) {
        (self.action, self.propertyList) = (action, propertyList)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        super.init(title: title, image: image)
    }
}

/// A command with a key of a keyboard.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String = "", image: UIImage? = nil, action: Selector, input: String,
                modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
                attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(title: title, image: image, action: action, propertyList: propertyList,
                   discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
}
