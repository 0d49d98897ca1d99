public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Replaces the elements inside this view's accessibility element by those of `children`, which are not drawn: the
    /// bars of a chart in a canvas, for instance. A view of several elements becomes a group.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(SyntheticChildren(children: children().modifier(Undrawn())))
    }

    /// Makes the label of this view's accessibility elements from their own label, for which `content` receives a
    /// placeholder, and other texts. The result is not drawn.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        let label = content(PlaceholderContentView(self))
        return adding(.written { semantics, context in
            let text = spoken(label, in: context.environment) ?? ""
            semantics.relabel = { text.replacing(ownLabel, with: $0) }
        })
    }
}

/// Stands for the label of the element in a new label.
private nonisolated let ownLabel = "\u{FFFC}"

extension PlaceholderContentView: SpokenView {
    package func localizedText(in environment: EnvironmentValues) -> String? { ownLabel }
}

/// A view whose accessibility element contains the elements of others.
private nonisolated struct SyntheticChildren<Other: View>: SecondaryRole, SemanticsRole {
    typealias Body = Never
    let children: Other
    static var modifierName: String { "accessibilityChildren" }
    static var layoutSentence: String { "Elements for assistive technology have no place in the layout." }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: self.children), to: &children)
    }
    func secondaryPlacement(_ row: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement {
        child.alignedSecondary(row, .center, in: size, offered: size)
    }
    func semantics(_ context: RoleContext) -> Semantics? {
        var semantics = Semantics()
        semantics.replacesChildren = true
        return semantics
    }
}
