import QuadrantGeometry
import QuadrantGraph

/// The animation of a node's own value: the numbers in its `animatableData`.
final class ValueTrack<A: Animatable>: Track {
    /// The model value.
    var model: A
    private var motion = Motion<A.AnimatableData>()
    private let show: (A) -> Void

    init(_ model: A, _ row: NodeIndex, show: @escaping (A) -> Void) {
        self.model = model
        self.show = show
        super.init(row: row)
    }

    func retarget(by delta: A.AnimatableData, _ animation: Animation, _ transaction: Transaction,
                  speed: A.AnimatableData?, _ graph: ViewGraph) {
        motion.retarget(by: delta, animation, transaction, row, graph, speed: speed)
    }

    var isAtRest: Bool { motion.isEmpty }
    override var isEndless: Bool { motion.isEndless }

    /// The value to be shown at the graph's time.
    func presented(_ graph: ViewGraph) -> A {
        let rest = motion.rest(graph)
        if motion.isEmpty { return model }
        var value = model
        value.animatableData = model.animatableData + rest
        return value
    }

    override func tick(_ graph: ViewGraph) {
        let value = presented(graph)
        if motion.isEmpty {
            graph.box(row).storage.track = nil
            stop(graph)
        }
        show(value)
    }

    override func stop(_ graph: ViewGraph) {
        if isOver { return }
        super.stop(graph)
        motion.cancel(graph)
        graph.motion.animations.remove()
    }
}

/// Where a value has lately been that changed without an animation, but is to continue as fast when one comes.
final class SpeedTrail<V: VectorArithmetic> {
    private var places: [(time: Double, value: V)] = []
    /// A finger that is still for so long, in seconds, ends with velocity 0.
    private static var memory: Double { 0.1 }

    func add(_ value: V, at time: Double) {
        places.removeAll { $0.time < time - Self.memory || $0.time == time }
        places.append((time, value))
    }

    /// Per second; nil when nothing is known.
    func speed(at time: Double) -> V? {
        guard let first = places.first(where: { $0.time >= time - Self.memory }), let last = places.last,
              last.time > first.time else { return nil }
        return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
    }
}

extension NodeBox {
    /// What to show now that the value shown, `old`, is to become `new`: the same numbers still, if their change is
    /// animated. `show` is called with the values after that, outside frames.
    @inline(never)
    final func animated<T>(_ new: T, from old: T, show: @escaping (T) -> Void) -> T {
        func follow<A: Animatable>(_ new: A) -> A {
            let running = storage.track as? ValueTrack<A>
            guard let model = running?.model ?? old as? A else { return new }
            let delta = new.animatableData - model.animatableData
            if delta == .zero {
                guard let running else { return new }
                running.model = new
                return running.presented(graph)
            }
            let transaction = graph.transaction(for: row)
            guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else {
                running?.stop(graph)
                storage.track = nil
                if transaction.tracksVelocity { noteSpeed(new.animatableData) } else { storage.speedTrail = nil }
                return new
            }
            let speed = (storage.speedTrail as? SpeedTrail<A.AnimatableData>)?.speed(at: graph.now)
            storage.speedTrail = nil
            let track = running ?? ValueTrack(new, row) { if let value = $0 as? T { show(value) } }
            track.model = new
            track.retarget(by: delta, animation, transaction, speed: speed, graph)
            let value = track.presented(graph)
            if running == nil, !track.isAtRest {
                self.storage.track = track
                graph.motion.animations.add(track)
            }
            return value
        }
        guard let animatable = new as? any Animatable else { return new }
        return follow(animatable) as? T ?? new
    }

    private func noteSpeed<V: VectorArithmetic>(_ value: V) {
        let trail = storage.speedTrail as? SpeedTrail<V> ?? SpeedTrail<V>()
        trail.add(value, at: graph.now)
        storage.speedTrail = trail
    }
}
