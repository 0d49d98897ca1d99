public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Draws `background` behind this view, aligned with it; it is proposed this view's size and has no effect on
    /// layout.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        modifier(Layered(secondary: background, alignment: alignment, isBehind: true))
    }

    /// Draws `content` behind this view, aligned with it; it is proposed this view's size. Several views are stacked in
    /// depth.
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(Layered(secondary: content(), alignment: alignment, isBehind: true))
    }

    /// Fills this view's bounds behind it with `style`, and extends into the safe area on those `edges` that the view
    /// touches.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modifier(StyledLayer(fill: Rectangle().fill(style), edges: edges, isBehind: true))
    }

    /// Fills this view's bounds behind it with the background style in force, and extends into the safe area on those
    /// `edges` that the view touches.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(StyledLayer(fill: Rectangle().fill(.background), edges: edges, isBehind: true))
    }

    /// Fills `shape` in this view's bounds behind it, without extending into the safe area.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(Layered(secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
    }

    /// Fills `shape` in this view's bounds behind it with the background style in force.
    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modifier(Layered(secondary: shape.fill(.background, style: fillStyle), alignment: .center, isBehind: true))
    }

    /// Draws `overlay` in front of this view, aligned with it; it is proposed this view's size and has no effect on
    /// layout.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(Layered(secondary: overlay, alignment: alignment, isBehind: false))
    }

    /// Draws `content` in front of this view, aligned with it; it is proposed this view's size. Several views are
    /// stacked in depth.
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        modifier(Layered(secondary: content(), alignment: alignment, isBehind: false))
    }

    /// Fills this view's bounds in front of it, and extends into the safe area on those `edges` that the view touches.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        modifier(StyledLayer(fill: Rectangle().fill(style), edges: edges, isBehind: false))
    }

    /// Fills `shape` in this view's bounds in front of it.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(Layered(secondary: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
    }

    /// Draws a border `width` points wide inside this view's bounds, over the view. No effect on layout.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            Layered(
                secondary: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isBehind: false,
                name: "border"))
    }
}

/// A background or overlay. Only the content determines size, spacing, guides and priority.
nonisolated struct Layered<Secondary: View>: AlignedSecondaryRole {
    typealias Body = Never
    let secondary: Secondary
    let alignment: Alignment
    let isBehind: Bool
    /// The name in the inspector instead of `overlay`.
    var name: String?

    static var modifierName: String { "layered" }
    static func changed(from old: Self, to new: Self) -> PhaseSet {
        old.alignment == new.alignment ? [] : .place
    }
    var layoutElement: LayoutElement? { isBehind ? .background : nil }
    var nodeName: String? { name ?? "overlay" }
    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: secondary), to: &children)
    }
}

/// A modifier that draws a style, and no view of the program.
package nonisolated protocol StyleLayer {}

/// A style in the bounds, extended into the safe area at edges that the view touches.
nonisolated struct StyledLayer<Fill: View>: SecondaryRole, StyleLayer {
    typealias Body = Never
    let fill: Fill
    let edges: Edge.Set
    let isBehind: Bool

    static var modifierName: String { "layered" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old.edges == new.edges ? [] : .place }
    var layer: SecondaryLayer { isBehind ? .behind : .front }
    var layoutElement: LayoutElement? { isBehind ? .background : nil }
    var nodeName: String? { "overlay" }
    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: fill), to: &children)
    }
    func secondaryPlacement(_ row: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement {
        let insets = child.safeAreaInsets(child.context.rules.stylesReachUnderBars ? edges : [])
        let start = SIMD2(-Double(insets.leading), -Double(insets.top))
        let end = SIMD2(Double(insets.trailing), Double(insets.bottom))
        let whole = size - start + end
        return ChildPlacement(origin: start, size: whole, proposal: Proposal(whole))
    }
}

extension StyledLayer {
    static var layoutSentence: String {
        "A style as background or overlay covers the view it is attached to, and the bars that the view touches."
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        guard layout.graph.isSecondary(child) else { return nil }
        guard layout.proposal(of: child) != Proposal(layout.size) else {
            return LayoutReason("the size of the view it is attached to")
        }
        var reason = LayoutReason("the size of the view it is attached to, and of the safe area insets that it touches")
        for axis in Axis.allCases {
            let start = -layout.origin(of: child)[axis], end = layout.size(of: child)[axis] - layout.size[axis] - start
            reason[axis] = [start, end].filter { abs($0) > 1e-9 }
                .reduce(Arithmetic(layout.size[axis])) { $0 + Arithmetic($1) }
        }
        return reason
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        guard layout.graph.isSecondary(child) else { return nil }
        let origin = layout.origin(of: child)
        return LayoutReason(layout.size(of: child) == layout.size ? "it covers the view it is attached to"
            : "it covers the view it is attached to, and the safe area insets at its edges", x: Arithmetic(origin.x),
            y: Arithmetic(origin.y))
    }
}
