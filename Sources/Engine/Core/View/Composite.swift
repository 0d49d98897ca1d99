import QuadrantGraph

/// A view with a body: evaluates it, and again only when a value that it read changes or the view gets another value.
final class CompositeBox<V: View>: TypedBox<V>, StateOwner {
    @inline(__always) override init(_ value: V) { super.init(value) }
    private var properties = ConnectedProperties(of: V.self)

    override func build() {
        if let saved = graph.loop.stateToRestore {
            graph.loop.stateToRestore = nil
            if saved.viewType == viewType { properties.slots = saved.slots }
        }
        evaluate(.first)
    }

    override var features: NodeFeatures { [.passesOneView, .isUserCode] }
    override var part: NodePart? { .state(self) }
    var hasBody: Bool { true }
    var savedState: SavedState? {
        properties.cells.isEmpty ? nil : SavedState(viewType: viewType, slots: properties.slots)
    }

    override func adopt(_ new: V) {
        let same = withUnsafePointer(to: value) { old in
            withUnsafePointer(to: new) { properties.type.comparison.areEqual(old, $0) }
        }
        if let changes = graph.loop.changes {
            for (source, given) in properties.ignoredValues(of: new) { changes.ignored(given, by: source) }
        }
        if same { return }
        if graph.mayAnimate || storage.track != nil {
            value = animated(new, from: value) { [unowned self] in
                self.value = $0
                self.graph.tree.invalidate(self.node, .content)
                self.graph.noteChange()
            }
        } else {
            value = new
        }
        graph.markContentEvaluated(node)
        evaluate(.replaced)
    }

    private func reconcile() {
        guard let view = value as? any Reconciled else { return }
        graph.reconciling { onMain(view) { $0.reconcile() } }
    }

    override func evaluate(_ cause: BodyRun.Cause) {
        graph.work.bodies += 1
        graph.loop.changes?.evaluated(graph.tree.id(node), isNew: cause == .first, isReplaced: cause == .replaced)
        let body = graph.reading(node, .content) { () -> V.Body? in
            properties.connect(&value, self)
            if graph.log.hasFailed { return nil }
            if properties.type.isReconciled { reconcile() }
            let body = graph.recordingCost(of: node, .body) { BodyRun.of(self, cause) { onMain(value) { $0.body } } }
            if graph.loop.evaluatesTwice { graph.compareBodies(body, onMain(value) { $0.body }, of: node) }
            return body
        }
        // Children record their own reads.
        guard let body else { return }
        graph.recordingCost(of: node, .building) {
            ReadScope.with(nil) { graph.reconcile(node) { V.Body._append(body, to: &$0) } }
        }
    }

    var stateSources: [(name: String, source: Source)] { properties.sources }
    var stateCells: [(name: String, cell: any SettableCell)] { properties.cells }
    var keepingCells: [(name: String, cell: any KeepingCell)] { properties.keepingCells }
}

/// A modifier with a body: evaluates `body(content:)`.
final class ModifierBox<Inner: View, M: ViewModifier>: TypedBox<ModifiedContent<Inner, M>>, StateOwner {
    private var properties = ConnectedProperties(of: M.self)
    override var name: String { ViewName.short(M.self) }
    override var features: NodeFeatures { [.passesOneView, .isUserCode] }
    override var part: NodePart? { .state(self) }
    var hasBody: Bool { false }
    var savedState: SavedState? { nil }

    override func build() { evaluate(.first) }

    override func adopt(_ new: ModifiedContent<Inner, M>) {
        var new = new
        if graph.mayAnimate || storage.track != nil {
            new.modifier = animated(new.modifier, from: value.modifier) { [unowned self] in
                self.value.modifier = $0
                self.graph.tree.invalidate(self.node, .content)
                self.graph.noteChange()
            }
        }
        value = new
        evaluate(.replaced)
    }

