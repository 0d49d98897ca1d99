/// Rules of layout and animation that differ between releases. The defaults are those of iOS 17.
package struct LayoutRules: Hashable, Sendable {
    /// Text spacing rounds a tenth of the line height up to 4 points, instead of one pixel.
    package var hasWideTextSpacing = false
    /// Frames from `GeometryProxy` are on the pixel grid.
    package var snapsProxyFrames = false
    /// A style in a background extends under the bars that the view touches; otherwise it is an ordinary view.
    package var stylesReachUnderBars = true
    /// A flexible frame without limits proposes nil if it was proposed nil.
    package var keepsNilInFlexibleFrames = true
    /// The default animation is a spring; otherwise it is a timing curve.
    package var hasDefaultSpring = true
    /// Windows have a horizontal and a vertical size class.
    package var hasSizeClasses = true

    package init() {}
}
