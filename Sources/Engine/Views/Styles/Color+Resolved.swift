import Foundation
import QuadrantCore
public import QuadrantGeometry
package import QuadrantDisplayList

extension Color {
    /// The components of a colour in an environment: linear sRGB, not premultiplied.
    public nonisolated struct Resolved: Hashable, Sendable {
        /// The linear component; 0 to 1 inside sRGB, other values are outside of the gamut.
        public var linearRed: Float
        /// The linear component; 0 to 1 inside sRGB, other values are outside of the gamut.
        public var linearGreen: Float
        /// The linear component; 0 to 1 inside sRGB, other values are outside of the gamut.
        public var linearBlue: Float
        /// The opacity from 0 (transparent) to 1.
        public var opacity: Float

        /// Converts components of `colorSpace` to linear sRGB, without clamping.
        public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
                    opacity: Float = 1) {
            switch colorSpace {
            case .sRGB:
                (linearRed, linearGreen, linearBlue) = (ColorMath.linear(red), ColorMath.linear(green),
                                                        ColorMath.linear(blue))
            case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .displayP3:
                let wide = ColorMath.linearSRGB(fromLinearP3: SIMD3(ColorMath.linear(red), ColorMath.linear(green),
                                                                    ColorMath.linear(blue)))
                (linearRed, linearGreen, linearBlue) = (wide.x, wide.y, wide.z)
            }
            self.opacity = opacity
        }

        package init(_ rgba: RGBA) { self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha) }

        /// The gamma-encoded component; setting it sets `linearRed`.
        public var red: Float {
            get { ColorMath.encoded(linearRed) }
            set { linearRed = ColorMath.linear(newValue) }
        }
        /// The gamma-encoded component; setting it sets `linearGreen`.
        public var green: Float {
            get { ColorMath.encoded(linearGreen) }
            set { linearGreen = ColorMath.linear(newValue) }
        }
        /// The gamma-encoded component; setting it sets `linearBlue`.
        public var blue: Float {
            get { ColorMath.encoded(linearBlue) }
            set { linearBlue = ColorMath.linear(newValue) }
        }

        package var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// Red, green, blue and opacity as pairs of hexadecimal digits: `#FF0000FF` is an opaque red.
    public var description: String {
        "#" + [red, green, blue, opacity].map(ComponentText.byte).joined()
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never
    public func _apply(to shape: inout _ShapeStyle_Shape) { shape.set(.color(rgba)) }
}

extension Color.Resolved: Animatable {
    /// The linear components and the opacity: colours are interpolated in linear light.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
        set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

extension Color.Resolved: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(value) }
    }

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let red = try container.decode(Float.self), green = try container.decode(Float.self)
        let blue = try container.decode(Float.self), opacity = try container.decode(Float.self)
        self.init(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
    }
}
