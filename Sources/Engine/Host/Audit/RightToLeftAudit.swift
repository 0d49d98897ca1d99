import Foundation
import QuadrantCore
import QuadrantDisplayList

extension Audit {
    /// Views that are not mirrored in the other layout direction although the views around them are.
    package static let rightToLeft = Audit(identifier: "right-to-left", needsOtherDirection: true) { evidence in
        guard let others = evidence.otherDirection else { return [] }
        let own = evidence.host.layoutTree()
        guard own.count == others.count else { return [] }
        var check = MirrorCheck(width: evidence.list.size.width)
        for (tree, other) in zip(own, others) { check.visit(tree, other, in: "the window") }
        return check.findings
    }
}

/// Compares the layouts of both directions from the root to the leaves. The children of a view that is reported, of one
/// that has another size, and of one with other children are not visited, nor is a turned view: its frame is the bounds
/// of what is drawn, and a rotation is the same in both directions.
private struct MirrorCheck {
    /// The width of the window in points.
    let width: Double
    var findings: [AuditFinding] = []

    /// In points: frames are on the grid of pixels in both directions.
    private static let tolerance = 1.0

    init(width: Double) { self.width = width }

    mutating func visit(_ tree: LayoutTree, _ other: LayoutTree, in parent: String) {
        guard tree.name == other.name, !tree.isTurned,
              abs(tree.globalWidth - other.globalWidth) <= Self.tolerance else { return }
        let mirrored = width - tree.globalX - tree.globalWidth
        guard abs(other.globalX - mirrored) <= Self.tolerance else {
            if tree.isSeen(in: width) { findings.append(finding(tree, other, mirrored, parent)) }
            return
        }
        guard tree.children.count == other.children.count else { return }
        for (child, otherChild) in zip(tree.children, other.children) { visit(child, otherChild, in: tree.name) }
    }

    private func finding(_ tree: LayoutTree, _ other: LayoutTree, _ mirrored: Double, _ parent: String)
        -> AuditFinding {
        let title = tree.title
        let view = title == tree.name ? title : "\(tree.name) \"\(title)\""
        let x = AuditFinding.plain
        return AuditFinding(
            audit: "right-to-left", view: title,
            frame: AccessibilityNode.Frame(x: tree.globalX, y: tree.globalY, width: tree.globalWidth,
                                           height: tree.globalHeight),
            message: "\(view) is not mirrored in \(parent): x is \(x(tree.globalX)) in one direction and "
                + "\(x(other.globalX)) in the other, where \(x(mirrored)) is its mirror image.",
            rule: "Views are mirrored in right-to-left languages (Human Interface Guidelines, Right to left).",
            fix: "Use alignment or padding(.leading) instead of x coordinates, or compute them from layoutDirection.")
    }
}

extension LayoutTree {
    fileprivate func isSeen(in width: Double) -> Bool {
        globalWidth > 0 && globalHeight > 0 && globalX < width && globalX + globalWidth > 0 && element != .spacer
    }

    fileprivate var isTurned: Bool {
        [.rotationEffect, .rotation3DEffect, .transformEffect].contains(element)
    }

    /// The first text inside, else the name of the view.
    fileprivate var title: String { firstText ?? name }

    private var firstText: String? { facts["text"] ?? children.lazy.compactMap(\.firstText).first }
}
