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
