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
        var text: LayoutText = "it fills the \(cross.lengthName) it was proposed, and is as long as its lines, built or estimated"
        if let cells = cellsReason(layout.proposal[cross]) { text = "\(text); \(cells)" }
        var reason = LayoutReason(text, .hugs, .hugs)
        reason.setRule(layout.proposal[cross].isFinite ? .fills : .ideal, cross)
        return reason
    }
    /// How many cells an adaptive track has, and why there is not one more; nil for other tracks.
    private func cellsReason(_ length: Double) -> LayoutText? {
        guard let own = rule.tracks, own.count == 1, case .adaptive(let minimum, _) = own[0].size, length.isFinite
        else { return nil }
        let count = LazyTracks(own, in: length).count, gap = own[0].spacing ?? ViewSpacing.defaultDistance
        let needed = Double(count + 1) * minimum + Double(count) * gap
        return "a line has \(count) of its adaptive cells: \(count + 1) of at least \(minimum) with \(gap) between them need \(needed)"
    }
    package func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let origin = layout.origin(of: child)
        return LayoutReason("in its line, after the lines before it", x: Arithmetic(origin.x), y: Arithmetic(origin.y))
    }
}
