import QuadrantGraph
import QuadrantThreads

// The preferences phase: the values that the views in a subtree set for a key, combined in document order.
//
// Keys are interned as small numbers. Every node has a mask of the keys set in its subtree, so that a traversal skips
// subtrees without the key. The value of (node, key) is memoised, with the nodes it was reduced from. A change
// invalidates the memos of the changed keys from its node to the root, and makes the nodes on that path that read one
// of these keys dirty. A memo above is verified before it is reduced again: if no input has changed since, it is valid
// (cut-off).
//
// A node that combines the values of several children returns one value, which is combined further up: `reduce` must be
// associative, since it is documented to combine a sequence.

/// A set of keys, one bit each; keys after the 63rd share the last bit, so that a mask with that bit may contain any of
/// them.
struct PreferenceMask: OptionSet, Sendable {
    let rawValue: UInt64
    static let shared = PreferenceMask(rawValue: 1 << 63)
}

/// A preference key with its number and type-erased operations on its values. The closures capture types only.
final class InternedPreferenceKey {
    let mask: PreferenceMask
    /// Combines a value, initially nil, with the next one.
    let combine: (inout Any?, Any) -> Void
    let areEqual: (Any?, Any?) -> Bool
    let standard: () -> Any
    /// Whether the values are `Equatable`; if not, unequal values may still be the same.
    let isEquatable: Bool

    private init<K: PreferenceKey>(_ key: K.Type, number: Int) {
        isEquatable = K.Value.self is any Equatable.Type
        mask = number < 63 ? PreferenceMask(rawValue: 1 << UInt64(number)) : .shared
        combine = { value, next in
            guard let held = value, var whole = held as? K.Value else {
                value = next
                return
            }
            value = nil
            K.reduce(value: &whole) { next as! K.Value }
            value = whole
        }
        standard = { K.defaultValue }
        areEqual = { a, b in
            guard let a, let b else { return a == nil && b == nil }
            guard let a = a as? K.Value, let b = b as? K.Value else { return false }
            return Comparison.areEqual(a, b)
        }
    }

    /// The keys of all threads: a key has the same number in every tree.
    private static let known = Locked<[ObjectIdentifier: InternedPreferenceKey]>([:])

    static func of<K: PreferenceKey>(_ key: K.Type) -> InternedPreferenceKey {
        let thread = ThreadState.current.kept.object(at: .preferenceKeys) { ThreadKeys() }
        if let found = thread.keys[ObjectIdentifier(key)] { return found }
        let interned = known.withLock { known in
            let interned = known[ObjectIdentifier(key)] ?? InternedPreferenceKey(key, number: known.count)
            known[ObjectIdentifier(key)] = interned
            return interned
        }
        thread.keys[ObjectIdentifier(key)] = interned
        return interned
    }
}

/// The keys that a thread has used, which it finds without a lock.
private final class ThreadKeys {
    var keys: [ObjectIdentifier: InternedPreferenceKey] = [:]
}

/// The writers and readers of preferences, and the memoised values.
final class PreferenceTable: NodeTable {
    /// Which children of a node are reduced.
    enum Part { case all, primary }

    private struct Memo {
        enum Validity { case valid, unverified, stale }
        let key: InternedPreferenceKey
        let part: Part
        var state = Validity.stale
        var value: Any?
        /// The nodes whose values the value was reduced from.
        var inputs: [NodeIndex] = []
        /// The times at which the value last changed, and at which it was last verified.
        var changed: UInt64 = 0, verified: UInt64 = 0
    }

    private final class Entry {
        var memos: [Memo] = []
        /// The keys that the node itself reads.
        var reads: [InternedPreferenceKey] = []
    }

    private struct Slot {
        /// The keys set in the subtree, also by views that were removed.
        var written: PreferenceMask = []
        var entry: Entry?
    }

