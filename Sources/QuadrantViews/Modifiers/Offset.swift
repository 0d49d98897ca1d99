public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Shifts what this view shows, and leaves the space it takes untouched. Points, x towards the trailing edge.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(Offset(amount: SIMD2(offset))) }

    /// Shifts what this view shows, and leaves the space it takes untouched. Points, x towards the trailing edge.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Brings this view towards the viewer. On a flat screen, seen straight on, nothing moves.
    nonisolated public func offset(z: CGFloat) -> some View { modifier(EmptyModifier()) }
}

nonisolated struct Offset: Equatable, Animatable, LayoutRole {
    typealias Body = Never
    var amount: SIMD2<Double>
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(amount.x, amount.y) }
        set { amount = SIMD2(newValue.first, newValue.second) }
    }
    static var modifierName: String { "offset" }
    static func changed(from old: Offset, to new: Offset) -> PhaseSet { old == new ? [] : .place }

    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        ChildPlacement(origin: amount, size: child.size(proposal), proposal: proposal)
    }
    /// What is drawn elsewhere is still aligned where it is laid out.
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> Double? {
        child.explicit(key, size, proposal)
    }
    var debugAttributes: [(String, String)] { [("x", "\(amount.x)"), ("y", "\(amount.y)")] }
}
