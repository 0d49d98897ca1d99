public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Moves the drawing and hit testing of this view; its size, its guides and the layout of its parent are unchanged.
    /// In points, x towards the trailing edge, y down.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(Offset(amount: SIMD2(offset))) }

    /// Moves the drawing and hit testing of this view; its size, its guides and the layout of its parent are unchanged.
    /// In points, x towards the trailing edge, y down.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Moves this view towards the viewer, in points. Nothing to do: the screen is flat and seen straight on.
    nonisolated public func offset(z: CGFloat) -> some View { modifier(EmptyModifier()) }
}

/// Not animated itself: what draws in it is animated from its old place to the new one.
nonisolated struct Offset: Equatable, LayoutRole {
    typealias Body = Never
    var amount: SIMD2<Double>
    var layoutElement: LayoutElement? { .offset }
    static func changed(from old: Offset, to new: Offset) -> PhaseSet { old == new ? [] : .place }

    static func shift(from old: Offset, to new: Offset) -> SIMD2<Double> { new.amount - old.amount }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        ChildPlacement(origin: amount, size: child.size(proposal), proposal: proposal)
    }
    /// An offset does not move the alignment guides.
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> Double? {
        child.explicit(key, size, proposal)
    }
    var debugAttributes: [(String, String)] { [("x", "\(amount.x)"), ("y", "\(amount.y)")] }
}

extension Offset {
    static var layoutSentence: String {
        "offset has the size of its content and draws the content away from its place; the layout around it does not "
            + "change."
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("moved by \(point: amount) from the place it has in the layout", x: Arithmetic(amount.x),
                     y: Arithmetic(amount.y))
    }
}
