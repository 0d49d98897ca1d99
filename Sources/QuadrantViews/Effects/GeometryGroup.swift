import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Moves what is in this view as one: when its place changes with an animation, the view goes there with all it
    /// shows, also with what has only come in on the way.
    ///
    /// Without it each text, shape and picture finds its own way from its old place to its new one, and what is new
    /// stands where it will be in the end.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroup()) }
}

private nonisolated struct GeometryGroup: EffectRole {
    typealias Body = Never
    static var modifierName: String { "geometryGroup" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    var geometry: EffectGeometry { .anchored }
}
