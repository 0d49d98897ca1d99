public import QuadrantCore
import QuadrantGraph
import QuadrantGeometry

extension View {
    /// Replaces this view's accessibility elements by those of `representation`, such as a slider for a drawn one.
    ///
    /// The representation is proposed this view's size, and excluded from drawing and hit testing. A single element has
    /// this view's frame.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(Represented(representation: representation().modifier(Undrawn())))
    }
}

/// A view whose accessibility elements are replaced by those of another.
nonisolated struct Represented<Other: View>: SecondaryRole, SemanticsRole {
    typealias Body = Never
    let representation: Other
    static var modifierName: String { "accessibilityRepresentation" }
    static var layoutSentence: String { "A representation for assistive technology has no place in the layout." }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: representation), to: &children)
    }
    func secondaryPlacement(_ row: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement {
        child.alignedSecondary(row, .center, in: size, offered: size)
    }
    func semantics(_ context: RoleContext) -> Semantics? {
        var semantics = Semantics()
        semantics.isRepresented = true
        return semantics
    }
}

nonisolated struct Undrawn: EffectRole {
    typealias Body = Never
    static var modifierName: String { "representation" }
    static func changed(from old: Undrawn, to new: Undrawn) -> PhaseSet { [] }
    var hidesContent: Bool { true }
}
