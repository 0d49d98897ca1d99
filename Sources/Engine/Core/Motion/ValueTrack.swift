import QuadrantGeometry
import QuadrantGraph

/// The animation of a node's own value: the numbers in its `animatableData`.
final class ValueTrack<A: Animatable>: Track {
    /// The model value.
    var model: A
    private var motion = Motion<A.AnimatableData>()
    private let show: (A) -> Void

    init(_ model: A, _ node: NodeIndex, show: @escaping (A) -> Void) {
        self.model = model
        self.show = show
        super.init(node: node)
    }

    func retarget(by delta: A.AnimatableData, _ animation: Animation, _ transaction: Transaction,
                  speed: A.AnimatableData?, _ graph: ViewGraph) {
        motion.retarget(by: delta, animation, transaction, node, graph, speed: speed)
    }

    var isAtRest: Bool { motion.isEmpty }
    override var isEndless: Bool { motion.isEndless }

    /// The shown value at the graph's time.
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
            graph.box(node).track = nil
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

/// The recent values of changes without an animation, from which a later spring gets its initial velocity.
final class SpeedTrail<V: VectorArithmetic> {
    private var places: [(time: Double, value: V)] = []
    /// The age in seconds after which a value is dropped: a finger that is still for so long has velocity 0.
    private static var memory: Double { 0.1 }

    func add(_ value: V, at time: Double) {
        places.removeAll { $0.time < time - Self.memory || $0.time == time }
        places.append((time, value))
    }

    /// Adds a value that differs by `delta` from the last one.
    func move(by delta: V, at time: Double) { add((places.last?.value ?? .zero) + delta, at: time) }

    /// The velocity per second; nil if there are fewer than two values.
    func speed(at time: Double) -> V? {
        guard let first = places.first(where: { $0.time >= time - Self.memory }), let last = places.last,
              last.time > first.time else { return nil }
        return (last.value - first.value).scaled(by: 1 / (last.time - first.time))
    }
}

extension NodeBox {
    /// Returns the value to show when `old` is replaced by `new`: at first the shown numbers if the change is animated.
    /// `show` is called outside frames, with each later value.
    @inline(never)
    final func animated<T>(_ new: T, from old: T, show: @escaping (T) -> Void) -> T {
        func follow<A: Animatable>(_ new: A) -> A {
            let running = track as? ValueTrack<A>
            guard let model = running?.model ?? old as? A else { return new }
            let delta = new.animatableData - model.animatableData
            if delta == .zero {
                guard let running else { return new }
                running.model = new
                return running.presented(graph)
            }
            let transaction = graph.motion.transaction(for: node)
            guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else {
                running?.stop(graph)
                track = nil
                if transaction.tracksVelocity { noteSpeed(new.animatableData) } else { storage.speedTrail = nil }
                return new
            }
            let speed = (storage.speedTrail as? SpeedTrail<A.AnimatableData>)?.speed(at: graph.now)
            storage.speedTrail = nil
            let track = running ?? ValueTrack(new, node) { if let value = $0 as? T { show(value) } }
            track.model = new
            track.retarget(by: delta, animation, transaction, speed: speed, graph)
            let value = track.presented(graph)
            if running == nil, !track.isAtRest {
                self.track = track
                graph.motion.animations.add(track)
            }
            return value
        }
        guard let animatable = new as? any Animatable else { return new }
        return follow(animatable) as? T ?? new
    }

    /// Adds a change of the frame to the values from which a later spring gets its initial velocity.
    final func noteMove(by delta: Geometry) {
        let trail = storage.speedTrail as? SpeedTrail<Geometry> ?? SpeedTrail<Geometry>()
        trail.move(by: delta, at: graph.now)
        storage.speedTrail = trail
    }

    private func noteSpeed<V: VectorArithmetic>(_ value: V) {
        let trail = storage.speedTrail as? SpeedTrail<V> ?? SpeedTrail<V>()
        trail.add(value, at: graph.now)
        storage.speedTrail = trail
    }
}
