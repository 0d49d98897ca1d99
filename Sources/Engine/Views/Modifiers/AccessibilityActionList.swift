public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Adds the buttons of `content`, which is not drawn, as actions to this view's accessibility elements, named by
    /// their labels.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(ActionList(content: content().modifier(Undrawn()), category: nil))
    }

    /// Adds the buttons of `content`, which is not drawn, as actions of a category to this view's accessibility
    /// elements. The category is a detail of the elements.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(ActionList(content: content().modifier(Undrawn()), category: category))
    }
}

/// A name under which assistive technology collects actions.
public nonisolated struct AccessibilityActionCategory: Equatable, Sendable {
    fileprivate let name: Text?
    /// Actions without a category.
    public static let `default` = AccessibilityActionCategory(name: nil)
    /// Actions that edit.
    public static let edit = AccessibilityActionCategory(name: Text(verbatim: "Edit"))
    private init(name: Text?) { self.name = name }
    /// A category named by a text.
    public init(_ name: Text) { self.name = name }
    /// A category named by a localized text.
    public init(_ nameKey: LocalizedStringKey) { name = Text(nameKey) }
    /// A category named by the text of a resource.
    @_disfavoredOverload
    public init(_ name: LocalizedStringResource) { self.name = Text(name) }
    /// A category named by `name` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}

/// Adds the buttons of an undrawn view as accessibility actions.
private nonisolated struct ActionList<Content: View>: SecondaryRole, SemanticsRole {
    typealias Body = Never
    let content: Content
    let category: AccessibilityActionCategory?
    static var modifierName: String { "accessibilityActions" }
    static var layoutSentence: String { "Views that only describe actions have no place in the layout." }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: content), to: &children)
    }
    func secondaryPlacement(_ row: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement {
        child.alignedSecondary(row, .center, in: size, offered: size)
    }
    func semantics(_ context: RoleContext) -> Semantics? {
        var semantics = Semantics()
        semantics.offersActions = true
        semantics.actionCategory = category?.name?.localizedText(in: context.environment)
        return semantics
    }
}
