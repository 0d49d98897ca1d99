import QuadrantGraph

/// The fade of a view that is inserted or removed without a transition.
final class FadeTrack: Track {
    private var motion = Motion<Double>()
    private(set) var target: Double
    private(set) var opacity: Double

    init(node: NodeIndex, from opacity: Double) {
        self.opacity = opacity
        target = opacity
        super.init(node: node)
    }

    func retarget(to target: Double, _ animation: Animation, _ transaction: Transaction, _ graph: ViewGraph) {
        if target == self.target { return }
        motion.retarget(by: target - self.target, animation, transaction, node, graph)
        self.target = target
        opacity = target + motion.rest(graph)
    }

    override var isEndless: Bool { motion.isEndless }

    override func tick(_ graph: ViewGraph) {
        let next = target + motion.rest(graph)
        if next != opacity {
            opacity = next
            graph.invalidateDisplay(node)
            graph.noteChange()
        }
        if motion.isEmpty, target == 1 { stop(graph) }
    }

    override func stop(_ graph: ViewGraph) {
        if isOver { return }
        super.stop(graph)
        motion.cancel(graph)
        graph.motion.fades.tracks[node] = nil
        graph.setFading(node, false)
        graph.invalidateDisplay(node)
        graph.motion.animations.remove()
    }
}

/// The nodes that fade in or out.
final class FadeTracks: GraphMember {
    var tracks: [NodeIndex: FadeTrack] = [:]

    /// Fades a node from its shown opacity to `target`.
    func start(_ node: NodeIndex, from opacity: Double, to target: Double, _ animation: Animation?,
               _ transaction: Transaction) {
        let running = tracks[node]
        guard let animation else {
            running?.stop(graph)
            return
        }
        let track = running ?? FadeTrack(node: node, from: opacity)
        if running == nil {
            tracks[node] = track
            graph.setFading(node, true)
            graph.motion.animations.add(track)
        }
        track.retarget(to: target, animation, transaction, graph)
        graph.invalidateDisplay(node)
    }
}
