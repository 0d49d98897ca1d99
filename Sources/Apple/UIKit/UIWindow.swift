public import Foundation
import QuadrantCore
import QuadrantGeometry

/// The place of a window in front of others. There is one window.
public struct UIWindowLevel: Hashable, RawRepresentable, Sendable {
    /// The height in the stack of windows; 0 is that of a program's own.
    public let rawValue: CGFloat
    /// A level at a height; windows are not stacked by it.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level at a height; windows are not stacked by it.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
}

/// What shows a window that a program has made.
@MainActor
package protocol WindowPresentation: AnyObject {
    /// Shows the view of another root controller.
    func show(_ controller: UIViewController)
    /// Brings what is shown up to date at once.
    func settle()
    /// Takes the view away, which disappears.
    func end()
}

/// A window: the root of a program's views.
///
/// The one that views are shown in tells the measures of the screen; one that a program makes and fills leads to the
/// view of its root controller.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The type of `windowLevel`.
    public typealias Level = UIWindowLevel
    /// The one that views are shown in.
    package static let shown = UIWindow(frame: .zero)

    /// A window of the size of the screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }
    /// A window of that frame; an empty one, and one that fills the screen, follow the screen's bounds.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if !frame.isEmpty, frame != bounds { own = frame }
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What it shows disappears with it.
    isolated deinit { presentation?.end() }

    private var device: HostDevice { HostContext.observedDevice }
    /// The frame that the program gave; nil is the screen.
    private var own: CGRect?

    /// The size in points, from the origin; what is set is not read.
    open override var bounds: CGRect {
        get { CGRect(origin: .zero, size: own?.size ?? device.size) }
        set { super.bounds = newValue }
    }
    /// That of the screen, unless the window was made with another.
    open override var frame: CGRect {
        get { own ?? bounds }
        set {
            super.frame = newValue
            if own != nil { own = newValue }
        }
    }
    /// What bars and rounded corners take of it; nothing of one that does not fill the screen.
    open override var safeAreaInsets: UIEdgeInsets {
        if own != nil { return .zero }
        let area = device.safeArea
        return UIEdgeInsets(top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
    }
    /// The window itself.
    open override var window: UIWindow? { self }
    /// Always true: a program has one window that takes keys.
    open private(set) var isKeyWindow: Bool = true
    /// The program's scene, which is the default.
    open var windowScene: UIWindowScene? = UIWindowScene.only
    /// The main screen.
    open var screen: UIScreen = .main
    /// The place in front of other windows. Nothing to do: there is one window on the screen.
    open var windowLevel = UIWindow.Level.normal
    /// The controller of the first screen, whose view gets the bounds; nil shows none.
    open var rootViewController: UIViewController? {
        didSet {
            if let view = rootViewController?.view { view.frame = bounds }
            if oldValue !== rootViewController { showContent() }
        }
    }
    /// Makes this the key window, as every window is already.
    open func makeKey() { isKeyWindow = true }
    /// Shows the window: its root controller becomes the program's content.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        if !UIWindowScene.only.made.contains(self), self !== UIWindow.shown { UIWindowScene.only.made.append(self) }
    }
    /// Whether the window is left out; it is shown from the first time that this is set to false.
    open override var isHidden: Bool {
        didSet {
            isVisible = !isHidden
            showContent()
            if presentation != nil { keepForThisTurn() }
        }
    }
    open override func layoutIfNeeded() {
        presentation?.settle()
        super.layoutIfNeeded()
    }

    // MARK: Showing what it holds

    /// Shows the view of a window's root controller where no app does; nil everywhere but in tests.
    package static var present: ((UIWindow, UIViewController) -> any WindowPresentation)?
    private static var presented: [Reference] = []
    private struct Reference { weak var window: UIWindow? }
    private var presentation: (any WindowPresentation)?
    private var isVisible = false

    private func showContent() {
        guard let present = Self.present, isVisible, let root = rootViewController else {
            presentation?.end()
            presentation = nil
            return
        }
        addSubview(root.view)
        root.view.frame = bounds
        if let presentation { return presentation.show(root) }
        presentation = present(self, root)
        Self.presented = Self.presented.filter { $0.window != nil && $0.window !== self } + [Reference(window: self)]
    }

    /// The windows that have been shown in this turn of the main run loop.
    private static var kept: [UIWindow] = []

    /// What shows a window retains it until the pool of the run loop is drained: a function that makes a window and
    /// returns can be asked for it by what it shows.
    private func keepForThisTurn() {
        if Self.kept.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { UIWindow.releaseKept() } } }
        Self.kept.append(self)
    }
    /// Lets go of the windows that nothing else holds.
    package static func releaseKept() {
        // Views that disappear may show others.
        let old = kept
        kept = []
        withExtendedLifetime(old) {}
    }

    /// Brings all windows up to date that are shown in tests, when a view in one of them is laid out.
    package static func settlePresented() {
        for reference in presented { reference.window?.presentation?.settle() }
    }
    /// The controller has another view to show.
    package static func contentChanged(of controller: UIViewController) {
        for window in presented.compactMap(\.window) where window.rootViewController === controller {
            window.presentation?.show(controller)
        }
    }
    /// The window takes keys. For overriding; never called.
    open func becomeKey() {}
    /// The window takes keys no longer. For overriding; never called.
    open func resignKey() {}
}

extension UIWindowLevel {
    /// 0: a program's own windows.
    public static let normal = UIWindowLevel(0)
    /// 1000: the status bar.
    public static let statusBar = UIWindowLevel(1000)
    /// 2000: over the status bar.
    public static let alert = UIWindowLevel(2000)
    /// The level `b` higher.
    public static func + (a: UIWindowLevel, b: CGFloat) -> UIWindowLevel { UIWindowLevel(a.rawValue + b) }
    /// The level `b` lower.
    public static func - (a: UIWindowLevel, b: CGFloat) -> UIWindowLevel { UIWindowLevel(a.rawValue - b) }
}
