// Lengths of stacks and effects, in points unless a comment says otherwise.

/// Dividers and scene padding.
package nonisolated struct StackMetrics: Equatable, Sendable {
    /// The length of a divider without a proposal.
    package var dividerIdealSide: Double = 10  // recorded
    /// The colour of a divider.
    package var dividerColor = SystemColor.separator  // recorded
    /// The thickness of a divider, but at least one pixel.
    package var dividerLine: Double = 0  // recorded
    /// The minimum width of a window that has the wide scene padding.
    package var sceneWidth: Double = 414  // published: the margins of UIKit
    package var wideScenePadding: Double = 20  // published: the margins of UIKit
    package var scenePadding: Double = 16  // published: the margins of UIKit
}

/// How glass is drawn: as a material with a rim, or as a release of iOS draws it (`GlassRecipe`).
package nonisolated enum GlassStyle: Sendable { case material, ios26, ios27 }

/// Shadows and highlights.
package nonisolated struct EffectMetrics: Equatable, Sendable {
    /// The standard deviation of a shadow, as a fraction of its radius.
    package var shadowScale = 0.916  // fitted to recorded pictures
    package var hoverRadius: Double = 8  // guess
    package var hoverReach: Double = 6  // guess
    package var hoverShadow: Double = 8  // guess
    package var hoverOffset: Double = 4  // guess
    package var dragShadow: Double = 12  // guess
    package var dragOffset: Double = 6  // guess
    /// How glass is drawn.
    package var glass = GlassStyle.material  // recorded
    /// The distance within which glass grows out of other glass, where a container has none of its own.
    package var glassSpacing: Double = 20  // guess
    /// The width of the rim of glass.
    package var glassLine = 0.5  // guess
    /// The blur radius of a view's copies in the safe area around it.
    package var extensionRadius = 12.0  // guess
    /// The blur radius of content beneath a bar without a background.
    package var edgeRadius: Double = 3  // guess
    /// The same towards the edge of the window, where no text is to be read.
    package var edgeWashRadius: Double = 24  // guess
    /// The blur radius of materials.
    package var backdropRadius: Double = 25  // fitted to recorded pictures
}
