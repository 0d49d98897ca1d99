import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Whether this view and its content take part in hit testing; with false, touches reach the views behind.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitSwitch(isOn: enabled)) }

    /// The hit testing shape of this view, in its frame: touches reach it also where nothing is drawn, and nowhere
    /// else.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(HitShape(shape: shape, isEvenOdd: eoFill))
    }

    /// The shape of this view for some purposes. Only `.interaction` has an effect.
    nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
        -> some View
    {
        modifier(HitShape(shape: shape, isEvenOdd: eoFill, isOn: kind.contains(.interaction)))
    }

    /// Disables the controls and gestures in this view; false does not enable what an outer view disables. A disabled
    /// control still covers the views behind it in hit testing.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}

/// The purposes of a view's shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// One bit for each kind.
    public var rawValue: Int
    /// A set from its bits; others have no effect.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Hit testing and the accessibility frame.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The preview of a drag. Nothing to do: previews have the shape of the view.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The preview of a context menu. Nothing to do: previews have the shape of the view.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The hover effect of a pointer. Nothing to do: hover effects have the shape of the view.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The focus ring. Nothing to do: there is no focus ring.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// The outline of accessibility elements. Nothing to do: elements have the frame of the view.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

nonisolated struct HitSwitch: HitTestingRole, Equatable {
    typealias Body = Never
    let isOn: Bool
    static var modifierName: String { "allowsHitTesting" }
    static func changed(from old: HitSwitch, to new: HitSwitch) -> PhaseSet { [] }
    var hitPolicy: NodeBox.HitPolicy { isOn ? .through : .blocked }
}

nonisolated struct HitShape<S: Shape>: HitTestingRole {
    typealias Body = Never
    let shape: S
    let isEvenOdd: Bool
    var isOn = true
    var layoutElement: LayoutElement? { .contentShape }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    var hitPolicy: NodeBox.HitPolicy { isOn ? .clipped : .through }
    func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        isOn && shape.outline(in: size, context).contains(point, eoFill: isEvenOdd)
    }
}
