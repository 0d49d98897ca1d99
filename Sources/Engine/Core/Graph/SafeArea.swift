package import Foundation
package import QuadrantGeometry
package import QuadrantGraph

extension ViewGraph {
    /// The safe area insets of `node`; 0 on edges that lie inside the safe area.
    package func safeArea(of node: NodeIndex, registering: Bool = false) -> EdgeInsets {
        if registering { didReadPlace(of: node) }
        return safeArea(around: node, rect: CGRect(origin: .zero, size: size(of: node)))
    }

    /// The insets of a rectangle in `node`'s space, from the safe areas around it. An edge that is on the border of a
    /// safe area, within half a pixel, or beyond it has an inset up to the outer border; edges outside of that and
    /// those of rotated views have none (Docs/Layout/SafeArea.md).
    package func safeArea(around node: NodeIndex, rect: CGRect) -> EdgeInsets {
        var writer = layout[Int(node)].parent, inner = node
        var covered = CoveredEdges(nil)
        while writer != 0 {
            covered = box(writer).space?.coveredEdges ?? CoveredEdges(nil)
            if covered.insets != nil, !isBar(inner, of: writer) { break }
            if covered.hidesOuter { return EdgeInsets() }
            inner = writer
            writer = layout[Int(writer)].parent
        }
        guard writer != 0, let own = covered.insets else { return EdgeInsets() }
        let toWriter = transform(from: node, to: writer)
        guard toWriter.isRectilinear else { return EdgeInsets() }
        let here = rect.boundingBox(through: toWriter)
        let bounds = CGRect(origin: .zero, size: size(of: writer))
        let isMirrored = box(writer).childScope.isRightToLeft
        let tolerance = 0.5 * pixel + 0.001
        /// The distance of an edge from the outer border, where the edge is covered.
        func inset(_ gap: CGFloat, _ depth: CGFloat) -> CGFloat {
            if abs(gap - depth) <= 0.001 { return depth }
            return -tolerance <= gap && gap <= depth + tolerance ? gap : 0
        }
        let startGap = isMirrored ? bounds.maxX - here.maxX : here.minX
        let endGap = isMirrored ? here.minX : bounds.maxX - here.maxX
        var insets = EdgeInsets(top: inset(here.minY, own.top), leading: inset(startGap, own.leading),
                                bottom: inset(bounds.maxY - here.maxY, own.bottom),
                                trailing: inset(endGap, own.trailing))
        if writer == root || covered.hidesOuter { return insets }
        // The edges that now are on the writer's own may be covered by a safe area around that.
        let left = isMirrored ? insets.trailing : insets.leading
        let reached = CGRect(x: here.minX - left, y: here.minY - insets.top,
                             width: here.width + insets.leading + insets.trailing,
                             height: here.height + insets.top + insets.bottom)
        let outer = safeArea(around: writer, rect: reached)
        insets.top += outer.top
        insets.leading += outer.leading
        insets.bottom += outer.bottom
        insets.trailing += outer.trailing
        return insets
    }

    /// Whether `node` is the bar that covers an edge of `writer`'s content, and is not covered itself.
    private func isBar(_ node: NodeIndex, of writer: NodeIndex) -> Bool {
        writer != root && layout[Int(node)].flags.contains(.isSecondary)
    }

    var pixel: CGFloat { 1 / max(ReadScope.with(nil) { rootScope.values.displayScale }, 0.01) }
}

extension ProjectionTransform {
    /// Whether the transform maps rectangles to axis-aligned rectangles.
    package var isRectilinear: Bool {
        isAffine && ((m12 == 0 && m21 == 0) || (m11 == 0 && m22 == 0))
    }
}
