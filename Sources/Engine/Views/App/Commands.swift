public import QuadrantCore

/// Menus and menu items of an app.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the body; `Never` for built-in commands.
    associatedtype Body: Commands
    /// The commands; evaluated again when a value that this property read has changed.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    /// Appends these commands to their parent's children. Custom commands do not implement it.
    nonisolated static func _append(_ commands: Self, to children: inout _ChildBuilder)
}

extension Commands {
    nonisolated public static func _append(_ commands: Self, to children: inout _ChildBuilder) {
        CommandsHolder._append(CommandsHolder(fields: StyleFields(commands)), to: &children)
    }
}

extension Commands where Body == Never {
    public var body: Never { fatalError("SwiftUI: \(Self.self) is primitive: its body is never asked for.") }
}

extension Never: Commands {}

nonisolated struct CommandsHolder<C: Commands>: View {
    var fields: StyleFields<C>
    @MainActor var body: some View { CommandsBody(commands: fields.style.body) }
}

nonisolated struct CommandsBody<C: Commands>: View {
    typealias Body = Never
    let commands: C
    static func _append(_ view: Self, to children: inout _ChildBuilder) { C._append(view.commands, to: &children) }
}

/// Builds commands from closures.
@resultBuilder
public struct CommandsBuilder {
    /// No commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// One part, unchanged.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// One part, unchanged.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Several parts in their order.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        CommandsSeries(append: { children in repeat appendCommands(each content, to: &children) })
    }
    /// The part of an `if` without `else`; nil has no commands.
    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        CommandsSeries(append: { children in if let content { Content._append(content, to: &children) } })
    }
    /// The part of the first branch.
    public static func buildEither<First: Commands, Second: Commands>(first: First)
        -> CommandsChoice<First, Second>
    {
        CommandsChoice(first: first, second: nil)
    }
    /// The part of the second branch.
    public static func buildEither<First: Commands, Second: Commands>(second: Second)
        -> CommandsChoice<First, Second>
    {
        CommandsChoice(first: nil, second: second)
    }
    /// A part behind `if #available`, unchanged.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

private func appendCommands<C: Commands>(_ commands: C, to children: inout _ChildBuilder) {
    C._append(commands, to: &children)
}

nonisolated struct CommandsSeries: Commands {
    typealias Body = Never
    let append: (inout _ChildBuilder) -> Void
    static func _append(_ commands: Self, to children: inout _ChildBuilder) { commands.append(&children) }
}

/// One of two types of commands.
public nonisolated struct CommandsChoice<First: Commands, Second: Commands>: Commands {
    public typealias Body = Never
    let first: First?
    let second: Second?
    nonisolated public static func _append(_ commands: Self, to children: inout _ChildBuilder) {
        if let first = commands.first { First._append(first, to: &children) }
        if let second = commands.second { Second._append(second, to: &children) }
    }
}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
    public typealias Body = Never
    /// Creates commands without items.
    public init() {}
    nonisolated public static func _append(_ commands: EmptyCommands, to children: inout _ChildBuilder) {}
}

/// A menu of the menu bar.
public nonisolated struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never
    let name: Text
    let content: () -> Content

    /// A menu between View and Window. The accessibility elements of `content`, such as buttons and toggles, are its
    /// items; dividers separate them.
    public init(_ name: Text, @ViewBuilder content: @escaping () -> Content) {
        self.name = name
        self.content = content
    }
    /// A menu whose name is localized as in `Text`.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(nameKey), content: content)
    }
    /// A menu whose name is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(name), content: content)
    }

    nonisolated public static func _append(_ commands: Self, to children: inout _ChildBuilder) {
        let name = commands.name
        let block = CommandBlock(content: commands.content).semantics(.list) { semantics, environment in
            semantics.label = spoken(name, in: environment)
        }
        append(block, to: &children)
    }
}

/// Positions in the menus that every app has: File, Edit, View, Window and Help.
public struct CommandGroupPlacement: Sendable, Equatable {
    let name: String
    /// In the Help menu; has no default items.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// In the File menu: Settings…, where the app has that scene.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// In the File menu: Quit.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// In the File menu: New Window, where a scene allows it, and Close Window.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// In the File menu; has no default items.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// In the File menu; has no default items.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// In the File menu; has no default items.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// In the Edit menu; has no default items.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// In the Edit menu; has no default items.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// In the Edit menu; has no default items.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// In the Edit menu; has no default items.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// In the View menu; has no default items.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// In the View menu; has no default items.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// In the Window menu; has no default items.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// In the Window menu; has no default items.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// In the Help menu; has no default items.
    public static let help = CommandGroupPlacement(name: "help")
    /// Commands that hide apps; the menu bar has none.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Services of other programs; the menu bar has none.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Commands that arrange windows; the menu bar has none.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// The windows of scenes that have one; the menu bar has none.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
}

/// Items at a position in the menus that every app has.
public nonisolated struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never
    /// `before`, `after` or `replacing`, and a placement.
    let place: String
    let content: () -> Content

    /// Items above those of `group`.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
        place = "before \(group.name)"
        content = addition
    }
    /// Items below those of `group`.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
        place = "after \(group.name)"
        content = addition
    }
    /// Items in place of the default items of `group`; an empty closure removes them.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
        place = "replacing \(group.name)"
        content = addition
    }

    nonisolated public static func _append(_ commands: Self, to children: inout _ChildBuilder) {
        let place = commands.place
        let block = CommandBlock(content: commands.content).semantics(.group) { $0.identifier = place }
        append(block, to: &children)
    }
}

private func append<V: View>(_ view: V, to children: inout _ChildBuilder) { V._append(view, to: &children) }

/// The items of a menu: a view in the menu bar's own graph, of which only the accessibility elements are read.
nonisolated struct CommandBlock<Content: View>: View {
    let content: () -> Content
    @MainActor var body: some View { VStack { content() } }
}

/// All menus of an app, as the root view of a separate host.
package nonisolated struct MenuContent: View {
    package typealias Body = Never
    let parts: [CommandsPart]
    package init(parts: [CommandsPart]) { self.parts = parts }
    package static func _append(_ view: MenuContent, to children: inout _ChildBuilder) {
        for part in view.parts { part.append(&children) }
    }
}

private enum IsMenuKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is an item of a menu.
    package var isMenu: Bool {
        get { self[IsMenuKey.self] }
        set { self[IsMenuKey.self] = newValue }
    }
}
