public import Foundation
public import QuadrantCore
import QuadrantViews

/// The bar of a navigation controller. The bar that is drawn is SwiftUI's, which follows `prefersLargeTitles` only.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    /// Whether titles are large, below the bar's buttons; false by default.
    open var prefersLargeTitles = false
    /// Kept, without effect, as are all looks of the bar.
    open var isTranslucent = true
    /// Whether the bar is light or dark. Kept, without effect.
    open var barStyle = UIBarStyle.default
    /// Of the background; nil is that of the system. Kept, without effect.
    open var barTintColor: UIColor?
    /// The line below the bar; nil is that of the system. Kept, without effect.
    open var shadowImage: UIImage?
    /// In the place of the arrow back; nil shows that. Kept, without effect.
    open var backIndicatorImage: UIImage?
    /// What cuts off titles at the arrow back. Kept, without effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Of small titles; nil is those of the system. Kept, without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Of large titles; nil is those of the system. Kept, without effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The look over content that has scrolled. Kept, without effect.
    open var standardAppearance = UINavigationBarAppearance()
    /// The look of a low bar; nil is the standard one. Kept, without effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// The look at the upper end of the content. Kept, without effect.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look of a low bar at the upper end of the content. Kept, without effect.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Nil: the bar shows the item of the controller on top.
    open var topItem: UINavigationItem? { nil }
    /// Has no effect.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    /// Nil.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
    /// Has no effect.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
}

/// The bar of a tab bar controller. The bar that is drawn is SwiftUI's, which follows none of these values.
@MainActor @preconcurrency
open class UITabBar: UIView {
    /// Kept, without effect, as are all looks of the bar.
    open var isTranslucent = true
    /// Whether the bar is light or dark. Kept, without effect.
    open var barStyle = UIBarStyle.default
    /// Of the background; nil is that of the system. Kept, without effect.
    open var barTintColor: UIColor?
    /// Of the other tabs; nil is grey. Kept, without effect.
    open var unselectedItemTintColor: UIColor?
    /// Of the selected tab; nil is the tint. Kept, without effect.
    open var selectedImageTintColor: UIColor?
    /// The line above the bar; nil is that of the system. Kept, without effect.
    open var shadowImage: UIImage?
    /// Behind the tabs; nil is the background of the system. Kept, without effect.
    open var backgroundImage: UIImage?
    /// Behind the selected tab; nil shows none. Kept, without effect.
    open var selectionIndicatorImage: UIImage?
    /// The look over content that has scrolled. Kept, without effect.
    open var standardAppearance = UITabBarAppearance()
    /// The look at the lower end of the content. Kept, without effect.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Kept, without effect: a tab bar controller shows the items of its controllers.
    open var items: [UITabBarItem]?
    /// How tabs share the width. Kept, without effect.
    open var itemPositioning = ItemPositioning.automatic
    /// How tabs share the width of the bar.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}

/// A row of buttons, 44 points high; it is drawn where a program places it itself.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    /// The buttons, from the leading edge on, 12 points apart; nil shows none.
    open var items: [UIBarButtonItem]? { didSet { noteChange() } }
    /// Sets `items` at once, animated or not.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// Kept, without effect, as are all looks of the bar.
    open var isTranslucent = true
    /// Whether the bar is light or dark. Kept, without effect.
    open var barStyle = UIBarStyle.default
    /// Of the background; nil is that of the system. Kept, without effect.
    open var barTintColor: UIColor?
    /// The look over content that has scrolled. Kept, without effect.
    open var standardAppearance = UIToolbarAppearance()
    /// The look at the lower end of the content. Kept, without effect.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The look of a low bar; nil is the standard one. Kept, without effect.
    open var compactAppearance: UIToolbarAppearance?
    /// Has no effect.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
                                 barMetrics: UIBarMetrics) {}
    /// Has no effect.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
    open override func _content() -> AnyView? {
        AnyView(HStack(spacing: 12) { ForEach(items ?? [], id: \.self) { $0.button } }.padding(.horizontal, 16))
    }
    /// 44 points high, of any width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}

/// A text field with a magnifying glass, 56 points high; it is drawn where a program places it itself.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    /// The look of a search bar.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    /// What is searched for; empty by default.
    open var text: String? = "" { didSet { noteChange() } }
    /// Shown while the text is empty; nil shows "Search".
    open var placeholder: String? { didSet { noteChange() } }
    /// Of the background; nil is that of the system. Kept, without effect.
    open var barTintColor: UIColor?
    /// How much the bar stands out. Kept, without effect.
    open var searchBarStyle = Style.default
    /// Kept, without effect: no button to cancel is shown.
    open var showsCancelButton = false
    /// Behind the field; nil is the background of the system. Kept, without effect.
    open var backgroundImage: UIImage?
    /// Kept, without effect: there is no keyboard on the screen.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected. Kept, without effect.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Which keys a keyboard on the screen has. Kept, without effect.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says. Kept, without effect.
    open var returnKeyType = UIReturnKeyType.search
    /// Whether the return key waits for text. Kept, without effect.
    open var enablesReturnKeyAutomatically = true
    /// A separate field, which is not the one that is shown.
    public let searchTextField = UITextField()
    /// Notified of changes by the user; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    /// Sets `showsCancelButton`.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open override func _content() -> AnyView? {
        let value = Binding(unequal: { self.text ?? "" }, writing: { new in
            self.text = new
            self.delegate?.searchBar(self, textDidChange: new)
        })
        return AnyView(HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField(text: value, prompt: Text(verbatim: placeholder ?? "Search")) { EmptyView() }
                .onSubmit { self.delegate?.searchBarSearchButtonClicked(self) }
        }
        .padding(.horizontal, 8).frame(height: 36)
        .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal, 8))
    }
    /// 56 points high, of any width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}

/// Is notified of changes of the search text and of the return key.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Called after the user has changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called when the return key is pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Never called: there is no button to cancel.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Editing has begun. Never called.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Editing has ended. Never called.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Whether editing may begin. Never called.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
}
extension UISearchBarDelegate {
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// True.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
}
