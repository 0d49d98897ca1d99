public import QuadrantCore

/// Starts renaming with the action of the enclosing `renameAction(_:)`.
public nonisolated struct RenameAction {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    /// Runs the action set by `renameAction(_:)`, at once.
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// The action that starts renaming; nil without an enclosing `renameAction(_:)`.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of rename buttons in this view.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Rename buttons in this view set `isFocused` to true, which moves the focus to the text field of the name.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}

/// A button that runs the rename action in force; disabled where there is none.
public nonisolated struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    private init(label: Label) { self.label = label }

    @MainActor public var body: some View {
        let rename = rename
        Button { rename?() } label: { label }.disabled(rename == nil)
    }
}

extension RenameButton where Label == QuadrantViews.Label<Text, Image> {
    /// A button with a pencil and the word "Rename" in the language of the environment.
    public init() { self.init(label: QuadrantViews.Label(system: .rename, systemImage: "pencil")) }
}
