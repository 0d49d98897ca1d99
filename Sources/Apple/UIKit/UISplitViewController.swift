public import Foundation
import QuadrantCore
import QuadrantViews

/// Controllers side by side, drawn as SwiftUI's split view: on a phone one at a time.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// A column.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
    /// Which columns are shown.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        /// The old name of `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The old name of `secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The old name of `oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
    /// How columns share the width.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
    /// How many columns there are.
    public let style: Style
    /// A controller with so many columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    /// The names have no effect, since no interface files are read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// As coded in a storyboard, which nothing here reads.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }
    /// The width of any part by itself.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
    private var columns: [Column: UIViewController] = [:]
    /// Held weakly; nothing is asked of it.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// Which columns are wanted side by side. The button for the first column sets it.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { note() } }
    /// How columns share the width: with `tile` and `displace` the last one shrinks also in a high window.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { note() } }
    /// Those that fit.
    open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
    /// Tiles.
    open var splitBehavior: SplitBehavior { .tile }
    /// A part of the width. Nothing to do: columns have the widths of SwiftUI's.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    /// Points. Nothing to do: columns have the widths of SwiftUI's.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// Points. Nothing to do: columns have the widths of SwiftUI's.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// Points. Nothing to do: columns have the widths of SwiftUI's.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    /// Points. Nothing to do: columns have the widths of SwiftUI's.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    /// The width of the first column in points, of SwiftUI's.
    open var primaryColumnWidth: CGFloat { 320 }
    /// Whether the user shows and hides columns by dragging. Nothing to do: as in SwiftUI.
    open var presentsWithGesture = true
    /// Whether a button shows the detail alone. Nothing to do: as in SwiftUI.
    open var showsSecondaryOnlyButton = false
    /// At which side the first column is. Nothing to do: it is at the leading side.
    open var primaryEdge = PrimaryEdge.leading
    /// A side of the window.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }
    /// Whether one column is shown at a time: on a phone.
    open var isCollapsed: Bool { UIDevice.current.userInterfaceIdiom != .pad }
    /// A button that shows and hides the first column.
    open var displayModeButtonItem: UIBarButtonItem {
        UIBarButtonItem(image: UIImage(systemName: "sidebar.left"), style: .plain, target: nil, action: nil)
    }
    /// The controllers of the columns in order.
    open var viewControllers: [UIViewController] {
        get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            let order: [Column] = newValue.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            columns = [:]
            for (column, controller) in zip(order, newValue) { setViewController(controller, for: column) }
        }
    }
    /// Sets the controller of a column; nil empties it.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column]?.removeFromParent()
        columns[column] = vc
        if let vc {
            addChild(vc)
            vc.didMove(toParent: self)
        }
        viewIfLoaded?.noteChange()
    }
    /// The controller of a column; nil where it is empty.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Shows a column beside the last one, and those between them.
    open func show(_ column: Column) {
        switch column {
        case .primary: preferredDisplayMode = hasThree ? .twoBesideSecondary : .oneBesideSecondary
        case .supplementary:
            if preferredDisplayMode != .twoBesideSecondary { preferredDisplayMode = .oneBesideSecondary }
        case .secondary, .compact, .inspector: break
        }
    }
    /// Hides a column, and those before it.
    open func hide(_ column: Column) {
        switch column {
        case .primary: preferredDisplayMode = hasThree ? .oneBesideSecondary : .secondaryOnly
        case .supplementary: preferredDisplayMode = .secondaryOnly
        case .secondary, .compact, .inspector: break
        }
    }
    private var hasThree: Bool { columns[.supplementary] != nil }

    private var visibility: Binding<NavigationSplitViewVisibility> {
        Binding(unequal: { [weak self] in
            switch self?.preferredDisplayMode {
            case .secondaryOnly: .detailOnly
            case .oneBesideSecondary, .oneOverSecondary: .doubleColumn
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .all
            case .automatic, nil: .automatic
            }
        }, writing: { [weak self] visibility in
            guard let self else { return }
            self.preferredDisplayMode = switch visibility {
            case .detailOnly: .secondaryOnly
            case .all: self.hasThree ? .twoBesideSecondary : .oneBesideSecondary
            case .doubleColumn: .oneBesideSecondary
            default: .automatic
            }
        })
    }
    private var isBalanced: Bool { preferredSplitBehavior == .tile || preferredSplitBehavior == .displace }

    /// Makes a view that shows the columns.
    open override func loadView() {
        view = ContentView { [weak self] in
            guard let self else { return AnyView(EmptyView()) }
            return AnyView(self.content)
        }
    }
    @ViewBuilder private var content: some View {
        let first = shown(.primary) ?? shown(.compact)
        if let middle = shown(.supplementary) {
            balanced(NavigationSplitView(columnVisibility: visibility) { first } content: { middle }
                detail: { shown(.secondary) })
        } else {
            balanced(NavigationSplitView(columnVisibility: visibility) { first } detail: { shown(.secondary) })
        }
    }
    @ViewBuilder private func balanced(_ view: some View) -> some View {
        if isBalanced { view.navigationSplitViewStyle(.balanced) } else { view }
    }
    private func shown(_ column: Column) -> AnyView? {
        columns[column].map { controller in
            AnyView(UIViewShown(ControllerStages.container(of: controller), fills: true)
                .navigationTitle(controller.navigationItem.title ?? controller.title ?? ""))
        }
    }
}
/// The delegate of a split view. None of its methods is called.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Which column is shown alone. Never called.
    func splitViewController(_ svc: UISplitViewController,
                             topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column)
        -> UISplitViewController.Column
    /// Whether the detail is dropped where one column is shown. Never called.
    func splitViewController(_ splitViewController: UISplitViewController,
                             collapseSecondary secondaryViewController: UIViewController,
                             onto primaryViewController: UIViewController) -> Bool
    /// The shown columns are about to change. Never called.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}
extension UISplitViewControllerDelegate {
    /// The column that is proposed.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// False.
    public func splitViewController(_ splitViewController: UISplitViewController,
                                    collapseSecondary secondaryViewController: UIViewController,
                                    onto primaryViewController: UIViewController) -> Bool { false }
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController,
                                    willChangeTo displayMode: UISplitViewController.DisplayMode) {}
}