    private final class HostReader {
        let key: InternedPreferenceKey
        let tell: (Any?) -> Void
        var isStale = true
        init(key: InternedPreferenceKey, tell: @escaping (Any?) -> Void) {
            self.key = key
            self.tell = tell
        }
    }

    private let tree: NodeTree
    /// The slots by node, up to the highest node with a writer or reader.
    private var slots: [Slot] = []
    private var hostReaders: [HostReader] = []
    /// All keys that are read: a change of another key affects no memo.
    private(set) var readKeys: PreferenceMask = []
    /// The number of reductions, the time unit of `Memo.changed` and `Memo.verified`.
    private var time: UInt64 = 0
    /// The inputs of the current reduction.
    private var inputs: [NodeIndex] = []
    private var depth = 0

    init(tree: NodeTree) { self.tree = tree }

    private func grow(for node: NodeIndex) {
        if Int(node) >= slots.count {
            slots.append(contentsOf: repeatElement(Slot(), count: max(tree.count, Int(node) + 1) - slots.count))
        }
    }

    private func entry(_ node: NodeIndex) -> Entry {
        grow(for: node)
        if let entry = slots[Int(node)].entry { return entry }
        let made = Entry()
        slots[Int(node)].entry = made
        return made
    }

    /// The keys set in the subtree of `node`.
    func written(in node: NodeIndex) -> PreferenceMask { Int(node) < slots.count ? slots[Int(node)].written : [] }

    // MARK: registration

    /// Registers `node` as a writer of a key.
    func addWriter(_ node: NodeIndex, _ key: InternedPreferenceKey) {
        grow(for: node)
        var at = node
        while at != 0, !slots[Int(at)].written.contains(key.mask) {
            slots[Int(at)].written.insert(key.mask)
            at = tree[at].parent
            if at != 0 { grow(for: at) }
        }
    }

    /// Registers `node` as a reader of a key: a change of the value makes it dirty. False if it was registered before.
    func addReader(_ node: NodeIndex, _ key: InternedPreferenceKey) -> Bool {
        readKeys.insert(key.mask)
        let entry = entry(node)
        if entry.reads.contains(where: { $0 === key }) { return false }
        entry.reads.append(key)
        return true
    }
    /// Whether a leaf sets a preference from its layout.
    var leavesWrite = false
    /// Whether a node or the host has read a key; may be true for a key that shares its bit with one that is read.
    func isRead(_ key: InternedPreferenceKey) -> Bool { !readKeys.isDisjoint(with: key.mask) }

    /// Calls `tell` with the value of the whole tree for a key: at the next `notifyHost`, and after every change.
    func addHostReader(_ key: InternedPreferenceKey, _ tell: @escaping (Any?) -> Void) {
        readKeys.insert(key.mask)
        hostReaders.append(HostReader(key: key, tell: tell))
    }

    func willRemove(_ node: NodeIndex) {
        let keys = written(in: node)
        guard !keys.isEmpty else { return }
        slots[Int(node)] = Slot()
        let parent = tree[node].parent
        if parent == 0 { invalidateHostReaders(ChangedKeys(mask: keys)) }
        // If the parent is being removed as well, its ancestors have already been invalidated.
        else if !written(in: parent).isEmpty { invalidate(parent, keys: keys) }
    }

    func didRemove(_ node: NodeIndex) {
        if Int(node) < slots.count { slots[Int(node)] = Slot() }
    }

    // MARK: invalidation

    /// The keys of a change: all keys that share the bits of a mask, or one of them.
    private struct ChangedKeys {
        let mask: PreferenceMask
        var only: InternedPreferenceKey?
        func contains(_ key: InternedPreferenceKey) -> Bool {
            if let only { return key === only }
            return mask.contains(key.mask)
        }
    }

