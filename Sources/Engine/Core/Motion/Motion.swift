import Foundation
import QuadrantGeometry
import QuadrantGraph

/// One animation of a value from zero to `interval`; the base class is not generic.
class Animator {
    var completions: [AnimationCompletion] = []
    /// The end in graph time; infinite if it is unknown or the animation never ends.
    var end = Double.infinity
    var logicalEnd = Double.infinity
    /// Whether another one will follow, without end.
    var isRepeated = false
    /// The animator that this one continues from; it has no visible effect after this one has ended.
    var before: Animator?
    private(set) var isOver = false
    private var isLogicallyOver = false

    final func reachLogicalEnd(_ graph: ViewGraph) {
        if isLogicallyOver { return }
        isLogicallyOver = true
        release(graph) { $0.criteria == .logicallyComplete }
    }

    /// Ends this animator and the earlier ones that it continued from.
    final func finish(_ graph: ViewGraph) {
        var next: Animator? = self
        while let animator = next, !animator.isOver {
            graph.motion.animations.unschedule(animator)
            animator.isOver = true
            animator.reachLogicalEnd(graph)
            animator.release(graph) { _ in true }
            next = animator.before
            animator.before = nil
        }
    }

    private func release(_ graph: ViewGraph, where isMeant: (AnimationCompletion) -> Bool) {
        let released = completions.filter(isMeant)
        completions.removeAll(where: isMeant)
        for completion in released { if let action = completion.finish() { graph.perform(action) } }
    }

    final func join(_ more: [AnimationCompletion]) {
        for completion in more {
            completion.add()
            completions.append(completion)
        }
        isLogicallyOver = false
    }
}

final class TypedAnimator<V: VectorArithmetic>: Animator {
    var animation: Animation
    var interval: V
    let start: Double
    var context: AnimationContext<V>

    init(_ animation: Animation, _ interval: V, start: Double, environment: EnvironmentValues) {
        self.animation = animation
        self.interval = interval
        self.start = start
        context = AnimationContext(environment: environment)
    }

    /// The animated part of `left` at `now`; nil if the animation is over, or at its target for the moment.
    func way(_ left: V, _ now: Double) -> V? {
        if isOver || now >= end { return nil }
        return animation.animate(value: left, time: now - start, context: &context)
    }

    func isOver(_ now: Double, _ way: V?) -> Bool {
        isOver || now >= end || (way == nil && !animation.isTimed)
    }
}

/// The running animations of a value. Each one animates from the shown value to its own target, so that a new one
/// interrupts another smoothly; when the last one ends, all of them end.
struct Motion<V: VectorArithmetic> {
    private var animators: [TypedAnimator<V>] = []

    var isEmpty: Bool { animators.isEmpty }

    /// Whether the last animation never ends, such as `repeatForever`, or is one of a series without end.
    var isEndless: Bool {
        animators.last.map { $0.isRepeated || $0.animation.isTimed && $0.end == .infinity } ?? false
    }

    /// Animates a change of the model value by `delta` from the shown value. `speed` is the velocity before the change.
    mutating func retarget(by delta: V, _ animation: Animation, _ transaction: Transaction, _ node: NodeIndex,
                           _ graph: ViewGraph, speed: V? = nil) {
        let now = graph.now, (rest, left) = follow(graph)
        if let last = animators.last {
            // Parts of one change, such as those of a node and of its ancestor, share one animator.
            if last.start == now, last.animation == animation, speed == nil {
                graph.motion.animations.unschedule(last)
                last.interval += delta
                start(last, left + delta, transaction, graph)
                return
            }
            var context = last.context
            if animation.shouldMerge(previous: last.animation, value: left, time: now - last.start, context: &context) {
                graph.motion.animations.unschedule(last)
                last.context = context
                last.animation = animation
                last.interval += delta
                start(last, left + delta, transaction, graph)
                return
            }
        }
        let environment = graph.box(node).scope.values
        let animator = TypedAnimator(animation, delta, start: now, environment: environment)
        if let speed, animators.isEmpty { animation.begin(at: speed, &animator.context) }
        animator.before = animators.last
        animators.append(animator)
        let way = delta - rest
        start(animator, way.magnitudeSquared > delta.magnitudeSquared ? way : delta, transaction, graph)
    }

    /// `way` is the longest distance known for the animation.
    private func start(_ animator: TypedAnimator<V>, _ way: V, _ transaction: Transaction, _ graph: ViewGraph) {
        if animator.animation.isTimed {
            animator.end = animator.start + animator.animation.end(way, animator.context)
            animator.logicalEnd = animator.start + animator.animation.logicalEnd(way, animator.context)
        }
        animator.isRepeated = transaction.isRepeated
        // Node removals do not wait for an animation that never ends.
        let waits = animator.end.isFinite || !animator.animation.isTimed
        animator.join(waits ? transaction.completions : transaction.completions.filter { !$0.isRemoval })
        graph.motion.animations.schedule(animator)
    }

    /// The offset from the model value at the graph's time.
    mutating func rest(_ graph: ViewGraph) -> V { follow(graph).rest }

