public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Adds the buttons of `content`, which is not drawn, as actions to this view's accessibility elements, named by
    /// their labels.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(ActionList(content: content().modifier(Undrawn())))
    }
}

/// Adds the buttons of an undrawn view as accessibility actions.
private nonisolated struct ActionList<Content: View>: SecondaryRole, SemanticsRole {
    typealias Body = Never
    let content: Content
    static var modifierName: String { "accessibilityActions" }
    static var layoutSentence: String { "Views that only describe actions have no place in the layout." }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: content), to: &children)
    }
    func secondaryPlacement(_ row: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement {
        child.alignedSecondary(row, .center, in: size, offered: size)
    }
    func semantics(_ context: RoleContext) -> Semantics? {
        var semantics = Semantics()
        semantics.offersActions = true
        return semantics
    }
}
