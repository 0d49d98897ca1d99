public import Foundation
import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// A surface of glass behind the content of a visual effect view (iOS 26): a capsule, or the corners of the view where
/// it has some.
open class UIGlassEffect: UIVisualEffect {
    /// How much of what is behind shows through.
    public enum Style: Int, Sendable { case regular, clear }
    let style: Style
    /// Glass of the regular style.
    public override init() {
        style = .regular
        super.init()
    }
    /// Glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }
    /// Whether the glass answers touches. Nothing to do: glass looks the same while it is touched.
    open var isInteractive = false
    /// The colour of the glass; nil, the default, has none. Set it before the effect is given to a view.
    open var tintColor: UIColor?

    override func picture(in view: UIVisualEffectView) -> AnyView? {
        let glass = (style == .clear ? Glass.clear : Glass.regular).tint(tintColor?.color)
        let radius = view.layer.cornerRadius
        let shape = radius > 0 ? AnyShape(RoundedRectangle(cornerRadius: radius)) : AnyShape(Capsule())
        return AnyView(Color.clear.glassEffect(glass, in: shape))
    }
}

/// Joins the glass of the effect views in its content (iOS 26). It draws nothing: each of them keeps its own surface.
open class UIGlassContainerEffect: UIVisualEffect {
    /// An effect that draws nothing.
    public override init() { super.init() }
    /// Points between surfaces that flow into each other. Without effect: surfaces of glass are separate.
    open var spacing: CGFloat = 0 { didSet { standIn(self, "surfaces of glass are separate") } }
}
