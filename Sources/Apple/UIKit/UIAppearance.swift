public import Foundation

// Appearance proxies keep what programs set, and answer it; the bars and lists that are shown are SwiftUI's own, which
// take their looks from modifiers.

/// A class with a proxy that programs set looks on. The proxies keep the values, without effect.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}
/// A class that instances with a look may be in.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

@MainActor
private enum Appearances {
    static var made: [ObjectIdentifier: UIView] = [:]
    static func of<View: UIView>(_ type: View.Type, _ make: () -> View) -> View {
        if let known = made[ObjectIdentifier(type)] as? View { return known }
        let new = make()
        made[ObjectIdentifier(type)] = new
        return new
    }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
    /// What later instances are to look like.
    public static func appearance() -> Self {
        Appearances.of(Self.self) { unsafeDowncast(make(), to: Self.self) }
    }
    /// As `appearance()`, whatever the containers are.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }
    private static func make() -> UIView {
        // Every class of views is made of a coder, which is the initialiser that all of them have.
        (Self.self as UIView.Type).init(coder: NSKeyedArchiver(requiringSecureCoding: false))!
    }
}
extension UIAppearance where Self: UIBarItem {
    /// One button that keeps what is set, without effect on others.
    public static func appearance() -> Self { unsafeDowncast(shared, to: Self.self) }
    /// As `appearance()`, whatever the containers are.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }
    private static var shared: UIBarButtonItem { BarItems.only }
}
@MainActor private enum BarItems { static let only = UIBarButtonItem() }

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// Where a bar is on the screen.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The look of a bar. It is kept, without effect.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// A look with the default values.
    public override init() { super.init() }
    /// Kept, without effect: bars are drawn as the modifiers of SwiftUI say.
    open var backgroundColor: UIColor?
    /// Kept, without effect.
    open var backgroundEffect: UIBlurEffect?
    /// Kept, without effect.
    open var backgroundImage: UIImage?
    /// Kept, without effect.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// Kept, without effect.
    open var shadowColor: UIColor?
    /// Kept, without effect.
    open var shadowImage: UIImage?
    /// Has no effect.
    open func configureWithDefaultBackground() {}
    /// Has no effect.
    open func configureWithOpaqueBackground() {}
    /// Has no effect.
    open func configureWithTransparentBackground() {}
}
/// What a navigation bar looks like. Kept, without effect.
open class UINavigationBarAppearance: UIBarAppearance {
    /// Kept, without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Kept, without effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points that the title is moved by. Kept, without effect.
    open var titlePositionAdjustment = UIOffset.zero
    /// Kept, without effect.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Kept, without effect.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// Kept, without effect.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// Kept, without effect.
    open private(set) var backIndicatorImage: UIImage?
    /// Sets `backIndicatorImage`; the mask is not kept.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
    }
}
/// What a toolbar looks like. Kept, without effect.
open class UIToolbarAppearance: UIBarAppearance {
    /// Kept, without effect.
    open var buttonAppearance = UIBarButtonItemAppearance()
}
/// What a tab bar looks like. Kept, without effect.
open class UITabBarAppearance: UIBarAppearance {
    /// Kept, without effect.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Kept, without effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Kept, without effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Kept, without effect.
    open var selectionIndicatorTintColor: UIColor?
}
/// What a button of a bar looks like in each state. Kept, without effect.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    /// A look with the default values.
    public override init() { super.init() }
    /// In none of the other states.
    public let normal = UIBarButtonItemStateAppearance()
    /// While it is touched.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// While it takes no input.
    public let disabled = UIBarButtonItemStateAppearance()
    /// While keys reach it.
    public let focused = UIBarButtonItemStateAppearance()
}
/// What a button of a bar looks like in one state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    /// Kept, without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points that the title is moved by. Kept, without effect.
    open var titlePositionAdjustment = UIOffset.zero
    /// Kept, without effect.
    open var backgroundImage: UIImage?
}
/// What a tab looks like in each state. Kept, without effect.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    /// A look with the default values.
    public override init() { super.init() }
    /// In none of the other states.
    public let normal = UITabBarItemStateAppearance()
    /// While its screen is shown.
    public let selected = UITabBarItemStateAppearance()
    /// While it takes no input.
    public let disabled = UITabBarItemStateAppearance()
    /// While keys reach it.
    public let focused = UITabBarItemStateAppearance()
}
/// What a tab looks like in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    /// Of the image; nil takes the tint. Kept, without effect.
    open var iconColor: UIColor?
    /// Kept, without effect.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Behind the badge; nil takes red. Kept, without effect.
    open var badgeBackgroundColor: UIColor?
    /// Kept, without effect.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
