/// The node and the phase that are being evaluated, to which reads are attributed.
@usableFromInline
package struct Reader {
    @usableFromInline package unowned(unsafe) let tree: NodeTree
    @usableFromInline package let index: NodeIndex
    @usableFromInline package let phase: PhaseSet
    @inlinable package init(tree: NodeTree, index: NodeIndex, phase: PhaseSet) {
        self.tree = tree
        self.index = index
        self.phase = phase
    }
}

/// The reader of the current evaluation; nil outside of evaluations, e.g. in actions.
package enum ReadScope {
    /// Each thread has its own.
    package static var current: Reader? {
        get { ThreadVariables.reader.pointee }
        set { ThreadVariables.reader.pointee = newValue }
    }

    /// Where this thread has its reader, for code that sets and restores it: finding the place is what costs.
    package static var place: UnsafeMutablePointer<Reader?> { ThreadVariables.reader }

    package static func with<R>(_ reader: Reader?, _ answer: () throws -> R) rethrows -> R {
        let place = ThreadVariables.reader
        let outer = place.pointee
        place.pointee = reader
        defer { place.pointee = outer }
        return try answer()
    }
}

/// A value whose reads are recorded: a state cell, an environment writer, an observed property, a node's placement.
open class Source {
    package struct Record {
        /// Retained: a source may outlive the graph of its readers.
        package let tree: NodeTree
        package let id: NodeID
        package var phases: PhaseSet
    }
    package private(set) var readers: [Record] = []
    /// The readers during a notification; its memory is reused, so that notifying allocates nothing.
    private var told: [Record] = []
    /// The number of records at which repeated and stale ones are removed.
    private var limit = 64

    package init() {}

    /// Records the current reader, if there is one. Amortised constant time.
    package final func didRead() {
        guard let reader = ReadScope.current else { return }
        if readers.count >= limit { compact() }
        note(Record(tree: reader.tree, id: reader.tree.id(reader.index), phases: reader.phase))
    }

    @inline(__always)
    private final func note(_ record: Record) {
        let node = record.tree.base + Int(record.id.index)
        let place = Int(node.pointee.mark)
        if place < readers.count, readers[place].id == record.id, readers[place].tree === record.tree {
            readers[place].phases.formUnion(record.phases)
        } else {
            node.pointee.mark = UInt32(readers.count)
            readers.append(record)
        }
    }

    /// Keeps one record for each live reader.
    private func compact() {
        swap(&told, &readers)
        for record in told where record.tree.isLive(record.id) { note(record) }
        told.removeAll(keepingCapacity: true)
        limit = max(64, readers.count * 2)
    }

    /// Settles pending changes of another transaction in the readers' trees. Called before the change is made; repeated
    /// calls have no effect.
    package final func willChange() {
        guard WriteScope.current != nil || WriteScope.isAnyWaiting else { return }
        for record in readers where record.tree.isLive(record.id) { record.tree.willChange() }
    }

    /// Invalidates the readers and clears the list: readers register again by their next read (I7).
    package final func didChange() {
        willChange()
        swap(&told, &readers)
        if Fault.isSeeded(.staleReaders) { told.removeAll() }
        for record in told where record.tree.isLive(record.id) {
            record.tree.hasChanges = true
            record.tree.invalidate(record.id.index, record.phases)
        }
        told.removeAll(keepingCapacity: true)
    }
}
