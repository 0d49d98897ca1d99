import Foundation
import QuadrantCore
import QuadrantGeometry

/// The stack rules over layout subviews, which `HStackLayout` and `VStackLayout` share with the views.
struct StackLine: Sendable {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        subviews.line(rule, proposal)
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        subviews.placeLine(rule, bounds, proposal)
    }

    private var rule: StackRule { StackRule(axis: axis, alignment: alignment, spacing: spacing.map { Double($0) }) }
}
