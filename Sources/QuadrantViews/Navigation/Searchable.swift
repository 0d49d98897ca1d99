public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Shows a search field under the navigation bar; people edit `text` in it.
    ///
    /// Around a navigation stack, the field is on its first screen. `prompt` nil is the system's word for searching.
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic,
                                       prompt: Text? = nil) -> some View {
        modifier(Searchable(text: text, placement: placement, prompt: prompt))
    }

    /// Shows a search field under the bar; `prompt` is a key, looked up as that of a text, shown while the field is
    /// empty.
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic,
                                       prompt: LocalizedStringKey) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Shows a search field under the bar; `prompt` is shown verbatim while the field is empty.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Shows a search field. `isPresented` is true from a tap on the field until the search is cancelled; true begins
    /// a search with the focus in the field, and false ends it.
    nonisolated public func searchable(text: Binding<String>, isPresented: Binding<Bool>,
                                       placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
        modifier(Searchable(text: text, placement: placement, prompt: prompt, isPresented: isPresented))
    }

    /// Shows a search field with a prompt by key; `isPresented` is true while people search.
    nonisolated public func searchable(text: Binding<String>, isPresented: Binding<Bool>,
                                       placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey)
        -> some View
    {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Shows a search field with a prompt that is shown verbatim; `isPresented` is true while people search.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Shows a search field, and `suggestions` in place of the content while people write in it.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        modifier(Searchable(text: text, placement: placement, prompt: prompt, suggestions: AnyView(suggestions())))
    }

    /// Shows a search field with a prompt by key, and `suggestions` while people write in it.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Shows a search field with a prompt that is shown verbatim, and `suggestions` while people write in it.
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Whether the navigation bar stays while people search in this view.
    nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
        -> some View
    {
        transformEnvironment(\.searchSetup) { $0.keepsBar = behavior.keepsBar }
    }
}

/// What becomes of the bar while people search.
public struct SearchPresentationToolbarBehavior: Sendable {
    let keepsBar: Bool
    /// The field takes the place of the bar.
    public static var automatic: SearchPresentationToolbarBehavior {
        SearchPresentationToolbarBehavior(keepsBar: false)
    }
    /// The bar stays.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior {
        SearchPresentationToolbarBehavior(keepsBar: true)
    }
}

/// What modifiers around a searchable view say of its field.
struct SearchSetup {
    var suggestions: AnyView?
    var hidesSuggestions = false
    var scopes: AnyView?
    var scopesWaitForWords = true
    var keepsBar = false
    /// Tie the focus of the field to states.
    var ties: [(AnyView) -> AnyView] = []
}

/// A field for what is searched for, as the bar that shows it knows it.
struct SearchLink: Equatable {
    let text: Binding<String>
    let prompt: Text?
    /// Whether it is there while content scrolls.
    let staysInSight: Bool
    /// From a tap on the field until the search is cancelled.
    let isActive: Binding<Bool>
    /// Whether the field has the focus; written, the focus follows.
    let hasFocus: Binding<Bool>
    /// Whether something was written since the search began.
    let hasText: Binding<Bool>
    let setup: SearchSetup
    let submit: () -> Void
    /// Shown elsewhere, in the environment of the searchable view.
    var suggestions: ScopedContent?
    var scopes: ScopedContent?
    /// Another one whenever the field was declared anew.
    let mark = Mark()
    final class Mark {}
    static func == (a: SearchLink, b: SearchLink) -> Bool { a.mark === b.mark }

    var showsScopes: Bool {
        scopes != nil && isActive.wrappedValue && (!setup.scopesWaitForWords || hasText.wrappedValue)
    }

    /// What it takes under a bar.
    func available(_ metrics: SearchMetrics) -> Double { metrics.row + (showsScopes ? metrics.scopesRow : 0) }

    func tied<Field: View>(_ field: Field) -> AnyView { setup.ties.reduce(AnyView(field)) { $1($0) } }

