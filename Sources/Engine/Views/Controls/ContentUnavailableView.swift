public import QuadrantCore
import Foundation
import QuadrantGeometry

/// A message in place of content: a symbol over a title, a description and actions.
///
/// Takes all the space it is offered and is centred in it, with 16 points of horizontal padding.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions
    @Environment(\.design) private var design
    private var metrics: UnavailableMetrics { design.metrics.unavailable }

    /// A `Label` in `label` has its icon above its title. The description and the actions are below, in the subheadline
    /// font and centred; empty ones keep their padding.
    public init(@ViewBuilder label: () -> Label,
                @ViewBuilder description: () -> Description = { EmptyView() },
                @ViewBuilder actions: () -> Actions = { EmptyView() }) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor public var body: some View {
        VStack(spacing: 0) {
            label.labelStyle(UnavailableLabelStyle())
            VStack(spacing: metrics.descriptionSpacing) { description }
                .font(.subheadline)
                .environment(\.foregroundStyle, AnyShapeStyle(.secondary))
                .padding(.top, metrics.descriptionTop)
            VStack(spacing: metrics.actionSpacing) { actions }
                .font(.subheadline)
                .padding(.top, metrics.actionTop)
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView where Label == QuadrantViews.Label<Text, Image>, Description == Text?,
    Actions == EmptyView {
    /// The image `name` of the asset catalogs over a localized title; a nil description is left out.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init { QuadrantViews.Label(title, image: name) } description: { description } actions: { EmptyView() }
    }
    /// The symbol `name` over a localized title; a nil description is left out.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            QuadrantViews.Label(title, systemImage: name)
        } description: { description } actions: { EmptyView() }
    }
    /// The image `name` of the asset catalogs over `title` as it is, not localized; a nil description is left out.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init { QuadrantViews.Label(title, image: name) } description: { description } actions: { EmptyView() }
    }
    /// The symbol `name` over `title` as it is, not localized; a nil description is left out.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            QuadrantViews.Label(title, systemImage: name)
        } description: { description } actions: { EmptyView() }
    }
}

/// The label, description and actions for a search without results.
public struct SearchUnavailableContent: Sendable {
    /// A magnifying glass over the title "No Results", which names the searched text where it is known. English only.
    public struct Label: View, Sendable {
        let plainText: String?
        public var body: some View {
            QuadrantViews.Label(plainText.map { "No Results for “\($0)”" } ?? "No Results",
                                systemImage: "magnifyingglass")
        }
    }
    /// One sentence of advice. English only.
    public struct Description: View, Sendable {
        public var body: some View { Text("Check the spelling or try a new search.") }
    }
    /// No actions.
    public struct Actions: View, Sendable {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView where Label == SearchUnavailableContent.Label,
    Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
    private init(plainText: String?) {
        self.init { SearchUnavailableContent.Label(plainText: plainText) } description: {
            SearchUnavailableContent.Description()
        } actions: { SearchUnavailableContent.Actions() }
    }
    /// A message for a search without results, without the searched text. English only.
    public static var search: ContentUnavailableView { ContentUnavailableView(plainText: nil) }
    /// A message for a search without results; the title quotes `text` verbatim, even where it is empty.
    public static func search(text: String) -> Self { ContentUnavailableView(plainText: text) }
}

/// The symbol above the title, large and in a secondary colour.
private struct UnavailableLabelStyle: LabelStyle {
    @Environment(\.design) private var design
    private var metrics: UnavailableMetrics { design.metrics.unavailable }

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.icon.font(.system(size: metrics.icon)).imageScale(.large).foregroundStyle(.secondary)
                .padding(.bottom, metrics.iconBottom)
            configuration.title.font(.title2.bold())
        }
    }
}
