import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The action of a pull to refresh.
public struct RefreshAction: Sendable {
    let action: @Sendable @MainActor () async -> Void
    /// Runs the action, and returns when it has completed.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// The action of `refreshable(action:)`; nil without one.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Runs `action` when the content of a list in this view is pulled down and released; a spinner is shown until it
    /// completes.
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

/// The state of a list's pull to refresh.
struct RefreshProgress: Equatable {
    var isRefreshing = false
    /// The overscroll at the top, in points.
    var pull = 0.0

    /// The height of the spinner above the rows during a refresh.
    func available(_ metrics: ListMetrics) -> Double { isRefreshing ? metrics.refreshHeight : 0 }
    /// The visible fraction of the spinner, from 0 to 1.
    func shown(_ metrics: ListMetrics) -> Double {
        isRefreshing ? 1 : min(max(pull / metrics.refreshPull, 0), 1)
    }
}

/// The space for the spinner above a list's rows.
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

/// Observes the overscroll of a list, and runs its refresh action.
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
            // The count of the body that the task is of: the task of the body before, where it begins late, would read
            // the new one before it is cancelled, and run the action as well.
            .task(id: count) { [count] in
                // A task that was replaced leaves the action and the spinner to the one in its place.
                guard count > 0, let refresh, !Task.isCancelled else { return }
                await refresh()
                guard !Task.isCancelled else { return }
                withAnimation(.control) { progress.isRefreshing = false }
            }
    }
}