    /// Invalidates `key` of `node`, whose own value has changed. Without one, `keys`, which are those set in the node
    /// unless others are given: its children were added, removed or reordered. Containers of changing views, if there
    /// are any inside, take part in every key.
    func invalidate(_ node: NodeIndex, _ key: InternedPreferenceKey? = nil, keys: PreferenceMask? = nil) {
        let changed = ChangedKeys(mask: key?.mask ?? keys ?? written(in: node), only: key)
        if changed.mask.isDisjoint(with: readKeys) { return }
        // The keys for which the node below has a memo: only then a comparison tells whether its value changes.
        var known: [InternedPreferenceKey] = []
        var at = node
        while at != 0 {
            let below = known
            known.removeAll()
            if Int(at) < slots.count, let entry = slots[Int(at)].entry {
                if entry.reads.contains(where: changed.contains) { tree.invalidate(at, .preferences) }
                for place in entry.memos.indices {
                    let key = entry.memos[place].key
                    guard changed.contains(key) else { continue }
                    if !below.contains(where: { $0 === key }) { entry.memos[place].state = .stale }
                    else if entry.memos[place].state == .valid { entry.memos[place].state = .unverified }
                    if entry.memos[place].part == .all { known.append(key) }
                }
            }
            at = tree[at].parent
        }
        invalidateHostReaders(changed)
    }

    private func invalidateHostReaders(_ changed: ChangedKeys) {
        for reader in hostReaders where changed.contains(reader.key) { reader.isStale = true }
    }

    // MARK: values

    /// The value of a key in the subtree of `node`, or of its primary children only; nil if none is set.
    func value(_ key: InternedPreferenceKey, of node: NodeIndex, _ part: Part = .all, in graph: ViewGraph) -> Any? {
        if let scratch { return scratch.value(key, of: node, part, in: graph) }
        guard written(in: node).contains(key.mask) else {
            return graph.layout[Int(node)].flags.contains(.hasDynamic) ? key.standard() : nil
        }
        if depth > 0 { inputs.append(node) }
        let entry = entry(node)
        let place: Int
        if let found = entry.memos.firstIndex(where: { $0.key === key && $0.part == part }) {
            place = found
            if entry.memos[place].state == .unverified, !haveInputsChanged(entry.memos[place], graph) {
                entry.memos[place].state = .valid
                entry.memos[place].verified = time
            }
            if entry.memos[place].state == .valid { return entry.memos[place].value }
        } else {
            readKeys.insert(key.mask)
            place = entry.memos.count
            entry.memos.append(Memo(key: key, part: part))
        }
        graph.work.reduced += 1
        let outer = inputs.count
        depth += 1
        // Reads by the program while values are combined and compared are not recorded for the reading node.
        let scope = ReadScope.current
        ReadScope.current = nil
        let value = part == .all ? graph.box(node).preference(key) : graph.reduceChildren(node, key, isPrimary: true)
        ReadScope.current = scope
        depth -= 1
        let found = Array(inputs[outer...])
        inputs.removeLast(inputs.count - outer)
        time += 1
        if entry.memos[place].changed == 0 || !key.areEqual(entry.memos[place].value, value) {
            entry.memos[place].changed = time
        }
        entry.memos[place].value = value
        entry.memos[place].inputs = found
        entry.memos[place].verified = time
        entry.memos[place].state = .valid
        return value
    }

    private func haveInputsChanged(_ memo: Memo, _ graph: ViewGraph) -> Bool {
        let outer = inputs.count
        defer { inputs.removeLast(inputs.count - outer) }
        for input in memo.inputs {
            _ = value(memo.key, of: input, in: graph)
            guard Int(input) < slots.count, let entry = slots[Int(input)].entry,
                let now = entry.memos.first(where: { $0.key === memo.key && $0.part == .all }),
                now.changed <= memo.verified
            else { return true }
        }
        return false
    }

    /// Calls the host's readers whose values may have changed since the last call.
    func notifyHost(_ graph: ViewGraph) {
        for reader in hostReaders where reader.isStale {
            reader.isStale = false
            reader.tell(graph.root == 0 ? nil : value(reader.key, of: graph.root, in: graph))
        }
    }

    // MARK: inspection

