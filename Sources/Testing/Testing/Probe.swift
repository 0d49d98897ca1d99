import Foundation
package import QuadrantCore
package import QuadrantGraph
import QuadrantGeometry
import QuadrantDisplayList

/// A box of fixed size, whatever the proposal, for tests that are not about text or drawing.
package nonisolated struct Probe: View, Equatable {
    package typealias Body = Never
    package static var layoutSentence: String { "A test's box has a fixed size." }
    package let name: String
    package let width: Double
    package let height: Double

    package init(_ name: String, _ width: Double, _ height: Double) {
        self.name = name
        self.width = width
        self.height = height
    }
}

extension Probe: LeafRole {
    package static func changed(from old: Probe, to new: Probe) -> PhaseSet {
        if old == new { return [] }
        return old.width == new.width && old.height == new.height ? .display : [.measure, .display]
    }
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> { SIMD2(width, height) }
    package func sides(_ context: RoleContext) -> ProposalSides { .ignored }
    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
        _ context: RoleContext) {
        let bounds = CGRect(origin: .zero, size: size.asSize)
        list.append(.shape(ShapeItem(path: Path(bounds), frame: bounds.offsetBy(dx: origin.x, dy: origin.y),
            paint: .black)))
    }
    package var debugAttributes: [(String, String)] { [(Tag.fact, name)] }
}

/// Names a view, so that a harness finds its node. Does not affect layout or drawing.
package nonisolated struct Tag: LayoutRole {
    package typealias Body = Never
    static let fact = "tag"
    let name: String
    package static var modifierName: String { "tagged" }
    package static var layoutSentence: String { "A test's tag has the layout of its content." }
    package static func changed(from old: Tag, to new: Tag) -> PhaseSet { [] }
    package var debugAttributes: [(String, String)] { [(Tag.fact, name)] }
}

extension View {
    /// Names this view for the harness, without an effect on layout and drawing.
    nonisolated package func tagged(_ name: String) -> some View { modifier(Tag(name: name)) }
}
