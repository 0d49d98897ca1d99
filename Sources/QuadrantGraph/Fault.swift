/// Mistakes an engine of this kind makes. Tests seed them one at a time, to see that a property notices; nothing else
/// does.
package enum Fault: CaseIterable, Sendable {
    /// A row whose answers differ does not tell the row that measured it.
    case lostUpwardDirt
    /// A row that dropped an answer for lack of room is taken to answer as before (I6).
    case cutoffAfterEviction
    /// A source that changes tells none of its readers.
    case staleReaders
    /// A row whose placement is dirty leaves its children where they were.
    case keptPlacement
    /// A row that moved does not tell those who read where it is.
    case deafPlaceReaders

    /// Confined to the main actor, like the graph.
    nonisolated(unsafe) package static var seeded: Fault?
}
