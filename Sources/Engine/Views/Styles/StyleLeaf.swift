import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantDisplayList
package import QuadrantGraph

/// A style that is also a view: it fills its frame.
package nonisolated protocol StyleLeaf: LeafRole, ShapeStyle {}

extension StyleLeaf {
    package static func changed(from old: Self, to new: Self) -> PhaseSet {
        Comparison.areEqual(old, new) ? [] : .display
    }
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        proposal.filled(with: SIMD2(10, 10))
    }
    package func sides(_ context: RoleContext) -> ProposalSides { .growing }
    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {
        let box = CGRect(origin: .zero, size: size.asSize)
        let style = resolvedStyle(context, rect: box)
        list.append(Path(box), frame: CGRect(origin: origin.asPoint, size: size.asSize), stroke: nil,
                    fill: FillStyle(), style)
    }
    package var debugAttributes: [(String, String)] { [("style", StyleSummary.of(self))] }
}

extension StyleLeaf {
    package static var layoutSentence: String {
        "A style fills what it is proposed, 10 points where nil is proposed."
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? { .filling(layout, ideal: SIMD2(10, 10)) }
}
