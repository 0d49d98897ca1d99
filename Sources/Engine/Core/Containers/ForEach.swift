import QuadrantDisplayList
import QuadrantGraph

/// Views created from the elements of a collection; identity follows each element's id.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The collection; its order is the order of the views.
    public var data: Data
    /// Creates the view, or views, of one element.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// Traits of the collection for a list around it, by key.
    var marks: [ObjectIdentifier: Any] = [:]
}

/// A view that makes views of the elements of a collection.
nonisolated protocol ElementsView {}
extension ForEach: ElementsView, LazilyTransparent {}

/// The key of a view whose element has the id of an earlier one: at a place of the collection, beside the other.
struct RepeatedID: Hashable {
    let id: AnyHashable
    let index: Int
}

extension AnyHashable {
    /// The id of the element, for the key of a view of a collection.
    package var elementID: AnyHashable { (base as? RepeatedID)?.id ?? self }
}

extension PathStep {
    /// Whether it makes views of the elements of a collection.
    package var isLoop: Bool { type is any ElementsView.Type }
}

extension ForEach {
    /// For content of any type: elements that create values other than views.
    package init(elements: Data, content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: elements, content: content, id: { $0.id })
    }
    package init(elements: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
        self.init(data: elements, content: content, id: { $0[keyPath: id] })
    }

    /// The same views, with additional traits of the collection.
    package nonisolated func marked(_ marks: [ObjectIdentifier: Any]) -> ForEach {
        var copy = self
        copy.marks = marks
        return copy
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public static func _append(_ view: ForEach, to children: inout _ChildBuilder) {
        if children.appendAsOne(view) { return }
        if let parts = view.data as? any PartsOfView { return parts.appendAll(to: &children) }
        children.append(view) { ForEachBox($0) }
    }
}

