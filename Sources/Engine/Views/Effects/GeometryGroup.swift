import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Animates changes of this view's position for the whole view: its content moves with it, including content that
    /// is inserted during the animation.
    ///
    /// Without it each text, shape and image is animated from its own old position to its new one, and inserted content
    /// appears at its final position.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroup()) }
}

private nonisolated struct GeometryGroup: EffectRole {
    typealias Body = Never
    static var modifierName: String { "geometryGroup" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    var geometry: EffectGeometry { .anchored }
}
