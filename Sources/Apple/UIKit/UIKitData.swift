public import Foundation

// Smaller classes of UIKit that hold data for others.

/// A button of a row of a table, before swipe actions.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
    /// Whether it removes.
    public enum Style: Int, Sendable { case `default`, normal }
    /// Whether it removes.
    public let style: Style
    /// Its title.
    open var title: String?
    /// Its colour; that of the style by default.
    open var backgroundColor: UIColor?
    let handler: (UITableViewRowAction, IndexPath) -> Void
    /// A button with a closure.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

/// Sections of a list by first letters.
@MainActor @preconcurrency
open class UILocalizedIndexedCollation: NSObject {
    private static let letters = (65...90).map { String(UnicodeScalar($0)) } + ["#"]
    private static let one = UILocalizedIndexedCollation()
    /// The sections of the language: the Latin letters and a sign for all others.
    open class func current() -> UILocalizedIndexedCollation { one }
    /// The titles of the sections.
    open var sectionTitles: [String] { Self.letters }
    /// The titles of the index.
    open var sectionIndexTitles: [String] { Self.letters }
    /// The section of a title of the index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
    /// The section of a text.
    func section(of text: String) -> Int {
        let first = text.folding(options: .diacriticInsensitive, locale: nil).uppercased().prefix(1)
        return Self.letters.firstIndex(of: String(first)) ?? Self.letters.count - 1
    }
    /// The section of an object by a text, which is asked for by a selector: the last one here, where selectors have no
    /// results.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        (object as? String).map { section(of: $0) } ?? Self.letters.count - 1
    }
    /// The objects in their order.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] { array }
}

/// An item that is made when it is shared.
open class UIActivityItemProvider: Operation, @unchecked Sendable, UIActivityItemSource {
    /// What stands for it until then.
    public let placeholderItem: Any?
    /// The way of sharing; nil before one is chosen.
    open var activityType: UIActivity.ActivityType? { nil }
    /// For overriding: the item.
    open var item: Any { placeholderItem ?? "" }
    /// An item with a placeholder.
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }
    open func activityViewController(_ activityViewController: UIActivityViewController,
                                     itemForActivityType activityType: UIActivity.ActivityType?) -> Any? { item }
}

/// What a popover points to.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Makes a menu from the actions that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes the preview of a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Images of one name for several traits.
@MainActor @preconcurrency
open class UIImageAsset: NSObject {
    private var images: [(UITraitCollection, UIImage)] = []
    /// Images without any yet.
    public override init() {}
    /// Adds an image for traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        images.append((traitCollection, image))
    }
    /// Adds an image for a configuration.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        images.append((UITraitCollection(), image))
    }
    /// The image for traits: the first one whose interface style is theirs, else the first one of all.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        (images.first { $0.0.userInterfaceStyle == traitCollection.userInterfaceStyle } ?? images.first)?.1 ?? UIImage()
    }
    /// Takes the images for traits away.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        images.removeAll { $0.0 == traitCollection }
    }
}

/// A rotor of VoiceOver. Nothing to do: nothing reads the screen.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
    /// The direction of a search.
    public enum Direction: Int, Sendable { case previous, next }
    /// What is looked for.
    public struct SearchPredicate {
        /// Where the search begins.
        public var currentItem = ItemResult()
        /// The direction.
        public var searchDirection = Direction.next
    }
    /// What is found.
    public struct ItemResult {
        /// The element.
        public weak var targetElement: (any NSObjectProtocol)?
        /// The part of its text.
        public var targetRange: UITextRange?
        /// Nothing.
        public init() {}
        /// An element with a part of its text.
        public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
            (self.targetElement, self.targetRange) = (targetElement, targetRange)
        }
    }
    /// The name.
    open var name: String
    /// Finds the next element.
    open var itemSearchBlock: (SearchPredicate) -> ItemResult?
    /// A rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping (SearchPredicate) -> ItemResult?) {
        (self.name, self.itemSearchBlock) = (name, itemSearchBlock)
    }
    /// A rotor with a name that has attributes.
    public convenience init(attributedName attributedString: NSAttributedString,
                            itemSearch itemSearchBlock: @escaping (SearchPredicate) -> ItemResult?) {
        self.init(name: attributedString.string, itemSearch: itemSearchBlock)
    }
}
