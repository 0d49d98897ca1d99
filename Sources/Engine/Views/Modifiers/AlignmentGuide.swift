public import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Sets a horizontal guide of this view. `computeValue` receives its size and its own guides; the result is in
    /// points from the leading edge. A result that is not finite is reported, and the default is used
    /// (Docs/Layout/Alignment.md).
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(GuideWriter(key: g.key, compute: computeValue))
    }

    /// Sets a vertical guide of this view. `computeValue` receives its size and its own guides; the result is in points
    /// from the top. A result that is not finite is reported, and the default is used (Docs/Layout/Alignment.md).
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
    var layoutElement: LayoutElement? { .alignmentGuide }
    /// Closures cannot be compared, so every update invalidates.
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

extension GuideWriter {
    static var layoutSentence: String {
        "alignmentGuide has the layout of its content and tells the containers around it another position of one guide."
    }
    var writtenGuide: AlignmentKey? { key }
}
