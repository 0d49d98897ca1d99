import QuadrantGraph

/// A view made of other views: runs `body`, and runs it again only when a value it read changed or it got another value.
final class CompositeBox<V: View>: TypedBox<V> {
    private let type = ViewType.of(V.self)
    private var slots: [AnyObject?] = []

    override func build() { evaluate() }

    override func adopt(_ new: V) {
        let same = withUnsafePointer(to: value) { old in
            withUnsafePointer(to: new) { type.comparison.areEqual(old, $0) }
        }
        if same { return }
        value = new
        graph.rows[row].own.remove(.content)
        evaluate()
    }

    override func evaluate() {
        graph.work.bodies += 1
        let reader = Reader(rows: graph.rows, index: row, phase: .content)
        ReadScope.with(reader) {
            install(&value)
            let body = onMain(value) { $0.body }
            // Children record their own reads.
            ReadScope.with(nil) { graph.reconcile(row) { V.Body._append(body, to: &$0) } }
        }
    }

    private func install(_ value: inout V) {
        let properties = type.properties
        guard !properties.isEmpty else { return }
        if slots.isEmpty { slots = Array(repeating: nil, count: properties.count) }
        let context = PropertyContext(environment: scope.values, graph: graph, row: row)
        withUnsafeMutablePointer(to: &value) { pointer in
            for (index, property) in properties.enumerated() {
                property.install(UnsafeMutableRawPointer(pointer) + property.offset, &slots[index], context)
            }
        }
    }

    override package var stateCells: [(name: String, cell: any SettableCell)] {
        zip(type.properties, slots).compactMap { property, slot in
            guard let cell = slot as? any SettableCell else { return nil }
            let name = property.name.hasPrefix("_") ? String(property.name.dropFirst()) : property.name
            return (name, cell)
        }
    }
}

/// A modifier made of other views: runs `body(content:)`.
final class ModifierBox<Inner: View, M: ViewModifier>: TypedBox<ModifiedContent<Inner, M>> {
    private let type = ViewType.of(M.self)
    private var slots: [AnyObject?] = []
    override var name: String { ViewName.short(M.self) }

    override func build() { evaluate() }

    override func evaluate() {
        graph.work.bodies += 1
        let reader = Reader(rows: graph.rows, index: row, phase: .content)
        ReadScope.with(reader) {
            install(&value.modifier)
            let inner = value.content
            let content = _ViewModifier_Content<M> { Inner._append(inner, to: &$0) }
            let body = onMain((value.modifier, content)) { $0.0.body(content: $0.1) }
            ReadScope.with(nil) { graph.reconcile(row) { M.Body._append(body, to: &$0) } }
        }
    }

    private func install(_ modifier: inout M) {
        let properties = type.properties
        guard !properties.isEmpty else { return }
        if slots.isEmpty { slots = Array(repeating: nil, count: properties.count) }
        let context = PropertyContext(environment: scope.values, graph: graph, row: row)
        withUnsafeMutablePointer(to: &modifier) { pointer in
            for (index, property) in properties.enumerated() {
                property.install(UnsafeMutableRawPointer(pointer) + property.offset, &slots[index], context)
            }
        }
    }
}
