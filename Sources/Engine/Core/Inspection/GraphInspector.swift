package import Foundation
package import QuadrantGraph

/// A view that a script finds by its name.
package struct NamedPlace: Equatable {
    /// In window coordinates, in points.
    package var frame: CGRect
    /// Nil for an element that is found by its label.
    package var node: NodeIndex?
}

/// Queries of a graph for tools, scripts and tests.
package struct GraphInspector {
    private let graph: ViewGraph
    /// A reader of a settled graph, for tests and tools. Reads are not recorded.
    package init(_ graph: ViewGraph) { self.graph = graph }

    /// The outermost views that take part in layout, and the layer of presented views, such as sheets, if there is one.
    package var layoutRoots: [NodeIndex] { graph.root == 0 ? [] : children(of: graph.root) }

    /// The layout children of a node, its secondaries included.
    package func children(of node: NodeIndex) -> [NodeIndex] {
        Array(graph.layoutChildren(of: node)) + graph.box(node).storage.secondaries
    }

    /// All states of all views, the outermost first.
    package var stateCells: [(name: String, cell: any SettableCell)] {
        var found: [(name: String, cell: any SettableCell)] = []
        var level: [NodeIndex] = graph.root == 0 ? [] : [graph.root]
        while !level.isEmpty {
            var next: [NodeIndex] = []
            for node in level {
                found += graph.stateCells(of: node)
                for child in graph.children(of: node) { next.append(child) }
            }
            level = next
        }
        return found
    }

    /// The preference value of the whole tree for a key; nil if there is none.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        graph.root == 0 ? nil : graph.preference(K.self, of: graph.root)
    }

    // MARK: views by name

    /// The views called `name`, in drawing order: those with this accessibility identifier, else those that show
    /// exactly this text, else those with this accessibility label. A plain space is also one that does not break. Not
    /// those behind a modal view, unless `isHidden`: then only those.
    package func places(named name: String, isHidden: Bool = false) -> [NamedPlace] {
        let presentations = graph.presentations, front = presentations.front
        if isHidden, front == nil { return [] }
        for rows in [self.nodes(identifiedBy: name), graph.nodes(showing: name)] {
            let seen = rows.filter { presentations.hides($0, behind: front) == isHidden }
            if !seen.isEmpty {
                return seen.map { NamedPlace(frame: graph.globalFrame(of: $0), node: $0) }
            }
        }
        var found: [NamedPlace] = []
        if isHidden { return found }
        eachElement { if $0.label == name || $0.identifier == name { found.append(NamedPlace(frame: $0.frame)) } }
        if found.isEmpty, let typeset = names.first(where: { $0 != name && $0.withPlainSpaces == name }) {
            return places(named: typeset)
        }
        return found
    }

    /// The frames of `places(named:)`. In window coordinates, in points.
    package func frames(named name: String) -> [CGRect] { places(named: name).map(\.frame) }

    /// The frame of the control that has the label `name` and contains `frame`: the row of a switch whose text is that.
    package func controlFrame(labelled name: String, around frame: CGRect) -> CGRect? {
        var found: CGRect?
        eachElement { element in
            // `contains(_:)` of Foundation compares sums, which are rounded.
            let around = element.frame.insetBy(dx: -1, dy: -1)
            if element.role.isControl, element.label == name, around.minX <= frame.minX, around.maxX >= frame.maxX,
               around.minY <= frame.minY, around.maxY >= frame.maxY { found = found ?? element.frame }
        }
        return found
    }

    /// The elements of the window that can be used, with the centre of each.
    package var controls: [(label: String, frame: CGRect)] {
        var found: [(String, CGRect)] = []
        eachElement { if $0.canPress || $0.role.isControl { found.append(($0.label, $0.frame)) } }
        return found
    }

    /// Every name that `places(named:)` finds, each once: identifiers, then texts and labels, in drawing order.
    package var names: [String] {
        var identifiers: [String] = [], text: [String] = [], seen: Set<String> = []
        func add(_ name: String?, to names: inout [String]) {
            if let name, !name.isEmpty, seen.insert(name).inserted { names.append(name) }
        }
        let presentations = graph.presentations, front = presentations.front
        ReadScope.with(nil) {
            graph.eachNode { node, box in
                guard let name = box.description?.semantics?.identifier,
                      !presentations.hides(node, behind: front) else { return }
                add(name, to: &identifiers)
            }
        }
        graph.eachNode { node, box in
            guard let shown = box.description?.shownText, !presentations.hides(node, behind: front) else { return }
            add(shown, to: &text)
        }
        eachElement { add($0.label, to: &text) }
        return identifiers + text
    }

    private func eachElement(_ visit: (AccessibilityElement) -> Void) {
        func walk(_ elements: [AccessibilityElement]) {
            for element in elements {
                visit(element)
                walk(element.children)
            }
        }
        walk(AccessibilityTree(graph).elements)
    }

    /// The layout nodes with an accessibility identifier, in drawing order.
    package func nodes(identifiedBy identifier: String) -> [NodeIndex] {
        var found: [NodeIndex] = []
        ReadScope.with(nil) {
            graph.eachNode { node, box in
                if !graph[node].isChildInstance,
                   box.description?.semantics?.identifier == identifier {
                    addParts(of: node, to: &found)
                }
            }
        }
        return found
    }

    /// The layout nodes of the accessibility elements with a label, in drawing order.
    package func nodes(labelled label: String) -> [NodeIndex] {
        var found: [NodeIndex] = []
        eachElement { element in
            if element.label == label, graph.tree.isLive(element.id) { addParts(of: element.id.index, to: &found) }
        }
        return found
    }

    private func addParts(of node: NodeIndex, to found: inout [NodeIndex]) {
        let flags = graph[node].flags
        if flags.contains(.isLayout), !flags.contains(.isExpanded) {
            if !flags.contains(.isChildInstance), !flags.contains(.isSecondary) { found.append(node) }
            return
        }
        for child in graph.children(of: node) { addParts(of: child, to: &found) }
    }
}

extension ViewGraph {
    /// Whether what is drawn outside of the node's frame is cut off: scroll views and clips.
    package func clipsContent(_ node: NodeIndex) -> Bool {
        if let scroller = scroller(of: node) { return !scroller.settings.isClipDisabled }
        return box(node).hits?.hitPolicy == .clipsDrawing
    }
}

extension String {
    /// The text with plain spaces where it has spaces that do not break, which no keyboard types (in times).
    fileprivate var withPlainSpaces: String {
        String(map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    }
}