    /// Evaluates each animator from the value of the earlier ones, and removes the animators that are over.
    private mutating func follow(_ graph: ViewGraph) -> (rest: V, lastLeft: V) {
        let now = graph.now
        var shown = V.zero, meant = V.zero, left = V.zero
        var over: Int?
        for (index, animator) in animators.enumerated() {
            meant += animator.interval
            left = meant - shown
            let way = animator.way(left, now)
            shown += way ?? left
            if animator.isOver(now, way) {
                over = index
            } else if animator.context.isLogicallyComplete {
                animator.reachLogicalEnd(graph)
            }
        }
        if let over {
            animators[over].finish(graph)
            animators.removeFirst(over + 1)
        }
        return (shown - meant, left)
    }

    mutating func cancel(_ graph: ViewGraph) {
        animators.last?.finish(graph)
        animators.removeAll()
    }
}

/// A shown value that temporarily differs from its model value.
class Track {
    final let node: NodeIndex
    private(set) var isOver = false

    init(node: NodeIndex) { self.node = node }

    /// Whether the track never settles by itself.
    var isEndless: Bool { false }
    /// Computes the shown value for the graph's time.
    func tick(_ graph: ViewGraph) {}
    /// Ends the track: the model value is shown.
    func stop(_ graph: ViewGraph) { isOver = true }
}

/// An animated drawing of one node between its old and its new value.
class DrawingTrack<V: VectorArithmetic>: Track {
    private var motion = Motion<V>()
    /// The shown value minus the model value.
    private(set) final var rest = V.zero

    /// Removes the track from the table of its kind.
    func leave(_ graph: ViewGraph) {}

    final func retarget(by delta: V, _ animation: Animation, _ transaction: Transaction, _ graph: ViewGraph) {
        motion.retarget(by: delta, animation, transaction, node, graph)
        rest = motion.rest(graph)
    }

    final var isAtRest: Bool { motion.isEmpty }
    override final var isEndless: Bool { motion.isEndless }

    override final func tick(_ graph: ViewGraph) {
        rest = motion.rest(graph)
        graph.invalidateDisplay(node)
        graph.noteChange()
        if motion.isEmpty { stop(graph) }
    }

    override final func stop(_ graph: ViewGraph) {
        if isOver { return }
        super.stop(graph)
        motion.cancel(graph)
        leave(graph)
        graph.motion.animations.remove()
    }
}

/// All running tracks, and the scheduled ends of their animators.
package final class Animations: GraphMember, Ticker {
    private var tracks: [Track] = []
    private var live = 0
    private var ends: [Double: Ending] = [:]

    /// Animators by end time. An animator whose end has changed is not removed, but skipped.
    private final class Ending {
        var animators: [Animator] = []
        var live = 0
        var action: ScheduledAction?
    }

    /// The number of running tracks.
    package var count: Int { live }

    /// The paths of the views with endless animations, such as `repeatForever`; nil while anything else is animated or
    /// scheduled.
    package var endlessMotions: [String]? {
        let timeline = graph.timeline
        guard !timeline.tickers.isEmpty, timeline.tickers.allSatisfy({ $0 === self }),
              !timeline.scheduled.contains(where: { !$0.isCancelled }) else { return nil }
        return endlessRows.map { rows in
            rows.sorted().filter { graph[$0].isLive }.map { graph.path(of: $0) }
        }
    }

    /// Whether an animation is running that will end by itself.
    package var hasEnding: Bool { tracks.contains { !$0.isOver && !$0.isEndless } }

    /// The nodes with endless animations; nil while any other animation runs.
    private var endlessRows: Set<NodeIndex>? {
        let running = tracks.filter { !$0.isOver }
        return running.allSatisfy(\.isEndless) ? Set(running.map(\.node)) : nil
    }

    func add(_ track: Track) {
        if live == 0 { graph.addTicker(self) }
        live += 1
        tracks.append(track)
    }

    /// Counts a track that has ended.
    func remove() {
        live -= 1
        if live == 0 {
            tracks.removeAll()
            graph.removeTicker(self)
        } else if tracks.count > 64, tracks.count > live * 2 {
            tracks.removeAll { $0.isOver }
        }
    }

    package func tick(_ now: Double) -> Bool {
        for track in tracks where !track.isOver { track.tick(graph) }
        tracks.removeAll { $0.isOver }
        return live > 0
    }

    func schedule(_ animator: Animator) {
        schedule(animator, at: animator.end)
        if animator.logicalEnd < animator.end { schedule(animator, at: animator.logicalEnd) }
    }

    private func schedule(_ animator: Animator, at time: Double) {
        guard time.isFinite else { return }
        let ending = ends[time] ?? Ending()
        ending.animators.append(animator)
        ending.live += 1
        guard ends[time] == nil else { return }
        ends[time] = ending
        ending.action = graph.schedule(at: time) { [unowned self] in self.end(time) }
    }

    func unschedule(_ animator: Animator) {
        if animator.isOver { return }
        forget(animator.end)
        if animator.logicalEnd < animator.end { forget(animator.logicalEnd) }
    }

    private func forget(_ time: Double) {
        // An end time that has passed needs no cancellation.
        guard time >= graph.now, let ending = ends[time] else { return }
        ending.live -= 1
        if ending.live > 0 { return }
        ending.action?.cancel()
        ends[time] = nil
    }

    private func end(_ time: Double) {
        guard let ending = ends.removeValue(forKey: time) else { return }
        graph.endingMotions {
            for animator in ending.animators where !animator.isOver {
                if animator.end == time { animator.finish(graph) }
                else if animator.logicalEnd == time { animator.reachLogicalEnd(graph) }
            }
        }
    }
}
