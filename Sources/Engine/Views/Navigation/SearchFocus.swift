public import QuadrantCore

extension View {
    /// Binds the focus of this view's search field to a state: `binding` is true while the field is focused.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        transformEnvironment(\.searchSetup) { $0.ties.append { AnyView($0.focused(binding)) } }
    }

    /// Binds the focus of this view's search field to a state: `binding` is `value` while the field is focused.
    nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        transformEnvironment(\.searchSetup) { $0.ties.append { AnyView($0.focused(binding, equals: value)) } }
    }

    /// Binds the selection in this view's search field: the selected range, or the caret.
    nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
        transformEnvironment(\.searchSetup) { $0.selection = selection }
    }
}
