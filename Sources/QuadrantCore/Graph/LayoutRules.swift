/// Rules of layout and animation that one release has and another has not. The defaults are those of iOS 17.
package struct LayoutRules: Hashable, Sendable {
    /// Text spacing rounds a tenth of the line up to 4 points, not to one pixel.
    package var hasWideTextSpacing = false
    /// Frames handed to `GeometryProxy` are on the pixel grid.
    package var snapsProxyFrames = false
    /// A style behind a view reaches under the bars the view touches; before, it was a view like any other.
    package var stylesReachUnderBars = true
    /// A flexible frame without limits proposes nil where nil was proposed.
    package var keepsNilInFlexibleFrames = true
    /// The default animation is a spring; before, it was a curve.
    package var hasDefaultSpring = true
    /// Windows are of a size class each way.
    package var hasSizeClasses = true

    package init() {}
}
