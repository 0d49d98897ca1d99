/// A node of a graph, as an index into the graph's columns. 0 is no node.
///
/// The index of a removed node is used again for another node. `NodeID` distinguishes the two, and is the one to store.
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
    /// The index into the columns.
    @inlinable package init(_ node: NodeIndex) { self = Int(truncatingIfNeeded: node.rawValue) }
}
