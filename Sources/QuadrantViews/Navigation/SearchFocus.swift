public import QuadrantCore

extension View {
    /// Ties the focus of the search field of this view to a state: `binding` is true while the field has it.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        transformEnvironment(\.searchSetup) { $0.ties.append { AnyView($0.focused(binding)) } }
    }

    /// Ties the focus of the search field of this view to a state: `binding` is `value` while the field has it.
    nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        transformEnvironment(\.searchSetup) { $0.ties.append { AnyView($0.focused(binding, equals: value)) } }
    }
}
