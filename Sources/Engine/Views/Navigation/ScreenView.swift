import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

/// A screen of a stack with its bars.
struct ScreenView: View {
    let navigator: Navigator
    let screen: Screen
    let content: IdentifiedContent
    let before: Screen?
    @Environment(\.dismissal) private var outer
    @Environment(\.screenTransition) private var outerTransition
    @Environment(\.verticalSizeClass) private var verticalSize
    @Environment(\.columnSide) private var side

    var body: some View {
        let isRoot = screen === navigator.root
        let dismissal = isRoot ? outer : Dismissal(dismisser: screen.dismisser)
        ScreenContent(content: content)
            .environment(\.dismissal, dismissal)
            .environment(\.screenLink, ScreenLink(screen: screen))
            .environment(\.screenTransition, isRoot ? outerTransition : screen.transition)
            .onPreferenceChange(ScreenKey.self) { [navigator, screen, verticalSize] configuration in
                let isOther = screen.configuration.value.destinations != configuration.destinations
                screen.configuration.adapt(to: configuration)
                screen.isLarge.adapt(to: Navigator.isLarge(screen, navigator, in: verticalSize))
                if isOther { navigator.learnDestinations() }
            }
            .modifier(ScrollEdges(navigator: navigator, screen: screen))
            .overlay { SuggestionLayer(screen: screen) }
            .modifier(BarSpace(bar: NavigationBar(navigator: navigator, screen: screen, before: before)
                .accessibilitySortPriority(NavigationBar.readingOrder), edge: .top))
            .modifier(BarSpace(bar: BottomBar(screen: screen), edge: .bottom))
            .background { ScreenBackgroundView(screen: screen) }
            .background(side.isSidebar ? .clear : Color(system: .systemBackground))
    }
}

/// The content, updated only when it is replaced.
private struct ScreenContent: View {
    let content: IdentifiedContent
    var body: some View {
        // The frame has the size of the screen; larger content overflows it on all sides, and the bars keep their size.
        RelativeContainer {
            SingleView(content.view).frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        }
    }
}

/// A separate view, so that changes of the configuration invalidate the background only.
private struct ScreenBackgroundView: View {
    let screen: Screen
    var body: some View { ContainerBackgroundView(background: screen.configuration.value.backgrounds[.navigation]) }
}

/// Observes how far the content of a screen is scrolled beneath its bars.
private struct ScrollEdges: ViewModifier {
    let navigator: Navigator
    let screen: Screen
    @Environment(\.design) private var design
    @Environment(\.dynamicTypeSize) private var category
    @Environment(\.verticalSizeClass) private var verticalSize
    @Environment(\.tabsBelowField) private var tabs

    func body(content: Content) -> some View {
        let screen = screen, navigator = navigator, design = design, category = category
        let verticalSize = verticalSize, tabs = tabs
        let distance = design.metrics.navigationBar.hasPlatters ? design.metrics.tab.minimizeDistance : .infinity
        let watcher = ScrollWatcher(onGeometry: { geometry, model in
            guard model.scrolls(.vertical) else { return }
            let top = Double(geometry.contentOffset.y + geometry.contentInsets.top)
            screen.scrolled.adapt(to: top)
            screen.noteSafeArea(above: Double(geometry.contentInsets.top))
            let end = geometry.contentSize.height - geometry.contentOffset.y - geometry.contentInsets.top
            screen.hasContentBelow.adapt(to: end > geometry.containerSize.height + 0.5)
            screen.followScroll(geometry, of: model, distance: distance)
        })
        return content.modifier(ScrollModifier {
            $0.observers.append(watcher)
            $0.collapsibleBarHeight = navigator.collapsibleBarHeight(of: screen, design, category, in: verticalSize,
                                                                     tabs)
        })
    }
}

/// A bar at an edge, whose frame is safe area for the content.
struct BarSpace<Bar: View>: ViewModifier {
    let bar: Bar
    let edge: Edge

    func body(content: Content) -> some View {
        content.modifier(SafeAreaInset(secondary: bar, edge: edge, alignment: HorizontalAlignment.center.key,
                                       spacing: 0))
    }
}

/// The background of a bar, by default drawn only while content is beneath it.
struct BarBackground: View {
    let paint: BarPaint
    let isNeeded: Bool
    /// The edge with the separator.
    let edge: VerticalEdge
    /// What content shows of itself beneath a bar without a background.
    var effect = BarEdgeEffect.Kind.soft
    @Environment(\.design) private var design

    private var shows: Bool {
        switch paint.visibility {
        case .automatic: isNeeded
        case .visible: true
        case .hidden: false
        }
    }

    var body: some View {
        if design.metrics.navigationBar.hasPlatters {
            if let style = paint.style?.style ?? (paint.visibility == .visible ? AnyShapeStyle(.bar) : nil), shows {
                Color.clear.background(style)
            } else if shows, effect != .none {
                BarEdgeEffect(edge: edge, kind: effect)
            }
        } else if shows {
            Color.clear
                .background(paint.style?.style ?? AnyShapeStyle(.bar))
                .overlay(alignment: edge == .bottom ? .bottom : .top) {
                    HairLine(axis: .horizontal)
                }
        }
    }
}

/// A separator, one pixel thick.
struct HairLine: View {
    let axis: Axis
    @Environment(\.pixelLength) private var pixel
    var body: some View {
        Color(system: .separator)
            .frame(width: axis == .vertical ? pixel : nil, height: axis == .horizontal ? pixel : nil)
    }
}

private enum BarHeightKey: EnvironmentKey { static let defaultValue: Double? = nil }

extension EnvironmentValues {
    /// The height of navigation bars, in points.
    var barHeight: Double {
        get { self[BarHeightKey.self] ?? design.metrics.navigationBar.bar }
        set { self[BarHeightKey.self] = newValue }
    }
}

extension Screen {
    /// Takes note of the safe area above content that scrolls. One that has some is the bar's, whatever others report.
    func noteSafeArea(above content: Double) {
        hasContentAtBar = hasContentAtBar || content > 0
        beginsAtBar.adapt(to: hasContentAtBar)
    }
}
