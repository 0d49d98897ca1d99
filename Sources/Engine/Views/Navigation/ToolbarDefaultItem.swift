public import QuadrantCore

/// An item that a bar has without the program's doing.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case title, sidebarToggle, search }
    let kind: Kind
    /// The title of the screen.
    public static let title = ToolbarDefaultItemKind(kind: .title)
    /// The button that shows and hides the sidebar of a split view in a window of regular width.
    public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
    /// The search field (iOS 26).
    public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// An item that a bar has without the program's doing, in a place of the program's choice (iOS 26). In earlier designs
/// the search field is below the navigation bar.
public nonisolated struct DefaultToolbarItem: ToolbarContent {
    public typealias Body = Never
    private let kind: ToolbarDefaultItemKind
    private let placement: ToolbarItemPlacement

    /// The item of a kind. Of the kinds a phone has the search field, whose place in the bottom bar can be chosen.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        (self.kind, self.placement) = (kind, placement)
    }

    @MainActor public func _collect(_ items: _ToolbarItems) {
        guard kind == .search, placement.place == .bottom else { return }
        items.add(ToolbarDeclaration(.bottom, AnyView(EmptyView()), kind: .searchField))
    }
}

/// The form of a search field in a bar (iOS 26).
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform does.
    public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
    /// A button that becomes a field.
    public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}

extension View {
    /// Removes an item from this screen's bars that they have without the program's doing; nil removes none. Without
    /// its title a screen has no large one.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        screenFact(defaultItemKind) { configuration, kind in
            if kind == .title { configuration.hidesTitle = true }
            if kind == .sidebarToggle { configuration.hidesSidebarToggle = true }
        }
    }

    /// Leaves this view out of the toolbar that it is in.
    nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
        Group { if !hidden { self } }
    }

    /// The form of a search field at the bottom of this screen (iOS 26): with `minimize` a button that becomes a field.
    /// A field below the navigation bar stays one.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        screenFact(behavior) { $0.minimizesSearch = $1 == .minimize }
    }
}
