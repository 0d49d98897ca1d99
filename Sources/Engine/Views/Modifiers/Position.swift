public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Places this view's centre at `position`, in a container of the proposed size; a side without a proposal is that
    /// of the view.
    ///
    /// In points, x from the leading edge, y from the top (Docs/Layout/Modifiers.md).
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(Position(point: SIMD2(position)))
    }

    /// Places this view's centre at x, y in a container of the proposed size. In points, x from the leading edge, y
    /// from the top.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

/// Not animated itself: what draws in it is animated from its old place to the new one.
nonisolated struct Position: Equatable, LayoutRole {
    typealias Body = Never
    var point: SIMD2<Double>
    var layoutElement: LayoutElement? { .position }
    static func changed(from old: Position, to new: Position) -> PhaseSet { old == new ? [] : .place }

    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        if !proposal.sides.x.isUnspecified, !proposal.sides.y.isUnspecified { return proposal.sides }
        return proposal.filled(with: child.size(proposal))
    }
    func isRigid(_ child: ModifierChild) -> Bool { false }
    static func shift(from old: Position, to new: Position) -> SIMD2<Double> { new.point - old.point }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        let own = child.size(Proposal(size))
        return ChildPlacement(origin: point - own / 2, size: own, proposal: Proposal(size))
    }
    func spacing(_ child: ModifierChild) -> ViewSpacing { .standard }
    func priority(_ child: ModifierChild) -> Double { 0 }
    var debugAttributes: [(String, String)] { [("x", "\(point.x)"), ("y", "\(point.y)")] }
}

extension Position {
    static var layoutSentence: String {
        "position fills what it is proposed and puts the centre of its content at the point, counted from its own "
            + "leading top corner."
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("the size of .position", x: Arithmetic(layout.size.x), y: Arithmetic(layout.size.y))
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { .filling(layout, ideal: nil) }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let own = layout.size(of: child)
        return LayoutReason("its centre is put at \(point: point)",
                            x: Arithmetic(point.x) - Arithmetic(own.x) / Arithmetic(2),
                            y: Arithmetic(point.y) - Arithmetic(own.y) / Arithmetic(2))
    }
}
