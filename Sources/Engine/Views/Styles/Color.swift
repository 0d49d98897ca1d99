package import Foundation
public import QuadrantCore
import QuadrantGeometry
package import QuadrantDisplayList
package import QuadrantGraph

/// A colour: constant, or one that adapts to light and dark.
///
/// As a view it takes the size it is proposed, 10 points for a nil side.
public nonisolated struct Color: Hashable, Sendable, CustomStringConvertible {
    enum Storage: Hashable, Sendable {
        case constant(RGBA)
        case system(SystemColor)
        case provider(ColorProvider)
    }
    let storage: Storage

    package init(_ rgba: RGBA) { storage = .constant(rgba) }
    package init(system color: SystemColor) { storage = .system(color) }
    package init(_ source: some ColorSource) { storage = .provider(ColorProvider(source)) }

    /// The colour space of given components; all are converted to sRGB, with components outside of 0…1 if they are
    /// outside of its gamut.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded, with the primaries of most displays.
        case sRGB
        /// sRGB without its transfer curve.
        case sRGBLinear
        /// Gamma-encoded as sRGB is, with wider primaries.
        case displayP3
    }

    /// A constant colour. Components are from 0 to 1; values outside of that are kept, and outside of the gamut.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(ColorMath.encoded(colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                                    opacity: Float(opacity)))
    }

    /// A constant grey: 0 is black, 1 is white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A constant sRGB colour. The hue is a turn from 0 to 1, starting at red; a value that is not finite is red.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let (red, green, blue) = ColorMath.rgb(hue: hue, saturation: saturation, brightness: brightness)
        self.init(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A constant colour, the same in every environment.
    public init(_ resolved: Resolved) { self.init(resolved.rgba) }

    /// This colour with its opacity multiplied by `opacity`; the result is not clamped.
    public func opacity(_ opacity: Double) -> Color {
        if case .constant(let rgba) = storage { return Color(rgba.opacity(Float(opacity))) }
        return Color(OpacityColor(base: self, opacity: Float(opacity)))
    }

    /// The components of a constant colour; nil for one that depends on the environment.
    package var constant: RGBA? {
        if case .constant(let rgba) = storage { return rgba }
        return nil
    }

    package func rgba(in environment: EnvironmentValues, level: Int = 0, context: RoleContext? = nil) -> RGBA {
        switch storage {
        case .constant(let rgba):
            return level == 0 ? rgba : rgba.opacity(HierarchicalShapeStyle.strength(level))
        case .system(let color):
            if let label = color.label(at: level) { return label.rgba(in: environment) }
            let rgba = color == .accent ? environment.accentRGBA : color.rgba(in: environment)
            return level == 0 ? rgba : rgba.opacity(HierarchicalShapeStyle.strength(level))
        case .provider(let provider):
            let rgba = provider.source.rgba(in: environment, context)
            return level == 0 ? rgba : rgba.opacity(HierarchicalShapeStyle.strength(level))
        }
    }

    /// `#RRGGBBAA` for a constant colour, else the name or the composition of the colour.
    public var description: String {
        switch storage {
        case .constant(let rgba): Resolved(rgba).description
        case .system(let color): color.name
        case .provider(let provider): provider.source.description
        }
    }
}

/// Where the tint of a view comes from.
package enum TintOrigin: Sendable {
    /// `tint(_:)` or `accentColor(_:)` around the view.
    case modifier
    /// The colour "AccentColor" of the program's asset catalogs.
    case catalog
    /// Neither: blue.
    case system
}

extension EnvironmentValues {
    /// Where the tint comes from.
    package var tintOrigin: TintOrigin {
        tintInForce != nil ? .modifier : catalogAccent != nil ? .catalog : .system
    }
    /// Whether a foreground style is in force that the program has set, which labels of controls take before the tint.
    package var hasChosenForeground: Bool { foregroundStyles?.isChosen == true }

    /// The tint; else the colour "AccentColor" of the program's catalogs; else blue.
    fileprivate var accentRGBA: RGBA {
        if tintInForce != nil { return tintColor }
        return catalogAccent.map { colorScheme == .dark ? $0.dark : $0.light } ?? SystemColor.blue.rgba(in: self)
    }
}

extension Color: ShapeStyle {
    /// The components of this colour in `environment`.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(rgba(in: environment)) }
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        if case .constant(let rgba) = storage, shape.level == 0 { shape.result.paint = .color(rgba); return }
        shape.result.paint = .color(rgba(in: shape.environment, level: shape.level, context: shape.context))
    }
}

extension Color: View {
    public typealias Body = Never
}

extension Color: LeafRole {
    package static var layoutElement: LayoutElement? { .color }
    package static func changed(from old: Color, to new: Color) -> PhaseSet { old == new ? [] : .display }
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        proposal.filled(with: SIMD2(10, 10))
    }
    package func sides(_ context: RoleContext) -> ProposalSides { .growing }
    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {
        let rgba: RGBA
        if case .constant(let constant) = storage { rgba = constant }
        else { rgba = self.rgba(in: context.environment, context: context) }
        if rgba.alpha == 0 { return }
        list.append(.shape(ShapeItem(path: Path(CGRect(origin: .zero, size: size.asSize)),
                                     frame: CGRect(origin: origin.asPoint, size: size.asSize), paint: .color(rgba))))
    }
    /// A colour of opacity 0 draws nothing, and is not hit.
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        CGRect(origin: .zero, size: size.asSize).contains(point)
            && rgba(in: context.environment, context: context).alpha > 0
    }
    package var debugAttributes: [(String, String)] { [("color", description)] }
}

/// A colour that is resolved in an environment.
package nonisolated protocol ColorSource: Hashable, Sendable, CustomStringConvertible {
    func rgba(in environment: EnvironmentValues, _ context: RoleContext?) -> RGBA
}
extension ColorSource {
    fileprivate func isEqual(to other: any ColorSource) -> Bool { (other as? Self) == self }
}

/// A type-erased source of a colour, in one pointer.
package nonisolated final class ColorProvider: Hashable, Sendable {
    let source: any ColorSource
    fileprivate init(_ source: any ColorSource) { self.source = source }
    package static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b || a.source.isEqual(to: b.source) }
    package func hash(into hasher: inout Hasher) { source.hash(into: &hasher) }
}

/// A colour for each colour scheme, such as UIKit's dynamic colours.
nonisolated struct DynamicColor: ColorSource {
    let light: RGBA, dark: RGBA
    func rgba(in environment: EnvironmentValues, _ context: RoleContext?) -> RGBA {
        environment.colorScheme == .dark ? dark : light
    }
    var description: String { "\(Color.Resolved(light)) / \(Color.Resolved(dark))" }
}

nonisolated struct OpacityColor: ColorSource {
    let base: Color, opacity: Float
    func rgba(in environment: EnvironmentValues, _ context: RoleContext?) -> RGBA {
        base.rgba(in: environment, context: context).opacity(opacity)
    }
    var description: String { "\(ComponentText.percent(opacity)) \(base)" }
}

extension Color {
    /// One colour for the light scheme, another for the dark one.
    package init(light: RGBA, dark: RGBA) {
        self = light == dark ? Color(light) : Color(DynamicColor(light: light, dark: dark))
    }
}

extension Color {
    package static var layoutSentence: String {
        "A color fills what it is proposed, 10 points where nil is proposed."
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? { .filling(layout, ideal: SIMD2(10, 10)) }
}
