import Foundation
public import QuadrantCore

// Trees of a bound collection: each row receives a binding to its element.

extension OutlineGroup {
    fileprivate init<C: MutableCollection & RandomAccessCollection>(
        binding data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        content: @escaping (Binding<C.Element>) -> Parent
    ) where Data == Binding<C> {
        self.init(data: Array(data), id: { $0.wrappedValue[keyPath: id] }, children: { element in
            guard let known = element.wrappedValue[keyPath: children] else { return nil }
            // Rows of children that have left read the last ones.
            return Binding(reading: { element.wrappedValue[keyPath: children] ?? known },
                           writing: { element.wrappedValue[keyPath: children] = $0 })
        }, row: content)
    }
}

extension OutlineGroup where Parent: View, Parent == Leaf,
                             Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// A tree of the elements of a bound collection, each identified by the value at `id`.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == Binding<C> {
        self.init(binding: data, id: id, children: children, content: content)
    }

    /// A tree of the elements of a bound collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(binding: data, id: \.id, children: children, content: content)
    }
}

extension List where SelectionValue == Never {
    /// A row for each element of a bound tree; elements with children can be expanded.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
          Data.Element: Identifiable {
        self.init(OutlineGroup(binding: data, id: \.id, children: children, content: rowContent), nil)
    }

    /// A row for each element of a bound tree, identified by the value at a key path.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(OutlineGroup(binding: data, id: id, children: children, content: rowContent), nil)
    }
}

extension List {
    /// A row for each element of a bound tree, with a single selection.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
          Data.Element: Identifiable {
        self.init(OutlineGroup(binding: data, id: \.id, children: children, content: rowContent), .one(selection))
    }

    /// A row for each element of a bound tree, with multiple selection in edit mode.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
          Data.Element: Identifiable {
        self.init(OutlineGroup(binding: data, id: \.id, children: children, content: rowContent), .several(selection))
    }

    /// A row for each element of a bound tree, identified by the value at a key path, with a single selection.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(OutlineGroup(binding: data, id: id, children: children, content: rowContent), .one(selection))
    }

    /// A row for each element of a bound tree, identified by the value at a key path, with multiple selection.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == OutlineGroup<Binding<Data>, ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(OutlineGroup(binding: data, id: id, children: children, content: rowContent), .several(selection))
    }
}
