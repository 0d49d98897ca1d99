package import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

/// The layout of one view and of the views inside. In points; frames in window coordinates.
package struct LayoutTree: Codable, Equatable {
    /// The keys of the JSON form.
    private enum CodingKeys: String, CodingKey {
        case name, proposedWidth, proposedHeight, width, height, x, y, globalX, globalY, globalWidth, globalHeight
        case facts, children
    }

    /// The name of the type or modifier: `Text`, `frame`, `VStack`.
    package var name: String
    /// What the node is, if audits tell it from others; nil when it is read from JSON.
    package var element: LayoutElement?
    /// The proposed width; nil proposes the ideal width.
    package var proposedWidth: Double?
    /// The proposed height; nil proposes the ideal height.
    package var proposedHeight: Double?
    /// The width that the view has chosen, before transforms.
    package var width: Double
    /// The height that the view has chosen, before transforms.
    package var height: Double
    /// The leading edge in the parent, from the left.
    package var x: Double
    /// The top edge in the parent.
    package var y: Double
    /// The left edge of the bounding box in the window, transforms and scrolling included.
    package var globalX: Double
    /// The top edge of that box.
    package var globalY: Double
    /// The width of that box.
    package var globalWidth: Double
    /// The height of that box.
    package var globalHeight: Double
    /// What a view or modifier says of itself, by name: `text`, `spacing`.
    package var facts: [String: String]
    /// The views inside, in drawing order.
    package var children: [LayoutTree]
}

extension ViewHost {
    /// The tree of views that take part in layout.
    package func layoutTree() -> [LayoutTree] {
        settle()
        graph.refreshProposals()
        return GraphInspector(graph).layoutRoots.map(tree)
    }

    private func tree(_ node: NodeIndex) -> LayoutTree {
        let box = graph.box(node)
        let size = graph.size(of: node), origin = graph.origin(of: node), frame = graph.globalFrame(of: node)
        let proposal = graph.proposal(of: node)
        func finite(_ side: CGFloat?) -> Double? { side.map { Double($0) } }
        var facts = Dictionary(box.description?.debugAttributes ?? [], uniquingKeysWith: { a, _ in a })
        // The text as it is shown: in the language, time zone and calendar of the view, not of the process.
        if facts["text"] != nil, let semantics = box.description?.semantics, semantics.role == .staticText {
            facts["text"] = semantics.label ?? facts["text"]
        }
        return LayoutTree(
            name: box.name, element: graph.layoutElement(of: node),
            proposedWidth: finite(proposal.width), proposedHeight: finite(proposal.height),
            width: size.width, height: size.height, x: origin.x, y: origin.y,
            globalX: frame.minX, globalY: frame.minY, globalWidth: frame.width, globalHeight: frame.height,
            facts: facts,
            children: GraphInspector(graph).children(of: node).map(tree))
    }
}

extension LayoutTree {
    /// The tree as text, one line per view: name, attributes, proposal, size and the frame in window coordinates.
    package func text(indent: String = "", isLast: Bool = true, isRoot: Bool = true) -> String {
        func number(_ value: Double) -> String { NumberText.printed(value, 4) }
        func side(_ value: Double?) -> String { value.map(number) ?? "nil" }
        let branch = isRoot ? "" : indent + (isLast ? "└ " : "├ ")
        let string = facts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        let title = name + (string.isEmpty ? "" : "(\(string))")
        var lines = "\(branch)\(title)  proposed \(side(proposedWidth))×\(side(proposedHeight))"
            + "  size \(number(width))×\(number(height))  at \(number(globalX)),\(number(globalY))\n"
        let inner = isRoot ? "" : indent + (isLast ? "  " : "│ ")
        for (index, child) in children.enumerated() {
            lines += child.text(indent: inner, isLast: index == children.count - 1, isRoot: false)
        }
        return lines
    }

    /// The trees as JSON; an infinite proposal is the string "infinity".
    package static func json(_ trees: [LayoutTree]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return try encoder.encode(trees)
    }
}
