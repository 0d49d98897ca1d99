import Foundation
package import QuadrantCore
import QuadrantGraph

// The accessibility of controls. A control applies a modifier around its drawing:
//
//     .semantics(.slider) {
//         $0.label = spoken(label)                        // a view that is not drawn but names the control
//         $0.value = "50 %"                               // what is read out
//         $0.number = SemanticNumber(0.5, in: 0...1)      // where it holds one
//         $0.adjust = { isUp in step(isUp) }              // one step; likewise setNumber, setText, press
//     }
//
// The closure runs on request, and never during layout or drawing: it may read bindings. The elements inside a control
// are combined into one element, whose label is their text unless the control sets one; containers (`.group`, `.list`,
// `.tabBar`, …) keep them separate, and `children` overrides both. Whether it is enabled is read from the environment.
// Without a `press` action a press taps the centre, so a control that recognizes taps needs none. `isOn` is for toggles
// and selectable elements, `isFocused` for fields.

extension View {
    /// Makes this view one accessibility element.
    nonisolated package func semantics(_ role: AccessibilityRole,
                                       _ fill: @escaping (inout Semantics, EnvironmentValues) -> Void) -> some View {
        modifier(SemanticsWriter(role: role, fill: fill))
    }

    nonisolated package func semantics(
        _ role: AccessibilityRole, _ fill: @escaping (inout Semantics) -> Void = { _ in }
    ) -> some View {
        modifier(SemanticsWriter(role: role) { semantics, _ in fill(&semantics) })
    }
}

nonisolated struct SemanticsWriter: SemanticsRole {
    typealias Body = Never
    let role: AccessibilityRole
    let fill: (inout Semantics, EnvironmentValues) -> Void
    static var modifierName: String { "semantics" }
    static func changed(from old: SemanticsWriter, to new: SemanticsWriter) -> PhaseSet { [] }

    func semantics(_ context: RoleContext) -> Semantics? {
        let environment = context.environment
        var semantics = Semantics(role: role)
        if role.isControl {
            semantics.isDisabled = !environment.isEnabled
            semantics.shortcut = environment.keyboardShortcut
        }
        fill(&semantics, environment)
        return semantics
    }
}
