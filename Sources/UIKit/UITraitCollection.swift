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

/// The traits of an interface: light or dark, pixels per point, size classes, direction, text size, contrast, device.
/// Those that are unspecified leave the values of what is around.
public final class UITraitCollection: NSObject, Sendable {
    private struct Values: Hashable, Sendable {
        var style = UIUserInterfaceStyle.unspecified
        var scale: CGFloat = 0
        var horizontal = UIUserInterfaceSizeClass.unspecified
        var vertical = UIUserInterfaceSizeClass.unspecified
        var direction = UITraitEnvironmentLayoutDirection.unspecified
        var textSize = UIContentSizeCategory.unspecified
        var contrast = UIAccessibilityContrast.unspecified
        var idiom = UIUserInterfaceIdiom.unspecified

        /// Takes what is specified in `other`.
        mutating func merge(_ other: Values) {
            if other.style != .unspecified { style = other.style }
            if other.scale != 0 { scale = other.scale }
            if other.horizontal != .unspecified { horizontal = other.horizontal }
            if other.vertical != .unspecified { vertical = other.vertical }
            if other.direction != .unspecified { direction = other.direction }
            if other.textSize != .unspecified { textSize = other.textSize }
            if other.contrast != .unspecified { contrast = other.contrast }
            if other.idiom != .unspecified { idiom = other.idiom }
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
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(\.style, userInterfaceStyle) }
    /// Pixels per point, and nothing else specified; 0 leaves them open.
    public convenience init(displayScale: CGFloat) { self.init(\.scale, displayScale) }
    /// The horizontal size class, and nothing else specified.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontal, horizontalSizeClass)
    }
    /// The vertical size class, and nothing else specified.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(\.vertical, verticalSizeClass) }
    /// The direction, and nothing else specified.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.direction, layoutDirection)
    }
    /// The text size, and nothing else specified.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.textSize, preferredContentSizeCategory)
    }
    /// The contrast, and nothing else specified.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.contrast, accessibilityContrast)
    }
    /// The kind of device, and nothing else specified.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(\.idiom, userInterfaceIdiom) }
    /// All that is specified in `traitCollections`; of one trait, the last value counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: Values()) { $0.merge($1.values) })
    }

    /// Light or dark; `unspecified` leaves that open.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
    /// Pixels per point; 0 where it is unspecified.
    public var displayScale: CGFloat { values.scale }
    /// The room along the width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
    /// The room along the height.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
    /// The direction of the layout.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
    /// The text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.textSize }
    /// Whether colours are to contrast more.
    public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }

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
