import QuadrantCore

// Commands of menus that Apple's systems fill. The menu bar here has those of every app, and no more.

/// Commands for selecting and searching text; they have no items here.
public nonisolated struct TextEditingCommands: Commands {
    /// Creates commands without items.
    public init() {}
    public var body: some Commands { EmptyCommands() }
}

/// Commands for fonts and text styles; they have no items here.
public nonisolated struct TextFormattingCommands: Commands {
    /// Creates commands without items.
    public init() {}
    public var body: some Commands { EmptyCommands() }
}

/// Commands that show and arrange toolbars; they have no items here.
public nonisolated struct ToolbarCommands: Commands {
    /// Creates commands without items.
    public init() {}
    public var body: some Commands { EmptyCommands() }
}

/// Commands that take pictures with other devices; they have no items here.
public nonisolated struct ImportFromDevicesCommands: Commands {
    /// Creates commands without items.
    public init() {}
    public var body: some Commands { EmptyCommands() }
}
