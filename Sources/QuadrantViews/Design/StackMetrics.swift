// Lengths of stacks and effects, in points unless a comment says otherwise.

/// Views that stand in stacks.
package nonisolated struct StackMetrics: Equatable, Sendable {
    /// The length of a divider where none is proposed.
    package var dividerIdealSide: Double
    /// The least thickness of a divider; one pixel where it is less than that.
    package var dividerLine: Double
    /// Where a window is as wide as this, scene padding is the wide one.
    package var sceneWidth: Double
    package var wideScenePadding: Double
    package var scenePadding: Double
}

/// Shadows and highlights.
package nonisolated struct EffectMetrics: Equatable, Sendable {
    /// The deviation of a shadow, as a share of its radius.
    package var shadowScale: Double
    package var hoverRadius: Double
    package var hoverReach: Double
    package var hoverShadow: Double
    package var hoverOffset: Double
    package var dragShadow: Double
    package var dragOffset: Double
    /// The edge of glass.
    package var glassLine: Double
    /// The blur of materials.
    package var backdropRadius: Double
}
