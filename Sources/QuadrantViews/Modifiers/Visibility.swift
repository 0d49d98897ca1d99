/// Whether a part of a view that can be left out is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the surroundings have it.
    case automatic
    case visible
    case hidden
}
