package import Foundation
import QuadrantGraph

/// The accessibility elements of a window, computed from the semantics of its nodes on each request and never cached.
package struct AccessibilityTree {
    private let graph: ViewGraph
    /// A reader of a settled graph. Nothing is kept: each question walks the tree.
    package init(_ graph: ViewGraph) { self.graph = graph }

    /// The accessibility elements of the window, in reading order; those of a modal view only while there is one.
    package var elements: [AccessibilityElement] {
        guard graph.root != 0, !graph.log.hasFailed else { return [] }
        return graph.asking("the accessibility elements were made") {
            ReadScope.with(nil) { AccessibilityElement.paired(madeElements) }
        }
    }

    private var madeElements: [AccessibilityElement] {
        let presentations = graph.presentations
        guard let front = presentations.front else {
            return AccessibilityElement.inOrder(elements(under: graph.root))
        }
        return AccessibilityElement.inOrder(front.flatMap { elements(of: $0, in: presentations.node) })
    }

    private func elements(under container: NodeIndex) -> [AccessibilityElement] {
        guard graph.descend(into: container) else { return [] }
        defer { graph.loop.depth -= 1 }
        return graph.hitOrder(of: container).reversed().flatMap { elements(of: $0, in: container) }
    }

    private func elements(of layoutChild: NodeIndex, in container: NodeIndex) -> [AccessibilityElement] {
        var found: [AccessibilityElement] = []
        let own = graph.box(layoutChild).description?.semantics
        if own?.isRepresented == true {
            found = graph.box(layoutChild).storage.secondaries.flatMap { elements(of: $0, in: layoutChild) }
            // The secondaries are not drawn and cannot be tapped.
            for index in found.indices { found[index].isTapped = false }
            if found.count == 1 { found[0].frame = graph.globalFrame(of: layoutChild) }
        } else if own?.offersActions == true {
            found = graph.layoutChildren(of: layoutChild).flatMap { elements(of: $0, in: layoutChild) }
            let offered = graph.box(layoutChild).storage.secondaries.flatMap { elements(of: $0, in: layoutChild) }
            let actions = offered.flatMap(\.pressActions)
            for index in found.indices { found[index].actions += actions }
            if let category = own?.actionCategory {
                let names = actions.map(\.name).joined(separator: ", ")
                let detail = SemanticDetail(.actionCategory, category, value: names)
                for index in found.indices { found[index].details.append(detail) }
            }
        } else if own?.replacesChildren == true {
            found = graph.layoutChildren(of: layoutChild).flatMap { elements(of: $0, in: layoutChild) }
            var element = found.count == 1 ? found[0] : AccessibilityElement(
                id: graph.tree.id(layoutChild), role: .group, frame: graph.globalFrame(of: layoutChild))
            element.children = graph.box(layoutChild).storage.secondaries.flatMap { elements(of: $0, in: layoutChild) }
            // The secondaries are not drawn and cannot be tapped.
            for index in element.children.indices { element.children[index].isTapped = false }
            found = [element]
        } else if own?.isHidden != true, own?.children != .ignore {
            found = elements(under: layoutChild)
        }
        found = applied(layoutChild, own, to: found, frame: layoutChild)
        // Ancestors without a part in layout, up to the container. A child instance of a modifier is a child of the
        // modifier's node.
        let isCopy = graph[container].isChildInstance
        let stop = isCopy ? graph[container].parent : container
        for at in graph.ancestors(of: layoutChild) {
            if at == stop { break }
            if graph[at].isExpanded { continue }
            if graph[at].isLayout { break }
            found = applied(at, graph.box(at).description?.semantics, to: found, frame: layoutChild)
        }
        return found
    }

    private func applied(_ node: NodeIndex, _ semantics: Semantics?, to found: [AccessibilityElement],
                         frame layoutChild: NodeIndex)
        -> [AccessibilityElement]
    {
        var found = found
        let responder = graph.responder(of: node)
        if responder?.takesTaps == true { for index in found.indices { found[index].isTapped = true } }
        if let responder, let activate = responder.activate, responder.site.isEnabled {
            for index in found.indices where found[index].press == nil { found[index].press = activate }
        }
        if graph.focus.focused == graph.tree.id(node) {
            for index in found.indices { found[index].isFocused = true }
        }
        guard let semantics else { return found }
        if semantics.isHidden == true { return [] }
        func made(_ role: AccessibilityRole) -> AccessibilityElement {
            AccessibilityElement(id: graph.tree.id(node), role: role, frame: graph.globalFrame(of: layoutChild))
        }
        if semantics.makesElement {
            var element = made(semantics.role ?? .group)
            let rule = semantics.children ?? (element.role.isContainer ? .contain : .combine)
            switch rule {
            case .ignore: if semantics.role == nil { element.role = .element }
            case .combine: element.combine(found, keepsRole: semantics.role != nil)
            case .contain: element.children = AccessibilityElement.inOrder(found)
            }
            // A gesture of a view that is no element, or whose element is left out. A role says it for itself.
            if rule != .contain, semantics.role == nil, !element.canPress {
                element.isTapped = takesTaps(under: node)
            }
            element.adopt(semantics)
            return [element]
        }
        if found.isEmpty {
            guard semantics.says else { return [] }
            found = [made(.element)]
        }
        for index in found.indices { found[index].adopt(semantics) }
        return found
    }

    /// Whether a view inside of a node takes taps.
    private func takesTaps(under node: NodeIndex) -> Bool {
        graph.firstNode(under: node) { graph.responder(of: $0)?.takesTaps == true } != nil
    }

    /// The role of the innermost element at a point of the window, by hit testing.
    package func role(at point: CGPoint) -> AccessibilityRole? {
        ReadScope.with(nil) {
            let path = graph.hitTest(point)
            for node in path {
                let stop = graph[node].layoutParent
                for at in graph.ancestors(including: node) {
                    if at == stop { break }
                    if let role = graph.box(at).description?.semantics?.role, role.isControl { return role }
                }
            }
            return nil
        }
    }
}
