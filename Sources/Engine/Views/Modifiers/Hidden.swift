public import QuadrantCore
import QuadrantGraph

extension View {
    /// Keeps this view's space, but excludes it from drawing, hit testing and accessibility.
    nonisolated public func hidden() -> some View { modifier(Hidden()) }
}

nonisolated struct Hidden: EffectRole, SemanticsRole {
    typealias Body = Never
    var layoutElement: LayoutElement? { .hidden }
    static func changed(from old: Hidden, to new: Hidden) -> PhaseSet { [] }
    var hidesContent: Bool { true }
    func semantics(_ context: RoleContext) -> Semantics? { .hidden }
}
