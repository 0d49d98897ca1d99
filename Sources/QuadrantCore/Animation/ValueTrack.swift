import QuadrantGeometry
import QuadrantGraph

/// The animation of a node's own value: the numbers in its `animatableData`.
final class ValueTrack<A: Animatable>: Track {
    /// The value meant.
    var model: A
    private var motion = Motion<A.AnimatableData>()
    private let row: UInt32
    private let show: (A) -> Void

    init(_ model: A, _ row: UInt32, show: @escaping (A) -> Void) {
        self.model = model
        self.row = row
        self.show = show
    }

    func retarget(by delta: A.AnimatableData, _ animation: Animation, _ transaction: Transaction, _ graph: ViewGraph) {
        motion.retarget(by: delta, animation, transaction, row, graph)
    }

    var isAtRest: Bool { motion.isEmpty }

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
            graph.box(row).track = nil
            stop(graph)
        }
        show(value)
    }

    override func stop(_ graph: ViewGraph) {
        if isOver { return }
        super.stop(graph)
        motion.cancel(graph)
        graph.animations.remove()
    }
}

extension NodeBox {
    /// What to show now that the value shown, `old`, is to become `new`: the same numbers still, if their change is
    /// animated. `show` is called with the values after that, outside frames.
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
            let transaction = graph.transaction(for: row)
            guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else {
                running?.stop(graph)
                track = nil
                return new
            }
            let track = running ?? ValueTrack(new, row) { if let value = $0 as? T { show(value) } }
            track.model = new
            track.retarget(by: delta, animation, transaction, graph)
            let value = track.presented(graph)
            if running == nil, !track.isAtRest {
                self.track = track
                graph.animations.add(track)
            }
            return value
        }
        guard let animatable = new as? any Animatable else { return new }
        return follow(animatable) as? T ?? new
    }
}
