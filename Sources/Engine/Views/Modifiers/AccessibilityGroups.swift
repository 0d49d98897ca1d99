public import QuadrantCore

// What accessibility elements have to do with each other.

/// The part of a view in a pair of a label and what it labels.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The view is the label.
    case label
    /// The view is what the label names.
    case content
}

extension View {
    /// Makes this view the label of another, or the other: with the same id in the same namespace, the label names a
    /// content without one, and is a detail of it.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        let member = GroupMember(id: AnyHashable(id), namespace: namespace)
        return adding(.written { semantics, _ in
            semantics.pair = SemanticPair(id: AnyHashable(member), isLabel: role == .label)
        })
    }

    /// Links this view's accessibility elements with those of other views with the same id in the same namespace; the
    /// id is a detail of them.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        let member = GroupMember(id: AnyHashable(id), namespace: namespace)
        return adding(.detail(SemanticDetail(.linkedGroup, value: "\(id)", key: AnyHashable(member))))
    }
}

/// An id in a namespace.
nonisolated struct GroupMember: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}
