import QuadrantCore
import QuadrantDisplayList

/// A translucent background.
///
/// Drawn as a plain translucent fill: what lies behind shows through unblurred.
public nonisolated struct Material: ShapeStyle, Equatable, CustomStringConvertible {
    public typealias Resolved = Never

    enum Thickness: String, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }
    let thickness: Thickness

    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    public static let bar = Material(thickness: .bar)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let alpha: Float = switch thickness {
        case .ultraThin: 0.45
        case .thin: 0.6
        case .regular: 0.75
        case .thick: 0.85
        case .ultraThick, .bar: 0.92
        }
        let grey: Float = shape.environment.colorScheme == .dark ? 0.14 : 0.97
        shape.result.paint = .color(RGBA(red: grey, green: grey, blue: grey, alpha: alpha))
    }

    public var description: String { "\(thickness.rawValue)Material" }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
