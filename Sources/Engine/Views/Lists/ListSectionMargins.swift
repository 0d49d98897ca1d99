public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

/// Lengths of some edges of a list's rows or sections; nil is that of the list's style.
nonisolated struct EdgeLengthTraits<Key>: TraitRole, Equatable {
    typealias Body = Never
    let length: CGFloat?
    let edges: Edge.Set
    static var modifierName: String { "trait" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old == new ? [] : [.measure, .place, .display] }
    func trait(_ key: ObjectIdentifier) -> Any? {
        guard let edge = EdgeLength<Key>.edges.first(where: { $0.key == key })?.edge, edges.contains(Edge.Set(edge))
        else { return nil }
        return length.map { EdgeLength<Key>(length: $0) }
    }
}

nonisolated struct EdgeLength<Key> {
    let length: CGFloat

    private enum Top {}
    private enum Leading {}
    private enum Bottom {}
    private enum Trailing {}
    static var edges: [(edge: Edge, key: ObjectIdentifier)] {
        [(.top, ObjectIdentifier(Top.self)), (.leading, ObjectIdentifier(Leading.self)),
         (.bottom, ObjectIdentifier(Bottom.self)), (.trailing, ObjectIdentifier(Trailing.self))]
    }
}

private nonisolated enum SectionMargins {}

extension RowReader {
    /// The margin of the row's section at an edge that the program has set, in points.
    nonisolated func sectionMargin(_ edge: Edge) -> CGFloat? {
        length(SectionMargins.self, edge)
    }

    /// The length at an edge that the program has set for a key, in points.
    nonisolated func length<Key>(_ key: Key.Type, _ edge: Edge) -> CGFloat? {
        EdgeLength<Key>.edges.first { $0.edge == edge }.flatMap { trait($0.key) as? EdgeLength<Key> }?.length
    }
}

extension View {
    /// Sets the distance between sections of a list and what is around them, in points (iOS 26); nil is that of the
    /// list's style. At the top and the bottom it takes the place of the space between sections.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(EdgeLengthTraits<SectionMargins>(length: length, edges: edges))
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Whether people may collapse the section in a sidebar. Nothing to do: sections without `isExpanded` cannot be.
    nonisolated public func collapsible(_ collapsible: Bool) -> some View {
        self
    }
}