    override func evaluate(_ cause: BodyRun.Cause) {
        graph.work.bodies += 1
        graph.loop.changes?.evaluated(graph.tree.id(node), isNew: cause == .first, isReplaced: cause == .replaced)
        let inner = value.content
        let content = _ViewModifier_Content<M> { Inner._append(inner, to: &$0) }
        let body = graph.reading(node, .content) { () -> M.Body? in
            properties.connect(&value.modifier, self)
            if graph.log.hasFailed { return nil }
            if properties.type.isReconciled, let modifier = value.modifier as? any Reconciled {
                graph.reconciling { onMain(modifier) { $0.reconcile() } }
            }
            let body = graph.recordingCost(of: node, .body) {
                onMain((value.modifier, content)) { $0.0.body(content: $0.1) }
            }
            if graph.loop.evaluatesTwice {
                graph.compareBodies(body, onMain((value.modifier, content)) { $0.0.body(content: $0.1) }, of: node)
            }
            return body
        }
        guard let body else { return }
        graph.recordingCost(of: node, .building) {
            ReadScope.with(nil) { graph.reconcile(node) { M.Body._append(body, to: &$0) } }
        }
    }

    var stateSources: [(name: String, source: Source)] { properties.sources }
    var stateCells: [(name: String, cell: any SettableCell)] { properties.cells }
    var keepingCells: [(name: String, cell: any KeepingCell)] { properties.keepingCells }
}

/// The dynamic properties of a view or modifier, installed in its node: their storage lasts as long as the node.
struct ConnectedProperties {
    let type: ViewType
    fileprivate(set) var slots: [AnyObject?] = []

    init(of type: Any.Type) { self.type = ViewType.of(type) }

    mutating func connect<Value>(_ value: inout Value, _ box: NodeBox) {
        guard !type.properties.isEmpty else { return }
        connect(&value, PropertyContext(environment: box.scope.values, graph: box.graph, node: box.node), box)
    }

    /// Without a box, the storage lasts as long as this value.
    mutating func connect<Value>(_ value: inout Value, _ context: PropertyContext, _ box: NodeBox? = nil) {
        if slots.isEmpty { slots = Array(repeating: nil, count: type.properties.count) }
        withUnsafeMutablePointer(to: &value) { pointer in
            for (index, property) in type.properties.enumerated() {
                let isNew = slots[index] == nil
                property.install(UnsafeMutableRawPointer(pointer) + property.offset, &slots[index], context)
                if isNew, let box, let seeds = box.graph.seeds, let cell = slots[index] as? any KeepingCell {
                    seeds.fill(cell, of: box, Self.plain(property.name))
                }
            }
        }
    }

    /// The states that have kept their first value although a new value of the view has another one, with that.
    func ignoredValues<Value>(of value: Value) -> [(source: Source, given: String)] {
        if slots.isEmpty { return [] }
        return withUnsafePointer(to: value) { pointer in
            zip(type.properties, slots).compactMap { property, slot in
                guard let source = slot as? Source,
                      let given = property.ignoredValue(UnsafeRawPointer(pointer) + property.offset, slot)
                else { return nil }
                return (source, given)
            }
        }
    }

    var sources: [(name: String, source: Source)] {
        named { $0 is any SettableCell ? $0 as? Source : nil }.map { (name: $0.name, source: $0.cell) }
    }
    var cells: [(name: String, cell: any SettableCell)] { named { $0 as? any SettableCell } }
    var keepingCells: [(name: String, cell: any KeepingCell)] { named { $0 as? any KeepingCell } }

    private func named<Cell>(_ cell: (AnyObject?) -> Cell?) -> [(name: String, cell: Cell)] {
        zip(type.properties, slots).compactMap { property, slot in cell(slot).map { (Self.plain(property.name), $0) } }
    }

    /// The declared name: the storage of a wrapped property has an underscore prefix.
    private static func plain(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}

extension PropertyContext {
    /// A value that is no view, with its dynamic properties installed; their storage lasts as long as the returned
    /// value.
    package func connected<Value>(_ value: Value) -> Value {
        var value = value
        var properties = ConnectedProperties(of: Value.self)
        properties.connect(&value, self)
        return value
    }
}
