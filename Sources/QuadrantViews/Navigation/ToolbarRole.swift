public import QuadrantCore

extension View {
    /// What the content of this screen is to its bar.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { screenFact(role) { $0.role = $1 } }
}

/// What a screen is for, which decides how its bar is filled.
public struct ToolbarRole: Equatable, Sendable {
    private let name: String
    /// As the surroundings say.
    public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
    /// One screen of a stack.
    public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
    /// Content that is gone through like pages of a book. The bar of a phone is that of a stack.
    public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
    /// A document: the way back has no words.
    public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}
