/// The visibility of an optional part of a view.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The default of the context.
    case automatic
    case visible
    case hidden
}
