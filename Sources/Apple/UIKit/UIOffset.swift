public import Foundation

/// How far something is moved, in points: to the right and down.
public struct UIOffset: Hashable, Codable, Sendable {
    /// Points to the right; negative values move to the left.
    public var horizontal: CGFloat
    /// Points down; negative values move up.
    public var vertical: CGFloat

    /// Distances in points, to the right and down.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No move.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// No move.
    public static let zero = UIOffset()
}
