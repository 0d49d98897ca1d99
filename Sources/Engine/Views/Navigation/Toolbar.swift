import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A bar of a screen.
public struct ToolbarPlacement: Sendable {
    enum Bar: Hashable, Sendable { case automatic, navigation, bottom, tab }
    let bar: Bar
    /// All bars of the screen without a setting of their own.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The bar at the top of the screen.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    /// The toolbar at the bottom of the screen.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The bar of the enclosing tab view.
    public static let tabBar = ToolbarPlacement(bar: .tab)
}

/// The display mode of a title, for `toolbarTitleDisplayMode(_:)`.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: TitleMode
    /// As on the screen before; large on the root screen.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// In the centre of the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Below the bar until it is scrolled away.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Large, in the row of the bar, at its leading edge. Items there and in the centre are in the bar's menu.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
}

extension View {
    /// Adds items to the bars of this screen, by their placements.
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
        -> some View
    {
        modifier(ToolbarModifier(content: content()))
    }

    /// Adds views at the trailing end of this screen's navigation bar.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        barItems(ToolbarDeclaration.items(of: content(), .trailing))
    }

    /// Shows or hides bars of this screen; without arguments all of them.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barFact(visibility, bars) { $0.bar = $1 }
    }

    /// The newer name of `toolbar(_:for:)`.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barFact(visibility, bars) { $0.bar = $1 }
    }

    /// Fills the background of bars of this screen with `style`; without arguments of all of them.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barFact(DeclaredStyle(AnyShapeStyle(style)), bars) { $0.style = $1 }
    }

    /// Sets whether bars of this screen have a background; `automatic` draws it only while content is beneath them.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barFact(visibility, bars) { $0.visibility = $1 }
    }
    /// The newer name of `toolbarBackground(_:for:)` with a visibility.
    nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    {
        barFact(visibility, bars) { $0.visibility = $1 }
    }

    /// Sets the colour scheme of bars of this screen; nil is the scheme in force.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
        -> some View
    {
        barFact(colorScheme, bars) { $0.scheme = $1 }
    }

    /// Sets the display mode of this screen's title.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        screenFact(mode.mode) { $0.mode = $1 }
    }

    nonisolated func barFact<Input>(_ input: Input, _ bars: [ToolbarPlacement],
                                            _ change: @escaping (inout BarPaint, Input) -> Void) -> some View {
        screenFact((input, bars.map(\.bar))) { configuration, input in
            for bar in input.1.isEmpty ? [.automatic] : input.1 {
                change(&configuration.bars[bar, default: BarPaint()], input.0)
            }
        }
    }

    nonisolated func barItems(_ items: [ToolbarDeclaration]) -> some View { modifier(BarItemsModifier(items: items)) }
}

/// Declares items of bars, which have their identity from it.
private nonisolated struct BarItemsModifier: ViewModifier {
    let items: [ToolbarDeclaration]
    @State private var owner = Owner()
    final class Owner {}
    init(items: [ToolbarDeclaration]) { self.items = items }

    @MainActor func body(content: Content) -> some View {
        let owner = ObjectIdentifier(owner)
        content.scopedPreference(ScreenKey.self, DeclaredItems(items)) { input, scope in
            let items = input.items.map {
                BarItem(id: BarItem.ID(owner: owner, path: $0.path), placement: $0.place,
                        content: ScopedContent($0.content, in: scope), kind: $0.kind)
            }
            // At the trailing end, items of outer modifiers precede those of inner ones.
            return { $0.items += items }
        }
    }
}

/// The items of one declaration, which are not compared with those of another.
private struct DeclaredItems {
    let items: [ToolbarDeclaration]
    nonisolated init(_ items: [ToolbarDeclaration]) { self.items = items }
}

private nonisolated struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    let content: Items
    private let reader = ContentReader()
    init(content: Items) { self.content = content }

    @MainActor func body(content: Content) -> some View {
        let items = _ToolbarItems(reader: reader)
        self.content._collect(items)
        return content.barItems(items.found)
    }
}
