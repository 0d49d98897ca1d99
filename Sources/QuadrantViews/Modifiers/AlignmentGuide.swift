public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Sets one of this view's horizontal guides. The closure gets the view's size and guides, in points.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideWriter(key: g.key, compute: computeValue))
    }

    /// Sets one of this view's vertical guides. The closure gets the view's size and guides, in points.
    nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat)
        -> some View
    {
        modifier(GuideWriter(key: g.key, compute: computeValue))
    }
}

nonisolated struct GuideWriter: LayoutRole, LifecycleRole {
    typealias Body = Never
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
    static var modifierName: String { "alignmentGuide" }
    /// A closure may have captured anything.
    static func changed(from old: GuideWriter, to new: GuideWriter) -> PhaseSet { [.measure, .place] }

    func appeared(_ context: RoleContext) { context.marksGuides() }
    func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> Double? {
        guard key == self.key else { return child.explicit(key, size, proposal) }
        let value = Double(compute(child.dimensions(size, proposal)))
        if value.isFinite { return value }
        child.context.report { path in
            Diagnostic(what: "alignmentGuide computed \(value); the guide's default is used.", at: path,
                         rule: "Guides are finite numbers of points.", fix: "Check the closure for a division by zero.")
        }
        return nil
    }
}
