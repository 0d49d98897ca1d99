import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Runs `action` when this view is tapped `count` times.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapObserver(count: count, action: action))
    }

    /// Whether this view, and what is in it, can be tapped.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitSwitch(isOn: enabled)) }

    /// The shape that takes this view's taps, in its bounds.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(HitShape(shape: shape, isEvenOdd: eoFill))
    }

    /// Whether controls in this view react.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }.modifier(HitSwitch(isOn: !disabled))
    }
}

private enum EnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the view reacts to people.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
}

nonisolated struct TapObserver: ModifierRole {
    typealias Body = Never
    let count: Int
    let action: () -> Void
    static var modifierName: String { "onTapGesture" }
    static func changed(from old: TapObserver, to new: TapObserver) -> PhaseSet { [] }
    var tapAction: (count: Int, action: () -> Void)? { (count, action) }
    var facts: [(String, String)] { count == 1 ? [] : [("count", "\(count)")] }
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
