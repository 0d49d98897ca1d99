package import Foundation

/// A paint computed from the backdrop: blurred, tinted, and then brightened or darkened.
package struct BackdropFilter: Hashable, Sendable {
    /// The function applied to each channel after the tint.
    package enum Curve: Hashable, Sendable {
        case none
        /// Colour dodge: divides by one minus this grey.
        case dodge(Float)
        /// Overlay: darkens dark values and lightens light values, by this grey.
        case overlay(Float)

        /// `value` is a channel of gamma-encoded sRGB, as is the result; both from 0 to 1.
        package func callAsFunction(_ value: Float) -> Float {
            switch self {
            case .none: value
            case .dodge(let grey): value == 0 ? 0 : grey < 1 ? min(value / (1 - grey), 1) : 1
            case .overlay(let grey): value <= 0.5 ? 2 * value * grey : 1 - 2 * (1 - value) * (1 - grey)
            }
        }
    }

    /// The standard deviation of the blur, in points.
    package var radius: CGFloat
    /// Mixed into the blurred backdrop by its alpha.
    package var tint: RGBA
    /// Applied to each channel after the tint.
    package var curve: Curve
    /// How much of the backdrop is replaced, 0…1.
    package var opacity: Float
    /// How far the blurred backdrop's channels are moved away from its luma before the tint: 1 is unchanged. The result
    /// is limited to what can be drawn only after the tint.
    package var saturation: Float

    /// A filter that blurs by `radius` points; it replaces the backdrop wholly unless `opacity` is below 1.
    package init(radius: CGFloat, tint: RGBA, curve: Curve, opacity: Float = 1, saturation: Float = 1) {
        self.radius = radius
        self.tint = tint
        self.curve = curve
        self.opacity = opacity
        self.saturation = saturation
    }

    /// The same filter with its opacity multiplied by `factor`.
    package func opacity(_ factor: Float) -> BackdropFilter {
        var copy = self
        copy.opacity *= factor
        return copy
    }

    /// The filtered channel of an opaque colour; `tint` is the same channel of the tint.
    package func tone(_ value: Float, _ tint: Float) -> Float {
        curve(value + (tint - value) * self.tint.alpha)
    }

    /// What a channel of an opaque colour becomes before the curve: the sum of the three channels, from 0 to 1, times
    /// these factors, and the constant. The factors are those of red, green and blue.
    package func mix(_ channel: Int) -> (factors: SIMD3<Float>, constant: Float) {
        let luma = SIMD3<Float>(0.2126, 0.7152, 0.0722), tints = SIMD3(tint.red, tint.green, tint.blue)
        var factors = luma * (1 - saturation)
        factors[channel] += saturation
        return (factors * (1 - tint.alpha), tints[channel] * tint.alpha)
    }

    /// The colour of the filter over an empty backdrop.
    package var solid: RGBA {
        RGBA(red: curve(tint.red), green: curve(tint.green), blue: curve(tint.blue), alpha: tint.alpha * opacity)
    }

    /// The distance within which the backdrop affects a pixel, in the units of `sigma`, the blur's standard deviation.
    /// Blurs on coarse pixels extend a little further.
    package static func reach(_ sigma: Double) -> Double { min(3 * sigma + 2 * max(sigma / 12, 1) + 2, 1e5) }
}

extension Paint {
    /// The filter, if the paint is computed from the backdrop; else nil.
    package var backdrop: BackdropFilter? {
        if case .backdrop(let backdrop) = self { backdrop } else { nil }
    }
}

extension TextItem {
    /// Whether a glyph or a decoration has a paint computed from the backdrop. Costs a pass over all runs.
    package var hasBackdrop: Bool {
        runs.contains { $0.paint.backdrop != nil } || decorations.contains { $0.paint.backdrop != nil }
    }
}

extension DisplayItem {
    /// Whether the item, or a nested one, has a paint computed from the backdrop.
    var hasBackdrop: Bool {
        switch self {
        case .shape(let shape): shape.paint.backdrop != nil
        case .text(let text): text.hasBackdrop
        case .image: false
        case .fragment(let fragment, _), .effect(_, let fragment, _): fragment.hasBackdrop
        }
    }
}
