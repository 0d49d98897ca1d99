public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Adds a search field below the navigation bar, which edits `text`.
    ///
    /// Around a navigation stack, the field is on the root screen. A nil `prompt` is "Search" in the user's language.
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic,
                                       prompt: Text? = nil) -> some View {
        modifier(Searchable(text: text, placement: placement, prompt: prompt))
    }

    /// Adds a search field below the bar; `prompt` is a localized text that an empty field shows.
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic,
                                       prompt: LocalizedStringKey) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field below the bar; an empty field shows `prompt` verbatim.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field. `isPresented` is true from a tap on the field until the search is cancelled; setting it to
    /// true starts a search and focuses the field, setting it to false ends the search.
    nonisolated public func searchable(text: Binding<String>, isPresented: Binding<Bool>,
                                       placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
        modifier(Searchable(text: text, placement: placement, prompt: prompt, isPresented: isPresented))
    }

    /// Adds a search field with a localized prompt; `isPresented` is true while the search is active.
    nonisolated public func searchable(text: Binding<String>, isPresented: Binding<Bool>,
                                       placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey)
        -> some View
    {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a prompt that is shown verbatim; `isPresented` is true while the search is active.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field, and shows `suggestions` in place of the content while the user types in it.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        modifier(Searchable(text: text, placement: placement, prompt: prompt, suggestions: AnyView(suggestions())))
    }

    /// Adds a search field with a localized prompt, and `suggestions` while the user types in it.
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Adds a search field with a prompt that is shown verbatim, and `suggestions` while the user types in it.
    @_disfavoredOverload
    nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Sets whether the navigation bar stays during a search in this view.
    nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
        -> some View
    {
        transformEnvironment(\.searchSetup) { $0.keepsBar = behavior.keepsBar }
    }
}

/// The behaviour of the bar during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
    let keepsBar: Bool
    /// The field replaces the bar.
    public static var automatic: SearchPresentationToolbarBehavior {
        SearchPresentationToolbarBehavior(keepsBar: false)
    }
    /// The bar stays.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior {
        SearchPresentationToolbarBehavior(keepsBar: true)
    }
}

/// The settings of a search field from modifiers around the searchable view.
struct SearchSetup {
    var suggestions: AnyView?
    var hidesSuggestions = false
    var scopes: AnyView?
    var scopesWaitForWords = true
    var keepsBar = false
    /// Bind the focus of the field to states.
    var ties: [(AnyView) -> AnyView] = []
    /// What is selected in the field; nil where no view asks.
    var selection: Binding<TextSelection?>?
}

/// A search field as the bar that shows it receives it.
struct SearchLink: Equatable {
    let text: Binding<String>
    let prompt: Text?
    /// Whether the field stays visible while content scrolls.
    let staysInSight: Bool
    /// Whether the field is below the bar also where others are at the bottom of the screen.
    let isInDrawer: Bool
    /// Whether a search is active: from a tap on the field until it is cancelled.
    let isActive: Binding<Bool>
    /// Whether the field is focused; writing it moves the focus.
    let hasFocus: Binding<Bool>
    /// Whether the user has typed since the search began.
    let hasText: Binding<Bool>
    let setup: SearchSetup
    let tokens: SearchTokens?
    let submit: () -> Void
    /// The suggestions, evaluated in the environment of the searchable view.
    var suggestions: ScopedContent?
    var scopes: ScopedContent?
    /// The identity of a declaration: each declaration differs from the others.
    let mark = Mark()
    final class Mark {}
    static func == (a: SearchLink, b: SearchLink) -> Bool { a.mark === b.mark }

    var showsScopes: Bool {
        scopes != nil && isActive.wrappedValue && (!setup.scopesWaitForWords || hasText.wrappedValue)
    }

    /// Whether the field is at the bottom of a screen, which in a tab view is the place of the tabs.
    func isAtBottom(_ metrics: SearchMetrics, _ tabs: TabBarPlacement?) -> Bool {
        metrics.isAtBottom && !isInDrawer && tabs == nil
    }

