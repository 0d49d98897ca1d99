/// Views made from the elements of a collection; identity follows each element's id.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public static func _append(_ view: ForEach, to children: inout _ChildBuilder) {
        children.append(view) { view in StructureBox(view) { ForEach.build($0, &$1) } }
    }

    private static func build(_ view: ForEach, _ builder: inout _ChildBuilder) {
        var seen = Set<ID>(minimumCapacity: view.data.count)
        for element in view.data {
            let id = view.id(element)
            guard seen.insert(id).inserted else {
                builder.graph.report(
                    RuntimeIssue(
                        what: "ForEach: the id \(id) occurs more than once; the later view is left out.",
                        at: builder.graph.path(of: builder.parent),
                        rule: "Identity, and with it state, belongs to one element per id.",
                        fix:
                            "Give each element an id of its own, or tell them apart with ForEach(_:id:)."
                    ))
                continue
            }
            builder.append(Element(content: view.content(element)), key: AnyHashable(id)) {
                StructureBox($0) { view, builder in Element.build(view, &builder) }
            }
        }
    }

    private nonisolated struct Element: View {
        typealias Body = Never
        let content: Content
        static func build(_ view: Element, _ builder: inout _ChildBuilder) {
            Content._append(view.content, to: &builder)
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// The range is read once per appearance; a range that changes needs `id:`.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
          C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }

    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        let pairs = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.init(data: pairs, content: { pair in
            let index = pair.0
            return content(Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 }))
        }, id: { $0.1 })
    }
}
