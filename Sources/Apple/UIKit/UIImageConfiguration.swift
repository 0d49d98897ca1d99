public import Foundation
import QuadrantCore
package import QuadrantText
package import QuadrantViews

extension UIImage {
    /// Values by which an image is chosen or drawn: the base of `SymbolConfiguration`.
    public class Configuration: NSObject, @unchecked Sendable {
        fileprivate override init() { super.init() }
    }

    /// How large and heavy the drawing of a symbol is beside that of its font's letters.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified
        case small, medium, large

        package var image: Image.Scale {
            switch self {
            case .small: .small
            case .large: .large
            case .default, .unspecified, .medium: .medium
            }
        }
    }

    /// How heavy the lines of a symbol are.
    public enum SymbolWeight: Int, Sendable {
        case unspecified
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        fileprivate var number: Int { self == .unspecified ? 400 : rawValue * 100 }
    }

    /// The size, the weight and the colours of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        package let font: FontSpec
        package let scale: SymbolScale
        /// The colours of the layers, or one of which they are levels; empty has their own, and nil the tint for all.
        package let colors: [UIColor]?

        init(_ font: FontSpec = FontSpec(size: 17), _ scale: SymbolScale = .medium, colors: [UIColor]? = nil) {
            self.font = font
            self.scale = scale
            self.colors = colors
            super.init()
        }

        /// The size, the weight and the colours of `other` where they are not the default ones, and its scale.
        func combined(with other: SymbolConfiguration) -> SymbolConfiguration {
            var font = font
            let plain = FontSpec(size: 17)
            if other.font.size != plain.size { font.size = other.font.size }
            if other.font.weight != plain.weight { font.weight = other.font.weight }
            return SymbolConfiguration(font, other.scale == .default || other.scale == .medium ? scale : other.scale,
                                       colors: other.colors ?? colors)
        }

        /// That of a font of `pointSize` points.
        public convenience init(pointSize: CGFloat) { self.init(FontSpec(size: Double(pointSize)), .medium) }
        /// That of a font of `pointSize` points, with lines of this weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .default)
        }
        /// That of a font of `pointSize` points, with lines of this weight, drawn smaller or larger than its letters.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(FontSpec(size: Double(pointSize), weight: weight.number), scale)
        }
        /// Lines of this weight at the size of a font of 17 points.
        public convenience init(weight: SymbolWeight) { self.init(FontSpec(size: 17, weight: weight.number), .medium) }
        /// Drawn smaller or larger than the letters of a regular font of 17 points.
        public convenience init(scale: SymbolScale) { self.init(FontSpec(size: 17), scale) }
        /// The size and the weight of `font`, at the medium scale.
        public convenience init(font: UIFont) { self.init(font.spec, .medium) }
        /// The size and the weight of `font`, drawn smaller or larger than its letters.
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(font.spec, scale) }
        /// The size and the weight of a text style at the default text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }
        /// The size and the weight of a text style at the default text size, drawn smaller or larger than its letters.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
    }
}
