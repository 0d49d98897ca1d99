import QuadrantGraph

// The preferences phase: what the views in a subtree write for a key, combined in document order.
//
// Keys are interned as small numbers. Every node has a mask of the keys written in its subtree, so that a walk skips
// subtrees without the key. The value of (node, key) is memoised, with the nodes it was reduced from. A change
// invalidates the memos of the changed keys from its node to the root, and makes the nodes there that read one of these
// keys dirty. A memo above is verified before it is reduced again: if no input has changed since, it stands (cut-off).
//
// A node that combines the values of several children makes one value of them, which is combined further up: `reduce`
// of a key is associative, as what it is documented to combine is a sequence.

/// Keys, one bit each; keys after the 63rd share the last bit, so that a mask that has it says of each of them that it
/// may be there.
struct PreferenceMask: OptionSet {
    let rawValue: UInt64
    static let shared = PreferenceMask(rawValue: 1 << 63)
}

/// A preference key under its number, and what can be done with its values without naming their type.
final class InternedPreferenceKey {
    let mask: PreferenceMask
    /// Combines a value, nil before the first, with the next one.
    let combine: (inout Any?, Any) -> Void
    let areEqual: (Any?, Any?) -> Bool
    /// Whether the values have an `==`, so that they are known to differ where they are not equal.
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
        areEqual = { a, b in
            guard let a, let b else { return a == nil && b == nil }
            guard let a = a as? K.Value, let b = b as? K.Value else { return false }
            return Comparison.areEqual(a, b)
        }
    }

    /// Confined to the main actor, like the graph.
    nonisolated(unsafe) private static var known: [ObjectIdentifier: InternedPreferenceKey] = [:]

    static func of<K: PreferenceKey>(_ key: K.Type) -> InternedPreferenceKey {
        if let found = known[ObjectIdentifier(key)] { return found }
        let interned = InternedPreferenceKey(key, number: known.count)
        known[ObjectIdentifier(key)] = interned
        return interned
    }
}

/// Which nodes write and read which preferences, and the reduced values.
final class PreferenceTable: RowTable {
    /// What is reduced of a node's children.
    enum Part { case all, primary }

    private struct Memo {
        enum State { case valid, unverified, stale }
        let key: InternedPreferenceKey
        let part: Part
        var state = State.stale
        var value: Any?
        /// The nodes whose values it was reduced from.
        var inputs: [NodeIndex] = []
        /// When it was found to be another value than before, and when it was last known to be up to date.
        var changed: UInt64 = 0, verified: UInt64 = 0
    }

    private final class Entry {
        var memos: [Memo] = []
        /// Keys that the node itself reads.
        var reads: [InternedPreferenceKey] = []
    }

    private struct Slot {
        /// Keys written in the subtree, or by views that were in it.
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

    private let rows: Rows
    /// By node; as long as the first writer or reader needs it to be.
    private var slots: [Slot] = []
    private var hostReaders: [HostReader] = []
    /// Keys that are read anywhere: changes of others concern no memo.
    private var readKeys: PreferenceMask = []
    /// Counts reductions, as the time of `Memo.changed` and `Memo.verified`.
    private var time: UInt64 = 0
    /// Inputs of the reduction that is being made.
    private var inputs: [NodeIndex] = []
    private var depth = 0

    init(rows: Rows) { self.rows = rows }

    private func grow(for row: NodeIndex) {
        if Int(row) >= slots.count {
            slots.append(contentsOf: repeatElement(Slot(), count: max(rows.count, Int(row) + 1) - slots.count))
        }
    }

    private func entry(_ row: NodeIndex) -> Entry {
        grow(for: row)
        if let entry = slots[Int(row)].entry { return entry }
        let made = Entry()
        slots[Int(row)].entry = made
        return made
    }

    /// Keys written in the subtree of `row`.
    func written(in row: NodeIndex) -> PreferenceMask { Int(row) < slots.count ? slots[Int(row)].written : [] }

    // MARK: registration

