import QuadrantDisplayList
import QuadrantGeometry

/// A colour as numbers to be animated: encoded components and opacity.
typealias ColorData = AnimatablePair<AnimatablePair<Float, Float>, AnimatablePair<Float, Float>>

extension Color {
    /// Only constant colours have numbers; others are looked up where they are used, and change at once.
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
