public import Foundation

// Appearance proxies keep what programs set, and answer it; the bars and lists that are shown are SwiftUI's own, which
// take their looks from modifiers.

/// A class whose instances may be given a look beforehand.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}
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
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }
    private static func make() -> UIView {
        // Every class of views is made of a coder, which is the initialiser that all of them have.
        (Self.self as UIView.Type).init(coder: NSKeyedArchiver(requiringSecureCoding: false))!
    }
}
extension UIAppearance where Self: UIBarItem {
    public static func appearance() -> Self { unsafeDowncast(shared, to: Self.self) }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }
    private static var shared: UIBarButtonItem { BarItems.only }
}
@MainActor private enum BarItems { static let only = UIBarButtonItem() }

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
public enum UIBarStyle: Int, Sendable { case `default`, black }
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// What a bar looks like.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    public override init() { super.init() }
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage: UIImage?
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
    }
}
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
}
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    public override init() { super.init() }
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()
}
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
}
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    public override init() { super.init() }
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()
}
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    open var iconColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
