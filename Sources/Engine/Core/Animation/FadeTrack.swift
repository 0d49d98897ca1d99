import QuadrantGraph

/// The fade of a view that is inserted or removed without a transition.
final class FadeTrack: Track {
    private var motion = Motion<Double>()
    private(set) var target: Double
    private(set) var opacity: Double

    init(row: NodeIndex, from opacity: Double) {
        self.opacity = opacity
        target = opacity
        super.init(row: row)
    }

    func retarget(to target: Double, _ animation: Animation, _ transaction: Transaction, _ graph: ViewGraph) {
        if target == self.target { return }
        motion.retarget(by: target - self.target, animation, transaction, row, graph)
        self.target = target
        opacity = target + motion.rest(graph)
    }

    override var isEndless: Bool { motion.isEndless }

    override func tick(_ graph: ViewGraph) {
        let next = target + motion.rest(graph)
        if next != opacity {
            opacity = next
            graph.invalidateDisplay(row)
            graph.noteChange()
        }
        if motion.isEmpty, target == 1 { stop(graph) }
    }

    override func stop(_ graph: ViewGraph) {
        if isOver { return }
        super.stop(graph)
        motion.cancel(graph)
        graph.motion.fades.tracks[row] = nil
        graph.setFading(row, false)
        graph.invalidateDisplay(row)
        graph.motion.animations.remove()
    }
}

/// The nodes that fade in or out.
final class FadeTracks {
    unowned(unsafe) var graph: ViewGraph!
    var tracks: [NodeIndex: FadeTrack] = [:]

    /// Fades a node from its shown opacity to `target`.
    func start(_ row: NodeIndex, from opacity: Double, to target: Double, _ animation: Animation?,
               _ transaction: Transaction) {
        let running = tracks[row]
        guard let animation else {
            running?.stop(graph)
            return
        }
        let track = running ?? FadeTrack(row: row, from: opacity)
        if running == nil {
            tracks[row] = track
            graph.setFading(row, true)
            graph.motion.animations.add(track)
        }
        track.retarget(to: target, animation, transaction, graph)
        graph.invalidateDisplay(row)
    }
}