    /// `row` writes a key.
    func addWriter(_ row: NodeIndex, _ key: InternedPreferenceKey) {
        grow(for: row)
        var at = row
        while at != 0, !slots[Int(at)].written.contains(key.mask) {
            slots[Int(at)].written.insert(key.mask)
            at = rows[at].parent
            if at != 0 { grow(for: at) }
        }
    }

    /// `row` reads a key: changes of its value make it dirty. Returns false if it was registered before.
    func addReader(_ row: NodeIndex, _ key: InternedPreferenceKey) -> Bool {
        readKeys.insert(key.mask)
        let entry = entry(row)
        if entry.reads.contains(where: { $0 === key }) { return false }
        entry.reads.append(key)
        return true
    }

    /// Calls `tell` with what the whole tree writes for a key: at the next `notifyHost`, and after every change.
    func addHostReader(_ key: InternedPreferenceKey, _ tell: @escaping (Any?) -> Void) {
        readKeys.insert(key.mask)
        hostReaders.append(HostReader(key: key, tell: tell))
    }

    func willRemove(_ row: NodeIndex) {
        let keys = written(in: row)
        guard !keys.isEmpty else { return }
        slots[Int(row)] = Slot()
        let parent = rows[row].parent
        if parent == 0 { invalidateHostReaders(ChangedKeys(mask: keys)) }
        // Where the parent is being removed as well, those above have been told of it.
        else if !written(in: parent).isEmpty { invalidate(parent, ChangedKeys(mask: keys)) }
    }

    func didRemove(_ row: NodeIndex) {
        if Int(row) < slots.count { slots[Int(row)] = Slot() }
    }

    // MARK: invalidation

    /// Other views are in `row` than before, in another order, or not all of them count.
    func invalidate(_ row: NodeIndex) { invalidate(row, ChangedKeys(mask: written(in: row))) }

    /// What `row` writes for a key is another value.
    func invalidate(_ row: NodeIndex, _ key: InternedPreferenceKey) {
        invalidate(row, ChangedKeys(mask: key.mask, only: key))
    }

    /// The keys of a change: all that share the bits of a mask, or one of them.
    private struct ChangedKeys {
        let mask: PreferenceMask
        var only: InternedPreferenceKey?
        func contains(_ key: InternedPreferenceKey) -> Bool {
            if let only { return key === only }
            return mask.contains(key.mask)
        }
    }

    private func invalidate(_ row: NodeIndex, _ changed: ChangedKeys) {
        if changed.mask.isDisjoint(with: readKeys) { return }
        // Keys for which the node below has a memo: only then is it known whether its value changes.
        var known: [InternedPreferenceKey] = []
        var at = row
        while at != 0 {
            let below = known
            known.removeAll()
            if Int(at) < slots.count, let entry = slots[Int(at)].entry {
                if entry.reads.contains(where: changed.contains) { rows.invalidate(at, .preferences) }
                for place in entry.memos.indices {
                    let key = entry.memos[place].key
                    guard changed.contains(key) else { continue }
                    if !below.contains(where: { $0 === key }) { entry.memos[place].state = .stale }
                    else if entry.memos[place].state == .valid { entry.memos[place].state = .unverified }
                    if entry.memos[place].part == .all { known.append(key) }
                }
            }
            at = rows[at].parent
        }
        invalidateHostReaders(changed)
    }

    private func invalidateHostReaders(_ changed: ChangedKeys) {
        for reader in hostReaders where changed.contains(reader.key) { reader.isStale = true }
    }

    // MARK: values

