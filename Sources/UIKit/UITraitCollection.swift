public import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantViews

/// Whether an interface is light or dark; `unspecified` leaves that to what is around.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The traits by which images and colours are chosen: light or dark, and pixels per point.
public final class UITraitCollection: NSObject, Sendable {
    /// Light or dark; `unspecified` leaves that open.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point; 0 where it is unspecified.
    public let displayScale: CGFloat

    private init(style: UIUserInterfaceStyle, scale: CGFloat) {
        userInterfaceStyle = style
        displayScale = scale
    }

    /// Nothing specified.
    public override convenience init() { self.init(style: .unspecified, scale: 0) }
    /// Light or dark, and nothing else specified.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle, scale: 0) }
    /// Pixels per point, and nothing else specified; 0 leaves them open.
    public convenience init(displayScale: CGFloat) { self.init(style: .unspecified, scale: displayScale) }

    /// Whether both traits are the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
    }
    public override var hash: Int { userInterfaceStyle.rawValue ^ displayScale.hashValue }
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
