// Lengths of stacks and effects, in points unless a comment says otherwise.

/// Dividers and scene padding.
package nonisolated struct StackMetrics: Equatable, Sendable {
    /// The length of a divider without a proposal.
    package var dividerIdealSide: Double
    /// The thickness of a divider, but at least one pixel.
    package var dividerLine: Double
    /// The minimum width of a window that has the wide scene padding.
    package var sceneWidth: Double
    package var wideScenePadding: Double
    package var scenePadding: Double
}

/// Shadows and highlights.
package nonisolated struct EffectMetrics: Equatable, Sendable {
    /// The standard deviation of a shadow, as a fraction of its radius.
    package var shadowScale: Double
    package var hoverRadius: Double
    package var hoverReach: Double
    package var hoverShadow: Double
    package var hoverOffset: Double
    package var dragShadow: Double
    package var dragOffset: Double
    /// The width of the rim of glass.
    package var glassLine: Double
    /// The blur radius of materials.
    package var backdropRadius: Double
}
