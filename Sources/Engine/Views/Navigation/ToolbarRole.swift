public import QuadrantCore

extension View {
    /// Sets the role of this screen's content, which determines the layout of its bar.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { screenFact(role) { $0.role = $1 } }
}

/// The role of a screen, which determines the layout of its bar.
public struct ToolbarRole: Equatable, Sendable {
    private let name: String
    /// Depends on the context.
    public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
    /// A screen of a stack.
    public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
    /// Content with a history, such as web pages. The bar of a phone is that of a stack.
    public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
    /// A document: the back button has no text.
    public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}
