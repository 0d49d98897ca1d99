@_spi(SwiftUI) import Observation
import Foundation
import QuadrantGraph

// Observation announces the first change of a property after it was read. The standard library's own functions for
// views (`willSet:didSet:`, underscored as SPI) pass a value that cancels the tracking; they are used in this file
// only.

/// The `@Observable` properties that a node read in its last evaluations. Deinitialisation cancels the tracking.
final class ObservedReads {
    private var records: [(phase: PhaseSet, record: Record)] = []

    static func record<R>(_ box: NodeBox, _ phase: PhaseSet, _ answer: () -> R) -> R {
        box.storage.observed?.forget(phase)
        let kind = ObjectIdentifier(type(of: box))
        if ThreadState.isObserving(kind) || box.graph.configuration.recordsChanges { return follow(box, phase, answer) }
        // Most types of nodes never read one, and cost next to nothing: the closure is created only if something was
        // read. This tracking cannot be cancelled, but there is at most one for each type of node.
        return withObservationTracking(answer, onChange: {
            ThreadState.addObserving(kind)
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

/// The observed reads of one evaluation, as one source. Fires once, from any thread.
private final class Record: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false
    private let link: GraphLink
    private let source = ObservedSource()
    /// Read together with the other properties; a write to it ends the tracking.
    let end = End()

    /// Created during the evaluation, so that the evaluating node is recorded as the reader.
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
        source.property = tracking.changed
        tracking.cancel()
        fire()
    }

    func fire() {
        guard finish() else { return }
        link.onOwnThread { [self] in link.graph?.announce(source) }
    }

    func cancel() {
        if finish() { end.reach() }
    }
}

/// The observed reads of one evaluation.
private final class ObservedSource: Source, NamedSource {
    /// The property that was written.
    var property: AnyKeyPath?
    var sourceName: String {
        "a property of " + (property.map { "\(type(of: $0).rootType)" } ?? "an object")
    }
}

/// An observable object whose only property has no value, read and written to end a tracking.
private final class End: Observable {
    private let registrar = ObservationRegistrar()
    private var nothing: Void { () }
    func touch() { registrar.access(self, keyPath: \.nothing) }
    func reach() { registrar.willSet(self, keyPath: \.nothing) }
}
