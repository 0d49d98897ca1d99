public import Foundation
public import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// The bar of a navigation controller. The bar that is drawn is SwiftUI's, which has its colours.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    /// Whether titles are large, below the bar's buttons; false by default.
    open var prefersLargeTitles = false { didSet { navigation?.note() } }
    /// Whether content shines through the bar. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var isTranslucent = true { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// Whether the bar is light or dark. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var barStyle = UIBarStyle.default { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// Of the background, where content has scrolled; nil is that of the system.
    open var barTintColor: UIColor? { didSet { navigation?.note() } }
    /// The line below the bar; nil is that of the system. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var shadowImage: UIImage? { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// In the place of the arrow back; nil shows that. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var backIndicatorImage: UIImage? { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// What cuts off titles at the arrow back. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") }
    }
    /// Of small titles, of which the colour is drawn; nil is those of the system.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { navigation?.note() } }
    /// Of large titles, of which the colour is drawn; nil is those of the system.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { navigation?.note() } }
    /// The look over content that has scrolled.
    open var standardAppearance = UINavigationBarAppearance() { didSet { navigation?.note() } }
    /// The look of a low bar; nil is the standard one. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") }
    }
    /// The look at the upper end of the content; nil is the standard one without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { navigation?.note() } }
    /// The look of a low bar at the upper end of the content. Without effect: bars are drawn as SwiftUI's modifiers
    /// say.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") }
    }
    /// The controller whose screens the bar names.
    weak var navigation: UINavigationController?
    /// The items of the controller's screens, from the root to the top. A bar without a controller has its own.
    open var items: [UINavigationItem]? {
        get { navigation?.viewControllers.map(\.navigationItem) ?? ownItems }
        set { ownItems = newValue }
    }
    private var ownItems: [UINavigationItem]?
    /// The item of the screen on top; nil without one.
    open var topItem: UINavigationItem? { items?.last }
    /// The item of the screen below that on top; nil without one.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Sets `items`.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Adds an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Removes the item on top.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        let item = topItem
        items = items.map { Array($0.dropLast()) }
        return item
    }
    /// Sets what is behind the bar; nil is the background of the system. Without effect: bars are drawn as SwiftUI's
    /// modifiers say.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        standIn(self, "bars are drawn as SwiftUI's modifiers say")
    }
    /// Nil.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
    /// Moves titles down, by points. Without effect: bars are drawn as SwiftUI's modifiers say.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        standIn(self, "bars are drawn as SwiftUI's modifiers say")
    }
}

/// The bar of a tab bar controller. The bar that is drawn is SwiftUI's, which follows none of these values.
@MainActor @preconcurrency
open class UITabBar: UIView {
    /// Whether content shines through the bar. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var isTranslucent = true { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// Whether the bar is light or dark. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var barStyle = UIBarStyle.default { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// The controller whose screens the bar has.
    weak var tabs: UITabBarController?
    /// Of the background; nil is that of the system. Bars of glass have none.
    open var barTintColor: UIColor? { didSet { tabs?.note() } }
    /// Of the other tabs; nil is grey. Tabs on glass keep their colours.
    open var unselectedItemTintColor: UIColor? { didSet { tabs?.note() } }
    /// Of the selected tab; nil is the tint. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var selectedImageTintColor: UIColor? { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// The line above the bar; nil is that of the system. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var shadowImage: UIImage? { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// Behind the tabs; nil is the background of the system. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var backgroundImage: UIImage? { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// Behind the selected tab; nil shows none. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var selectionIndicatorImage: UIImage? { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// The look, of which the colours are drawn where there is no glass.
    open var standardAppearance = UITabBarAppearance() { didSet { tabs?.note() } }
    /// The look at the lower end of the content; nil is the standard one.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { tabs?.note() } }
    /// The tabs from the leading end; nil is none. Without effect: a tab bar controller shows the items of its
    /// controllers.
    open var items: [UITabBarItem]? {
        didSet { standIn(self, "a tab bar controller shows the items of its controllers") }
    }
    /// How tabs share the width. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") }
    }
    /// How tabs share the width of the bar.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}

