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

/// A view whose text is known without adding it to the tree.
package protocol SpokenView {
    func localizedText(in environment: EnvironmentValues) -> String?
}

/// The text of a view that names a control and is not shown.
package func spoken<V: View>(_ view: V, in environment: EnvironmentValues = EnvironmentValues()) -> String? {
    (view as? any SpokenView)?.localizedText(in: environment)
}

extension Text: SpokenView {
    package func localizedText(in environment: EnvironmentValues) -> String? {
        let text = spans.map { span in
            switch span.content {
            case .verbatim(let string): string
            case .localized(let key): key.localizedText(in: environment)
            case .attributed(let string): String(string.characters)
            case .image(let image): image.localizedText(in: environment) ?? ""
            case .late(let late): late.make(environment)
            case .dated(let clock): clock.text(environment.now, environment)
            }
        }.joined()
        return text.isEmpty ? nil : text
    }
}

extension LocalizedStringKey {
    /// Without the marks of Markdown, which are not read.
    fileprivate func localizedText(in environment: EnvironmentValues) -> String {
        let parts = inLanguage(of: environment.locale).inflected(in: environment.locale).parts
        return (InlineMarkdown.isIn(parts) ? InlineMarkdown.parse(parts).map(\.part) : parts).map { part in
            switch part {
            case .literal(let string): string
            case .value(let value): value.format(environment.locale)
            case .text(let text): text.localizedText(in: environment) ?? ""
            }
        }.joined()
    }
}

extension Image: SpokenView {
    /// The accessibility label of the image; nil for a decorative image.
    package func localizedText(in environment: EnvironmentValues) -> String? {
        switch spokenAs {
        case .nothing: return nil
        case .label(let text): return text.localizedText(in: environment)
        case .name: break
        }
        switch source {
        case .symbol(let name):
            return name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
        case .named(let name, _): return name
        case .pixels, .drawn: return nil
        }
    }
}

extension TupleView: SpokenView {
    package func localizedText(in environment: EnvironmentValues) -> String? {
        let texts = Mirror(reflecting: value).children.compactMap { child in
            (child.value as? any SpokenView)?.localizedText(in: environment)
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension ModifiedContent: SpokenView where Content: View, Modifier: ViewModifier {
    package func localizedText(in environment: EnvironmentValues) -> String? { spoken(content, in: environment) }
}
