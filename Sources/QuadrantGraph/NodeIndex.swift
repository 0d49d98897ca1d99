/// A node of a graph: its place in the graph's columns. 0 names no node.
///
/// The place of a node that has left is given to another node later. `NodeID` tells the two apart, and is what may be
/// kept.
@frozen
@usableFromInline
package struct NodeIndex: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    @usableFromInline package let rawValue: UInt32

    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
    @inlinable package init(_ place: Int) { rawValue = UInt32(place) }
    @inlinable package init(integerLiteral value: UInt32) { rawValue = value }

    @inlinable package static func < (a: NodeIndex, b: NodeIndex) -> Bool { a.rawValue < b.rawValue }
    @inlinable package static func == (a: NodeIndex, b: NodeIndex) -> Bool { a.rawValue == b.rawValue }
    @inlinable package var description: String { "\(rawValue)" }
}

extension Int {
    /// The place in the columns.
    @inlinable package init(_ node: NodeIndex) { self = Int(truncatingIfNeeded: node.rawValue) }
}
