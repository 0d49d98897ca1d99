import QuadrantCore

/// Items that show and hide a window's sidebar.
///
/// A split view is one column here, as on a phone, so that there is no sidebar to hide and no item for it.
public nonisolated struct SidebarCommands: Commands {
    /// Adds nothing here.
    public init() {}
    public var body: some Commands { EmptyCommands() }
}
