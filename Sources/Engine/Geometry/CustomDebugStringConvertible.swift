public import Foundation

// As on a phone: what `print`, `"\(point)"` and `debugDescription` say of geometry.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// `(x, y)`, in points.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// `(width, height)`, in points.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// `(x, y, width, height)`, in points.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
