import Foundation
import QuadrantCore
import QuadrantDisplayList

/// A translucent background that blurs its backdrop.
///
/// Tints and curves are those of the materials in Apple's design resources for iOS 17. They do not contain
/// `ultraThick`, whose values are a guess, as are those of the light curves, with which a card on white has the same
/// grey as on a phone.
public nonisolated struct Material: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never

    enum Thickness: String, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }
    let thickness: Thickness

    /// The most transparent: a tint with an opacity of 0.44 in light, 0.55 in the dark.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// A tint with an opacity of 0.7 in light and in the dark.
    public static let thin = Material(thickness: .thin)
    /// A tint with an opacity of 0.82 in light and in the dark.
    public static let regular = Material(thickness: .regular)
    /// A tint with an opacity of 0.97 in light, 0.9 in the dark.
    public static let thick = Material(thickness: .thick)
    /// The least transparent: a tint with an opacity of 0.99 in light, 0.97 in the dark (guess).
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of bars: an almost opaque tint with an opacity of 0.94 in light and in the dark.
    public static let bar = Material(thickness: .bar)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        var filter = shape.environment.colorScheme == .dark ? dark : light
        filter.radius = shape.environment.design.metrics.effect.backdropRadius
        shape.result.paint = .backdrop(filter)
    }

    private static func backdrop(_ grey: Int, _ alpha: Float, _ curve: BackdropFilter.Curve) -> BackdropFilter {
        let grey = Float(grey) / 255
        return BackdropFilter(radius: 0, tint: RGBA(red: grey, green: grey, blue: grey, alpha: alpha), curve: curve)
    }

    private var light: BackdropFilter {
        switch thickness {
        case .ultraThin: Self.backdrop(0xBF, 0.44, .dodge(0x0D / 255))
        case .thin: Self.backdrop(0xA6, 0.7, .dodge(0x33 / 255))
        case .regular: Self.backdrop(0xB3, 0.82, .dodge(0x38 / 255))
        case .thick: Self.backdrop(0x99, 0.97, .dodge(0x5C / 255))
        case .ultraThick: Self.backdrop(0x99, 0.99, .dodge(0x5F / 255))
        case .bar: Self.backdrop(0xF9, 0.94, .none)
        }
    }

    private var dark: BackdropFilter {
        switch thickness {
        case .ultraThin: Self.backdrop(0x25, 0.55, .overlay(0x9C / 255))
        case .thin: Self.backdrop(0x25, 0.7, .overlay(0x9C / 255))
        case .regular: Self.backdrop(0x25, 0.82, .overlay(0x8C / 255))
        case .thick: Self.backdrop(0x25, 0.9, .overlay(0x7C / 255))
        case .ultraThick: Self.backdrop(0x25, 0.97, .overlay(0x7C / 255))
        // The resources are lighter than phones show.
        case .bar: Self.backdrop(0x17, 0.94, .none)
        }
    }

    /// The name of the style, such as `regularMaterial`.
    public var description: String { "\(thickness.rawValue)Material" }
}

extension ShapeStyle where Self == Material {
    /// The most transparent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is less transparent than `ultraThinMaterial`.
    public static var thinMaterial: Material { .thin }
    /// A material that is less transparent than `thinMaterial`.
    public static var regularMaterial: Material { .regular }
    /// A material that is less transparent than `regularMaterial`.
    public static var thickMaterial: Material { .thick }
    /// The least transparent material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