/// A row of buttons, 44 points high; it is drawn where a program places it itself.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    /// A bar without buttons, whatever `frame` says: it keeps its height where there is more space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging.y = 750
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The buttons, from the leading edge on, 12 points apart; nil shows none.
    open var items: [UIBarButtonItem]? { didSet { noteChange() } }
    /// Sets `items` at once, animated or not.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// Whether content shines through the bar. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var isTranslucent = true { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// Whether the bar is light or dark. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var barStyle = UIBarStyle.default { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// Of the background; nil is that of the system. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var barTintColor: UIColor? { didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") } }
    /// The look over content that has scrolled. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") }
    }
    /// The look at the lower end of the content. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") }
    }
    /// The look of a low bar; nil is the standard one. Without effect: bars are drawn as SwiftUI's modifiers say.
    open var compactAppearance: UIToolbarAppearance? {
        didSet { standIn(self, "bars are drawn as SwiftUI's modifiers say") }
    }
    /// Sets what is behind the bar; nil is the background of the system. Without effect: bars are drawn as SwiftUI's
    /// modifiers say.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
                                 barMetrics: UIBarMetrics) {
        standIn(self, "bars are drawn as SwiftUI's modifiers say")
    }
    /// Sets the line at the edge of the bar; nil is that of the system. Without effect: bars are drawn as SwiftUI's
    /// modifiers say.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        standIn(self, "bars are drawn as SwiftUI's modifiers say")
    }
    open override func _content() -> AnyView? {
        AnyView(HStack(spacing: 12) { ForEach(items ?? [], id: \.self) { $0.button } }.padding(.horizontal, 16))
    }
    /// 44 points high, of any width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}

/// A text field with a magnifying glass, 56 points high; it is drawn where a program places it itself.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    /// A field without text, whatever `frame` says: it keeps its height where there is more space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging.y = 750
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The look of a search bar.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    /// What is searched for; empty by default.
    open var text: String? = "" { didSet { noteChange() } }
    /// Shown while the text is empty; nil shows "Search".
    open var placeholder: String? { didSet { noteChange() } }
    /// Of the background; nil is that of the system. Without effect: search fields have the system's look.
    open var barTintColor: UIColor? { didSet { standIn(self, "search fields have the system's look") } }
    /// How much the bar stands out. Without effect: search fields have the system's look.
    open var searchBarStyle = Style.default { didSet { standIn(self, "search fields have the system's look") } }
    /// Whether a button behind the field ends the search. Without effect: no button to cancel is shown.
    open var showsCancelButton = false { didSet { standIn(self, "no button to cancel is shown") } }
    /// Behind the field; nil is the background of the system. Without effect: search fields have the system's look.
    open var backgroundImage: UIImage? { didSet { standIn(self, "search fields have the system's look") } }
    /// Which letters become capitals. Nothing to do: there is no keyboard on the screen.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected. Nothing to do: there is no keyboard on the screen.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Which keys a keyboard on the screen has. Nothing to do: there is no keyboard on the screen.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says. Nothing to do: there is no keyboard on the screen.
    open var returnKeyType = UIReturnKeyType.search
    /// Whether the return key waits for text. Nothing to do: there is no keyboard on the screen.
    open var enablesReturnKeyAutomatically = true
    /// A separate field, which is not the one that is shown.
    public let searchTextField = UISearchTextField()
    /// Notified of changes by the user; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The search that the field is of.
    weak var controller_: UISearchController?
    /// The titles of parts to search; nil for none. Without effect: parts are not shown.
    open var scopeButtonTitles: [String]? { didSet { standIn(self, "parts are not shown") } }
    /// The chosen part.
    open var selectedScopeButtonIndex = 0
    /// Whether parts are shown. Nothing to do: they are not.
    open var showsScopeBar = false, showsBookmarkButton = false, showsSearchResultsButton = false
    /// Whether content shines through. Nothing to do: search fields have the system's look.
    open var isTranslucent = true
    /// Whether it is light or dark. Nothing to do: search fields have the system's look.
    open var barStyle = UIBarStyle.default
    /// A line above the field. Nothing to do: none is shown.
    open var prompt: String?
    /// The images of a field. Nothing to do: search fields have the system's look.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
    /// An image of a field.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
    /// The background of a field. Nothing to do: search fields have the system's look.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
    /// Points that the text is moved by. Nothing to do: search fields have the system's look.
    open var searchTextPositionAdjustment = UIOffset.zero, searchFieldBackgroundPositionAdjustment = UIOffset.zero
    /// Whether it takes input.
    open var isEnabled = true
    /// Sets `showsCancelButton`.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open override func _content() -> AnyView? {
        let value = Binding(unequal: { self.text ?? "" }, writing: { new in
            self.text = new
            self.delegate?.searchBar(self, textDidChange: new)
            self.controller_?.changed()
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

/// A field for a search.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {}
