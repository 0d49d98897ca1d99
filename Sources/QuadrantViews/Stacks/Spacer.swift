public import Foundation
public import QuadrantCore
package import QuadrantGeometry
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
    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        let least = minLength.map { Double($0) } ?? FixedLengths.spacer
        func side(_ axis: Axis) -> Double { max(proposal[axis].isNaN ? -.infinity : proposal[axis], least) }
        switch context.stackAxis {
        case .horizontal?: return SIMD2(side(.horizontal), 0)
        case .vertical?: return SIMD2(0, side(.vertical))
        case nil: return SIMD2(side(.horizontal), side(.vertical))
        }
    }
    package func ignoredSides(_ context: RoleContext) -> Axis.Set {
        context.stackAxis.map { [Axis.Set($0.cross)] } ?? []
    }
    package static var kind: LeafKind { .space }
    package func spacing(_ context: RoleContext) -> ViewSpacing { .zero }
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool { false }
    package func draw(
        _ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>, _ context: RoleContext
    ) {}
    package var debugAttributes: [(String, String)] { minLength.map { [("minLength", "\($0)")] } ?? [] }
}
