/// Edges of a rectangle, from where a language begins to where it ends.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edge at the smaller y.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge where a language begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The edge at the larger y.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge where a language ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}