    /// The height of the field and its scopes.
    func available(_ metrics: SearchMetrics) -> Double { metrics.row + (showsScopes ? metrics.scopesRow : 0) }

    func tied<Field: View>(_ field: Field) -> AnyView { setup.ties.reduce(AnyView(field)) { $1($0) } }

    /// Whether there is something to search for.
    var hasContent: Bool { !text.wrappedValue.isEmpty || tokens?.pills.isEmpty == false }

    /// Removes the text and the tokens.
    func clear() {
        text.wrappedValue = ""
        if tokens?.pills.isEmpty == false { tokens?.removeAll() }
    }

    /// Removes the last token if no text is before the cursor. Returns whether it did.
    func removesToken() -> Bool {
        guard text.wrappedValue.isEmpty, let tokens, !tokens.pills.isEmpty else { return false }
        tokens.remove(tokens.pills.count - 1)
        return true
    }

    /// Ends the search, and clears text and tokens.
    func dismiss() {
        clear()
        hasFocus.wrappedValue = false
        isActive.wrappedValue = false
    }
}

/// Passes a search field to the enclosing screen, and the state of the search to the content.
nonisolated struct Searchable: ViewModifier {
    let text: Binding<String>
    let placement: SearchFieldPlacement
    let prompt: Text?
    let isPresented: Binding<Bool>?
    let suggestions: AnyView?
    let tokens: (() -> SearchTokens)?
    @State private var isActive = false
    @State private var hasFocus = false
    @State private var hasText = false
    @State private var dismisser = Dismisser()
    @Environment(\.searchSetup) private var setup
    @Environment(\.submitActions) private var actions

    init(text: Binding<String>, placement: SearchFieldPlacement, prompt: Text?,
         isPresented: Binding<Bool>? = nil, suggestions: AnyView? = nil, tokens: (() -> SearchTokens)? = nil) {
        self.text = text
        self.placement = placement
        self.prompt = prompt
        self.isPresented = isPresented
        self.suggestions = suggestions
        self.tokens = tokens
    }

    @MainActor func body(content: Content) -> some View {
        let activity = isPresented ?? $isActive, actions = actions
        var setup = setup
        let tokens = tokens?()
        setup.suggestions = setup.suggestions ?? suggestions ?? tokens?.suggestions(text)
        let link = SearchLink(text: text, prompt: prompt, staysInSight: placement.staysInSight,
                              isInDrawer: placement.isInDrawer, isActive: activity,
                              hasFocus: $hasFocus, hasText: $hasText, setup: setup, tokens: tokens,
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

/// Passes a search field to the enclosing screen. A field from outside the stack yields to one of the screen's own
/// views.
struct SearchFact: ViewModifier {
    let link: SearchLink
    let isFromOutside: Bool
    @Environment(\.beginsSearch) private var begins

    func body(content: Content) -> some View {
        let isFromOutside = isFromOutside
        content.onChange(of: begins, initial: true) { had, begins in
            if had || begins { link.isActive.wrappedValue = begins }
        }
        .scopedPreference(ScreenKey.self, link) { link, scope in
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
    /// The search field of a searchable view around a stack, for its root screen.
    var searchAround: SearchLink? {
        get { self[SearchAroundKey.self] }
        set { self[SearchAroundKey.self] = newValue }
    }
    fileprivate var searchDismissal: Dismissal {
        get { self[SearchDismissalKey.self] }
        set { self[SearchDismissalKey.self] = newValue }
    }

    /// Whether a search is active in the enclosing searchable view: from a tap on its field until it is cancelled.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search in the enclosing searchable view.
    public var dismissSearch: DismissSearchAction { DismissSearchAction(dismissal: searchDismissal) }
}

/// Ends the search in the enclosing searchable view: clears the field, removes its focus, and sets `isSearching` to
/// false. No effect without a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
    nonisolated(unsafe) let dismissal: Dismissal
    nonisolated init(dismissal: Dismissal) { self.dismissal = dismissal }
    /// Ends the search; no effect without one.
    @MainActor @preconcurrency public func callAsFunction() { dismissal.dismisser?.action() }
}
