package import Foundation
import QuadrantCore
package import QuadrantDisplayList
package import QuadrantGraph
import QuadrantGeometry
import QuadrantViews

/// Something of the layout that is drawn over a picture (`quadrant render --show`).
package enum LayoutOverlay: String, CaseIterable, Sendable {
    case frames, guides, spacing, proposals, spaces, baselines, redraws, charts

    fileprivate var color: Color {
        switch self {
        case .frames: Color(red: 0, green: 0.4, blue: 0.8)
        case .guides: Color(red: 0.69, green: 0.12, blue: 0.66)
        case .spacing: Color(red: 0.1, green: 0.5, blue: 0.2)
        case .proposals: Color(red: 0.72, green: 0.36, blue: 0)
        case .spaces: Color(red: 0, green: 0.47, blue: 0.5)
        case .baselines: Color(red: 0.8, green: 0.13, blue: 0.15)
        case .redraws: Color(red: 0.85, green: 0.55, blue: 0)
        case .charts: Color(red: 0.45, green: 0.2, blue: 0.75)
        }
    }
}

/// One drawn mark: a rectangle, or a line if a side is 0, in points of the window.
package struct OverlayMark: Hashable {
    /// What the mark shows, which decides its colour.
    package var overlay: LayoutOverlay
    /// In points of the window; a line if a side is 0.
    package var rect: CGRect
    /// Drawn beside the mark; empty draws none.
    package var label: String
    /// Whether the outline is dashed, as that of a proposal.
    package var isDashed = false
    /// Whether the rectangle is an area, such as a distance, and not a frame.
    package var isArea = false
}

extension ViewHost {
    /// The picture with `overlays` drawn over it, as items of its display list; `drawn` are the views that were drawn
    /// again.
    package func frame(showing overlays: Set<LayoutOverlay>, drawn: Set<NodeID> = []) -> DisplayList {
        var list = frame()
        guard !overlays.isEmpty else { return list }
        let marks = explanation().marks(overlays) + (overlays.contains(.baselines) ? Self.baselines(list) : [])
            + (overlays.contains(.redraws) ? redraws(drawn) : [])
        let configuration = HostConfiguration(size: list.size, scale: list.scale)
        let host = ViewHost(rootView: Canvas { OverlayDrawing(marks).draw(in: &$0, $1) }.ignoresSafeArea(),
                            configuration: configuration)
        list.root = Fragment([.fragment(list.root, at: .zero), .fragment(host.frame().root, at: .zero)])
        return list
    }

    /// The areas of views that were drawn again.
    private func redraws(_ drawn: Set<NodeID>) -> [OverlayMark] {
        drawn.filter { graph.tree.isLive($0) }.sorted { $0.index < $1.index }
            .map { OverlayMark(overlay: .redraws, rect: graph.globalFrame(of: $0.index), label: "", isArea: true) }
    }

    /// The baselines of the texts of a picture, a line each.
    private static func baselines(_ list: DisplayList) -> [OverlayMark] {
        DrawnText.all(in: list).flatMap { text -> [OverlayMark] in
            let lines = Set(text.item.runs.flatMap { $0.glyphs.map(\.position.y) }).sorted()
            return lines.map {
                OverlayMark(overlay: .baselines, rect: CGRect(x: text.frame.minX, y: text.frame.minY + $0,
                                                              width: text.frame.width, height: 0), label: "")
            }
        }
    }
}

extension LayoutExplanation {
    /// What the overlays draw of the record: all but baselines, which are those of the drawn texts, and redraws.
    package func marks(_ overlays: Set<LayoutOverlay>) -> [OverlayMark] {
        let shown = nodes.filter { (!$0.isInternal || $0.systemView != nil) && $0.kind != .secondary }
        var marks: [OverlayMark] = []
        if overlays.contains(.spacing) { marks += shown.flatMap(distances) }
        if overlays.contains(.proposals) { marks += shown.compactMap(proposal) }
        if overlays.contains(.frames) { marks += frames(shown) }
        if overlays.contains(.guides) { marks += unique(shown.flatMap(guideLines)) }
        if overlays.contains(.spaces) { marks += spaceAxes(shown) }
        if overlays.contains(.charts) {
            marks += nodes.flatMap { $0.details ?? [] }.flatMap(\.areas).map {
                OverlayMark(overlay: .charts, rect: CGRect($0.frame), label: $0.label, isDashed: true)
            }
        }
        return marks
    }

