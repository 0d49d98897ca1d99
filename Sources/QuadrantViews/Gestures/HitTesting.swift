import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Whether this view, and what is in it, can be tapped.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitSwitch(isOn: enabled)) }

    /// The shape that takes this view's taps, in its bounds.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(HitShape(shape: shape, isEvenOdd: eoFill))
    }

    /// Whether controls and gestures in this view react. A control that is off still covers what is behind it.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}

nonisolated struct HitSwitch: ModifierRole, Equatable {
    typealias Body = Never
    let isOn: Bool
    static var modifierName: String { "allowsHitTesting" }
    static func changed(from old: HitSwitch, to new: HitSwitch) -> PhaseSet { [] }
    var hitPolicy: NodeBox.HitPolicy { isOn ? .through : .blocked }
}

nonisolated struct HitShape<S: Shape>: ModifierRole {
    typealias Body = Never
    let shape: S
    let isEvenOdd: Bool
    static var modifierName: String { "contentShape" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    var hitPolicy: NodeBox.HitPolicy { .clipped }
    func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        shape.path(in: CGRect(origin: .zero, size: size.asSize)).contains(point, eoFill: isEvenOdd)
    }
}
