import Foundation

/// Puts commands into a program's main menu.
///
/// A phone has no main menu, so `buildMenu(with:)` is never called here.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
    /// The menu of this name; nil when there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Puts a menu in the place of the one of this name.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Has the elements of a menu replaced by those that the closure makes of them.
    func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier,
                         from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu before the one of this name, in the menu around it.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu behind the one of this name, in the menu around it.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu before the elements of the one of this name.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu behind the elements of the one of this name.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes the menu of this name out.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
    /// The whole menu.
    public static let root = UIMenu.Identifier("com.apple.menu.root")
    /// The menu with the program's name.
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    /// The menu for documents.
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    /// The menu for the clipboard and what is selected.
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    /// The menu for the look of text.
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    /// The menu for parts of the window.
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    /// The menu for windows.
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    /// The menu for help.
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    /// What the program is.
    public static let about = UIMenu.Identifier("com.apple.menu.about")
    /// The settings of the program.
    public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
    /// What other programs do with the selection.
    public static let services = UIMenu.Identifier("com.apple.menu.services")
    /// Closes windows.
    public static let close = UIMenu.Identifier("com.apple.menu.close")
    /// Prints.
    public static let print = UIMenu.Identifier("com.apple.menu.print")
    /// Takes changes back and makes them again.
    public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
    /// Finds text.
    public static let find = UIMenu.Identifier("com.apple.menu.find")
    /// The font of text.
    public static let font = UIMenu.Identifier("com.apple.menu.font")
    /// The bar of buttons of a window.
    public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
}

/// An element of a menu that sends an action along the responders. Menus are not shown.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
    /// What is sent when the command is chosen.
    public let action: Selector?
    /// A value for the action; nil without one.
    public let propertyList: Any?
    /// Whether it is disabled, destructive or hidden. Menus are not shown.
    open var attributes: UIMenuElement.Attributes
    /// The mark beside it; off by default.
    open var state: UIMenuElement.State
    /// The text in a list of shortcuts; nil takes the title.
    open var discoverabilityTitle: String?

    /// A command; it is not shown.
    public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
                discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
                state: UIMenuElement.State = .off) {
        (self.action, self.propertyList) = (action, propertyList)
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        super.init(title: title, image: image)
    }
}

/// A command with a shortcut. It is not called: use `keyboardShortcut` of SwiftUI.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
    /// The key, a character or one of the names below.
    public let input: String?
    /// The keys that are held with it; none by default.
    public let modifierFlags: UIKeyModifierFlags

    /// A command for a key with a title. It is not called: use `keyboardShortcut` of SwiftUI.
    public init(title: String = "", image: UIImage? = nil, action: Selector, input: String,
                modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
                attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(title: title, image: image, action: action, propertyList: propertyList,
                   discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// A command for a key without a title. It is not called.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }
    /// A command for a key, with the title that a list of commands shows. It is not called.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
                            discoverabilityTitle: String) {
        self.init(action: action, input: input, modifierFlags: modifierFlags,
                  discoverabilityTitle: discoverabilityTitle)
    }

    /// The arrow key to smaller y.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow key to larger y.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow key to smaller x.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow key to larger x.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
}