    /// A temporary table that reduces values without the memos.
    private var scratch: PreferenceTable?

    /// Describes the memos that are marked valid but differ from a new reduction (I3).
    func problems(in graph: ViewGraph) -> [String] {
        let fresh = PreferenceTable(tree: tree)
        fresh.slots = slots.map { Slot(written: $0.written) }
        let work = graph.work
        scratch = fresh
        defer {
            scratch = nil
            graph.work = work
        }
        var found: [String] = []
        for (node, slot) in slots.enumerated() {
            guard let entry = slot.entry else { continue }
            for memo in entry.memos where memo.state == .valid && memo.key.isEquatable {
                let now = fresh.value(memo.key, of: NodeIndex(node), memo.part, in: graph)
                // A value that is not equal to itself, such as NaN, cannot be compared.
                if memo.key.areEqual(now, memo.value) || !memo.key.areEqual(now, now) { continue }
                found.append("I3: \(graph.path(of: NodeIndex(node))) is taken to write \(memo.value ?? "nothing")")
            }
        }
        return found
    }
}

extension ViewGraph {
    /// The value of a key in the subtree of `node`; nil if none is set.
    func preference<K: PreferenceKey>(_ key: K.Type, of node: NodeIndex, _ part: PreferenceTable.Part = .all)
        -> K.Value?
    {
        guard let value = preferences.value(.of(K.self), of: node, part, in: self) else { return nil }
        return value as? K.Value
    }

    /// Calls `action` with the value of the whole tree for a key, nil if none is set: at the first `notifyHost`, and
    /// after each possible change.
    package func readPreference<K: PreferenceKey>(_ key: K.Type, _ action: @escaping (K.Value?) -> Void) {
        preferences.addHostReader(.of(K.self)) { value in action(value.flatMap { $0 as? K.Value }) }
    }

    /// Calls the actions of `readPreference` whose values have changed.
    package func notifyPreferenceReaders() { preferences.notifyHost(self) }

    /// Combines the values of the children of `node` for a key, in document order. The primary children are those that
    /// are not a background or an overlay.
    func reduceChildren(_ node: NodeIndex, _ key: InternedPreferenceKey, isPrimary: Bool = false) -> Any? {
        // A modifier without content draws nothing, and neither do its secondaries; a modifier over several views
        // leaves these to its instances.
        let own = layout[Int(node)].flags
        let isEmpty = own.contains(.isUnary) && (own.contains(.isExpanded) || layoutChildren(of: node).isEmpty)
        var result: Any?
        func add(where isWanted: (LayoutFlags) -> Bool) {
            for child in children(of: node) {
                let flags = layout[Int(child)].flags
                let counts = isPrimary ? !flags.contains(.isSecondary)
                    : !flags.contains(.isExiting) && !(isEmpty && flags.contains(.isSecondary))
                if counts, isWanted(flags), let next = preferences.value(key, of: child, in: self) {
                    key.combine(&result, next)
                }
            }
        }
        if box(node).features.contains(.secondariesFollow) {
            add { !$0.contains(.isSecondary) }
            add { $0.contains(.isSecondary) }
        } else {
            add { _ in true }
        }
        return result ?? (own.contains(.isDynamic) ? key.standard() : nil)
    }

    /// Marks the container whose content `node` is, or is in: its views may be others after a change. Such a container
    /// takes part in a preference that none of its views sets, with the default value.
    func markDynamic(_ node: NodeIndex) {
        let container = ancestors(including: node).first {
            let node = self[$0]
            return node.flags.contains(.isDynamic) || node.isLayout && (!node.isUnary || node.isSecondary)
        }
        guard let container, !self[container].flags.contains(.isDynamic) else { return }
        layout[Int(container)].flags.insert(.isDynamic)
        for at in ancestors(including: container) {
            if self[at].flags.contains(.hasDynamic) { break }
            layout[Int(at)].flags.insert(.hasDynamic)
        }
    }
}
