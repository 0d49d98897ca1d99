public import QuadrantCore

extension View {
    /// Adds scopes to the search field of this view, as segments below it: from the first typed letter until the search
    /// is cancelled. Each of `scopes` has a tag of the type of `scope`.
    nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
        -> some View
    {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Adds scopes to the search field of this view, which are shown as `activation` specifies.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = AnyView(Picker(selection: scope, content: scopes) { Text(system: .scope) }.pickerStyle(.segmented))
        return transformEnvironment(\.searchSetup) {
            $0.scopes = picker
            $0.scopesWaitForWords = activation.waitsForWords
        }
    }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
    let waitsForWords: Bool
    /// Depends on the context: from the first letter on a phone.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(waitsForWords: true) }
    /// From the first typed letter.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(waitsForWords: true) }
    /// While the search is active.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(waitsForWords: false) }
}
