import Foundation
public import QuadrantCore

/// The actions by which the user can edit a collection in a list.
public struct EditActions<Data>: OptionSet, Sendable {
    /// Bit 0 for `move`, bit 1 for `delete`.
    public let rawValue: Int
    /// A set from its bits; others have no effect.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Reordering, in edit mode.
    public static var move: EditActions { EditActions(rawValue: 1 << 0) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Deletion.
    public static var delete: EditActions { EditActions(rawValue: 1 << 1) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Reordering and deletion.
    public static var all: EditActions { [.move, .delete] }
}

extension EditActions where Data: MutableCollection & RandomAccessCollection {
    /// The edit actions of the rows of `data`, by their keys.
    func marks(_ data: Binding<Data>) -> [ObjectIdentifier: Any] {
        var marks: [ObjectIdentifier: Any] = [:]
        if rawValue & 1 << 0 != 0 {
            let move: ((IndexSet, Int) -> Void)? = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
            marks[ObjectIdentifier(RowMark.Move.self)] = ListRowTrait(value: move)
        }
        if rawValue & 1 << 1 != 0 {
            let delete: ((IndexSet) -> Void)? = { offsets in
                guard let whole = data.wrappedValue as? any RangeReplaceableCollection else { return }
                if let rest = EditActions.rest(of: whole, without: offsets) as? Data { data.wrappedValue = rest }
            }
            marks[ObjectIdentifier(RowMark.Delete.self)] = ListRowTrait(value: delete)
        }
        return marks
    }

    private static func rest<Whole: RangeReplaceableCollection>(of whole: Whole, without offsets: IndexSet) -> Whole {
        var rest = Whole()
        for (place, element) in whole.enumerated() where !offsets.contains(place) { rest.append(element) }
        return rest
    }
}

extension ForEach where Content: View {
    /// A view for each element of a collection, with a binding to it, that the user can edit in a list.
    nonisolated public init<C, R: View>(_ data: Binding<C>, editActions: EditActions<C>,
                                        @ViewBuilder content: @escaping (Binding<C.Element>) -> R)
    where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
          C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, ID == C.Element.ID,
          C.Index: Hashable {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// A view for each element of a collection, identified by the value at a key path, with a binding to it, that the
    /// user can edit in a list.
    nonisolated public init<C, R: View>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
                                        @ViewBuilder content: @escaping (Binding<C.Element>) -> R)
    where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
          C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        let elements = IndexedIdentifierCollection(data.wrappedValue, id)
        func view(_ element: IndexedIdentifierCollection<C, ID>.Element) -> EditableCollectionContent<R, C> {
            let index = element.index
            let binding = Binding(reading: { data.wrappedValue[index] }, writing: { data.wrappedValue[index] = $0 })
            return EditableCollectionContent(content: content(binding))
        }
        self = ForEach(elements: elements, id: \.id, content: view).marked(editActions.marks(data))
    }
}

extension List where SelectionValue == Never {
    /// A row for each element of a collection, with a binding to it, that the user can edit.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
                              EditableCollectionContent<RowContent, Data>>,
          Data.Element: Identifiable, Data.Index: Hashable {
        self.init(ForEach(data, editActions: editActions, content: rowContent), nil)
    }

    /// A row for each element, identified by the value at a key path, with a binding to it, that the user can edit.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
            Data.Index: Hashable {
        self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), nil)
    }
}

extension List {
    /// A row for each element of a collection, with a binding to it, that the user can edit; with a single selection.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
                              EditableCollectionContent<RowContent, Data>>,
          Data.Element: Identifiable, Data.Index: Hashable {
        self.init(ForEach(data, editActions: editActions, content: rowContent), .one(selection))
    }

    /// A row for each element, identified by the value at a key path, that the user can edit; with a single selection.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
            Data.Index: Hashable {
        self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), .one(selection))
    }

    /// A row for each element that the user can edit; with multiple selection in edit mode.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
                              EditableCollectionContent<RowContent, Data>>,
          Data.Element: Identifiable, Data.Index: Hashable {
        self.init(ForEach(data, editActions: editActions, content: rowContent), .several(selection))
    }

    /// A row for each element, identified by the value at a key path, that the user can edit; with multiple selection
    /// in edit mode.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
            Data.Index: Hashable {
        self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), .several(selection))
    }
}
