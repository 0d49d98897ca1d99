import QuadrantCore
import QuadrantGeometry

// What is drawn in front of a view: found in the record alone.

extension LayoutExplanation {
    /// The nodes that fill their frame with one opaque colour.
    var opaqueFills: [Int] {
        nodes.indices.filter { id in
            let node = nodes[id]
            guard node.children.isEmpty, node.frame.width > 0, node.frame.height > 0, !node.isHidden,
                  let fill = node.attributes["fill"] ?? node.attributes["color"] ?? node.attributes["style"]
            else { return false }
            return !Self.translucent.contains { fill.contains($0) }
                && (fill.hasSuffix("FF") || !fill.hasPrefix("#") || fill.count < 9)
        }
    }

    /// Words in the description of a style that may let something through.
    private static let translucent = [
        "%", "clear", "radient", "aterial", "econdary", "ertiary", "uaternary", "eparator",
    ]

    /// The line that says what covers a part of a text, an image or a control; nil where nothing does.
    func frontLine(_ id: Int, _ fills: [Int]) -> Line? {
        let node = nodes[id]
        guard hasParagraph(id), node.text != nil || node.element == .image || node.systemView != nil,
              node.frame.width > 0, node.frame.height > 0,
              // Content is drawn over backgrounds on purpose.
              !([node] + ancestors(node)).contains(where: { $0.kind == .secondary }) else { return nil }
        let own = fills.isEmpty ? [] : [id] + ancestors(node).map(\.id)
        var found: (fill: Int, branch: Int, shared: Int)?
        for fill in fills where isOver(nodes[fill].frame, node.frame) {
            let way = [fill] + ancestors(nodes[fill]).map(\.id)
            guard let b = way.firstIndex(where: own.contains), let a = own.firstIndex(of: way[b]), a > 0, b > 0,
                  isInFront(way[b - 1], of: own[a - 1], in: way[b]), isSeen(node, under: nodes[fill].frame)
            else { continue }
            found = (fill, way[b - 1], way[b])
        }
        guard let found else { return nil }
        let frame = nodes[found.fill].frame
        let width = min(frame.x + frame.width, node.frame.x + node.frame.width) - max(frame.x, node.frame.x)
        let height = min(frame.y + frame.height, node.frame.y + node.frame.height) - max(frame.y, node.frame.y)
        let inner = view(in: nodes[found.branch]).id
        let name = inner == found.fill ? title(inner) : "\(title(found.fill)) of \(title(inner))"
        let size: LayoutText = "\(width) × \(height)"
        return Line(
            topic: "order",
            text: "\(name) is drawn over \(size.string) of it: of the views in \(title(found.shared)), one that is "
                + "written later is drawn in front, unless .zIndex says otherwise",
            node: found.fill)
    }

    private func isOver(_ a: Rect, _ b: Rect) -> Bool {
        min(a.x + a.width, b.x + b.width) - max(a.x, b.x) > 2
            && min(a.y + a.height, b.y + b.height) - max(a.y, b.y) > 2
    }

    /// Whether the clips around a node leave a part of it that a frame covers.
    private func isSeen(_ node: Node, under frame: Rect) -> Bool {
        ancestors(node).allSatisfy { !$0.clips || isOver($0.frame, frame) && isOver($0.frame, node.frame) }
    }

    /// Whether a branch of a container or a modifier is drawn in front of another one.
    private func isInFront(_ front: Int, of back: Int, in shared: Int) -> Bool {
        if nodes[shared].element == .background { return nodes[back].kind == .secondary }
        if nodes[front].zIndex != nodes[back].zIndex { return nodes[front].zIndex > nodes[back].zIndex }
        return front > back
    }
}
