public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Gives this view its ideal size on both axes, whatever the proposal. It may overflow its parent.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives this view its ideal size on the given axes; on others the proposal is unchanged
    /// (Docs/Layout/Modifiers.md).
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSize(horizontal: horizontal, vertical: vertical))
    }
}

nonisolated struct FixedSize: Equatable, LayoutRole {
    typealias Body = Never
    var horizontal: Bool
    var vertical: Bool
    var layoutElement: LayoutElement? { .fixedSize }
    static func changed(from old: FixedSize, to new: FixedSize) -> PhaseSet { old == new ? [] : [.measure, .place] }

    private func offered(_ proposal: Proposal) -> Proposal {
        Proposal(horizontal ? .unspecified : proposal.sides.x, vertical ? .unspecified : proposal.sides.y)
    }
    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> { child.size(offered(proposal)) }
    func isRigid(_ child: ModifierChild) -> Bool { (horizontal && vertical) || child.isRigid }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        child.centered(in: size, offered(proposal))
    }
    var debugAttributes: [(String, String)] { [("horizontal", "\(horizontal)"), ("vertical", "\(vertical)")] }
}

extension FixedSize {
    static var layoutSentence: String {
        "fixedSize proposes nil along its axes, so that its content has its ideal length, and has that size itself."
    }
    private var axes: [Axis] { Axis.allCases.filter { $0 == .horizontal ? horizontal : vertical } }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        axes.isEmpty ? nil : LayoutReason("a nil \(axes.map(\.lengthName).joined(separator: " and "))")
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        guard !axes.isEmpty else { return nil }
        var reason = LayoutReason("the ideal \(axes.map(\.lengthName).joined(separator: " and ")) of its content, "
            + "whatever it is proposed")
        for axis in axes { reason.setRule(.ideal, axis) }
        return reason
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? { .aligned(child, .center, layout) }
}
