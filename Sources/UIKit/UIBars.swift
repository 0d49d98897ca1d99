public import Foundation
public import QuadrantCore
import QuadrantViews

/// The bar over the screens of a navigation controller.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    open var prefersLargeTitles = false
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var topItem: UINavigationItem? { nil }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
}

/// The bar under the screens of a tab bar controller.
@MainActor @preconcurrency
open class UITabBar: UIView {
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var selectedImageTintColor: UIColor?
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var items: [UITabBarItem]?
    open var itemPositioning = ItemPositioning.automatic
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}

/// A bar of buttons.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? { didSet { noteChange() } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactAppearance: UIToolbarAppearance?
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
                                 barMetrics: UIBarMetrics) {}
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
    open override func _content() -> AnyView? {
        AnyView(HStack(spacing: 12) { ForEach(items ?? [], id: \.self) { $0.button } }.padding(.horizontal, 16))
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}

/// A field to search in.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open var text: String? = "" { didSet { noteChange() } }
    open var placeholder: String? { didSet { noteChange() } }
    open var barTintColor: UIColor?
    open var searchBarStyle = Style.default
    open var showsCancelButton = false
    open var backgroundImage: UIImage?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.search
    open var enablesReturnKeyAutomatically = true
    public let searchTextField = UITextField()
    open weak var delegate: (any UISearchBarDelegate)?
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open override func _content() -> AnyView? {
        let value = Binding(get: { self.text ?? "" }, set: { new in
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
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
}

/// The delegate of a search bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
}
extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
}
