import Foundation
public import QuadrantCore
import QuadrantGeometry

/// What a pull on a list runs.
public struct RefreshAction: Sendable {
    let action: @Sendable @MainActor () async -> Void
    /// Runs the action, and returns when it has ended.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// The action that updates the content, set by `refreshable(action:)`; nil where there is none.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Runs `action` when the content of a list in this view is pulled down and released; a spinner shows until it
    /// ends.
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

/// How far a list is in being brought up to date.
struct RefreshProgress: Equatable {
    var isRefreshing = false
    /// How far the content is pulled down, in points.
    var pull = 0.0

    /// What the spinner takes above the rows.
    func available(_ metrics: ListMetrics) -> Double { isRefreshing ? metrics.refreshHeight : 0 }
    /// 0 to 1.
    func shown(_ metrics: ListMetrics) -> Double {
        isRefreshing ? 1 : min(max(pull / metrics.refreshPull, 0), 1)
    }
}

/// The space above a list's rows in which it is seen to be brought up to date.
struct RefreshSpace: View {
    let progress: RefreshProgress
    @Environment(\.design) private var design
    private var metrics: ListMetrics { design.metrics.list }

    var body: some View {
        Spinner(color: nil)
            .opacity(progress.shown(metrics))
            .offset(y: progress.isRefreshing ? 0 : -metrics.refreshHeight / 2)
            .frame(height: progress.available(metrics))
            .frame(maxWidth: .infinity)
            .accessibilityHidden(progress.shown(metrics) == 0)
    }
}

/// Follows the pulls on a list, and runs what they are for.
struct RefreshWatch: ViewModifier {
    let refresh: RefreshAction?
    @Binding var progress: RefreshProgress
    @State private var count = 0
    @Environment(\.design) private var design

    func body(content: Content) -> some View {
        content
            .onScrollGeometryChange(for: Double.self, of: { geometry in
                max(-Double(geometry.contentOffset.y + geometry.contentInsets.top), 0)
            }, action: { _, new in if refresh != nil { progress.pull = new } })
            .onScrollPhaseChange { old, _ in
                guard refresh != nil, old == .interacting, !progress.isRefreshing,
                    progress.pull >= design.metrics.list.refreshPull else { return }
                withAnimation(.control) { progress.isRefreshing = true }
                count += 1
            }
            .task(id: count) {
                guard count > 0, let refresh else { return }
                await refresh()
                withAnimation(.control) { progress.isRefreshing = false }
            }
    }
}