    /// Ends the search, and forgets what was searched for.
    func dismiss() {
        text.wrappedValue = ""
        hasFocus.wrappedValue = false
        isActive.wrappedValue = false
    }
}

/// Tells the screen around of a field, and its content of the search.
private nonisolated struct Searchable: ViewModifier {
    let text: Binding<String>
    let placement: SearchFieldPlacement
    let prompt: Text?
    let isPresented: Binding<Bool>?
    let suggestions: AnyView?
    @State private var isActive = false
    @State private var hasFocus = false
    @State private var hasText = false
    @State private var dismisser = Dismisser()
    @Environment(\.searchSetup) private var setup
    @Environment(\.submitActions) private var actions

    init(text: Binding<String>, placement: SearchFieldPlacement, prompt: Text?,
         isPresented: Binding<Bool>? = nil, suggestions: AnyView? = nil) {
        self.text = text
        self.placement = placement
        self.prompt = prompt
        self.isPresented = isPresented
        self.suggestions = suggestions
    }

    @MainActor func body(content: Content) -> some View {
        let activity = isPresented ?? $isActive, actions = actions
        var setup = setup
        setup.suggestions = setup.suggestions ?? suggestions
        let link = SearchLink(text: text, prompt: prompt, staysInSight: placement.staysInSight, isActive: activity,
                              hasFocus: $hasFocus, hasText: $hasText, setup: setup,
                              submit: { actions.submit(.search) })
        dismisser.action = { if activity.wrappedValue { link.dismiss() } }
        return content
            .environment(\.isSearching, activity.wrappedValue)
            .environment(\.searchDismissal, Dismissal(dismisser: dismisser))
            .environment(\.searchSetup, SearchSetup())
            .environment(\.searchAround, link)
            .modifier(SearchFact(link: link, isFromOutside: false))
    }
}

/// Tells the screen around of a field: of one further in, if there is one, where this comes from outside the stack.
struct SearchFact: ViewModifier {
    let link: SearchLink
    let isFromOutside: Bool

    func body(content: Content) -> some View {
        let isFromOutside = isFromOutside
        content.scopedPreference(ScreenKey.self, link) { link, scope in
            var link = link
            link.suggestions = link.setup.suggestions.map { ScopedContent($0, in: scope) }
            link.scopes = link.setup.scopes.map { ScopedContent($0, in: scope) }
            return { [link] in if !isFromOutside || $0.search == nil { $0.search = link } }
        }
    }
}

private enum SearchSetupKey: EnvironmentKey { static var defaultValue: SearchSetup { SearchSetup() } }
private enum SearchAroundKey: EnvironmentKey { static var defaultValue: SearchLink? { nil } }
private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private enum SearchDismissalKey: EnvironmentKey { static var defaultValue: Dismissal { Dismissal() } }

extension EnvironmentValues {
    var searchSetup: SearchSetup {
        get { self[SearchSetupKey.self] }
        set { self[SearchSetupKey.self] = newValue }
    }
    /// The field of a searchable view around a stack, for its first screen.
    var searchAround: SearchLink? {
        get { self[SearchAroundKey.self] }
        set { self[SearchAroundKey.self] = newValue }
    }
    fileprivate var searchDismissal: Dismissal {
        get { self[SearchDismissalKey.self] }
        set { self[SearchDismissalKey.self] = newValue }
    }

    /// Whether people search in the searchable view around: from a tap on its field until the search is cancelled.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search in the searchable view around.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(dismissal: searchDismissal) }
}

/// Ends the search in the searchable view around: empties the field, takes the focus from it, and sets `isSearching` to
/// false. Does nothing where there is no search.
public struct DismissSearchAction {
    let dismissal: Dismissal
    /// Ends the search; does nothing outside of one.
    @MainActor @preconcurrency public func callAsFunction() { dismissal.dismisser?.action() }
}
