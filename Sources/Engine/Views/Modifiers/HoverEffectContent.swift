public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// What a hover effect changes in the drawing of a view.
public protocol HoverEffectContent {}

/// No change, to which changes are added.
public nonisolated struct EmptyHoverEffectContent: HoverEffectContent {
    init() {}
}

/// The changes of a drawing, in their order.
nonisolated struct HoverAppearance: HoverEffectContent {
    var steps = VisualSteps(steps: [])
    var clip: AnyShape?
    var clipStyle = FillStyle()
    var animation: Animation? = .easeOut(duration: 0.15)

    func appearance() -> PlacedAppearance {
        let whole = steps.appearance(animation: animation)
        guard let clip else { return whole }
        let style = clipStyle, kinds = steps.steps.map(\.kind), steps = steps.steps
        return PlacedAppearance(kinds: AnyHashable(kinds), numbers: steps.flatMap(\.numbers), animation: animation) {
            [_ClipEffect(shape: clip, style: style, name: "clipShape")] + VisualSteps.roles(steps, $0)
        }
    }
}

extension VisualSteps {
    /// The effects of steps with other numbers.
    static func roles(_ steps: [VisualStep], _ numbers: [Double]) -> [any EffectRole] {
        var rest = numbers[...]
        return steps.map { step in
            let own = Array(rest.prefix(step.numbers.count))
            rest = rest.dropFirst(step.numbers.count)
            return VisualStep(kind: step.kind, numbers: own).role
        }
    }
}

extension HoverEffectContent {
    nonisolated var hoverAppearance: HoverAppearance { self as? HoverAppearance ?? HoverAppearance() }

    private nonisolated func adding(_ effect: some VisualEffect) -> HoverAppearance {
        var made = hoverAppearance
        made.steps.steps += effect.visualSteps.steps
        return made
    }

    /// Multiplies the opacity of the view; from 0 to 1.
    nonisolated public func opacity(_ opacity: Double) -> some HoverEffectContent {
        adding(EmptyVisualEffect().opacity(opacity))
    }
    /// Moves the drawing, in points: the width towards the trailing edge, the height down.
    nonisolated public func offset(_ offset: CGSize) -> some HoverEffectContent {
        adding(EmptyVisualEffect().offset(offset))
    }
    /// Moves the drawing by `x` points towards the trailing edge and `y` points down.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent {
        adding(EmptyVisualEffect().offset(x: x, y: y))
    }
    /// Scales the drawing about `anchor`, by a factor for each axis.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent {
        adding(EmptyVisualEffect().scaleEffect(scale, anchor: anchor))
    }
    /// Scales the drawing about `anchor`, by one factor.
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent {
        adding(EmptyVisualEffect().scaleEffect(scale, anchor: anchor))
    }
    /// Scales the drawing about `anchor`, by factors that are 1 unless given.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
        -> some HoverEffectContent
    {
        adding(EmptyVisualEffect().scaleEffect(x: x, y: y, anchor: anchor))
    }
    /// Rotates the drawing about `anchor`, clockwise for positive angles.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some HoverEffectContent {
        adding(EmptyVisualEffect().rotationEffect(angle, anchor: anchor))
    }
    /// Draws through an affine transform in the view's coordinates, in points.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some HoverEffectContent {
        adding(EmptyVisualEffect().transformEffect(transform))
    }
    /// Clips the drawing to a shape in the view's frame.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent {
        var made = hoverAppearance
        made.clip = AnyShape(shape)
        made.clipStyle = style
        return made
    }
    /// Animates the changes that `body` adds; nil applies them at once. One animation applies to all changes of an
    /// effect: the last.
    nonisolated public func animation(
        _ animation: Animation?, body: (EmptyHoverEffectContent) -> some HoverEffectContent
    ) -> some HoverEffectContent {
        let inner = body(EmptyHoverEffectContent()).hoverAppearance
        var made = hoverAppearance
        made.steps.steps += inner.steps.steps
        if let clip = inner.clip {
            made.clip = clip
            made.clipStyle = inner.clipStyle
        }
        made.animation = animation
        return made
    }
}

/// Draws the changes of all effects of a view.
nonisolated struct HoverContents: ViewModifier {
    let parts: [HoverEffect.Part]
    let isShown: Bool

    init(parts: [HoverEffect.Part], isShown: Bool) {
        self.parts = parts
        self.isShown = isShown
    }

    @ViewBuilder @MainActor func body(content: Content) -> some View {
        let isShown = isShown
        let makers = parts.compactMap { if case .content(let make) = $0 { make } else { nil } }
        if makers.isEmpty {
            content
        } else {
            content.modifier(PlacedEffects("hoverEffect") { proxy in
                var whole = HoverAppearance()
                for make in makers {
                    let next = make(isShown, proxy)
                    whole.steps.steps += next.steps.steps
                    whole.clip = next.clip ?? whole.clip
                    whole.animation = next.animation
                }
                return whole.appearance()
            })
        }
    }
}
