import Foundation
import QuadrantCore
import QuadrantGeometry

/// The configuration of the tab bar, set by the content; read by the bar only.
final class TabBarConfiguration {
    let paint: StateCell<BarPaint>
    /// Whether there is content below the bar.
    let hasContentBelow: StateCell<Bool>
    let minimization: TabBarMinimization
    /// The background that tabs have set.
    let background: StateCell<ScopedContent?>
    init(graph: ViewGraph?) {
        paint = StateCell(BarPaint(), graph: graph)
        hasContentBelow = StateCell(false, graph: graph)
        background = StateCell(nil, graph: graph)
        minimization = TabBarMinimization(graph: graph)
    }

    /// Creates the configuration when the graph is known.
    final class Holder {
        private(set) var configuration: TabBarConfiguration!
        nonisolated init() {}
        func make(in graph: ViewGraph?) {
            if configuration == nil { configuration = TabBarConfiguration(graph: graph) }
        }
    }
}

/// Reads the configuration from the content of the tabs.
struct TabEdges: ViewModifier {
    let configuration: TabBarConfiguration
    let behavior: TabBarMinimizeBehavior
    @Environment(\.design) private var design

    func body(content: Content) -> some View {
        let configuration = configuration, behavior = behavior, distance = design.metrics.tab.minimizeDistance
        let watcher = ScrollWatcher(onGeometry: { geometry, model in
            guard model.scrolls(.vertical) else { return }
            let end = geometry.contentSize.height - geometry.contentOffset.y - geometry.contentInsets.top
            configuration.hasContentBelow.adapt(to: end > geometry.containerSize.height + 0.5)
            configuration.minimization.follow(geometry, of: model, behavior, distance: distance)
        })
        return content
            .modifier(ScrollModifier { $0.observers.append(watcher) })
            .onPreferenceChange(ScreenKey.self) {
                configuration.paint.adapt(to: $0.paint(.tab))
                configuration.background.adapt(to: $0.backgrounds[.tabs])
            }
    }
}

/// The background that tabs have set.
struct TabBackgroundView: View {
    let configuration: TabBarConfiguration
    var body: some View { ContainerBackgroundView(background: configuration.background.value) }
}
