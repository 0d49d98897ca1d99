import QuadrantGeometry
package import QuadrantGraph

extension LazyBox: LayoutWords {
    package static var layoutSentence: String {
        "A lazy container fills what it is proposed across, proposes nil along its axis, is as long as its lines (an "
            + "estimate for those that are not built), and places only those that are visible."
    }
    package func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let across = rule.tracks == nil ? "its own \(cross.lengthName)" : "the \(cross.lengthName) of the column"
        return LayoutReason("\(across), and a nil \(axis.lengthName)")
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        var reason = LayoutReason(
            "it fills the \(cross.lengthName) it was proposed, and is as long as its lines, built or estimated", .hugs,
            .hugs)
        reason.setRule(layout.proposal[cross].isFinite ? .fills : .ideal, cross)
        return reason
    }
    package func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let origin = layout.origin(of: child)
        return LayoutReason("in its line, after the lines before it", x: Arithmetic(origin.x), y: Arithmetic(origin.y))
    }
}
