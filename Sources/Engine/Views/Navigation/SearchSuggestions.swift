public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Shows `suggestions` over the screen while the user types in the search field of this view.
    ///
    /// They are rows of a list; without suggestions the screen is shown. Links and buttons among them have their usual
    /// action, and a view with a `searchCompletion` completes the text.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let views = AnyView(suggestions())
        return transformEnvironment(\.searchSetup) { $0.suggestions = views }
    }

    /// Sets the visibility of suggestions for some placements. A phone has only one: in place of the content.
    nonisolated public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
        -> some View
    {
        transformEnvironment(\.searchSetup) {
            if placements.contains(.content) { $0.hidesSuggestions = visibility == .hidden }
        }
    }

    /// Makes a suggestion a row that writes `completion` into the field and submits the search when it is tapped.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(completion: completion))
    }
}

/// The placement of suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String
    /// Depends on the context: in place of the content on a phone.
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
    /// In a menu at the field.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
    /// In place of the content.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }

    /// A set of placements.
    public struct Set: OptionSet, Sendable {
        public typealias Element = SearchSuggestionsPlacement.Set
        /// Bit 0 for `menu`, bit 1 for `content`.
        public let rawValue: Int
        /// A set from its bits; others have no effect.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The menu at the field, which does not exist on a phone.
        public static var menu: Set { Set(rawValue: 1 << 0) }
        /// In place of the content.
        public static var content: Set { Set(rawValue: 1 << 1) }
    }
}

extension EnvironmentValues {
    /// The placement of suggestions: on a phone, in place of the content.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

private struct SearchCompletion: ViewModifier {
    let completion: String
    @Environment(\.searchCompleter) private var completer
    nonisolated init(completion: String) { self.completion = completion }

    @ViewBuilder func body(content: Content) -> some View {
        if let completer {
            content.listRowAction { completer.complete(completion) }.semantics(.button)
        } else {
            content
        }
    }
}

/// The suggestions of a screen's search field, shown while the field is focused.
struct SuggestionLayer: View {
    let screen: Screen

    var body: some View {
        if let link = screen.configuration.value.search, let suggestions = link.suggestions,
            !link.setup.hidesSuggestions,
            link.isActive.wrappedValue, link.hasFocus.wrappedValue {
            ScopedView(suggestions) { AnyView(SuggestionList(content: $0, link: link)) }
        }
    }
}

private nonisolated struct SuggestionList: View {
    let content: AnyView
    let link: SearchLink
    private let read = SubviewReader()

    init(content: AnyView, link: SearchLink) {
        self.content = content
        self.link = link
    }

    @MainActor var body: some View {
        if !read(content).isEmpty {
            List { content }
                .listStyle(.plain)
                .scrollContentBackground(.visible)
                .environment(\.searchCompleter, SearchCompleter(link: link))
                // Overscroll of the suggestions does not refresh the content below.
                .environment(\.refresh, nil)
        }
    }
}

/// Writes a completion into a field and submits the search.
struct SearchCompleter {
    let link: SearchLink
    func complete(_ plainText: String) {
        link.text.wrappedValue = plainText
        link.submit()
        link.hasFocus.wrappedValue = false
    }
}

private enum SearchCompleterKey: EnvironmentKey { static var defaultValue: SearchCompleter? { nil } }

extension EnvironmentValues {
    fileprivate var searchCompleter: SearchCompleter? {
        get { self[SearchCompleterKey.self] }
        set { self[SearchCompleterKey.self] = newValue }
    }
}
