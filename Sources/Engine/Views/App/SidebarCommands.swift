import QuadrantCore

/// Items that show and hide a window's sidebar.
///
/// Has no items: a split view is one column here, as on a phone, so that there is no sidebar to hide.
public nonisolated struct SidebarCommands: Commands {
    /// Creates commands without items.
    public init() {}
    public var body: some Commands { EmptyCommands() }
}
