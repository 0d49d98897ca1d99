import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph
import QuadrantGeometry

extension View {
    /// Multiplies the opacity of this view: 0 or less is invisible, 1 or more is unchanged. Below 0.001 the
    /// view is not hit.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}

nonisolated struct _OpacityEffect: EffectRole, HitTestingRole, SemanticsRole, Equatable, Animatable {
    typealias Body = Never
    var opacity: Double
    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old == new ? [] : .display }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        opacity < 1 ? .opacity(max(opacity, 0)) : nil
    }
    /// The minimum opacity at which a view is hit.
    private static var minimumHit: Double { 0.001 }
    var hitPolicy: NodeBox.HitPolicy { opacity >= Self.minimumHit ? .through : .blocked }
    static var modifierName: String { "opacity" }
    func semantics(_ context: RoleContext) -> Semantics? { opacity > 0 ? nil : .hidden }
    var debugAttributes: [(String, String)] { [("opacity", "\(opacity)")] }
}
