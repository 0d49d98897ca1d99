package import Foundation
import QuadrantCore
package import QuadrantText

extension Image {
    /// A symbol with the size and weight of `font`, whatever the font of the environment.
    package static func symbol(_ name: String, _ font: FontSpec, _ scale: Scale) -> Image {
        var image = Image(systemName: name)
        image.fixedSymbol = FixedSymbol(font: font, scale: scale)
        return image
    }

    /// The symbol's size in points on a screen of `scale` pixels per point; nil for an unknown name.
    package func symbolSize(at scale: CGFloat) -> CGSize? {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let resolved = resolve(in: environment)
        return resolved.isSymbol ? resolved.size : nil
    }

    /// The same image filled with `color` instead of the foreground style; nil keeps the foreground style.
    package func tinted(_ color: Color?) -> Image {
        var image = self
        image.tint = color
        return image
    }

    /// The same symbol with its layers in levels of one of `colors`, in each of several, or without any in its own
    /// colours.
    package func layered(_ colors: [Color]) -> Image {
        var image = symbolRenderingMode(colors.isEmpty ? .multicolor : colors.count == 1 ? .hierarchical : .palette)
        image.tint = colors.first
        image.palette = Array(colors.dropFirst())
        return image
    }
}

/// The font and scale of a symbol that ignores the environment's font.
package struct FixedSymbol: Equatable, Sendable {
    package let font: FontSpec
    package let scale: Image.Scale
}
