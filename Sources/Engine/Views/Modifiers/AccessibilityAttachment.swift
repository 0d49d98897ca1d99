public import QuadrantCore
package import QuadrantGraph

/// The accessibility properties of a view. Those that are set one after the other are kept in one modifier, in their
/// order: a later one replaces an earlier one.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never
    var properties: [AccessibilityProperty]
}

/// One accessibility property of a view.
nonisolated enum AccessibilityProperty {
    case nothing, label(Text), value(Text), hint(Text), identifier(String), inputLabels([Text])
    case hidden(Bool), element(AccessibilityChildBehavior), sortPriority(Double)
    case added(AccessibilityTraits), removed(AccessibilityTraits), responds(Bool)
    /// A property with closures, or one that needs to know the view.
    case written((inout Semantics, RoleContext) -> Void)

    /// A detail of the element.
    static func detail(_ detail: SemanticDetail) -> AccessibilityProperty {
        .written { semantics, _ in semantics.details.append(detail) }
    }

    func write(to semantics: inout Semantics, _ context: RoleContext) {
        let environment = context.environment
        func plain(_ text: Text) -> String { text.localizedText(in: environment) ?? "" }
        switch self {
        case .nothing: break
        case .label(let text): semantics.label = plain(text)
        case .value(let text): semantics.value = plain(text)
        case .hint(let text): semantics.hint = plain(text)
        case .identifier(let identifier): semantics.identifier = identifier
        case .inputLabels(let texts): semantics.inputLabels = texts.compactMap { $0.localizedText(in: environment) }
        case .hidden(let isHidden): semantics.isHidden = isHidden || semantics.isHidden == true
        case .element(let behavior): semantics.children = behavior.rule
        case .sortPriority(let priority): semantics.sortPriority = priority
        case .added(let traits):
            semantics.added.formUnion(traits)
            semantics.removed = semantics.removed.subtracting(traits)
        case .removed(let traits):
            semantics.removed.formUnion(traits)
            semantics.added = semantics.added.subtracting(traits)
        case .responds(let responds): semantics.isDisabled = !responds
        case .written(let write):
            // The actions of outer modifiers come first.
            let known = semantics.actions
            semantics.actions = []
            write(&semantics, context)
            semantics.actions += known
        }
    }
}

extension AccessibilityAttachmentModifier: SemanticsRole {
    package static var modifierName: String { "accessibility" }
    package static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    package func semantics(_ context: RoleContext) -> Semantics? {
        var semantics = Semantics()
        for property in properties { property.write(to: &semantics, context) }
        return semantics
    }
}

extension View {
    nonisolated func adding(_ property: AccessibilityProperty)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        modifier(AccessibilityAttachmentModifier(properties: [property]))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    nonisolated func adding(_ property: AccessibilityProperty) -> ModifiedContent<Content, Modifier> {
        var copy = self
        copy.modifier.properties.append(property)
        return copy
    }
}
