public import Foundation

/// A displacement in points.
public struct CGVector: Hashable, Codable, Sendable {
    /// Horizontal part in points, positive to the right.
    public var dx: CGFloat
    /// Vertical part in points, positive downwards.
    public var dy: CGFloat

    /// The displacement 0, 0.
    public init() { self.init(dx: 0, dy: 0) }
    /// A displacement in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
    /// A displacement in points, from doubles.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    /// A displacement in whole points.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The displacement 0, 0.
    public static let zero = CGVector()
}