    private func unique(_ marks: [OverlayMark]) -> [OverlayMark] {
        var seen: Set<OverlayMark> = []
        return marks.filter { seen.insert($0).inserted }
    }

    /// The frames of views and modifiers; of equal ones, such as those of modifiers without a size, one.
    private func frames(_ shown: [Node]) -> [OverlayMark] {
        var order: [CGRect] = [], labels: [CGRect: String] = [:]
        for node in shown {
            let rect = CGRect(node.frame)
            if labels[rect] == nil { order.append(rect) }
            let isView = hasParagraph(node.id) || labels[rect] != nil && labels[rect] != ""
            labels[rect] = isView ? Self.text(node.size.width, node.size.height) : ""
        }
        return order.map { OverlayMark(overlay: .frames, rect: $0, label: labels[$0] ?? "") }
    }

    /// The proposal of a view that did not take all of it, from the corner of the view; nil and infinite sides are as
    /// long as the view.
    private func proposal(_ node: Node) -> OverlayMark? {
        guard hasParagraph(node.id) else { return nil }
        let frame = CGRect(node.frame)
        func length(_ side: Double?, _ own: Double) -> Double { side.flatMap { $0.isFinite ? $0 : nil } ?? own }
        let size = CGSize(width: length(node.proposal.width, frame.width),
                          height: length(node.proposal.height, frame.height))
        let isTaken = node.proposal.width == node.size.width && node.proposal.height == node.size.height
        if isTaken { return nil }
        return OverlayMark(overlay: .proposals, rect: CGRect(origin: frame.origin, size: size),
                           label: proposalText(node.proposal), isDashed: true)
    }

    /// Spacing between neighbours, and the insets of a padding.
    private func distances(_ node: Node) -> [OverlayMark] {
        let around = CGRect(node.frame)
        func area(_ rect: CGRect, _ length: Double) -> OverlayMark {
            OverlayMark(overlay: .spacing, rect: rect, label: Self.text(length), isArea: true)
        }
        var marks = node.spacing.compactMap { spacing -> OverlayMark? in
            let a = CGRect(nodes[spacing.before].frame), b = CGRect(nodes[spacing.after].frame)
            guard abs(spacing.length) > 0.001 else { return nil }
            if spacing.axis == .vertical {
                return area(CGRect(x: around.minX, y: min(a.maxY, b.minY), width: around.width,
                                   height: abs(b.minY - a.maxY)), spacing.length)
            }
            let (left, right) = a.minX < b.minX ? (a.maxX, b.minX) : (b.maxX, a.minX)
            return area(CGRect(x: min(left, right), y: around.minY, width: abs(right - left), height: around.height),
                        spacing.length)
        }
        if node.element == .padding, let first = node.children.first {
            let inner = CGRect(nodes[first].frame)
            let edges = [
                CGRect(x: around.minX, y: around.minY, width: around.width, height: inner.minY - around.minY),
                CGRect(x: around.minX, y: inner.maxY, width: around.width, height: around.maxY - inner.maxY),
                CGRect(x: around.minX, y: inner.minY, width: inner.minX - around.minX, height: inner.height),
                CGRect(x: inner.maxX, y: inner.minY, width: around.maxX - inner.maxX, height: inner.height),
            ]
            for (index, edge) in edges.enumerated() {
                let length = index < 2 ? edge.size.height : edge.size.width
                if length > 0.001 { marks.append(area(edge, length)) }
            }
        }
        return marks
    }

    /// The guides by which a view was placed, across what is around it.
    private func guideLines(_ node: Node) -> [OverlayMark] {
        let frame = CGRect(node.frame), around = node.parent.map { CGRect(nodes[$0].frame) } ?? frame
        let area = frame.union(around)
        return node.guides.map { guide in
            let label = guide.isSet ? "\(guide.name) \(Self.text(guide.value))" : ""
            guard guide.axis == .horizontal else {
                return OverlayMark(overlay: .guides, rect: CGRect(x: area.minX, y: frame.minY + guide.value,
                    width: area.width, height: 0), label: label, isDashed: !guide.isSet)
            }
            let x = window.layoutDirection == .rightToLeft ? frame.maxX - guide.value : frame.minX + guide.value
            return OverlayMark(overlay: .guides, rect: CGRect(x: x, y: area.minY, width: 0, height: area.height),
                               label: label, isDashed: !guide.isSet)
        }
    }

