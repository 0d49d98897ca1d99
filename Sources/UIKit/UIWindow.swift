public import Foundation
import QuadrantCore
import QuadrantGeometry

/// Which windows are over which.
public struct UIWindowLevel: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
}

/// A window: the root of a program's views.
///
/// The one that views are shown in tells the measures of the screen; one that a program makes and fills leads to the
/// view of its root controller.
@MainActor @preconcurrency
open class UIWindow: UIView {
    public typealias Level = UIWindowLevel
    /// The one that views are shown in.
    package static let shown = UIWindow(frame: .zero)

    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var device: HostDevice { HostContext.observedDevice }

    open override var bounds: CGRect {
        get { CGRect(origin: .zero, size: device.size) }
        set { super.bounds = newValue }
    }
    open override var frame: CGRect {
        get { bounds }
        set { super.frame = newValue }
    }
    /// What bars and rounded corners take of it.
    open override var safeAreaInsets: UIEdgeInsets {
        let area = device.safeArea
        return UIEdgeInsets(top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
    }
    open override var window: UIWindow? { self }
    open private(set) var isKeyWindow: Bool = true
    open var windowScene: UIWindowScene? = UIWindowScene.only
    open var screen: UIScreen = .main
    open var windowLevel = UIWindow.Level.normal
    open var rootViewController: UIViewController? {
        didSet { if let view = rootViewController?.view { view.frame = bounds } }
    }
    open func makeKey() { isKeyWindow = true }
    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        if !UIWindowScene.only.made.contains(self), self !== UIWindow.shown { UIWindowScene.only.made.append(self) }
    }
    open func becomeKey() {}
    open func resignKey() {}
}

extension UIWindowLevel {
    public static let normal = UIWindowLevel(0)
    public static let statusBar = UIWindowLevel(1000)
    public static let alert = UIWindowLevel(2000)
    public static func + (a: UIWindowLevel, b: CGFloat) -> UIWindowLevel { UIWindowLevel(a.rawValue + b) }
    public static func - (a: UIWindowLevel, b: CGFloat) -> UIWindowLevel { UIWindowLevel(a.rawValue - b) }
}
