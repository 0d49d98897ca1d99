package import Foundation
import QuadrantCore
package import QuadrantText

extension Image {
    /// A symbol that has the size and weight of `font`, whatever the environment says.
    package static func symbol(_ name: String, _ font: FontSpec, _ scale: Scale) -> Image {
        var image = Image(systemName: name)
        image.fixedSymbol = FixedSymbol(font: font, scale: scale)
        return image
    }

    /// The symbol's size in points on a screen of `scale` pixels per point; nil for a name without a symbol.
    package func symbolSize(at scale: CGFloat) -> CGSize? {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let resolved = resolve(in: environment)
        return resolved.isSymbol ? resolved.size : nil
    }

    /// The same image filled with `color` wherever the foreground style would show; nil leaves it that.
    package func tinted(_ color: Color?) -> Image {
        var image = self
        image.tint = color
        return image
    }
}

/// The font and scale of a symbol that keeps its size.
package struct FixedSymbol: Equatable, Sendable {
    package let font: FontSpec
    package let scale: Image.Scale
}
