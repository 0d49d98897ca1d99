import Foundation
import QuadrantDisplayList

/// Conversions between colour spaces. Components are gamma-encoded sRGB unless the name differs.
enum ColorMath {
    /// The sRGB transfer curve, extended as an odd function so that components outside of the gamut keep their sign. By
    /// products, as the texts of Apple's `Color.Resolved` say: 0.3 there and back is less, #4C and not #4D.
    static func linear(_ value: Float) -> Float {
        let size = abs(value)
        let result: Float = size <= 0.04045 ? size * (1 / 12.92) : size == 1 ? 1
            : pow(size * (1 / 1.055) + 0.055 * (1 / 1.055), 2.4)
        return value < 0 ? -result : result
    }

    static func encoded(_ linear: Float) -> Float {
        let size = abs(linear)
        // Full is full, there and back: the difference is 0.99999994.
        let result: Float = size <= 0.0031308 ? size * 12.92 : size == 1 ? 1 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -result : result
    }

    static func encoded(_ space: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float) -> RGBA {
        switch space {
        case .sRGB: return RGBA(red: red, green: green, blue: blue, alpha: opacity)
        case .sRGBLinear: return RGBA(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: opacity)
        case .displayP3:
            let wide = linearSRGB(fromLinearP3: SIMD3(linear(red), linear(green), linear(blue)))
            return RGBA(red: encoded(wide.x), green: encoded(wide.y), blue: encoded(wide.z), alpha: opacity)
        }
    }

    /// Display P3 has the transfer curve and white point of sRGB, and wider primaries. Four digits, as the output of
    /// Apple's `Color.Resolved` suggests.
    static func linearSRGB(fromLinearP3 p: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3(1.2249 * p.x - 0.2247 * p.y,
              -0.0420 * p.x + 1.0419 * p.y,
              -0.0197 * p.x - 0.0786 * p.y + 1.0979 * p.z)
    }

    static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
        // A hue that is not finite (from a division by zero) is red.
        let turn = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        let sector = Int(turn) % 6
        let rest = turn - turn.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * rest)
        let rising = brightness * (1 - saturation * (1 - rest))
        switch sector {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }
}

/// Colour components as text. A component that is not finite counts as 0.
enum ComponentText {
    private static func part(_ value: Float, of whole: Int) -> Int {
        value > 0 ? Int((min(value, 1) * Float(whole)).rounded()) : 0
    }
    /// The percentage from 0% to 100%.
    static func percent(_ value: Float) -> String { "\(part(value, of: 100))%" }
    /// Two hexadecimal digits.
    static func byte(_ value: Float) -> String {
        let byte = part(value, of: 255)
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}

/// A colour by lightness and two opponent axes (Björn Ottosson's Oklab), which is perceptually uniform.
struct Oklab: Equatable {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
        (self.lightness, self.a, self.b) = (lightness, a, b)
    }

    init(_ rgba: RGBA) {
        let (r, g, b) = (Double(ColorMath.linear(rgba.red)), Double(ColorMath.linear(rgba.green)),
                         Double(ColorMath.linear(rgba.blue)))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    func rgba(alpha: Float) -> RGBA {
        func cube(_ value: Double) -> Double { value * value * value }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        func encoded(_ linear: Double) -> Float { ColorMath.encoded(Float(linear)) }
        return RGBA(red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                    green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                    blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
    }
}

extension RGBA {
    /// Interpolates to `other`. A transparent end has the hue of the other colour, so that the interpolation is not
    /// darkened.
    func mixed(with other: RGBA, by amount: Double, in space: Gradient.ColorSpace) -> RGBA {
        let share = Float(amount)
        let alpha = self.alpha + (other.alpha - self.alpha) * share
        let (mine, its) = ((1 - share) * self.alpha, share * other.alpha)
        let weight = mine + its == 0 ? share : its / (mine + its)
        func between(_ from: Float, _ to: Float) -> Float { from + (to - from) * weight }
        switch space.kind {
        case .perceptual:
            let (from, to, w) = (Oklab(self), Oklab(other), Double(weight))
            return Oklab(lightness: from.lightness + (to.lightness - from.lightness) * w,
                         a: from.a + (to.a - from.a) * w,
                         b: from.b + (to.b - from.b) * w).rgba(alpha: alpha)
        case .device:
            return RGBA(red: between(red, other.red), green: between(green, other.green),
                        blue: between(blue, other.blue), alpha: alpha)
        case .light:
            func part(_ from: Float, _ to: Float) -> Float {
                ColorMath.encoded(between(ColorMath.linear(from), ColorMath.linear(to)))
            }
            return RGBA(red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
                        alpha: alpha)
        }
    }
}
