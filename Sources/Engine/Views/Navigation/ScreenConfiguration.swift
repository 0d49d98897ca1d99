import QuadrantCore
import QuadrantGeometry

// The bar configuration that the views of a screen set. It propagates as one preference up to the screen.

/// A view in a bar with its placement.
struct BarItem: Equatable, Identifiable {
    enum Kind {
        case view
        /// A view on no plate of glass.
        case bare
        case fixedSpace, flexibleSpace
        /// The place of the search field.
        case searchField
    }
    /// The identity, which stays while other items come and go: the declaration, and the place in its content.
    struct ID: Hashable {
        let owner: ObjectIdentifier
        let path: [Int]
    }
    let id: ID
    var placement: ToolbarItemPlacement.Place
    var content: ScopedContent
    var kind = Kind.view

    /// Whether the item shows nothing of its own.
    var isSpace: Bool { kind == .fixedSpace || kind == .flexibleSpace || kind == .searchField }
}

/// The background and visibility of a bar.
struct BarPaint: Equatable {
    var style: DeclaredStyle?
    var visibility = Visibility.automatic
    var scheme: ColorScheme?
    /// Whether the bar is shown.
    var bar = Visibility.automatic
    /// When it gives way to content that is scrolled; nil for never.
    var minimization: TabBarMinimizeBehavior?
    /// Whether it then comes back only where the content ends.
    var returnsAtEdge = false
}

/// A style that is compared by identity: each declaration differs from the others.
final class DeclaredStyle: Equatable {
    let style: AnyShapeStyle
    nonisolated init(_ style: AnyShapeStyle) { self.style = style }
    static func == (a: DeclaredStyle, b: DeclaredStyle) -> Bool { a === b }
}

/// Where the title of a screen is.
enum TitleMode: Sendable {
    /// As on the screen before; large on the root screen.
    case automatic
    /// Small, in the centre of the bar's row.
    case inline
    /// Large, below the bar's row until it is scrolled away.
    case large
    /// Large, in the bar's row until content is scrolled.
    case inlineLarge
}

/// What the views of a screen set about its bars.
struct ScreenConfiguration: Equatable {
    var title: Text?
    /// Whether the bar shows no title. A screen above returns to it by its title all the same.
    var hidesTitle = false
    var subtitle: Text?
    var mode: TitleMode?
    var hidesBack = false
    /// Whether the button for the sidebar of a split view is left out.
    var hidesSidebarToggle = false
    /// Whether a stack in the screen has bars of its own.
    var hasStack = false
    var items: [BarItem] = []
    var bars: [ToolbarPlacement.Bar: BarPaint] = [:]
    var destinations: [DestinationMaker] = []
    var search: SearchLink?
    var role = ToolbarRole.automatic
    /// The edges at which content is not blurred under a bar, and those at which the blur ends at a line.
    var withoutEdgeEffect: Edge.Set = []
    var withHardEdgeEffect: Edge.Set = []
    /// The edges at which a bar inside the screen draws the effect, up to the edge of the window.
    var withInnerEdgeEffect: Edge.Set = []
    /// Whether a search field at the bottom is a button while no search is active.
    var minimizesSearch = false
    var backgrounds: [ContainerBackgroundPlacement.Place: ScopedContent] = [:]

    /// Merges the configuration of later views; existing values take precedence.
    mutating func add(_ next: ScreenConfiguration) {
        title = title ?? next.title
        hidesTitle = hidesTitle || next.hidesTitle
        subtitle = subtitle ?? next.subtitle
        mode = mode ?? next.mode
        hidesBack = hidesBack || next.hidesBack
        hidesSidebarToggle = hidesSidebarToggle || next.hidesSidebarToggle
        hasStack = hasStack || next.hasStack
        items += next.items
        bars.merge(next.bars) { first, _ in first }
        destinations += next.destinations
        search = search ?? next.search
        if role == .automatic { role = next.role }
        withoutEdgeEffect.formUnion(next.withoutEdgeEffect)
        withHardEdgeEffect.formUnion(next.withHardEdgeEffect)
        withInnerEdgeEffect.formUnion(next.withInnerEdgeEffect)
        minimizesSearch = minimizesSearch || next.minimizesSearch
        backgrounds.merge(next.backgrounds) { first, _ in first }
    }

    /// The height of the large title, and of the subtitle below it. Where they grow with the text and need more than
    /// the design has for them, that is a guess.
    func largeTitleHeight(_ design: Design, _ category: DynamicTypeSize) -> Double {
        let metrics = design.metrics.navigationBar, type = design.text.type
        let hasSubtitle = subtitle != nil || !items([.largeSubtitle]).isEmpty
        let height = metrics.largeTitle + (hasSubtitle ? metrics.subtitle : 0)
        guard metrics.scalesLargeTitle else { return height }
        let lines = type.line(.largeTitle, category) + (hasSubtitle ? type.line(.subheadline, category) : 0)
        return max(height, (metrics.largeTitleTop + lines).rounded(.up))
    }

    /// The title that the bar shows.
    var shownTitle: Text? { hidesTitle ? nil : title }

    func edgeEffect(at edge: Edge.Set) -> BarEdgeEffect.Kind {
        withoutEdgeEffect.union(withInnerEdgeEffect).contains(edge) ? .none
            : withHardEdgeEffect.contains(edge) ? .hard : .soft
    }
    func paint(_ bar: ToolbarPlacement.Bar) -> BarPaint { bars[bar] ?? bars[.automatic] ?? BarPaint() }
    func items(_ places: Set<ToolbarItemPlacement.Place>) -> [BarItem] {
        items.filter { places.contains($0.placement) }
    }
}

enum ScreenKey: PreferenceKey {
    static var defaultValue: ScreenConfiguration { ScreenConfiguration() }
    static func reduce(value: inout ScreenConfiguration, nextValue: () -> ScreenConfiguration) {
        value.add(nextValue())
    }
}

extension View {
    /// Sets a value of the bar configuration; outer modifiers override inner ones.
    nonisolated func screenFact<Input>(_ input: Input, _ change: @escaping (inout ScreenConfiguration, Input) -> Void)
        -> some View
    {
        scopedPreference(ScreenKey.self, input) { input, _ in { change(&$0, input) } }
    }
}

/// Creates the screens for values of one type.
final class DestinationMaker: Equatable {
    let type: Any.Type
    let make: (Any) -> AnyView
    /// Makes a value of this type of one of an older build; nil if that has another name, or other parts.
    let carry: (AnyHashable) -> AnyHashable?
    init<D: Hashable>(_ type: D.Type, make: @escaping (Any) -> AnyView) {
        self.type = type
        self.make = make
        carry = { older in CarriedValues().carry(older.base, to: D.self).map { AnyHashable($0) } }
    }
    static func == (a: DestinationMaker, b: DestinationMaker) -> Bool { a === b }
}
