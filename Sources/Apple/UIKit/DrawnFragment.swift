import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// What a view of UIKit has drawn by itself.
nonisolated struct DrawnFragment: View, LeafRole {
    typealias Body = Never
    let fragment: Fragment
    func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        proposal.filled(with: SIMD2(repeating: 10))
    }
    func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
              _ context: RoleContext) {
        list.append(.fragment(fragment, at: origin.asPoint))
    }
}
