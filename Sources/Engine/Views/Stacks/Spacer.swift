public import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantDisplayList

/// Space that takes the remaining length of its stack, after all other views; on both axes outside of a stack.
public nonisolated struct Spacer: View, Sendable {
    public typealias Body = Never
    /// The minimum length along the stack, in points; nil is 8 (Docs/Layout/Primitives.md).
    public var minLength: CGFloat?
    /// `minLength` is in points; nil is 8.
    @inlinable public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafRole {
    package static var layoutElement: LayoutElement? { .spacer }
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        let minimum = minLength.map { Double($0) } ?? FixedLengths.spacer
        func side(_ axis: Axis) -> Double { max(proposal[axis].isUnspecified ? -.infinity : proposal[axis], minimum) }
        switch context.stackAxis {
        case .horizontal?: return SIMD2(side(.horizontal), 0)
        case .vertical?: return SIMD2(0, side(.vertical))
        case nil: return SIMD2(side(.horizontal), side(.vertical))
        }
    }
    package func sides(_ context: RoleContext) -> ProposalSides {
        context.stackAxis.map { ProposalSides(ignored: Axis.Set($0.cross), growing: Axis.Set($0)) } ?? .growing
    }
    package static var kind: LeafKind { .space }
    package func spacing(_ context: RoleContext) -> ViewSpacing { .zero }
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool { false }
    package func draw(
        _ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>, _ context: RoleContext
    ) {}
    package var debugAttributes: [(String, String)] { minLength.map { [("minLength", "\($0)")] } ?? [] }
}

extension Spacer {
    package static var layoutSentence: String {
        "A spacer takes all the length it is offered along the axis of its stack, at least its minimum, is asked last, "
            + "and has no length across."
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        let axis = layout.context.stackAxis
        var reason = LayoutReason("", .fixed, .fixed)
        let minimum = minLength.map { Double($0) } ?? FixedLengths.spacer
        var words: [String] = []
        for one in Axis.allCases where axis == nil || axis == one {
            let offered = layout.proposal[one]
            if offered.isUnspecified || offered < minimum {
                reason.setRule(.clamped, one)
                words.append("it has its minimum \(one.lengthName), as it was proposed \(NumberText.words(offered))")
            } else {
                reason.setRule(.fills, one)
                reason[one] = Arithmetic(offered)
                words.append("it fills the \(one.lengthName) it was proposed")
            }
        }
        if axis != nil { words.append("it has no length across the stack") }
        reason.text = LayoutText(words.joined(separator: "; "))
        return reason
    }
}
