package import Foundation

/// A paint made of what lies beneath: blurred, tinted, and then brightened or darkened.
package struct BackdropFilter: Hashable, Sendable {
    /// What is done to each channel after the tint was laid over it.
    package enum Curve: Hashable, Sendable {
        case none
        /// Divided by what is left of one.
        case dodge(Float)
        /// Dark becomes darker and light lighter about the middle, by this grey.
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

    /// Standard deviation of the blur, in points.
    package var radius: CGFloat
    package var tint: RGBA
    package var curve: Curve
    package var opacity: Float

    package init(radius: CGFloat, tint: RGBA, curve: Curve, opacity: Float = 1) {
        self.radius = radius
        self.tint = tint
        self.curve = curve
        self.opacity = opacity
    }

    package func opacity(_ factor: Float) -> BackdropFilter {
        BackdropFilter(radius: radius, tint: tint, curve: curve, opacity: opacity * factor)
    }

    /// What it makes of an opaque colour's channel; `tint` is the tint's.
    package func tone(_ value: Float, _ tint: Float) -> Float {
        curve(value + (tint - value) * self.tint.alpha)
    }

    /// How it looks over nothing.
    package var solid: RGBA {
        RGBA(red: curve(tint.red), green: curve(tint.green), blue: curve(tint.blue), alpha: tint.alpha * opacity)
    }

    /// How far away what lies beneath can be and still be seen, in the units of `sigma`, its standard deviation there.
    /// Blurs on coarse pixels reach a little further.
    package static func reach(_ sigma: Double) -> Double { min(3 * sigma + 2 * max(sigma / 12, 1) + 2, 1e5) }
}

extension Paint {
    package var backdrop: BackdropFilter? {
        if case .backdrop(let backdrop) = self { backdrop } else { nil }
    }
}

extension TextItem {
    package var hasBackdrop: Bool {
        runs.contains { $0.paint.backdrop != nil } || decorations.contains { $0.paint.backdrop != nil }
    }
}

extension DisplayItem {
    /// Whether it, or what it holds, takes its colours from what lies beneath.
    var hasBackdrop: Bool {
        switch self {
        case .shape(let shape): shape.paint.backdrop != nil
        case .text(let text): text.hasBackdrop
        case .image: false
        case .fragment(let fragment, _), .effect(_, let fragment, _): fragment.hasBackdrop
        }
    }
}
