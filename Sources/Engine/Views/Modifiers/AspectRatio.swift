public import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Keeps width ÷ height at `aspectRatio`, inside the proposal or covering it; nil is that of the ideal size. A
    /// ratio that is not a finite number leaves the proposal as it is (Docs/Layout/Modifiers.md).
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatio(ratio: aspectRatio.map { SIMD2(Double($0), 1) }, contentMode: contentMode))
    }

    /// Keeps the ratio of width to height of `aspectRatio`, inside the proposal or covering it. A ratio that is not a
    /// finite number leaves the proposal as it is. Where only one side is proposed both modes use that side.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatio(ratio: SIMD2(aspectRatio), contentMode: contentMode))
    }

    /// Proposes this view the largest size of its ideal aspect ratio that fits the proposal.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Proposes this view the smallest size of its ideal aspect ratio that covers the proposal, which it then
    /// overflows.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

nonisolated struct AspectRatio: Equatable, LayoutRole {
    typealias Body = Never
    var ratio: SIMD2<Double>?
    var contentMode: ContentMode
    var layoutElement: LayoutElement? { .aspectRatio }
    static func changed(from old: AspectRatio, to new: AspectRatio) -> PhaseSet { old == new ? [] : [.measure, .place] }

    private func offered(_ proposal: Proposal, _ child: ModifierChild) -> Proposal {
        if proposal.sides.x.isUnspecified, proposal.sides.y.isUnspecified { return proposal }
        var sides = ratio ?? child.size(.unspecified)
        if ratio == nil, !(sides.x > 0) { return proposal }
        if !(sides.x / sides.y).isFinite { return proposal }
        if sides.y < 0 { sides = -sides }
        if sides.x == sides.y { sides = SIMD2(1, 1) }
        let available = proposal.sides / sides
        let scale: Double
        if available.x.isUnspecified || available.y.isUnspecified {
            scale = available.x.isUnspecified ? available.y : available.x
        } else {
            scale = contentMode == .fit ? min(available.x, available.y) : max(available.x, available.y)
        }
        // Of a ratio of 0 every width is 0, and the height that belongs to another width has no limit.
        if sides.x == 0 { return Proposal(0, scale == .infinity ? .unspecified : max(scale * sides.y, 0)) }
        return Proposal(pointwiseMax(sides * scale, SIMD2()))
    }
    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> { child.size(offered(proposal, child)) }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        child.centered(in: size, offered(proposal, child))
    }
    func priority(_ child: ModifierChild) -> Double { 0 }
    var debugAttributes: [(String, String)] {
        [("ratio", ratio.map { "\($0.x / $0.y)" } ?? "own"), ("contentMode", "\(contentMode)")]
    }
}

extension AspectRatio {
    static var layoutSentence: String {
        "aspectRatio proposes the largest size of its ratio that fits what it is proposed (the smallest that fills it), "
            + "has the size its content answers, and centres it."
    }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        if layout.proposal == .unspecified { return LayoutReason("nil on both sides, as .aspectRatio was proposed") }
        let ratio = ratio.map { "the ratio \(NumberText.words($0.x / $0.y))" } ?? "its content's own ratio"
        let which = contentMode == .fit ? "the largest size that fits" : "the smallest size that fills"
        return LayoutReason("\(which) what .aspectRatio was proposed, at \(ratio)")
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("the size that its content answers to a proposal of the ratio")
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? { .aligned(child, .center, layout) }
}