/// Transparent to layout. In a lazy container it builds its elements on demand, else all immediately.
final class ForEachBox<Data, ID, Content>: TypedBox<ForEach<Data, ID, Content>>, LazySource
where Data: RandomAccessCollection, ID: Hashable, Content: View {
    private var elements: LazyElements?
    /// The saved states of elements that are not visible: of their outermost view only. States deeper inside are reset,
    /// as on Apple's platforms (C. Eidhof, "Lifetime of State Properties in SwiftUI").
    private var saved: [AnyHashable: SavedState] = [:]
    override var part: NodePart? { .lazySource(self) }
    override var features: NodeFeatures { .isDynamic }
    var elementList: ElementList? { elements }

    /// One element. Its content is built in its own node, so that a change of a value that it read rebuilds only this
    /// element.
    private nonisolated struct Element: View, UnnamedView {
        typealias Body = Never
        let data: Data.Element
        let content: (Data.Element) -> Content
        static func _append(_ view: Self, to children: inout _ChildBuilder) {}
    }

    private final class ElementBox: TypedBox<Element> {
        override var name: String { "Element" }
        override func build() {
            let content = graph.reading(node, .content) { value.content(value.data) }
            graph.reconcile(node) { Content._append(content, to: &$0) }
        }
    }

    override func build() {
        if elements == nil, graph.isInLazyContainer(node) {
            elements = LazyElements { [unowned(unsafe) self] in self.make($0, before: $1) }
            elements?.willDrop = { [unowned(unsafe) self] in self.save($0) }
        }
        if let elements { refresh(elements) } else { graph.reconcile(node) { self.buildAll(&$0) } }
    }

    private func element(_ item: Data.Element) -> Element { Element(data: item, content: value.content) }
    private func box(_ element: Element) -> TypedBox<Element> { ElementBox(element) }

    /// The largest number of elements that are all built, outside of lazy containers.
    private static var builtLimit: Int { 1_000_000 }

    /// The number of elements. That of a range may be no `Int`.
    private var size: Int {
        guard let range = value.data as? Range<Int> else { return value.data.count }
        let (count, isOverflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
        return isOverflow ? .max : count
    }

    /// The number of elements, at most `limit`; more are reported.
    private func count(atMost limit: Int) -> Int {
        let count = size
        guard count > limit else { return count }
        graph.report(Diagnostic(
            what: "ForEach has \(count) elements; the first \(limit) are shown.", at: graph.path(of: node),
            rule: "A lazy container shows at most \(LazyElements.limit) elements of a collection, others "
                + "\(Self.builtLimit).",
            fix: "Give it a smaller collection" + (limit < LazyElements.limit ? ", or use a lazy container." : ".")))
        return limit
    }

    private func buildAll(_ builder: inout _ChildBuilder) {
        let count = count(atMost: Self.builtLimit)
        var seen = Set<ID>(minimumCapacity: count)
        lazy var first = Dictionary(value.data.map { (value.id($0), $0) }) { first, _ in first }
        for (index, item) in value.data.prefix(count).enumerated() {
            let id = value.id(item)
            guard seen.insert(id).inserted else {
                reportRepeated(id)
                builder.append(element(first[id] ?? item), key: AnyHashable(RepeatedID(id: id, index: index))) {
                    self.box($0)
                }
                continue
            }
            builder.append(element(item), key: AnyHashable(id)) { self.box($0) }
        }
    }

    private func reportRepeated(_ id: ID) {
        let isOfType = Data.Element.self is any Identifiable.Type
        let owner = isOfType ? ", such as another value of id of \(Data.Element.self)" : ""
        graph.report(
            Diagnostic(
                what: "ForEach: the id \(id) occurs more than once; the first element is shown again.",
                at: graph.path(of: node),
                rule: "Identity, and with it state, belongs to one element per id.",
                fix: "Give each element an id of its own\(owner), or tell them apart with ForEach(_:id:)."))
    }

    // MARK: lazy elements

    private func item(_ index: Int) -> Data.Element {
        value.data[value.data.index(value.data.startIndex, offsetBy: index)]
    }

    private func make(_ index: Int, before: NodeIndex) -> NodeIndex? {
        guard index < size, let elements else { return nil }
        var item = item(index)
        let id = value.id(item)
        var key = AnyHashable(id)
        if let other = elements.built.first(where: { graph.box($0.node).storage.key == key }) {
            reportRepeated(id)
            item = self.item(other.index)
            key = AnyHashable(RepeatedID(id: id, index: index))
        }
        let made = box(element(item))
        made.storage.key = key
        made.scope = childScope
        graph.loop.stateToRestore = saved.removeValue(forKey: key)
        graph.insert(made, under: node, before: before)
        graph.loop.stateToRestore = nil
        return made.node
    }

    private func save(_ built: LazyElements.Built) {
        guard let key = graph.box(built.node).storage.key,
            let state = graph.outermostState(in: built.node) else { return }
        saved[key] = state
    }

    /// Finds the built elements in the new data, and removes the views of removed elements.
    private func refresh(_ elements: LazyElements) {
        let count = count(atMost: LazyElements.limit)
        var isSame = elements.count == count
        var kept: [LazyElements.Built] = []
        // A set of all ids, built once: a search for each removed element would traverse all data each time.
        lazy var ids = Set(value.data.lazy.map(value.id))
        func place(of key: AnyHashable, near hint: Int) -> Int? {
            guard let id = key.base as? ID else { return index(of: key, near: hint) }
            if hint < count, value.id(item(hint)) == id { return hint }
            return ids.contains(id) ? index(of: key, near: hint) : nil
        }
        for built in elements.built {
            guard let key = graph.box(built.node).storage.key, let index = place(of: key, near: built.index),
                  !kept.contains(where: { $0.index == index }),
                  let box = graph.box(built.node) as? TypedBox<Element> else {
                graph.remove(built.node)
                isSame = false
                continue
            }
            if index != built.index { isSame = false }
            kept.append(LazyElements.Built(index: index, node: built.node))
            // That of a repeated id shows what the first one shows.
            let shown = key.base is RepeatedID ? self.index(of: key.elementID, near: 0) ?? index : index
            box.adopt(element(item(shown)))
        }
        if isSame { return }
        // The saved state of an element is dropped with the element.
        if !saved.isEmpty { saved = saved.filter { ($0.key.elementID.base as? ID).map { ids.contains($0) } ?? false } }
        kept.sort { $0.index < $1.index }
        for built in kept { graph.tree.move(built.node, before: 0) }
        elements.replaceBuilt(kept)
        elements.count = count
        elements.forgetPlaces()
        if !graph[node].isBuilding { graph.structureChanged(node) }
    }

    /// The index of an id in the data: searched from its previous index outwards.
    func index(of key: AnyHashable, near hint: Int) -> Int? {
        let count = min(size, LazyElements.limit)
        if let repeated = key.base as? RepeatedID {
            return repeated.index < count && value.id(item(repeated.index)) == repeated.id.base as? ID
                ? repeated.index : nil
        }
        guard let id = key.base as? ID else { return nil }
        func matches(_ index: Int) -> Bool { value.id(item(index)) == id }
        var below = min(hint, count - 1), above = below + 1
        while below >= 0 || above < count {
            if below >= 0, matches(below) { return below }
            if above < count, matches(above) { return above }
            below -= 1
            above += 1
        }
        return nil
    }

    override func trait(_ key: ObjectIdentifier) -> Any? { value.marks[key] }

    func lazyIndex(of key: AnyHashable) -> Int? {
        elements == nil ? nil : index(of: key, near: elements?.built.first?.index ?? 0)
    }
}

// The forms for views, tabs, rows and rotors come after those for marks of charts: where the compiler tries them first,
// ForEach within ForEach in a chart takes it seconds, and two such pairs are an expression that it gives up.

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Views of identifiable elements. If several elements have the same id, the first is shown for each of them, and
    /// an error is reported.
    // A binding to a collection is a collection itself: the form for bindings comes first.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View {
    /// Views of elements identified by the value at `id`. If several elements have the same id, the first is shown for
    /// each of them, and an error is reported.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views of a constant range. Their ids are offsets, not elements: the first of `2..<100` is 0, also as a tag in a
    /// picker (SwiftUI's interface: `idGenerator: .offset`). A range that changes needs `id:`.
    @_disfavoredOverload
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        let start = data.lowerBound
        self.init(data: data, content: content, id: { $0 &- start })
    }
}

extension ForEach where Content: View {
    /// Views of the elements of a bound collection, each with a binding to its element; identified by the elements'
    /// ids.
    nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
          C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }

    /// Views of the elements of a bound collection, each with a binding to its element; identified by the value at
    /// `id`.
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
            return content(Binding(reading: { data.wrappedValue[index] }, writing: { data.wrappedValue[index] = $0 }))
        }, id: { $0.1 })
    }
}
