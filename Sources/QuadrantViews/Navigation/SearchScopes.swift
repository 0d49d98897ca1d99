public import QuadrantCore

extension View {
    /// Lets people choose where to search, by segments under the search field of this view: from the first letter they
    /// write until the search is cancelled. Each of `scopes` has a tag of the type of `scope`.
    nonisolated public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
        -> some View
    {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Lets people choose where to search, from the moment that `activation` says.
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

/// When the scopes of a search show.
public struct SearchScopeActivation: Sendable {
    let waitsForWords: Bool
    /// As suits the surroundings: from the first letter on a phone.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(waitsForWords: true) }
    /// From the first letter that people write.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(waitsForWords: true) }
    /// For as long as people search.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(waitsForWords: false) }
}
