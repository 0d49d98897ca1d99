import QuadrantCore
import QuadrantGeometry

// What the views of a screen say about the bars around it. It propagates up as one preference, as far as the screen.

/// A view in a bar, and where it belongs.
struct BarItem: Equatable {
    var placement: ToolbarItemPlacement.Place
    var content: ScopedContent
}

/// What a bar is drawn with.
struct BarPaint: Equatable {
    var style: DeclaredStyle?
    var visibility = Visibility.automatic
    var scheme: ColorScheme?
    /// Whether the bar itself shows.
    var bar = Visibility.automatic
}

/// A style, another one whenever it was declared anew.
final class DeclaredStyle: Equatable {
    let style: AnyShapeStyle
    nonisolated init(_ style: AnyShapeStyle) { self.style = style }
    static func == (a: DeclaredStyle, b: DeclaredStyle) -> Bool { a === b }
}

struct ScreenConfiguration: Equatable {
    var title: Text?
    var mode: NavigationBarItem.TitleDisplayMode?
    var hidesBack = false
    var items: [BarItem] = []
    var bars: [ToolbarPlacement.Bar: BarPaint] = [:]
    var destinations: [DestinationMaker] = []
    var search: SearchLink?
    var role = ToolbarRole.automatic
    var backgrounds: [ContainerBackgroundPlacement.Place: ScopedContent] = [:]

    /// Takes what comes after it in the screen.
    mutating func add(_ next: ScreenConfiguration) {
        title = title ?? next.title
        mode = mode ?? next.mode
        hidesBack = hidesBack || next.hidesBack
        items += next.items
        bars.merge(next.bars) { first, _ in first }
        destinations += next.destinations
        search = search ?? next.search
        if role == .automatic { role = next.role }
        backgrounds.merge(next.backgrounds) { first, _ in first }
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
    /// Says something about the bars around; what is said further out has the last word.
    nonisolated func screenFact<Input>(_ input: Input, _ change: @escaping (inout ScreenConfiguration, Input) -> Void)
        -> some View
    {
        scopedPreference(ScreenKey.self, input) { input, _ in { change(&$0, input) } }
    }
}

/// Makes the screens for values of one type.
final class DestinationMaker: Equatable {
    let type: Any.Type
    let make: (Any) -> AnyView
    init(type: Any.Type, make: @escaping (Any) -> AnyView) {
        self.type = type
        self.make = make
    }
    static func == (a: DestinationMaker, b: DestinationMaker) -> Bool { a === b }
}
