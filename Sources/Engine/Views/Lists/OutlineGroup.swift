import Foundation
public import QuadrantCore
import QuadrantGeometry

/// Views for the elements of a tree: elements with children can be expanded, and are initially collapsed.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
    let data: [Data.Element]
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let row: (Data.Element) -> Parent
}

/// The views of the children of an outline's element.
public nonisolated struct OutlineSubgroupChildren: View {
    private let content: AnyView
    fileprivate init(_ content: AnyView) { self.content = content }
    @MainActor public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        ForEach(data.map { OutlineElement(element: $0, id: id($0)) }) { item in
            OutlineNode(element: item.element, id: id, children: children, row: row, depth: 0)
        }
    }
}

private nonisolated struct OutlineElement<Element, ID: Hashable>: Identifiable {
    let element: Element
    let id: ID
}

/// An element, and its children while it is expanded.
private struct OutlineNode<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
    let element: Data.Element
    let id: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let row: (Data.Element) -> Row
    let depth: Int
    @State private var isOpen = false
    @Environment(\.design) private var design

    var body: some View {
        if let children = children(element) {
            DisclosureRow(isExpanded: $isOpen, depth: depth) { row(element) }
            if isOpen {
                ForEach(children.map { OutlineElement(element: $0, id: id($0)) }) { item in
                    OutlineNode(element: item.element, id: id, children: self.children, row: row, depth: depth + 1)
                }
            }
        } else {
            row(element).padding(.leading, Double(depth) * design.metrics.list.indent)
        }
    }
}

/// A row with a disclosure indicator that points down while the row is expanded.
struct DisclosureRow<Label: View>: View {
    @Binding private var isExpanded: Bool
    private let depth: Int
    private let label: Label
    @Environment(\.design) private var design
    @Environment(\.isInListRow) private var isInListRow
    private var metrics: ListMetrics { design.metrics.list }

    init(isExpanded: Binding<Bool>, depth: Int = 0, @ViewBuilder label: () -> Label) {
        _isExpanded = isExpanded
        self.depth = depth
        self.label = label()
    }

    var body: some View {
        let isExpanded = $isExpanded
        Group {
            if isInListRow {
                line.listRowAction { withAnimation(.control) { isExpanded.wrappedValue.toggle() } }
            } else {
                Button { withControlAnimation { isExpanded.wrappedValue.toggle() } } label: {
                    line.contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
        }
        .semantics(.disclosure) { semantics in
            semantics.isOn = isExpanded.wrappedValue
            semantics.press = { isExpanded.wrappedValue.toggle() }
        }
    }

    private var line: some View {
        HStack {
            label
            Spacer()
            Chevron()
                .stroke(.tint, style: StrokeStyle(lineWidth: metrics.chevronLine, lineCap: .round, lineJoin: .round))
                .frame(width: metrics.chevronWidth, height: metrics.chevronHeight)
                .rotationEffect(.degrees(isExpanded ? 90 : 0))
                .frame(width: metrics.disclosureWidth)
        }
        .padding(.leading, Double(depth) * metrics.indent)
    }
}

extension OutlineGroup where ID == Data.Element.ID, Parent: View, Parent == Leaf, Data.Element: Identifiable,
                             Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// A tree of the elements in `data`; elements whose `children` are nil are leaves.
    public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>,
                             @ViewBuilder content: @escaping (DataElement) -> Leaf)
    where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(data: Array(data), id: { $0.id }, children: { $0[keyPath: children] }, row: content)
    }

    /// A tree with one element at its root.
    public init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>,
                             @ViewBuilder content: @escaping (DataElement) -> Leaf)
    where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(data: [root], id: { $0.id }, children: { $0[keyPath: children] }, row: content)
    }
}

extension OutlineGroup where Parent: View, Parent == Leaf,
                             Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// A tree of the elements in `data`, each identified by the value at `id`.
    public init<DataElement>(_ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
                             @ViewBuilder content: @escaping (DataElement) -> Leaf)
    where DataElement == Data.Element {
        self.init(data: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
    }

    /// A tree with one element at its root, each identified by the value at `id`.
    public init<DataElement>(_ root: DataElement, id: KeyPath<DataElement, ID>,
                             children: KeyPath<DataElement, Data?>,
                             @ViewBuilder content: @escaping (DataElement) -> Leaf)
    where DataElement == Data.Element {
        self.init(data: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, row: content)
    }
}

extension List where SelectionValue == Never {
    /// A row for each element of a tree; elements with children can be expanded.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
          Data.Element: Identifiable {
        self.init(OutlineGroup(data, children: children, content: rowContent), nil)
    }

    /// A row for each element of a tree, identified by the value at a key path; elements with children can be expanded.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == OutlineGroup<Data, ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(OutlineGroup(data, id: id, children: children, content: rowContent), nil)
    }
}

extension List {
    /// A row for each element of a tree, with a single selection.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
          Data.Element: Identifiable {
        self.init(OutlineGroup(data, children: children, content: rowContent), .one(selection))
    }

    /// A row for each element of a tree, with multiple selection in edit mode.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
          Data.Element: Identifiable {
        self.init(OutlineGroup(data, children: children, content: rowContent), .several(selection))
    }
}

extension List {
    /// A row for each element of a tree, identified by the value at a key path, with a single selection.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == OutlineGroup<Data, ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(OutlineGroup(data, id: id, children: children, content: rowContent), .one(selection))
    }

    /// A row for each element of a tree, identified by the value at a key path, with multiple selection in edit mode.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == OutlineGroup<Data, ID, RowContent, RowContent,
                                  DisclosureGroup<RowContent, OutlineSubgroupChildren>> {
        self.init(OutlineGroup(data, id: id, children: children, content: rowContent), .several(selection))
    }
}
