/// Who is asking, for the length of one answer.
package struct Reader {
    package unowned(unsafe) let rows: Rows
    package let index: UInt32
    package let phase: PhaseSet
    package init(rows: Rows, index: UInt32, phase: PhaseSet) {
        self.rows = rows
        self.index = index
        self.phase = phase
    }
}

/// The reader whose answer is being computed now; nil outside answers, e.g. in actions.
package enum ReadScope {
    /// The graph is confined to the main actor, and so is this.
    nonisolated(unsafe) package static var current: Reader?

    package static func with<R>(_ reader: Reader?, _ answer: () throws -> R) rethrows -> R {
        let outer = current
        current = reader
        defer { current = outer }
        return try answer()
    }
}

/// Anything that can change: a state cell, an environment writer, an observed property, another node's placement.
open class Source {
    package struct Record {
        package unowned(unsafe) let rows: Rows
        package let id: NodeID
        package var phases: PhaseSet
    }
    package private(set) var readers: [Record] = []

    package init() {}

    /// Records the current reader, if there is one. Constant time when the same reader asks again in a row.
    package final func didRead() {
        guard let reader = ReadScope.current else { return }
        let id = reader.rows.id(reader.index)
        for place in readers.indices.reversed() where readers[place].id == id && readers[place].rows === reader.rows {
            readers[place].phases.formUnion(reader.phase)
            return
        }
        if readers.count >= 64, readers.count & (readers.count - 1) == 0 { readers.removeAll { !$0.rows.isLive($0.id) } }
        readers.append(Record(rows: reader.rows, id: id, phases: reader.phase))
    }

    /// Invalidates the readers, then forgets them: they register again by reading again (I7).
    package final func didChange() {
        let told = readers
        readers.removeAll(keepingCapacity: true)
        for record in told where record.rows.isLive(record.id) {
            record.rows.invalidate(record.id.index, record.phases)
        }
    }
}
