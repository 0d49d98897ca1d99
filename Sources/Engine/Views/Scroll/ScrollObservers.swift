import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Runs `action` with a value computed from a scroll view's geometry: when it appears, with the same value twice,
    /// and when the value changes.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollWatch { memory in
            ScrollWatcher(onGeometry: { geometry, _ in
                let value = transform(geometry), last = memory.last as? T
                memory.last = value
                if value != last { action(last ?? value, value) }
            })
        })
    }

    /// Runs `action` when the phase of a scroll view changes: idle, tracking, interacting, decelerating or animating.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }

    /// The same with the geometry and velocity at that moment.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext)
            -> Void
    ) -> some View {
        modifier(ScrollWatch { _ in
            ScrollWatcher(onPhase: { action($0, $1, ScrollPhaseChangeContext(geometry: $2, velocity: $3)) })
        })
    }

    /// Runs `action` when the set of visible targets of a `scrollTargetLayout` changes. A target is visible when at
    /// least `threshold` of its area is.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollWatch { memory in
            ScrollWatcher(onGeometry: { _, model in
                let ids = model.visibleTargets(threshold) { $0.base is ID }.compactMap { $0.base as? ID }
                if ids != memory.last as? [ID] { action(ids) }
                memory.last = ids
            })
        })
    }

    /// Runs `action` when the visible fraction of this view in its scroll view reaches or falls below `threshold`, from
    /// 0 to 1. A view that is initially invisible is not reported.
    nonisolated public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
        -> some View
    {
        modifier(VisibilityObserver(threshold: threshold, action: action))
    }
}

/// The state of a scroll view when its phase changed.
public struct ScrollPhaseChangeContext {
    /// The offset, sizes and insets at that moment, in points.
    public let geometry: ScrollGeometry
    /// The velocity in points per second; nil when nothing moves.
    public let velocity: CGVector?
}

/// An observer of the scroll views inside of a modifier.
struct ScrollWatcher: ScrollObserver {
    var onGeometry: ((ScrollGeometry, ScrollModel) -> Void)?
    var onPhase: ((ScrollPhase, ScrollPhase, ScrollGeometry, CGVector?) -> Void)?
    func geometryChanged(_ geometry: ScrollGeometry, in model: ScrollModel) { onGeometry?(geometry, model) }
    func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, _ geometry: ScrollGeometry, velocity: CGVector?) {
        onPhase?(old, new, geometry, velocity)
    }
}

nonisolated struct ScrollWatch: ViewModifier {
    /// The last observed value, which has the lifetime of the modifier.
    final class Memory {
        var last: Any?
    }
    @State private var memory = Memory()
    private let makeWatcher: (Memory) -> ScrollWatcher
    init(_ makeWatcher: @escaping (Memory) -> ScrollWatcher) { self.makeWatcher = makeWatcher }

    func body(content: Content) -> some View {
        let watcher = makeWatcher(memory)
        return content.modifier(ScrollModifier { $0.observers.append(watcher) })
    }
}

/// Observes the visible fraction of a view.
nonisolated struct VisibilityObserver: LayoutRole {
    typealias Body = Never
    let threshold: Double
    let action: (Bool) -> Void
    static var modifierName: String { "onScrollVisibilityChange" }
    static var layoutSentence: String { "An observer of visibility has the layout of its content." }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old.threshold == new.threshold ? [] : .place }

    private final class Known { var shows: Bool? }

    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        let known = child.context.kept { Known() }
        let shows = child.shownPart(size) >= threshold
        // A view that is initially invisible has not changed.
        if shows != (known.shows ?? false) { child.graph.afterLayout { action(shows) } }
        known.shows = shows
        return ChildPlacement(size: child.size(proposal), proposal: proposal)
    }
}
