import QuadrantDisplayList
import QuadrantGeometry

/// The animatable data of a colour: gamma-encoded components and opacity.
typealias ColorData = AnimatablePair<AnimatablePair<Float, Float>, AnimatablePair<Float, Float>>

extension Color {
    /// The data of a constant colour; others are resolved when they are drawn, and are not animated.
    nonisolated var data: ColorData {
        get {
            guard case .constant(let rgba) = storage else { return .zero }
            return AnimatablePair(AnimatablePair(rgba.red, rgba.green), AnimatablePair(rgba.blue, rgba.alpha))
        }
        set {
            guard case .constant = storage else { return }
            self = Color(RGBA(red: newValue.first.first, green: newValue.first.second, blue: newValue.second.first,
                              alpha: newValue.second.second))
        }
    }
}
