/// Whether something that is usually there shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the surroundings have it.
    case automatic
    case visible
    case hidden
}
