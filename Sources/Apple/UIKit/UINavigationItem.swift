public import Foundation
import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// What a navigation bar shows while a controller is on top: its title and buttons.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// Whether one screen has a large title.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    /// What a back button says.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    /// An item without a title.
    public override init() { super.init() }
    convenience init(of screen: UIViewController) {
        self.init()
        self.screen = screen
    }
    /// An item with this title.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    /// The title in the bar; nil shows that of the controller.
    open var title: String? { didSet { changed() } }
    /// A line above the title. Without effect: bars have one line.
    open var prompt: String? { didSet { standIn(self, "bars have one line") } }
    /// In the place of the title; nil shows that.
    open var titleView: UIView? { didSet { changed() } }
    /// The button at the leading end; `leftBarButtonItems`, where set, takes its place.
    open var leftBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The button at the trailing end; `rightBarButtonItems`, where set, takes its place.
    open var rightBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// The buttons at the leading end, from there on; nil shows `leftBarButtonItem`.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The buttons at the trailing end, the last one outermost; nil shows `rightBarButtonItem`.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The button back to this screen. Without effect: the button back is the system's.
    open var backBarButtonItem: UIBarButtonItem? { didSet { standIn(self, "the button back is the system's") } }
    /// The title of the button back to this screen. Without effect: the button back is the system's.
    open var backButtonTitle: String? { didSet { standIn(self, "the button back is the system's") } }
    /// Whether there is no button back.
    open var hidesBackButton = false { didSet { changed() } }
    /// Whether this screen has a large title where `prefersLargeTitles` of the bar has them; automatic is as the screen
    /// below.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    /// What the button back says. Without effect: the button back is the system's.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { standIn(self, "the button back is the system's") }
    }
    /// Whether the search field scrolls with the content. Nothing to do: the search field stays.
    open var hidesSearchBarWhenScrolling = true
    /// The search whose field the bar shows; nil for none.
    open var searchController: UISearchController? { didSet { changed() } }
    /// Where the field is. Nothing to do: as in SwiftUI.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Where the field of a search is.
    public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated }
    /// The look over content that has scrolled. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var standardAppearance: UINavigationBarAppearance?
    /// The look at the upper end. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look of a low bar. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var compactAppearance: UINavigationBarAppearance?
    /// Whether the button back stays beside others at the leading end; false by default.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// Sets the button at the trailing end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the button at the leading end.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the buttons at the trailing end.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the buttons at the leading end.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets `hidesBackButton`.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// The controller whose item it is.
    weak var screen: UIViewController?

    var leading: [UIBarButtonItem] { leftBarButtonItems ?? leftBarButtonItem.map { [$0] } ?? [] }
    var trailing: [UIBarButtonItem] { rightBarButtonItems ?? rightBarButtonItem.map { [$0] } ?? [] }

    private func changed() {
        for button in leading + trailing { button.screen = screen }
        screen?.barChanged()
    }
}
