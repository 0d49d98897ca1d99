public import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantViews

/// Whether an interface is light or dark; `unspecified` leaves that to what is around.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much room an interface has along an axis; `unspecified` leaves that to what is around.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The direction in which an interface is laid out; `unspecified` leaves that to what is around.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// Whether colours are to contrast more; `unspecified` leaves that to what is around.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// The traits of an interface while they are changed. Traits that a program defines are not kept.
public protocol UIMutableTraits {
    /// Light or dark; `unspecified` leaves that open.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Pixels per point; 0 where it is unspecified.
    var displayScale: CGFloat { get set }
    /// The room along the width.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The room along the height.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The direction of the layout.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Whether colours are to contrast more.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
}

/// Changes traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// The traits of an interface: light or dark, pixels per point, size classes, direction, text size, contrast, device.
/// Those that are unspecified leave the values of what is around.
public final class UITraitCollection: NSObject, Sendable {
    private struct Values: Hashable, Sendable, UIMutableTraits {
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var displayScale: CGFloat = 0
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var accessibilityContrast = UIAccessibilityContrast.unspecified
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified

        /// Takes what is specified in `other`.
        mutating func merge(_ other: Values) {
            func take<Value: Equatable>(_ path: WritableKeyPath<Values, Value>) {
                if other[keyPath: path] != Values()[keyPath: path] { self[keyPath: path] = other[keyPath: path] }
            }
            take(\.userInterfaceStyle)
            take(\.displayScale)
            take(\.horizontalSizeClass)
            take(\.verticalSizeClass)
            take(\.layoutDirection)
            take(\.preferredContentSizeCategory)
            take(\.accessibilityContrast)
            take(\.userInterfaceIdiom)
        }

        func changed(_ mutations: UITraitMutations) -> Values {
            var traits: any UIMutableTraits = self
            mutations(&traits)
            return traits as? Values ?? self
        }
    }
    private let values: Values

    private init(_ values: Values) { self.values = values }

    private convenience init<Value>(_ path: WritableKeyPath<Values, Value>, _ value: Value) {
        var values = Values()
        values[keyPath: path] = value
        self.init(values)
    }

    /// Nothing specified.
    public override convenience init() { self.init(Values()) }
    /// Light or dark, and nothing else specified.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }
    /// Pixels per point, and nothing else specified; 0 leaves them open.
    public convenience init(displayScale: CGFloat) { self.init(\.displayScale, displayScale) }
    /// The horizontal size class, and nothing else specified.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }
    /// The vertical size class, and nothing else specified.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }
    /// The direction, and nothing else specified.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }
    /// The text size, and nothing else specified.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
    /// The contrast, and nothing else specified.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }
    /// The kind of device, and nothing else specified.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, userInterfaceIdiom)
    }
    /// All that is specified in `traitCollections`; of one trait, the last value counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: Values()) { $0.merge($1.values) })
    }
    /// What `mutations` specifies; the traits that it gets are unspecified.
    public convenience init(mutations: UITraitMutations) { self.init(Values().changed(mutations)) }
    /// The traits after the changes of `mutations`.
    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        UITraitCollection(values.changed(mutations))
    }

    /// Light or dark; `unspecified` leaves that open.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Pixels per point; 0 where it is unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The room along the width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The room along the height.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The direction of the layout.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Whether colours are to contrast more.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// Whether all traits are the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    public override var hash: Int { values.hashValue }
}

extension UIColor {
    /// A colour that `dynamicProvider` chooses wherever it is used, by whether that is light or dark.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        func chosen(_ style: UIUserInterfaceStyle) -> RGBA {
            var environment = EnvironmentValues()
            environment.colorScheme = style == .dark ? .dark : .light
            return dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color.rgba(in: environment)
        }
        self.init(Color(light: chosen(.light), dark: chosen(.dark)))
    }

    /// The colour as it is with those traits: one that does not adapt.
    @discardableResult
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var environment = EnvironmentValues()
        environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
        return UIColor(Color(color.rgba(in: environment)))
    }
}
