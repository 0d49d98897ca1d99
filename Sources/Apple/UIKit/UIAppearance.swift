public import Foundation
import QuadrantViews

// Appearance proxies keep what programs set, and answer it. The bars and segments of SwiftUI take the colours of those
// of bars and segmented controls; other looks change nothing.

/// A class with a proxy that programs set looks on.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}
/// A class that instances with a look may be in.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

@MainActor
enum Appearances {
    static var made: [ObjectIdentifier: UIView] = [:]
    static func of<View: UIView>(_ type: View.Type, _ make: () -> View) -> View {
        if let known = made[ObjectIdentifier(type)] as? View { return known }
        let new = make()
        made[ObjectIdentifier(type)] = new
        BarColors.ofProgram = { colors }
        return new
    }
}

extension Appearances {
    static func known<View: UIView>(_ type: View.Type) -> View? { made[ObjectIdentifier(type)] as? View }

    /// The colours that the proxies have at present.
    fileprivate static var colors: BarColors {
        var colors = known(UINavigationBar.self)?.colors ?? BarColors()
        if let bar = known(UITabBar.self) { bar.add(to: &colors) }
        if let control = known(UISegmentedControl.self) { control.add(to: &colors) }
        return colors
    }
}

extension UINavigationBar {
    /// The colours of this bar.
    var colors: BarColors {
        var colors = BarColors()
        let edge = scrollEdgeAppearance
        func color(_ attributes: [NSAttributedString.Key: Any]?) -> Color? {
            (attributes?[.foregroundColor] as? UIColor)?.color
        }
        colors.title = color(edge?.titleTextAttributes) ?? color(standardAppearance.titleTextAttributes)
            ?? color(titleTextAttributes)
        colors.largeTitle = color(edge?.largeTitleTextAttributes) ?? color(standardAppearance.largeTitleTextAttributes)
            ?? color(largeTitleTextAttributes)
        colors.navigationBar = standardAppearance.fill ?? (barTintColor ?? backgroundColor)?.color
        colors.navigationBarAtEdge = edge?.fill ?? backgroundColor?.color
        return colors
    }
}
extension UITabBar {
    /// The colours of this bar.
    var colors: BarColors {
        var colors = BarColors()
        add(to: &colors)
        return colors
    }
    fileprivate func add(to colors: inout BarColors) {
        colors.tabBar = scrollEdgeAppearance?.fill ?? standardAppearance.fill
            ?? (barTintColor ?? backgroundColor)?.color
        let icon = standardAppearance.stackedLayoutAppearance.normal.iconColor
        colors.plainTab = (icon ?? unselectedItemTintColor)?.color
    }
}
extension UISegmentedControl {
    fileprivate func add(to colors: inout BarColors) {
        colors.segments = backgroundColor?.color
        colors.chosenSegment = selectedSegmentTintColor?.color
        colors.segmentTitle = titleColor(for: .normal)
        colors.chosenSegmentTitle = titleColor(for: .selected)
    }
    /// The colours of this control.
    var colors: BarColors {
        var colors = BarColors()
        add(to: &colors)
        return colors
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
    /// One item of the class that keeps what is set, without effect on others.
    public static func appearance() -> Self {
        if let known = BarItems.made[ObjectIdentifier(Self.self)] as? Self { return known }
        // Every class of items is made of a coder, which is the initialiser that all of them have.
        let new = (Self.self as UIBarItem.Type).init(coder: NSKeyedArchiver(requiringSecureCoding: false))!
        BarItems.made[ObjectIdentifier(Self.self)] = new
        return unsafeDowncast(new, to: Self.self)
    }
    /// As `appearance()`, whatever the containers are.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }
}
@MainActor private enum BarItems { static var made: [ObjectIdentifier: UIBarItem] = [:] }

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// Where a bar is on the screen.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The look of a bar, of which its colours are drawn.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// A look with the default values.
    public override init() { super.init() }
    /// Behind the bar; nil shows what is below it.
    open var backgroundColor: UIColor?
    /// What is behind the bar without a colour; nil is what the design has there.
    private var configured: UIColor?
    /// What is drawn behind the bar; nil is what the design has there.
    var fill: Color? { (backgroundColor ?? configured)?.color }
    /// The blur behind the bar; nil blurs nothing. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var backgroundEffect: UIBlurEffect?
    /// In front of the background colour; nil shows none. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var backgroundImage: UIImage?
    /// How the image fills the bar. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// Of the line at the edge of the bar; nil draws none. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var shadowColor: UIColor?
    /// In the place of the line at the edge; nil draws that. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var shadowImage: UIImage?
    /// Sets the background of the system.
    open func configureWithDefaultBackground() { configure(nil) }
    /// Sets a background that nothing shines through.
    open func configureWithOpaqueBackground() { configure(.systemBackground) }
    /// Sets no background and no line.
    open func configureWithTransparentBackground() { configure(.clear) }
    private func configure(_ color: UIColor?) { (backgroundColor, configured) = (nil, color) }
}
/// What a navigation bar looks like.
open class UINavigationBarAppearance: UIBarAppearance {
    /// Of small titles, of which the colour is drawn; empty takes those of the system.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Of large titles, of which the colour is drawn; empty takes those of the system.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points that the title is moved by. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var titlePositionAdjustment = UIOffset.zero
    /// Of plain buttons. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// Of the button back. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// Of buttons in the style `done`. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// In the place of the arrow back; nil shows that. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open private(set) var backIndicatorImage: UIImage?
    /// Sets `backIndicatorImage`; the mask is not kept.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
    }
}
/// What a toolbar looks like.
open class UIToolbarAppearance: UIBarAppearance {
    /// Of plain buttons. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var buttonAppearance = UIBarButtonItemAppearance()
}
/// What a tab bar looks like.
open class UITabBarAppearance: UIBarAppearance {
    /// Of tabs with the title below the image, as on an upright phone. Nothing to do: bars are drawn as SwiftUI's
    /// modifiers say.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Of tabs with the title beside the image, in a wide window. Nothing to do: bars are drawn as SwiftUI's modifiers
    /// say.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Of tabs with the title beside the image, on a phone on its side. Nothing to do: bars are drawn as SwiftUI's
    /// modifiers say.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// Behind the selected tab; nil shows nothing there. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var selectionIndicatorTintColor: UIColor?
}
/// What a button of a bar looks like in each state.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    /// A look with the default values.
    public override init() { super.init() }
    /// A look with the default values of a kind of button, which are the same for all kinds.
    public init(style: UIBarButtonItem.Style) { super.init() }
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
    /// Of the title; empty takes those of the system. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points that the title is moved by. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var titlePositionAdjustment = UIOffset.zero
    /// Behind the title; nil shows none. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var backgroundImage: UIImage?
}
/// What a tab looks like in each state.
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
    /// Of the image; nil takes the tint. That of tabs below an image that are not chosen is drawn, off glass.
    open var iconColor: UIColor?
    /// Of the title; empty takes those of the system. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Behind the badge; nil takes red. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var badgeBackgroundColor: UIColor?
    /// Of the badge's text; empty takes those of the system. Nothing to do: bars are drawn as SwiftUI's modifiers say.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
