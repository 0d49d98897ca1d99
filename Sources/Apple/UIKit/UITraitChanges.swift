public import Foundation
import QuadrantStandIn

/// A trait by its type.
public protocol UITraitDefinition {
    /// The type of the values.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
    /// The name of the trait.
    static var name: String { get }
    /// Whether colours depend on it.
    static var affectsColorAppearance: Bool { get }
}
extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// False.
    public static var affectsColorAppearance: Bool { false }
}
/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
}
/// The horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// 0, unspecified.
    public static let defaultValue: CGFloat = 0
}
/// The text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UIContentSizeCategory.unspecified
}
/// The direction of the layout.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
/// Whether colours are to contrast more.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UIAccessibilityContrast.unspecified
}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// A registration for changes of traits.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: NSObjectProtocol {}
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let call: (UITraitCollection) -> Void
    init(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.call) = (traits, call)
    }
    /// Calls what waits for a trait that differs.
    func notify(_ old: UITraitCollection, _ new: UITraitCollection) {
        if traits.contains(where: { old.differs(from: new, in: $0) }) { call(old) }
    }
}
/// Has traits, whose changes it tells.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    /// What the interface around is like.
    var traitCollection: UITraitCollection { get }
}
/// Tells of changes of traits.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

@MainActor
protocol TraitObserved: AnyObject {
    var traitRegistrations: [TraitRegistration] { get set }
}
extension UIView: TraitObserved {}
extension UIViewController: TraitObserved {
    var traitRegistrations: [TraitRegistration] {
        get { ownTraitRegistrations }
        set { ownTraitRegistrations = newValue }
    }
}

extension UITraitChangeObservable {
    /// Calls a closure with the object and the old traits when one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void)
        -> any UITraitChangeRegistration
    {
        add(TraitRegistration(traits) { [weak self] old in if let self { handler(self, old) } })
    }
    /// Sends an action of an object when one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    {
        let target = target as AnyObject
        return add(TraitRegistration(traits) { [weak self, weak target] _ in
            if let target { action.perform(on: target, with: self) }
        })
    }
    /// Sends an action to the object when one of the traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitObserved)?.traitRegistrations.removeAll { $0 === registration }
    }
    private func add(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
        (self as? any TraitObserved)?.traitRegistrations.append(registration)
        return registration
    }
}

extension UIView {
    /// Tells the view, its controller and the views in it that the traits around have changed.
    func traitsChanged(_ old: UITraitCollection) {
        let new = traitCollection
        traitRegistrations.forEach { $0.notify(old, new) }
        traitCollectionDidChange(old)
        if let controller {
            controller.traitRegistrations.forEach { $0.notify(old, new) }
            controller.traitCollectionDidChange(old)
        }
        subviews.forEach { $0.traitsChanged(old) }
    }
}

extension UITraitCollection {
    fileprivate func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: userInterfaceStyle != other.userInterfaceStyle
        case is UITraitHorizontalSizeClass.Type: horizontalSizeClass != other.horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: verticalSizeClass != other.verticalSizeClass
        case is UITraitDisplayScale.Type: displayScale != other.displayScale
        case is UITraitPreferredContentSizeCategory.Type:
            preferredContentSizeCategory != other.preferredContentSizeCategory
        case is UITraitLayoutDirection.Type: layoutDirection != other.layoutDirection
        case is UITraitAccessibilityContrast.Type: accessibilityContrast != other.accessibilityContrast
        case is UITraitUserInterfaceIdiom.Type: userInterfaceIdiom != other.userInterfaceIdiom
        default: false
        }
    }
    /// Whether colours look different with other traits: in light or dark, or in contrast.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || accessibilityContrast != traitCollection?.accessibilityContrast
    }
    private static let key = "quadrant.traits"
    /// The traits that code on this thread uses: those of the screen until they are set.
    public static var current: UITraitCollection {
        get { Thread.current.threadDictionary[key] as? UITraitCollection ?? ofDevice }
        set { Thread.current.threadDictionary[key] = newValue }
    }
    /// Runs `actions` with these as the traits in force.
    public func performAsCurrent(_ actions: () -> Void) {
        let old = Thread.current.threadDictionary[Self.key]
        Self.current = self
        actions()
        Thread.current.threadDictionary[Self.key] = old
    }
    /// Unavailable: no screen measures force.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    /// sRGB.
    public var displayGamut: UIDisplayGamut { .SRGB }
    /// The base level.
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
    /// Active.
    public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
    /// Regular.
    public var legibilityWeight: UILegibilityWeight { .regular }
    /// Whether it has all that another specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { UITraitCollection(traitsFrom: [self, $0]) == self } ?? true
    }
}
/// Whether a screen measures force.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
/// The colours of a screen.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
/// Whether an interface stands over another.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
/// Whether an interface is in front.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
/// Whether text is to be heavier.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// Traits that an object has instead of those around.
@MainActor @preconcurrency
public struct UITraitOverrides {
    private weak var view: UIView?
    init(_ view: UIView?) { self.view = view }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { view?.overrideUserInterfaceStyle ?? .unspecified }
        nonmutating set { view?.overrideUserInterfaceStyle = newValue }
    }
    /// The text size. Nothing to do: views of UIKit keep their size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { .unspecified }
        nonmutating set {}
    }
    /// The horizontal size class. Nothing to do: it is that of the interface.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { .unspecified }
        nonmutating set {}
    }
    /// The vertical size class. Nothing to do: it is that of the interface.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { .unspecified }
        nonmutating set {}
    }
}
extension UIView {
    /// Traits that the view has instead of those around.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(self) }
        set {}
    }
}
extension UIViewController {
    /// Traits that the view has instead of those around.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(view) }
        set {}
    }
}
