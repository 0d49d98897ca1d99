/// Typical faults of an incremental engine. Tests seed one at a time to prove that a property test detects it.
package enum Fault: CaseIterable, Sendable {
    /// A node whose measurements changed does not invalidate the node that measured it.
    case lostUpwardDirt
    /// A node that evicted a cached measurement is treated as unchanged (I6).
    case cutoffAfterEviction
    /// A source that changes notifies none of its readers.
    case staleReaders
    /// A node whose placement is dirty does not place its children.
    case keptPlacement
    /// A node that moved does not notify its geometry observers.
    case lostGeometryNotifications

    /// Confined to the main actor, as the graph is.
    @usableFromInline nonisolated(unsafe) static var current: Fault?

    package static var seeded: Fault? {
        get { current }
        set { current = newValue }
    }

    @inlinable package static func isSeeded(_ fault: Fault) -> Bool { current == fault }
}
