import Foundation

/// Two images that become one: by the rules of Porter and Duff, and by those of blend modes as the W3C defines them for
/// compositing, of linear colours.
enum Blending {
    static func output(_ filter: CIFilter, _ top: CIImage, _ below: CIImage) -> CIImage? {
        if let rule = rules[filter.name] { return top.combined(with: below) { rule($0, $1) } }
        guard filter.name.hasSuffix("BlendMode"),
              let mode = modes[String(filter.name.dropFirst(2).dropLast("BlendMode".count))] else { return nil }
        return top.combined(with: below) { top, below in
            let mixed = mode(below.straight, top.straight)
            var color = (1 - below.w) * top + (1 - top.w) * below + top.w * below.w * mixed
            color.w = top.w + below.w - top.w * below.w
            return color
        }
    }
    /// The names of all these filters.
    static var names: [String] { rules.keys + modes.keys.map { "CI\($0)BlendMode" } }

    /// Of premultiplied colours: the one on top, and the one below.
    private static let rules: [String: @Sendable (Pixel, Pixel) -> Pixel] = [
        "CISourceAtopCompositing": { $0 * $1.w + $1 * (1 - $0.w) },
        "CISourceInCompositing": { $0 * $1.w },
        "CISourceOutCompositing": { $0 * (1 - $1.w) },
        "CIMaximumCompositing": { pointwiseMax($0, $1) },
        "CIMinimumCompositing": { pointwiseMin($0, $1) },
    ]

    /// Of straight colours: the one below, and the one on top.
    private static let modes: [String: @Sendable (Pixel, Pixel) -> Pixel] = [
        "Multiply": { $0 * $1 },
        "Darken": { pointwiseMin($0, $1) },
        "Lighten": { pointwiseMax($0, $1) },
        "Difference": { pointwiseMax($0, $1) - pointwiseMin($0, $1) },
        "Exclusion": { $0 + $1 - 2 * $0 * $1 },
        "Subtract": { ($0 - $1).clamped },
        "LinearDodge": { ($0 + $1).clamped },
        "LinearBurn": { ($0 + $1 - 1).clamped },
        "Overlay": { each($1, $0, hardLight) },
        "HardLight": { each($0, $1, hardLight) },
        "SoftLight": { each($0, $1, softLight) },
        "PinLight": { each($0, $1) { below, top in top < 0.5 ? min(below, 2 * top) : max(below, 2 * top - 1) } },
        "ColorDodge": { each($0, $1) { below, top in below <= 0 ? 0 : top >= 1 ? 1 : min(1, below / (1 - top)) } },
        "ColorBurn": { each($0, $1) { below, top in below >= 1 ? 1 : top <= 0 ? 0 : 1 - min(1, (1 - below) / top) } },
        "Divide": { each($0, $1) { below, top in top <= 0 ? 1 : min(1, below / top) } },
        "Hue": { withLight(withSaturation($1, saturation($0)), light($0)) },
        "Saturation": { withLight(withSaturation($0, saturation($1)), light($0)) },
        "Color": { withLight($1, light($0)) },
        "Luminosity": { withLight($0, light($1)) },
    ]

    private static func each(_ below: Pixel, _ top: Pixel, _ rule: (Float, Float) -> Float) -> Pixel {
        Pixel(rule(below.x, top.x), rule(below.y, top.y), rule(below.z, top.z), 0)
    }
    @Sendable private static func hardLight(_ below: Float, _ top: Float) -> Float {
        top <= 0.5 ? below * 2 * top : below + 2 * top - 1 - below * (2 * top - 1)
    }
    @Sendable private static func softLight(_ below: Float, _ top: Float) -> Float {
        if top <= 0.5 { return below - (1 - 2 * top) * below * (1 - below) }
        let light = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
        return below + (2 * top - 1) * (light - below)
    }

    private static func light(_ color: Pixel) -> Float { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }
    private static func saturation(_ color: Pixel) -> Float {
        max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
    }
    private static func withLight(_ color: Pixel, _ wanted: Float) -> Pixel {
        let change = wanted - light(color)
        let moved = Pixel(color.x + change, color.y + change, color.z + change, 0)
        let minimum = min(moved.x, moved.y, moved.z), maximum = max(moved.x, moved.y, moved.z)
        func value(_ part: Float) -> Float {
            if minimum < 0 { return wanted + (part - wanted) * wanted / (wanted - minimum) }
            return maximum > 1 ? wanted + (part - wanted) * (1 - wanted) / (maximum - wanted) : part
        }
        return Pixel(value(moved.x), value(moved.y), value(moved.z), 0)
    }
    private static func withSaturation(_ color: Pixel, _ wanted: Float) -> Pixel {
        let minimum = min(color.x, color.y, color.z), span = saturation(color)
        guard span > 0 else { return .zero }
        return Pixel((color.x - minimum) / span, (color.y - minimum) / span, (color.z - minimum) / span, 0) * wanted
    }
}
