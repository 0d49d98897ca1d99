import QuadrantCore
import QuadrantDisplayList

extension Color {
    /// A colour between this one (0) and `rhs` (1), interpolated perceptually by default. `fraction` is clamped to 0…1.
    /// Both colours are resolved when the result is drawn.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(MixedColor(first: self, second: rhs, fraction: min(max(fraction, 0), 1), space: colorSpace))
    }

    /// A vertical gradient of two shades of this colour, the lighter at the top. The shades are fitted (guess).
    public var gradient: AnyGradient { AnyGradient(storage: .tint(self), colorSpace: .perceptual) }
}

nonisolated struct MixedColor: ColorSource {
    let first: Color, second: Color
    let fraction: Double
    let space: Gradient.ColorSpace

    func rgba(in environment: EnvironmentValues, _ context: RoleContext?) -> RGBA {
        first.rgba(in: environment, context: context)
            .mixed(with: second.rgba(in: environment, context: context), by: fraction, in: space)
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(first)
        hasher.combine(second)
        hasher.combine(fraction)
    }
    var description: String { "\(first) mixed with \(second) by \(fraction)" }
}
