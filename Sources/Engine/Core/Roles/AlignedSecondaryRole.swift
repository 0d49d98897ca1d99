import QuadrantGeometry
package import QuadrantGraph

/// Has a secondary view, as a background or an overlay, that is proposed the size of the content and aligned with it.
package nonisolated protocol AlignedSecondaryRole: SecondaryRole {
    var alignment: Alignment { get }
    var isBehind: Bool { get }
}

extension AlignedSecondaryRole {
    package var layer: SecondaryLayer { isBehind ? .behind : .front }
    package func secondaryPlacement(_ secondary: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild)
        -> ChildPlacement
    {
        child.alignedSecondary(secondary, alignment, in: size, offered: size)
    }

    package static var layoutSentence: String {
        "A background or an overlay has the size of the view it is attached to, proposes that size to its own content, "
            + "and aligns it there, without an effect on the layout around."
    }
    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        guard layout.graph.isSecondary(child) else { return nil }
        return LayoutReason("the size of the view it is attached to", x: Arithmetic(layout.size.x),
                            y: Arithmetic(layout.size.y))
    }
    package func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        layout.graph.isSecondary(child) ? .aligned(child, alignment, layout) : nil
    }
}