    /// What `row` and what is in it write for a key, or only what its primary children do; nil if nothing is written.
    func value(_ key: InternedPreferenceKey, of row: NodeIndex, _ part: Part = .all, in graph: ViewGraph) -> Any? {
        if let scratch { return scratch.value(key, of: row, part, in: graph) }
        guard written(in: row).contains(key.mask) else { return nil }
        if depth > 0 { inputs.append(row) }
        let entry = entry(row)
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
        let made = reduce(key, of: row, part, graph)
        time += 1
        if entry.memos[place].changed == 0 || !key.areEqual(entry.memos[place].value, made.value) {
            entry.memos[place].changed = time
        }
        entry.memos[place].value = made.value
        entry.memos[place].inputs = made.inputs
        entry.memos[place].verified = time
        entry.memos[place].state = .valid
        return made.value
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

    private func reduce(_ key: InternedPreferenceKey, of row: NodeIndex, _ part: Part, _ graph: ViewGraph)
        -> (value: Any?, inputs: [NodeIndex])
    {
        graph.work.reduced += 1
        let outer = inputs.count
        depth += 1
        // What programs read while their values are combined and compared is no input of the node that asks.
        let scope = ReadScope.current
        ReadScope.current = nil
        let value = part == .all ? graph.box(row).preference(key) : graph.reduceChildren(row, key, isPrimary: true)
        ReadScope.current = scope
        depth -= 1
        let found = Array(inputs[outer...])
        inputs.removeLast(inputs.count - outer)
        return (value, found)
    }

    /// Tells the host of what has changed since it was last told.
    func notifyHost(_ graph: ViewGraph) {
        for reader in hostReaders where reader.isStale {
            reader.isStale = false
            reader.tell(graph.root == 0 ? nil : value(reader.key, of: graph.root, in: graph))
        }
    }

    // MARK: inspection

    /// Stands in for this table while values are reduced from scratch.
    private var scratch: PreferenceTable?

    /// Memos that are taken to be valid and are not what their nodes write, in words (I3).
    func problems(in graph: ViewGraph) -> [String] {
        let fresh = PreferenceTable(rows: rows)
        fresh.slots = slots.map { Slot(written: $0.written) }
        let work = graph.work
        scratch = fresh
        defer {
            scratch = nil
            graph.work = work
        }
        var found: [String] = []
        for (row, slot) in slots.enumerated() {
            guard let entry = slot.entry else { continue }
            for memo in entry.memos where memo.state == .valid && memo.key.isEquatable {
                let now = fresh.value(memo.key, of: NodeIndex(row), memo.part, in: graph)
                // A value that is not equal to itself cannot be compared.
                if memo.key.areEqual(now, memo.value) || !memo.key.areEqual(now, now) { continue }
                found.append("I3: \(graph.path(of: NodeIndex(row))) is taken to write \(memo.value ?? "nothing")")
            }
        }
        return found
    }
}

extension ViewGraph {
    /// What `row` and what is in it write for a key; nil if nothing is written.
    func preference<K: PreferenceKey>(_ key: K.Type, of row: NodeIndex, _ part: PreferenceTable.Part = .all)
        -> K.Value?
    {
        guard let value = preferences.value(.of(K.self), of: row, part, in: self) else { return nil }
        return value as? K.Value
    }

    /// Calls `action` with what all views together write for a key, nil if nothing is written: when `notifyHost` is
    /// called first, and then whenever the value may be another.
    package func readPreference<K: PreferenceKey>(_ key: K.Type, _ action: @escaping (K.Value?) -> Void) {
        preferences.addHostReader(.of(K.self)) { value in action(value.flatMap { $0 as? K.Value }) }
    }

    /// Calls the actions of `readPreference` whose values have changed.
    package func notifyPreferenceReaders() { preferences.notifyHost(self) }

    /// Combines what the children of `row` write for a key, in document order. The primary ones are those that are not
    /// behind or in front of the others.
    func reduceChildren(_ row: NodeIndex, _ key: InternedPreferenceKey, isPrimary: Bool = false) -> Any? {
        // A modifier without content shows nothing, and what is behind or before it is not there either; one over
        // several views leaves that to its copies.
        let own = layout[Int(row)].flags
        let isEmpty = own.contains(.isUnary) && (own.contains(.isExpanded) || layoutChildren(of: row).isEmpty)
        var result: Any?
        var child = rows[row].first
        while child != 0 {
            let flags = layout[Int(child)].flags
            let counts = isPrimary ? !flags.contains(.isSecondary)
                : !flags.contains(.isExiting) && !(isEmpty && flags.contains(.isSecondary))
            if counts, let next = preferences.value(key, of: child, in: self) { key.combine(&result, next) }
            child = rows[child].next
        }
        return result
    }
}
