import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// The label of a button inside of the padding of its plate. For the border shape `circle` it is a square, so that
    /// the circle holds the whole label (a guess: no picture of a wide label in a circle was found).
    @ViewBuilder nonisolated func squared(for shape: ButtonBorderShape) -> some View {
        if shape == .circle { modifier(SquareFrame()) } else { self }
    }
}

/// A square whose side is the longer one of the content, which is in the middle.
private nonisolated struct SquareFrame: LayoutRole {
    typealias Body = Never
    static var layoutSentence: String { "A square has the longer side of its content, and places it in the middle." }
    static func changed(from old: SquareFrame, to new: SquareFrame) -> PhaseSet { [] }

    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        SIMD2(repeating: child.size(proposal).max())
    }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        child.centered(in: size, proposal)
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? { .aligned(child, .center, layout) }
}
