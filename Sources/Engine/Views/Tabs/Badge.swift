public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Shows a number as the badge of this tab or list row; 0 is no badge.
    nonisolated public func badge(_ count: Int) -> some View { badged(count == 0 ? nil : Text("\(count)")) }
    /// Shows a text as the badge of this tab or list row; nil is no badge.
    nonisolated public func badge(_ label: Text?) -> some View { badged(label) }
    /// Shows a localized text as the badge of this tab or list row; nil is no badge.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badged(key.map { Text($0) }) }
    /// Shows a string verbatim as the badge of this tab or list row; nil is no badge.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badged(label.map { Text($0) }) }

    private nonisolated func badged(_ text: Text?) -> some View {
        modifier(RowBadge(text: text)).modifier(TraitWriter(BadgeTrait.id, BadgeTrait(text: text)))
    }
}

/// Shows a badge beside the content of a list row.
private nonisolated struct RowBadge: ViewModifier {
    let text: Text?
    @Environment(\.isInListRow) private var isInListRow
    init(text: Text?) { self.text = text }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if isInListRow, let text {
            content.modifier(TrailingBadge(badge: ProminentBadge(text: text)))
        } else {
            content
        }
    }
}

/// Places a badge at the trailing edge and the view in the remaining width. Unlike in a stack, the traits of the view
/// still reach the list.
private nonisolated struct TrailingBadge<Badge: View>: LayoutRole, SecondaryRole {
    typealias Body = Never
    let badge: Badge
    static var modifierName: String { "badge" }
    static var layoutSentence: String {
        "A badge stands at the trailing edge of its content, and takes part in its size. "
            + ""
    }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: badge), to: &children)
    }

    /// The size of the badge, and its width with the gap before it.
    private func available(_ child: ModifierChild) -> (size: SIMD2<Double>, width: Double) {
        guard let row = child.secondaryNode else { return (SIMD2(), 0) }
        let size = child.size(of: row, .unspecified)
        return (size, size.x + child.environment.design.metrics.list.badgeGap)
    }

    private func rest(_ proposal: Proposal, _ child: ModifierChild) -> Proposal {
        var rest = proposal
        if !rest[.horizontal].isUnspecified { rest[.horizontal] = max(rest[.horizontal] - available(child).width, 0) }
        return rest
    }

    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        let own = child.size(rest(proposal, child)), available = available(child), wide = proposal[.horizontal]
        return SIMD2(max(own.x + available.width, wide.isFinite ? wide : 0), max(own.y, available.size.y))
    }

    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        let rest = rest(Proposal(size), child), own = child.size(rest)
        return ChildPlacement(origin: SIMD2(0, (size.y - own.y) / 2), size: own, proposal: rest)
    }

    func secondaryPlacement(_ row: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement {
        let own = available(child).size
        return ChildPlacement(origin: SIMD2(size.x - own.x, (size.y - own.y) / 2), size: own,
                              proposal: .unspecified)
    }
    func isRigid(_ child: ModifierChild) -> Bool { false }
}
