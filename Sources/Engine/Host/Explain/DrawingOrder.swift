import QuadrantCore
import QuadrantGeometry

// What is drawn in front of a view: found in the record alone.

/// The nodes of a record that fill their frame with one opaque colour, found by place.
struct OpaqueFills {
    private typealias Cell = SIMD2<Int>

    /// The nodes by the cells that they reach into, in the order of the program.
    private var cells: [Cell: [Int]] = [:]
    /// Those that reach into too many cells to be listed in each.
    private var large: [Int] = []
    private(set) var nodes: Set<Int> = []

    /// In points.
    private static let side = 128.0
    /// More cells than this are not listed one by one.
    private static let maxCells = 64.0
    /// Where more are over one another, the last ones are considered.
    private static let maxFills = 64

    init(_ record: LayoutExplanation) {
        for node in record.nodes where Self.isFill(node) {
            nodes.insert(node.id)
            if let own = Self.cells(of: node.frame) {
                for cell in own { cells[cell, default: []].append(node.id) }
            } else {
                large.append(node.id)
            }
        }
    }

    /// The fills that may be over a frame, in the order of the program.
    func near(_ frame: LayoutExplanation.Rect) -> [Int] {
        if nodes.isEmpty { return [] }
        var found = Set(large.suffix(Self.maxFills))
        for cell in Self.cells(of: frame) ?? [] { found.formUnion((cells[cell] ?? []).suffix(Self.maxFills)) }
        return found.sorted()
    }

    private static func isFill(_ node: LayoutExplanation.Node) -> Bool {
        guard node.children.isEmpty, node.frame.width > 0, node.frame.height > 0, !node.isHidden,
              let fill = node.attributes["fill"] ?? node.attributes["color"] ?? node.attributes["style"]
        else { return false }
        return !translucent.contains { fill.contains($0) }
            && (fill.hasSuffix("FF") || !fill.hasPrefix("#") || fill.count < 9)
    }

    /// Words in the description of a style that may let something through.
    private static let translucent = [
        "%", "clear", "radient", "aterial", "econdary", "ertiary", "uaternary", "eparator",
    ]

    /// The cells that a frame reaches into; nil for too many, and for a frame that is not finite.
    private static func cells(of frame: LayoutExplanation.Rect) -> [Cell]? {
        func range(_ start: Double, _ length: Double) -> ClosedRange<Double> {
            (start / side).rounded(.down)...((start + max(length, 0)) / side).rounded(.down)
        }
        guard frame.x.isFinite, frame.y.isFinite, frame.width.isFinite, frame.height.isFinite,
              max(abs(frame.x), abs(frame.y), frame.width, frame.height) < 1e12 else { return nil }
        let x = range(frame.x, frame.width), y = range(frame.y, frame.height)
        guard (x.upperBound - x.lowerBound + 1) * (y.upperBound - y.lowerBound + 1) <= maxCells else { return nil }
        return (Int(x.lowerBound)...Int(x.upperBound)).flatMap { column in
            (Int(y.lowerBound)...Int(y.upperBound)).map { Cell(column, $0) }
        }
    }
}

extension LayoutExplanation {
    /// The line that says what covers a part of a text, an image or a control; nil where nothing does.
    func frontLine(_ id: Int, _ fills: OpaqueFills) -> Line? {
        let node = nodes[id]
        guard hasParagraph(id), !fills.nodes.contains(id),
              node.text != nil || node.element == .image || node.systemView != nil,
              node.frame.width > 0, node.frame.height > 0 else { return nil }
        let near = fills.near(node.frame)
        if near.isEmpty { return nil }
        let around = [node] + ancestors(node), own = around.map(\.id)
        // Content is drawn over backgrounds on purpose.
        if around.contains(where: { $0.kind == .secondary && isBackground($0) }) { return nil }
        var found: (fill: Int, branch: Int, shared: Int)?
        for fill in near where isOver(nodes[fill].frame, node.frame) {
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

    /// Whether a view is that of a background.
    private func isBackground(_ node: Node) -> Bool { node.parent.map { nodes[$0].element == .background } ?? false }

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
