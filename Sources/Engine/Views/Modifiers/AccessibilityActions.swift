public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

/// An action that assistive technology can trigger.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable { case `default`, escape, magicTap, delete, showMenu, named(Text) }
    let kind: Kind

    /// The default action, which replaces a tap.
    public static let `default` = AccessibilityActionKind(kind: .default)
    /// Dismisses a presentation; its action is named "escape".
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// The main action of a screen; its action is named "magic tap".
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    /// Deletes the element; its action is named "delete".
    public static let delete = AccessibilityActionKind(kind: .delete)
    /// Opens the menu of the element; its action is named "show menu".
    public static let showMenu = AccessibilityActionKind(kind: .showMenu)

    /// A custom action named `name`.
    public init(named name: Text) { kind = .named(name) }
    private init(kind: Kind) { self.kind = kind }

    func name(in environment: EnvironmentValues) -> String? {
        switch kind {
        case .default: nil
        case .escape: "escape"
        case .magicTap: "magic tap"
        case .delete: "delete"
        case .showMenu: "show menu"
        case .named(let text): text.localizedText(in: environment) ?? ""
        }
    }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Equatable, Hashable, Sendable {
    /// One step up.
    case increment
    /// One step down.
    case decrement
}

extension View {
    /// Adds an action to this view's accessibility elements; the default kind is their press action.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.action(actionKind, handler))
    }

    /// Adds a named action to this view's accessibility elements.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }
    /// Adds an action whose name is a localized text.
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityAction(named: Text(nameKey), handler)
    }
    /// Adds an action whose name is `name` as it is, not localized.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds an action whose name is the text of `label`, which is not drawn; a label without text has an empty name.
    nonisolated public func accessibilityAction<Label: View>(action: @escaping () -> Void,
                                                             @ViewBuilder label: () -> Label) -> some View {
        let label = label()
        return modifier(SemanticsNote { semantics, environment in
            let name = spoken(label, in: environment) ?? ""
            semantics.actions.append(SemanticAction(name: name, perform: action))
        })
    }

    /// Sets the action for increments and decrements of this view's accessibility elements.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        adding(.written { semantics, _ in semantics.adjust = { handler($0 ? .increment : .decrement) } })
    }

    /// Adds an action for each direction in which assistive technology can scroll; `handler` receives the edge towards
    /// which to scroll.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        adding(.scrollAction(handler))
    }
}

extension AccessibilityProperty {
    static func action(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> AccessibilityProperty {
        .written { semantics, context in
            if let name = kind.name(in: context.environment) {
                semantics.actions.append(SemanticAction(name: name, perform: handler))
            } else {
                semantics.press = handler
            }
        }
    }

    static func scrollAction(_ handler: @escaping (Edge) -> Void) -> AccessibilityProperty {
        .written { semantics, _ in
            for (name, edge) in [("Scroll up", Edge.top), ("Scroll down", .bottom), ("Scroll left", .leading),
                                 ("Scroll right", .trailing)] {
                semantics.actions.append(SemanticAction(name: name, perform: { handler(edge) }))
            }
        }
    }
}

/// A modifier of accessibility properties that contains closures.
nonisolated struct SemanticsNote: SemanticsRole {
    typealias Body = Never
    let fill: (inout Semantics, EnvironmentValues) -> Void
    init(_ fill: @escaping (inout Semantics, EnvironmentValues) -> Void) { self.fill = fill }
    static var modifierName: String { "accessibility" }
    static func changed(from old: SemanticsNote, to new: SemanticsNote) -> PhaseSet { [] }
    func semantics(_ context: RoleContext) -> Semantics? {
        var semantics = Semantics()
        fill(&semantics, context.environment)
        return semantics
    }
}
