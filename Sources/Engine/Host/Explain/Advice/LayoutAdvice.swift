import QuadrantCore
import QuadrantGeometry

// Advice for common mistakes. Each piece is found in the record alone: `evidence` says which numbers of it show the
// mistake, `fix` one change. A mistake that the record does not show for certain is not reported.

extension LayoutExplanation {
    /// Looks for one mistake at a node; nil if the node does not show it.
    typealias Adviser = @Sendable (LayoutExplanation, Node) -> Advice?

    /// All advisers, in the order in which their advice is given.
    static let advisers: [Adviser] = [
        backgroundAfterPosition, backgroundAfterOffset, offsetOverNeighbour, readerTakesSpace, readerPlacesTopLeading,
        readerCollapses, limitWithoutEffect, textCutByPriority, spacerInScrollView, frameAfterBackground,
        stackGrownByGuide, guideNotPassedOn, outsideWindow, safeAreaInsideFrame,
        labelFromFixedWidth, preferenceLoop,
    ]

    /// Fills in the advice of every node.
    mutating func writeAdvice() {
        // Of the views of a ViewThatFits, one is shown.
        var isShown = nodes.map { !$0.isHidden }
        for id in nodes.indices { isShown[id] = isShown[id] && nodes[id].parent.map { isShown[$0] } ?? true }
        for id in nodes.indices where isShown[id] && (!nodes[id].isInternal || nodes[id].systemView != nil) {
            nodes[id].advice = Self.advisers.compactMap { $0(self, nodes[id]) }
        }
    }

    // MARK: queries

    func number(_ value: Double) -> String { NumberText.words(value) }
    func sizeText(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

    func length(_ size: Size, _ axis: Axis) -> Double { axis == .horizontal ? size.width : size.height }
    func side(_ proposal: Proposal, _ axis: Axis) -> Double? {
        axis == .horizontal ? proposal.width : proposal.height
    }

    /// The nodes inside a modifier, from the outside in: modifiers of its size, then the first other node.
    func inwards(_ node: Node) -> [Node] {
        var found: [Node] = [], at = node.children.first
        while let id = at {
            found.append(nodes[id])
            guard nodes[id].kind == .modifier, nodes[id].size == node.size else { break }
            at = nodes[id].children.first
        }
        return found
    }

    /// The nearest container around, with the modifiers between, from the inside out.
    func outwards(_ node: Node) -> (modifiers: [Node], container: Node?) {
        var modifiers: [Node] = [], at = node.parent
        while let id = at {
            if nodes[id].kind == .container || nodes[id].kind == .secondary { return (modifiers, nodes[id]) }
            modifiers.append(nodes[id])
            at = nodes[id].parent
        }
        return (modifiers, nil)
    }

    /// The view inside modifiers.
    package func view(in node: Node) -> Node {
        var at = node
        while at.kind == .modifier || at.kind == .secondary, let inner = at.children.first { at = nodes[inner] }
        return at
    }

    func content(ofBackground node: Node) -> Node? {
        node.children.map { nodes[$0] }.first { $0.kind == .secondary }
    }

    /// The nodes around a node, innermost first.
    package func ancestors(_ node: Node) -> [Node] {
        var found: [Node] = [], at = node.parent
        while let id = at {
            found.append(nodes[id])
            at = nodes[id].parent
        }
        return found
    }

    /// Whether a background only measures: a reader, or a colour that is not seen.
    func isUnseen(_ node: Node) -> Bool {
        let inner = view(in: node)
        if inner.element == .geometryReader { return true }
        return inner.attributes.values.contains { $0 == "clear" || $0.hasSuffix("#00000000") }
            || inner.attributes["style"]?.contains("clear") == true
    }

    func stackAxis(_ node: Node) -> Axis? {
        switch node.element {
        case .hStack, .lazyHStack: .horizontal
        case .vStack, .lazyVStack, .content: .vertical
        default: nil
        }
    }

    func overlap(_ a: Rect, _ b: Rect) -> Double {
        let width = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
        let height = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
        return width > 0 && height > 0 ? min(width, height) : 0
    }
}
