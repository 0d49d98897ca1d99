package import QuadrantGraph

/// Matches new child values with existing nodes: the same place, type and id is the same node.
public struct _ChildBuilder {
    package unowned(unsafe) let graph: ViewGraph
    /// The node whose children are being evaluated.
    package let parent: NodeIndex
    /// Retained by the parent during the lifetime of the builder.
    unowned(unsafe) let scope: EnvironmentScope
    /// At the next existing child to match.
    private var cursor: ChildCursor
    var changed = false
    /// Whether the parent itself is being built: then its children are not inserted into an existing tree.
    private let isBuilding: Bool
    /// Existing children by id, created when a child is not at its previous place.
    var keyed: [AnyHashable: NodeIndex]?
    /// Whether views are deferred until they become visible (see `LazyItem`).
    private let defers: Bool
    /// The list that collects children instead of building nodes.
    var list: ChildList? { didSet { isPlain = isPlain && list == nil } }
    /// Whether every view becomes a new child immediately: there is nothing to match, to list or to defer.
    private(set) var isPlain: Bool

    init(graph: ViewGraph, parent: NodeIndex, scope: EnvironmentScope) {
        self.graph = graph
        self.parent = parent
        self.scope = scope
        cursor = ChildCursor(children: parent, in: graph)
        isBuilding = graph[parent].isBuilding
        defers = graph.loop.hasLazyContainers && graph.defersChildren(parent)
        isPlain = isBuilding && cursor.isAtEnd && !defers
    }

    /// Appends a child that is identified by its place among its siblings.
    @inline(__always)
    package mutating func append<V: View>(_ view: V, _ make: @escaping (V) -> TypedBox<V>) {
        if isPlain { insert(make(view)) } else { append(view, key: nil, make) }
    }

    /// Inserts a new child; only if `isPlain`. The most frequent views call it themselves, with a box created in place:
    /// a closure would look up their types at run time again, which costs as much as the rest of the insertion.
    mutating func insert(_ box: NodeBox) {
        box.scope = scope
        graph.insert(box, under: parent, before: 0)
        changed = true
    }

    /// Appends a child that is identified by a key, or by its place if it has none.
    @inline(never)
    package mutating func append<V: View>(_ view: V, key: AnyHashable?, _ make: @escaping (V) -> TypedBox<V>) {
        if let list {
            list.add(view, key: key, make)
            return
        }
        if defers, key == nil, !(V.self is any LazilyTransparent.Type), let deferral = graph.deferral {
            deferral.append(view, make, to: &self)
            return
        }
        cursor.skipUnmatched()
        if !cursor.isAtEnd, let box = match(V.self, key) {
            box.adopt(view)
            return
        }
        changed = true
        if graph.update.exiting > 0,
            let node = graph.motion.transitions.returning(under: parent, V.self, key) {
            if node != cursor.node { cursor.moveHere(node) }
            unsafeDowncast(graph.box(node), to: TypedBox<V>.self).adopt(view)
            graph.motion.transitions.reinsert(node)
            return
        }
        let box = make(view)
        box.storage.key = key
        box.scope = scope
        graph.insert(box, under: parent, before: cursor.node)
        if !isBuilding { graph.motion.transitions.enter(box.node) }
    }

    private mutating func match<V: View>(_ type: V.Type, _ key: AnyHashable?) -> TypedBox<V>? {
        let box = graph.box(cursor.node)
        if box.viewType == V.self, box.storage.key == key {
            cursor.advance()
            return unsafeDowncast(box, to: TypedBox<V>.self)
        }
        guard let key else {
            // The place has another view now: the old one is removed.
            graph.motion.transitions.leave(cursor.advance())
            changed = true
            cursor.skipUnmatched()
            return nil
        }
        if keyed == nil {
            var old: [AnyHashable: NodeIndex] = [:]
            for node in cursor.rest where !graph[node].isExiting {
                if let id = graph.box(node).storage.key { old[id] = node }
            }
            keyed = old
        }
        guard let node = keyed?[key], graph.box(node).viewType == V.self else { return nil }
        keyed?[key] = nil
        if node == cursor.node { cursor.advance() } else {
            cursor.moveHere(node)
            changed = true
        }
        return unsafeDowncast(graph.box(node), to: TypedBox<V>.self)
    }

    /// Removes the children that were not matched.
    mutating func finish() {
        while true {
            cursor.skipUnmatched()
            if cursor.isAtEnd { return }
            graph.motion.transitions.leave(cursor.advance())
            changed = true
        }
    }
}

/// Collects the views that are appended to a builder, instead of nodes.
class ChildList {
    func add<V: View>(_ view: V, key: AnyHashable?, _ make: (V) -> TypedBox<V>) {}
}
