import Foundation
import QuadrantGeometry
import QuadrantGraph

/// The sections of a lazy container that have a trait, built or not.
package struct LazySections {
    /// A section, and the number of places before it.
    package struct Mark {
        /// The trait of the section.
        package let value: Any
        /// The number of rows, headers and footers before the section.
        package let place: Int
    }

    let graph: ViewGraph
    /// The lazy container.
    let node: NodeIndex
    private let trait: ObjectIdentifier
    /// Whether sections are built, and removed again, to read their traits.
    private var makes = false
    private var found: [Mark] = []
    private var place = 0

    /// The most elements of a collection that are built to read their traits.
    private static let limit = 10_000

    init(_ trait: ObjectIdentifier, of node: NodeIndex, in graph: ViewGraph) {
        self.trait = trait
        self.node = node
        self.graph = graph
    }

    /// The sections with the trait among those that are built, and the number of places of all rows.
    var built: (marks: [Mark], places: Int) { read(making: false) }

    /// All sections with the trait. Those that are not built are built for a moment, without their rows.
    var all: (marks: [Mark], places: Int) { read(making: true) }

    private func read(making: Bool) -> (marks: [Mark], places: Int) {
        var reader = self
        reader.makes = making
        ReadScope.with(nil) { reader.visitChildren(of: node) }
        return (reader.found, reader.place)
    }

    private mutating func visitChildren(of node: NodeIndex) {
        for child in graph.children(of: node) { visit(child) }
    }

    private mutating func visit(_ node: NodeIndex) {
        let box = graph.box(node)
        if box.features.contains(.isSection) {
            if let value = value(of: node) { found.append(Mark(value: value, place: place)) }
            place += count(node)
        } else if let elements = box.lazyElements {
            visit(elements)
        } else if graph[node].isLayout {
            place += count(node)
        } else {
            visitChildren(of: node)
        }
    }

    private mutating func visit(_ elements: LazyElements) {
        let base = place
        // A single view may be a section as long as it is not built.
        let makes = makes && elements.count <= LazySections.limit && (elements.isAligned || elements.isLone)
        let known = Dictionary(elements.built.map { ($0.index, $0.node) }) { first, _ in first }
        for index in makes ? Array(0..<elements.count) : elements.built.map(\.index) {
            if let there = known[index] {
                place = base + elements.start(of: index)
                visit(there)
            } else if let made = elements.node(of: index, making: true) {
                let start = base + elements.start(of: index)
                place = start
                visit(made)
                if found.last.map({ $0.place >= start }) ?? false {
                    elements.isAligned = true
                    elements.note(index, places: place - start)
                }
                elements.remove(index) { graph.remove($0) }
            }
        }
        place = base + elements.totalPlaces
    }

    /// The trait, on the section or on a modifier around it.
    private func value(of section: NodeIndex) -> Any? {
        for at in graph.ancestors(including: section) {
            if at == node { return nil }
            if let value = graph.box(at).trait(trait) { return value }
        }
        return nil
    }

    /// The known number of places of a node.
    private func count(_ node: NodeIndex) -> Int {
        var walk = LazyWalk(graph, columns: 1, wanted: 0..<0)
        walk.count(node)
        return walk.lineCount
    }
}

/// A lazy container after a placement.
package struct PlacedLazyContainer {
    let graph: ViewGraph
    let node: NodeIndex

    init(graph: ViewGraph, node: NodeIndex) {
        self.graph = graph
        self.node = node
    }

    /// The lazy container around the node of a modifier; nil if there is none.
    package init?(around context: RoleContext) {
        let graph: ViewGraph = context.box.graph
        let node = graph.lazyContainer(around: context.box.node)
        if node == 0 { return nil }
        self.init(graph: graph, node: node)
    }

    /// The sections that are built and have a trait, and the number of places of all rows.
    package func builtSections(_ trait: ObjectIdentifier) -> (marks: [LazySections.Mark], places: Int) {
        LazySections(trait, of: node, in: graph).built
    }

    /// Runs `action` after the layout with all sections that have a trait, and the number of places of all rows.
    package func afterLayout(_ trait: ObjectIdentifier,
                             _ action: @escaping (_ marks: [LazySections.Mark], _ places: Int) -> Void) {
        let id = graph.tree.id(node)
        graph.later { [unowned graph] in
            guard graph.tree.isLive(id) else { return }
            let all = LazySections(trait, of: id.index, in: graph).all
            graph.react { action(all.marks, all.places) }
        }
    }

    /// What scrolls to a place of the container.
    package var scroller: LazyScroller { LazyScroller(link: graph.link, id: graph.tree.id(node)) }
}

/// Scrolls to places of a lazy container.
package struct LazyScroller {
    fileprivate let link: GraphLink
    fileprivate let id: NodeID

    /// Shows a place at the start of the scroll view, without an animation.
    package func scroll(toPlace place: Int) {
        guard let graph = link.graph else { return }
        let id = id
        graph.later { [unowned graph] in
            guard graph.tree.isLive(id), let found = graph.scrolling.scroller(around: id.index) else { return }
            found.scroller.follow(.id(AnyHashable(ScrollPlace(container: id, place: place)), anchor: .top))
        }
        graph.noteChange()
    }
}
