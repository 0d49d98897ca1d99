public import Foundation
import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// A button of a bar, with a title, an image, a system item or a view of its own.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// A button that has its title or symbol from the system.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }
    /// How a button stands out.
    public enum Style: Int, Sendable {
        case plain, bordered, done
        /// The name of `done` since iOS 26.
        public static let prominent = Style.done
    }
    /// A mark at a button (iOS 26). Nothing to do: buttons in bars have no marks.
    public struct Badge: Sendable {
        /// The text in the mark; nil is a point.
        public let stringValue: String?
        /// The colour of the text.
        public var foregroundColor: UIColor? = .white
        /// The colour of the mark.
        public var backgroundColor: UIColor? = .systemRed
        /// The font of the text.
        public var font: UIFont?
        /// A mark with a number.
        public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }
        /// A mark with a text.
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
        /// A point.
        public static func indicator() -> Badge { Badge(stringValue: nil) }
    }
    /// A mark at the button (iOS 26); nil has none. Without effect: buttons in bars have no marks.
    open var badge: Badge? { didSet { standIn(self, "buttons in bars have no marks") } }
    /// A name of items that are the same in two bars (iOS 26); nil has none. Nothing to do: bars change at once.
    open var identifier: String?
    /// Whether the button has no glass (iOS 26). Without effect: buttons of a bar share their glass.
    open var hidesSharedBackground = false { didSet { standIn(self, "buttons of a bar share their glass") } }
    /// Whether the button shares its glass with those beside it (iOS 26). Without effect: buttons of a bar share their
    /// glass.
    open var sharesBackground = true { didSet { standIn(self, "buttons of a bar share their glass") } }
    /// How much the button stands out. Nothing to do: buttons in bars look alike.
    open var style = Style.plain
    /// Receives `action`; held weakly. Nil receives nothing.
    open weak var target: AnyObject?
    /// Sent to `target` on a tap, with the button as its sender.
    open var action: Selector?
    /// Performed on a tap, before `action` is sent.
    open var primaryAction: UIAction?
    /// Shown in the place of the button; nil shows the button.
    open var customView: UIView?
    /// The colour of the button; nil is the tint.
    open var tintColor: UIColor? { didSet { changed() } }
    /// The controller in whose bar the button is.
    weak var screen: UIViewController?
    override func changed() { screen?.barChanged() }
    /// Points. Nothing to do: a button is as wide as its content.
    open var width: CGFloat = 0
    private var systemItem: SystemItem?

    /// A button with a title, which sends `action` to `target`.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target, action)
    }
    /// A button with an image, which sends `action` to `target`.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target, action)
    }
    /// A button with the symbol or the title of `systemItem`, which sends `action` to `target`.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
        self.init()
        (self.systemItem, self.target, self.action) = (systemItem, target, action)
    }
    /// An item that shows `customView`.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    /// A button with the symbol or the title of `systemItem`, which performs `primaryAction`.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
    }
    /// A button that performs `primaryAction`, with its title where `title` is nil; its image is not taken.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
                            menu: UIMenu? = nil) {
        self.init()
        (self.title, self.image, self.primaryAction) = (title ?? primaryAction?.title, image, primaryAction)
        self.menu = menu
    }
    /// What a tap shows where there is no action; nil shows nothing.
    open var menu: UIMenu?
    /// A space of points. Nothing to do: bars of SwiftUI have their own spaces.
    public class func fixedSpace(_ width: CGFloat) -> Self { Self() }
    /// Whether it is shown; false by default. Nothing to do: bars show their items.
    open var isHidden = false
    /// Whether it is marked. Nothing to do: buttons in bars look alike.
    open var isSelected = false
    /// Whether a choice of the menu is its title. Nothing to do: buttons keep their titles.
    open var changesSelectionAsPrimaryAction = false
    /// A space that takes the width that is left.
    public class func flexibleSpace() -> Self {
        let space = Self()
        space.systemItem = .flexibleSpace
        return space
    }
    /// A button without content.
    public override required init() { super.init() }
    /// A button without content: nothing is read of the coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Moves the title. Nothing to do: titles in bars have the system's places.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Moves the title of the button back. Nothing to do: titles in bars have the system's places.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
    /// Sets an image behind the button. Nothing to do: buttons in bars look alike.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    /// Sets an image behind the button back. Nothing to do: buttons in bars look alike.
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State,
                                           barMetrics: UIBarMetrics) {}

    private static let names: [SystemItem: String] = [
        .add: "plus", .action: "square.and.arrow.up", .compose: "square.and.pencil", .search: "magnifyingglass",
        .refresh: "arrow.clockwise", .camera: "camera", .trash: "trash", .play: "play.fill", .pause: "pause.fill",
        .rewind: "backward.fill", .fastForward: "forward.fill", .bookmarks: "book", .organize: "folder",
        .reply: "arrowshape.turn.up.left", .close: "xmark", .stop: "xmark",
    ]
    private static let titles: [SystemItem: String] = [
        .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .undo: "Undo", .redo: "Redo",
    ]

    func send() {
        primaryAction?.perform(self)
        if let target, let action { action.perform(on: target, with: self) }
    }

    /// The button as bars of SwiftUI show it.
    @ViewBuilder var button: some View {
        if let customView {
            UIViewShown(UIViewContainer(customView))
        } else if systemItem == .flexibleSpace {
            Spacer()
        } else if let menu, primaryAction == nil, action == nil {
            Menu { MenuElements(elements: menu.children, sender: self) } label: { label }
                .disabled(!isEnabled).tint(tintColor?.color)
        } else {
            Button(action: send) { label }.disabled(!isEnabled).tint(tintColor?.color)
        }
    }
    @ViewBuilder private var label: some View {
        if let image { Image(uiImage: image) } else if let symbol = systemItem.flatMap({ Self.names[$0] }) {
            Image(systemName: symbol)
        } else {
            Text(verbatim: title ?? systemItem.flatMap { Self.titles[$0] } ?? "")
        }
    }
}

/// The title and the image of an item of a bar: the base of buttons and tabs.
@MainActor @preconcurrency
open class UIBarItem: _UIAccessibleObject {
    /// An item without content.
    public override init() { super.init() }
    /// An item without content: nothing is read of the coder.
    public required init?(coder: NSCoder) { super.init() }
    /// Shown where there is no image; of tabs below it.
    open var title: String? { didSet { changed() } }
    /// Shown in the place of the title; of tabs above it. Nil shows the title alone.
    open var image: UIImage? { didSet { changed() } }
    /// Whether taps reach it; true by default.
    open var isEnabled = true { didSet { changed() } }
    /// The bar shows something else.
    func changed() {}
    /// A number by which a program knows the item.
    open var tag = 0
    /// What the image is moved and shrunk by. Nothing to do: images of bars have the system's places.
    open var imageInsets = UIEdgeInsets.zero
    /// What the image of a phone on its side is moved by. Nothing to do: images of bars have the system's places.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    /// The image on a phone on its side. Nothing to do: the image is the same on a phone on its side.
    open var landscapeImagePhone: UIImage?
    /// Sets the attributes of the title in a state; nil takes those of the system. Without effect: titles in bars have
    /// the system's look.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        standIn(self, "titles in bars have the system's look")
    }
    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
    /// The attributes that were set for a state; nil where there are none.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
}
