package import Foundation
package import QuadrantGeometry
package import QuadrantGraph

extension ViewGraph {
    /// The safe area insets of `node`; 0 on edges where it does not touch the safe area's border.
    package func safeArea(of node: NodeIndex, registering: Bool = false) -> EdgeInsets {
        if registering { didReadPlace(of: node) }
        return safeArea(around: node, rect: CGRect(origin: .zero, size: size(of: node)))
    }

    /// The insets of a rectangle in `node`'s space, from the nearest safe area around it. An edge has an inset if it is
    /// on the safe area's border, within half a pixel; rotated views have none (Docs/Layout/SafeArea.md).
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
        // An inset of the writer's own edge also applies to this node, if both edges coincide.
        let isOutermost = writer == root || covered.hidesOuter
        let outer = isOutermost ? EdgeInsets() : safeArea(around: writer, rect: bounds)
        let isMirrored = box(writer).childScope.isRightToLeft
        let tolerance = 0.5 * pixel + 0.001
        func inset(_ gap: CGFloat, _ own: CGFloat, _ outer: CGFloat) -> CGFloat {
            abs(gap - own) <= tolerance ? own + outer : 0
        }
        let startGap = isMirrored ? bounds.maxX - here.maxX : here.minX
        let endGap = isMirrored ? here.minX : bounds.maxX - here.maxX
        return EdgeInsets(top: inset(here.minY, own.top, outer.top),
                          leading: inset(startGap, own.leading, outer.leading),
                          bottom: inset(bounds.maxY - here.maxY, own.bottom, outer.bottom),
                          trailing: inset(endGap, own.trailing, outer.trailing))
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
