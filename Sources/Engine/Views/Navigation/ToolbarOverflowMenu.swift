public import QuadrantCore

/// Items of a toolbar in the menu at the trailing end of the navigation bar (iOS 27), whatever room the bar has.
public nonisolated struct ToolbarOverflowMenu<Content: View>: ToolbarContent {
    public typealias Body = Never
    let content: Content

    /// The views of `content` as rows of the menu.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _collect(_ items: _ToolbarItems) {
        items.add(ToolbarDeclaration(ToolbarItemPlacement.secondaryAction.place, AnyView(content)))
    }
}

extension View {
    /// Adds rows to the menu at the trailing end of this screen's navigation bar (iOS 27).
    nonisolated public func toolbarOverflowMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let menu = ToolbarOverflowMenu(content: content), items = { menu }
        return toolbar(content: items)
    }
}

extension ToolbarItemPlacement {
    /// The trailing end of the navigation bar (iOS 27), as `topBarTrailing`: bars move no items into a menu here, so
    /// that each item is as one that is pinned.
    public static let topBarPinnedTrailing = ToolbarItemPlacement(place: .trailing)
}
