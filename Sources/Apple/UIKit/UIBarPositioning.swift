public import Foundation

// Where bars are, and what is asked about them. Bars are drawn as SwiftUI's modifiers say: nothing is asked.

/// A bar that has a place.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where it is.
    var barPosition: UIBarPosition { get }
}
/// What is asked where a bar is.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar is. It is not asked.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
/// What is asked about a navigation bar. It is not asked.
@MainActor @preconcurrency
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
/// What is asked about a toolbar. It is not asked.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
/// What is asked about a tab bar. It is not asked.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    /// An item is chosen.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
extension UINavigationBar: UIBarPositioning {
    public var barPosition: UIBarPosition { .topAttached }
}
extension UIToolbar: UIBarPositioning {
    public var barPosition: UIBarPosition { .bottom }
}
extension UISearchBar: UIBarPositioning {
    public var barPosition: UIBarPosition { .any }
}

/// A controller of others that have sizes.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that it would like.
    var preferredContentSize: CGSize { get }
}
extension UIViewController: UIContentContainer {}
/// A part of a screen beside bars, before safe areas.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
    /// Its height.
    var length: CGFloat { get }
}
/// Text that grows with the size that the user chose.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether it does.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

/// What menus of editing do, as methods that responders have.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Cuts what is selected.
    func cut(_ sender: Any?)
    /// Copies what is selected.
    func copy(_ sender: Any?)
    /// Pastes.
    func paste(_ sender: Any?)
    /// Selects the word under the finger.
    func select(_ sender: Any?)
    /// Selects all.
    func selectAll(_ sender: Any?)
    /// Deletes what is selected.
    func delete(_ sender: Any?)
}
extension UIResponderStandardEditActions {
    public func cut(_ sender: Any?) {}
    public func copy(_ sender: Any?) {}
    public func paste(_ sender: Any?) {}
    public func select(_ sender: Any?) {}
    public func selectAll(_ sender: Any?) {}
    public func delete(_ sender: Any?) {}
}
