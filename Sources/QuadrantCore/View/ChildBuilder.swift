package import QuadrantGraph

/// Matches new child values against the rows already there: same place, same type and same id is the same node.
public struct _ChildBuilder {
    package unowned(unsafe) let graph: ViewGraph
    package let parent: NodeIndex
    /// Kept by the parent for as long as this lives.
    unowned(unsafe) let scope: EnvironmentScope
    /// The old child to be matched next; 0 at the end.
    var cursor: NodeIndex
    var changed = false
    /// The parent itself is being made: nothing comes into a tree that is there.
    private let isBuilding: Bool
    /// Old children by id, made when one is not where it was.
    var keyed: [AnyHashable: NodeIndex]?
    /// Whether views wait until they are to be shown (see `LazyItem`).
    private let defers: Bool
    /// Where children are listed instead of made.
    var list: SubviewList? { didSet { isPlain = isPlain && list == nil } }
    /// Every view becomes a new child, now: there is nothing to match, to list or to wait for.
    private(set) var isPlain: Bool

    init(graph: ViewGraph, parent: NodeIndex, scope: EnvironmentScope) {
        self.graph = graph
        self.parent = parent
        self.scope = scope
        cursor = graph.rows[parent].first
        isBuilding = graph.layout[Int(parent)].flags.contains(.isBuilding)
        defers = graph.scrolling.lazy.hasContainers && graph.defersChildren(parent)
        isPlain = isBuilding && cursor == 0 && !defers
    }

    /// A child known by its place among its siblings.
    @inline(__always)
    package mutating func append<V: View>(_ view: V, _ make: @escaping (V) -> TypedBox<V>) {
        if isPlain { insert(make(view)) } else { appendOrMatch(view, make) }
    }

    /// Adds a new child; only where all is plain. The most frequent views call it themselves, with a box made on the
    /// spot: a closure would look their types up at run time once more, which costs as much as the rest of it.
    mutating func insert(_ box: NodeBox) {
        box.scope = scope
        graph.insert(box, under: parent, before: 0)
        changed = true
    }

    @inline(never)
    mutating func appendOrMatch<V: View>(_ view: V, _ make: @escaping (V) -> TypedBox<V>) {
        if list == nil, defers, !(V.self is any LazilyTransparent.Type) {
            append(LazyItem(content: view, make: make), key: nil) { LazyItemBox($0) }
        } else {
            append(view, key: nil, make)
        }
    }

    package mutating func append<V: View>(_ view: V, key: AnyHashable?, _ make: (V) -> TypedBox<V>) {
        if let list {
            list.add(view, key: key, make)
            return
        }
        skipChildInstances()
        if cursor != 0, let box = match(V.self, key) {
            box.adopt(view)
            return
        }
        changed = true
        if graph.motion.transitions.count > 0,
            let row = graph.motion.transitions.returning(under: parent, ObjectIdentifier(V.self), key) {
            if row != cursor { graph.rows.move(row, before: cursor) }
            unsafeDowncast(graph.box(row), to: TypedBox<V>.self).adopt(view)
            graph.motion.transitions.reinsert(row)
            return
        }
        let box = make(view)
        box.storage.key = key
        box.scope = scope
        graph.insert(box, under: parent, before: cursor)
        if !isBuilding { graph.motion.transitions.enter(box.row) }
    }

    private mutating func skipChildInstances() {
        while cursor != 0, !graph.layout[Int(cursor)].flags.isDisjoint(with: [.isChildInstance, .isExiting]) {
            cursor = graph.rows[cursor].next
        }
    }

    private mutating func match<V: View>(_ type: V.Type, _ key: AnyHashable?) -> TypedBox<V>? {
        let box = graph.box(cursor)
        if box.viewType == ObjectIdentifier(V.self), box.storage.key == key {
            cursor = graph.rows[cursor].next
            return unsafeDowncast(box, to: TypedBox<V>.self)
        }
        guard let key else {
            // Something else now stands at this place: the old one leaves.
            let exiting = cursor
            cursor = graph.rows[cursor].next
            graph.motion.transitions.leave(exiting)
            changed = true
            skipChildInstances()
            return nil
        }
        if keyed == nil {
            var old: [AnyHashable: NodeIndex] = [:]
            var row = cursor
            while row != 0 {
                let isExiting = graph.layout[Int(row)].flags.contains(.isExiting)
                if !isExiting, let id = graph.box(row).storage.key { old[id] = row }
                row = graph.rows[row].next
            }
            keyed = old
        }
        guard let row = keyed?[key], graph.box(row).viewType == ObjectIdentifier(V.self) else { return nil }
        keyed?[key] = nil
        if row == cursor { cursor = graph.rows[cursor].next } else {
            graph.rows.move(row, before: cursor)
            changed = true
        }
        return unsafeDowncast(graph.box(row), to: TypedBox<V>.self)
    }

    /// Whatever was not matched has left.
    mutating func finish() {
        while cursor != 0 {
            let row = cursor
            cursor = graph.rows[row].next
            if !graph.layout[Int(row)].flags.isDisjoint(with: [.isChildInstance, .isExiting]) { continue }
            graph.motion.transitions.leave(row)
            changed = true
        }
    }
}
