import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

extension Audit {
    /// Texts that something opaque or another text partly covers, and controls whose touches a view in front takes.
    /// What can be scrolled free, what is covered entirely, and what is under a sheet or a menu is covered on purpose.
    package static let covered = Audit(identifier: "covered") { evidence in
        evidence.hasPresentation ? [] : coveredTexts(evidence) + coveredControls(evidence)
    }

    @MainActor private static func coveredTexts(_ evidence: AuditEvidence) -> [AuditFinding] {
        let nodes = evidence.textNodes
        return evidence.texts.compactMap { text in
            guard text.opacity > 0.3, !text.isCovered, !text.item.string.isEmpty else { return nil }
            // A text is drawn in whole pixels.
            let node = nodes.first {
                $0.text == text.item.string && abs($0.frame.minX - text.frame.minX) < 1
                    && abs($0.frame.minY - text.frame.minY) < 1
            }?.node
            let way = node.map { evidence.scrollWay(of: $0) } ?? (0, 0)
            guard let cover = text.covers.last(where: { !isFreed($0, text.seen, way) }) else { return nil }
            let covered = "\(AuditFinding.plain(cover.part.width)) × \(AuditFinding.plain(cover.part.height)) points"
            return AuditFinding(
                audit: "covered", view: text.item.string, frame: .init(text.frame),
                message: "the text \"\(text.item.string)\" is covered in \(covered) by "
                    + (cover.text.map { "the text \"\($0)\"." } ?? "what is drawn in front of it."),
                rule: "Views that are written later are drawn in front, unless zIndex says otherwise; text is not covered "
                    + "(Human Interface Guidelines, Layout).",
                fix: "Give both a place in the layout (a stack, padding, safeAreaInset), or order them with zIndex.",
                other: .init(cover.bounds))
        }
    }

    /// Whether scrolling frees the text: the cover is at the end to which it can still be moved away from.
    private static func isFreed(_ cover: DrawnText.Cover, _ seen: CGRect, _ way: (up: Double, down: Double)) -> Bool {
        cover.part.height <= (cover.part.midY > seen.midY || cover.bounds.midY > seen.midY ? way.up : way.down)
    }

    @MainActor private static func coveredControls(_ evidence: AuditEvidence) -> [AuditFinding] {
        let graph = evidence.host.graph, window = CGRect(origin: .zero, size: evidence.list.size)
        let hidden = evidence.texts.filter(\.isCovered).map(\.frame)
        return evidence.host.accessibilityElements().flatMap(\.withDescendantsOfProgram).compactMap { element in
            let isHidden = hidden.contains { element.frame.contains(CGPoint(x: $0.midX, y: $0.midY)) }
            guard [.button, .link, .menu].contains(element.role), element.canPress, window.contains(element.middle),
                  !isHidden else { return nil }
            let path = graph.hitTest(element.middle), own = element.id.index
            guard let front = path.first, !path.contains(own) else { return nil }
            // A part of the control itself, or a control around the element.
            let around = Array(graph.ancestors(of: own))
            if let handler = path.first(where: { graph.responder(of: $0)?.pointer != nil }) {
                let size = graph.globalFrame(of: handler).size
                let isControl = size.width <= element.frame.width * 1.5 && size.height <= element.frame.height * 1.5
                if around.contains(handler) && isControl { return nil }
            }
            guard isDrawn(front, after: own, in: graph) else { return nil }
            let way = evidence.scrollWay(of: own), cover = graph.globalFrame(of: front)
            let need = min(cover.maxY, element.frame.maxY) - max(cover.minY, element.frame.minY)
            guard need > (cover.midY > element.middle.y ? way.up : way.down) else { return nil }
            let name = element.label.isEmpty ? element.role.rawValue : element.label
            return AuditFinding(
                audit: "covered", view: name, frame: .init(element.frame),
                message: "the \(element.role.rawValue) \"\(name)\" cannot be pressed in its middle: a view in front of "
                    + "it of \(AuditFinding.plain(cover.width)) × \(AuditFinding.plain(cover.height)) points takes the touch.",
                rule: "The frontmost view that draws at a point, or has a content shape there, is hit.",
                fix: "Put allowsHitTesting(false) on the view in front, or move it behind or beside the control.",
                other: .init(cover))
        }
    }

    /// Whether a view is drawn after another one, as far as the order of the program says: `zIndex` is not considered.
    /// False where one is a part of the other.
    @MainActor private static func isDrawn(_ front: NodeIndex, after back: NodeIndex, in graph: ViewGraph) -> Bool {
        let over = Array(graph.ancestors(including: front)), under = Array(graph.ancestors(including: back))
        guard !over.contains(back), !under.contains(front) else { return false }
        // The innermost node around both that places them, as layout children or as parts of a modifier.
        for shared in over where under.contains(shared) {
            let children = GraphInspector(graph).children(of: shared)
            // A control may be transparent to layout: then the child is a part of it.
            func index(of node: NodeIndex, _ around: [NodeIndex]) -> Int? {
                children.firstIndex { around.contains($0) || graph.ancestors(of: $0).contains(node) }
            }
            guard let first = index(of: front, over), let second = index(of: back, under) else { continue }
            // What a background has inside is drawn first.
            return graph.layoutElement(of: shared) == .background ? first < second : first > second
        }
        return false
    }
}
