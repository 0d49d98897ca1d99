@_spi(SwiftUI) import Observation
import Foundation
import QuadrantGraph

// Observation announces one change of a property, to those that have read it since. The standard library's own
// functions for views (`willSet:didSet:`, underscored as SPI) hand out something to cancel with; all use of them is in
// this file.

/// What a node has read of `@Observable` objects in its last answers. Dropping it forgets the reads.
final class ObservedReads {
    private var records: [(phase: PhaseSet, record: Record)] = []

    /// Kinds of nodes that have read an observable object before.
    nonisolated(unsafe) private static var readers: Set<ObjectIdentifier> = []

    static func record<R>(_ box: NodeBox, _ phase: PhaseSet, _ answer: () -> R) -> R {
        box.storage.observed?.forget(phase)
        let kind = ObjectIdentifier(type(of: box))
        if !readers.isEmpty, readers.contains(kind) { return follow(box, phase, answer) }
        // Most never read any, and pay next to nothing: the closure is asked for only when something was read. It
        // cannot be cancelled, but there is one for each kind of node at most.
        return withObservationTracking(answer, onChange: {
            readers.insert(kind)
            let record = Record(box.graph.link)
            box.keep(record, phase)
            return { record.fire() }
        }())
    }

    private static func follow<R>(_ box: NodeBox, _ phase: PhaseSet, _ answer: () -> R) -> R {
        let record = Record(box.graph.link)
        defer { box.keep(record, phase) }
        return withObservationTracking({
            record.end.touch()
            return answer()
        }, willSet: { record.fire($0) }, didSet: { record.fire($0) })
    }

    fileprivate func keep(_ record: Record, _ phase: PhaseSet) { records.append((phase, record)) }

    private func forget(_ phase: PhaseSet) {
        for entry in records where entry.phase == phase { entry.record.cancel() }
        records.removeAll { $0.phase == phase }
    }

    deinit {
        for entry in records { entry.record.cancel() }
    }
}

extension NodeBox {
    fileprivate func keep(_ record: Record, _ phase: PhaseSet) {
        if storage.observed == nil { storage.observed = ObservedReads() }
        storage.observed?.keep(record, phase)
    }
}

/// The reads of one answer, as one source of changes. Fires once, from whatever thread.
private final class Record: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false
    private let link: GraphLink
    private let source = Source()
    /// Read along with everything else, and so able to reach the tracking.
    let end = End()

    /// Made in the middle of the answer.
    init(_ link: GraphLink) {
        self.link = link
        source.didRead()
    }

    private func finish() -> Bool {
        lock.withLock {
            defer { isOver = true }
            return !isOver
        }
    }

    func fire(_ tracking: ObservationTracking) {
        tracking.cancel()
        fire()
    }

    func fire() {
        guard finish() else { return }
        link.onMainThread { [self] in link.graph?.announce { [source] in source.didChange() } }
    }

    func cancel() {
        if finish() { end.reach() }
    }
}

/// An observable object of one property that never has a value.
private final class End: Observable {
    private let registrar = ObservationRegistrar()
    private var nothing: Void { () }
    func touch() { registrar.access(self, keyPath: \.nothing) }
    func reach() { registrar.willSet(self, keyPath: \.nothing) }
}
