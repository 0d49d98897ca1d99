package import Foundation
package import QuadrantCore
import QuadrantGeometry
import QuadrantDisplayList

/// A layout that measures its child with twelve proposed widths, 10 to 120 points, and takes the width of one result.
package struct ProposalSampler: Layout {
    /// The number of the proposal whose result is used: 1 to 12.
    package let question: Int
    package init(question: Int) { self.question = question }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let only = subviews.first else { return .zero }
        let widths = (1...12).map { only.sizeThatFits(ProposedViewSize(width: CGFloat($0) * 10, height: 10)).width }
        return CGSize(width: widths[question - 1], height: 10)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(width: 120, height: 10))
    }
}

/// A leaf as wide as its proposal, except for one of an `ProposalSampler`'s proposals.
package nonisolated struct Stepped: LeafRole {
    package typealias Body = Never
    package static var layoutSentence: String { "A test's view answers sizes in steps." }
    package let question: Int
    package let width: Double
    package init(question: Int, width: Double) {
        self.question = question
        self.width = width
    }

    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        let offered = proposal.sides.x
        return SIMD2(offered == Double(question) * 10 ? width : offered.isNaN ? 10 : min(offered, 1_000), 10)
    }
    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {}
}
