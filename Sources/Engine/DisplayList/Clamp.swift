// Components and opacities are from 0 to 1. NaN is treated as 0.
extension Float {
    /// The value limited to 0…1; NaN is 0.
    @inlinable package var clampedToUnit: Float { self > 0 ? min(self, 1) : 0 }
}

extension Double {
    /// The value limited to 0…1; NaN is 0.
    @inlinable package var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