    /// The axes of each coordinate space, from its origin.
    private func spaceAxes(_ shown: [Node]) -> [OverlayMark] {
        var marks: [OverlayMark] = []
        for node in shown {
            for space in node.spaces {
                let area = space.node.map { CGRect(nodes[$0].frame) }
                    ?? CGRect(x: 0, y: 0, width: window.width, height: window.height)
                // Differences of the last bits must not make two origins of one.
                func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
                let origin = CGPoint(x: rounded(node.frame.x - space.frame.x), y: rounded(node.frame.y - space.frame.y))
                marks.append(OverlayMark(overlay: .spaces, rect: CGRect(origin: origin, size: CGSize(
                    width: max(area.maxX - origin.x, 0), height: 0)), label: space.name))
                marks.append(OverlayMark(overlay: .spaces, rect: CGRect(origin: origin, size: CGSize(
                    width: 0, height: max(area.maxY - origin.y, 0))), label: ""))
            }
        }
        return unique(marks)
    }

    private static func text(_ numbers: Double...) -> String {
        numbers.map { NumberText.rounded($0) }.joined(separator: " × ")
    }
}

extension CGRect {
    fileprivate init(_ rect: LayoutExplanation.Rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

/// Draws marks, and the labels that fit beside those before.
private struct OverlayDrawing {
    private let marks: [OverlayMark]
    private static let labelSize = 9.0, lineWidth = 1.0

    init(_ marks: [OverlayMark]) { self.marks = marks }

    func draw(in context: inout GraphicsContext, _ size: CGSize) {
        for mark in marks { draw(mark, in: context) }
        var taken: [CGRect] = []
        for mark in marks where !mark.label.isEmpty { label(mark, in: &context, size, &taken) }
    }

    private func draw(_ mark: OverlayMark, in context: GraphicsContext) {
        let rect = mark.rect, shading = GraphicsContext.Shading.color(mark.overlay.color)
        var path = Path()
        if rect.width == 0 || rect.height == 0 {
            path.move(to: rect.origin)
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        } else {
            path.addRect(rect)
        }
        if mark.isArea { context.fill(path, with: .color(mark.overlay.color.opacity(0.16))) }
        let dash: [CGFloat] = mark.isDashed ? [4, 3] : mark.isArea ? [1.5, 1.5] : []
        context.stroke(path, with: shading, style: StrokeStyle(lineWidth: Self.lineWidth, dash: dash))
    }

    /// The label beside the mark, at the first place where no other label is.
    private func label(_ mark: OverlayMark, in context: inout GraphicsContext, _ size: CGSize,
                       _ taken: inout [CGRect]) {
        var text = context.resolve(Text(mark.label).font(.system(size: Self.labelSize, weight: .semibold)))
        text.shading = .color(mark.overlay.color)
        let own = text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        let plate = CGSize(width: own.width + 4, height: own.height)
        let rect = mark.rect, center = CGPoint(x: rect.midX - plate.width / 2, y: rect.midY - plate.height / 2)
        let outside = [CGPoint(x: rect.minX, y: rect.minY - plate.height), CGPoint(x: rect.minX, y: rect.maxY),
                       CGPoint(x: rect.maxX - plate.width, y: rect.minY - plate.height),
                       CGPoint(x: rect.maxX - plate.width, y: rect.maxY), rect.origin,
                       CGPoint(x: rect.maxX, y: center.y), CGPoint(x: rect.minX - plate.width, y: center.y)]
        let places = (mark.isArea ? [center] : []) + outside
        let fitting = places.map { point in
            CGRect(x: min(max(point.x, 0), max(size.width - plate.width, 0)),
                   y: min(max(point.y, 0), max(size.height - plate.height, 0)),
                   width: plate.width, height: plate.height)
        }
        guard let place = fitting.first(where: { place in !taken.contains { $0.intersects(place) } }) else { return }
        taken.append(place)
        context.fill(Path(roundedRect: place, cornerRadius: 2), with: .color(.white.opacity(0.86)))
        context.draw(text, at: CGPoint(x: place.midX, y: place.midY))
    }
}
