import Foundation
import QuadrantGeometry
import QuadrantGraph

// Layout changes immediately; the drawing is animated to the new layout. The frame of a node that draws, relative to
// the nearest ancestor that transforms, clips or scrolls, is stored during an update. If the frame is different after
// the update and the transaction has an animation, the drawing is animated from the old frame to the new one.

/// An origin and a size as an animatable vector.
struct Geometry: VectorArithmetic {
    var origin = SIMD2<Double>()
    var size = SIMD2<Double>()
    static var zero: Geometry { Geometry() }
    static func + (a: Geometry, b: Geometry) -> Geometry {
        Geometry(origin: a.origin + b.origin, size: a.size + b.size)
    }
    static func - (a: Geometry, b: Geometry) -> Geometry {
        Geometry(origin: a.origin - b.origin, size: a.size - b.size)
    }
    mutating func scale(by factor: Double) {
        origin *= factor
        size *= factor
    }
    var magnitudeSquared: Double { (origin * origin).sum() + (size * size).sum() }
}

/// The animated frame of one node that draws.
class GeometryTrack: Track {
    private var motion = Motion<Geometry>()
    /// The difference between the drawn frame and the layout frame.
    private(set) final var rest = Geometry()
    /// The final offset from the layout frame; not zero only for exiting nodes.
    private(set) final var goal = Geometry()

    /// Shows the frame after `rest` has changed.
    func show(_ graph: ViewGraph) { graph.invalidateDisplay(node) }
    /// Removes the track from the table of its kind.
    func leave(_ graph: ViewGraph) {
        graph.motion.moves.tracks[node] = nil
        graph.setMoving(node, false)
    }

    final func retarget(by delta: Geometry, goal: Geometry, _ animation: Animation, _ transaction: Transaction,
                        speed: Geometry?, _ graph: ViewGraph) {
        self.goal = self.goal + goal
        motion.retarget(by: delta, animation, transaction, node, graph, speed: speed)
        rest = self.goal + motion.rest(graph)
    }

    final var isAtRest: Bool { motion.isEmpty }
    override final var isEndless: Bool { motion.isEndless }

    override final func tick(_ graph: ViewGraph) {
        let next = goal + motion.rest(graph)
        if next != rest {
            rest = next
            show(graph)
            graph.noteChange()
        }
        if motion.isEmpty, goal == .zero { stop(graph) }
    }

    override final func stop(_ graph: ViewGraph) {
        if isOver { return }
        super.stop(graph)
        motion.cancel(graph)
        leave(graph)
        graph.motion.animations.remove()
    }
}

/// The nodes with an animated frame, and the frames of nodes before this update.
final class GeometryTracks: GraphMember {
    var tracks: [NodeIndex: GeometryTrack] = [:]
    /// The frames of nodes before this update.
    private var moved: [NodeIndex: OldPlace] = [:]
    /// Nodes placed for the first time.
    private var fresh: Set<NodeIndex> = []
    /// How far nodes that were not placed yet were moved in this update, by the modifiers with these indices.
    private var shifts: [NodeIndex: SIMD2<Double>] = [:]
    /// False in an update in which only nodes that leave are kept in their places.
    private var startsTracks = true

    private struct OldPlace {
        var origin: SIMD2<Double>
        var size: SIMD2<Double>
    }

    var isEmpty: Bool { moved.isEmpty && shifts.isEmpty }

    /// Stores that the content of `node`, which is not placed yet, was moved by `shift`.
    func noteShift(of node: NodeIndex, by shift: SIMD2<Double>) { shifts[node, default: SIMD2()] += shift }

    /// Stores the frame of `node` before the node is placed again.
    func note(_ node: NodeIndex, isNew: Bool) {
        if isNew {
            fresh.insert(node)
        } else if moved[node] == nil {
            moved[node] = OldPlace(origin: graph[node].origin, size: graph[node].size)
        }
    }

    /// Ends the update: its old frames are dropped.
    func forgetUpdate() {
        moved.removeAll(keepingCapacity: true)
        fresh.removeAll(keepingCapacity: true)
        if !shifts.isEmpty { shifts.removeAll(keepingCapacity: true) }
    }

    /// Starts the animations of nodes whose frame has changed.
    func animate() {
        let moved = moved.keys.sorted { (graph[$0].depth, $0) < (graph[$1].depth, $1) }
        var seen: Set<NodeIndex> = []
        startsTracks = graph.mayAnimate
        for node in moved where graph[node].isLive && !seen.contains(node) { follow(node, Moves(), &seen) }
        for (node, shift) in shifts.sorted(by: { $0.key < $1.key }) where startsTracks && graph[node].isLive {
            shiftDrawing(node, shift)
        }
    }

    /// Animates what draws in `node` from `shift` before its place.
    private func shiftDrawing(_ node: NodeIndex, _ shift: SIMD2<Double>) {
        let box = graph.box(node)
        if box.features.contains(.anchorsGeometry) {
            start(node, Geometry(origin: shift))
            return
        }
        for layoutChild in graph.layoutChildren(of: node) { shiftDrawing(layoutChild, shift) }
        for secondary in box.storage.secondaries { shiftDrawing(secondary, shift) }
    }

    /// How far the ancestors of a node have moved.
    private struct Moves {
        /// Up to the nearest ancestor that draws by itself.
        var shift = SIMD2<Double>()
        /// Up to the nearest scroll view or exiting node.
        var total = SIMD2<Double>()
        /// The part of `total` that ancestors which draw by themselves are animated by.
        var animated = SIMD2<Double>()
    }

    private func follow(_ node: NodeIndex, _ ancestors: Moves, _ seen: inout Set<NodeIndex>) {
        if fresh.contains(node) { return }
        seen.insert(node)
        var moves = ancestors, growth = SIMD2<Double>()
        let at = graph[node], box = graph.box(node)
        if let old = moved[node] {
            let distance = at.origin - old.origin
            moves.shift += distance
            growth = at.size - old.size
            // What is scrolled takes along what leaves in it.
            if at.layoutParent == 0 || !graph.scrollsContent(at.layoutParent) { moves.total += distance }
        }
        if box.features.contains(.anchorsGeometry) {
            if graph.leaf(node)?.breaksLines == true { growth = SIMD2() }
            if startsTracks, moves.shift != SIMD2() || growth != SIMD2(),
               start(node, Geometry(origin: moves.shift, size: growth)) {
                moves.animated += moves.shift
            }
            moves.shift = SIMD2()
        }
        if graph.scrollsContent(node) { (moves.total, moves.animated) = (SIMD2(), SIMD2()) }
        let holdsExiting = moves.total != SIMD2() && graph.update.exiting > 0
        if moves.shift == SIMD2() && !holdsExiting || at.isLeaf { return }
        for layoutChild in graph.layoutChildren(of: node) { follow(layoutChild, moves, &seen) }
        for layoutChild in box.storage.secondaries { follow(layoutChild, moves, &seen) }
        for exitingNode in box.storage.exitingNodes { stay(exitingNode.node, moves, in: node, &seen) }
    }

    /// A view that leaves is not laid out any more: it stays where it was in the window, whatever becomes of its
    /// containers. While an ancestor that draws by itself is on its way, the view moves against it.
    private func stay(_ node: NodeIndex, _ moves: Moves, in container: NodeIndex, _ seen: inout Set<NodeIndex>) {
        if moves.total != SIMD2() {
            graph.moveOrigin(of: node, by: SIMD2() - moves.total)
            graph.invalidateDisplay(container)
        }
        follow(node, Moves(shift: SIMD2() - moves.animated), &seen)
    }

    /// Animates a moved node from `delta` to its layout frame, or to the offset `goal` if the node is exiting.
    /// Returns whether there is an animation.
    @discardableResult
    func start(_ node: NodeIndex, _ delta: Geometry, goal: Geometry = .zero) -> Bool {
        let transaction = graph.motion.transaction(for: node), box = graph.box(node)
        guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else {
            if transaction.tracksVelocity { box.noteMove(by: delta) } else { box.storage.speedTrail = nil }
            return false
        }
        let speed = (box.storage.speedTrail as? SpeedTrail<Geometry>)?.speed(at: graph.now)
        box.storage.speedTrail = nil
        let running = tracks[node]
        let track = running ?? GeometryTrack(node: node)
        track.retarget(by: delta, goal: goal, animation, transaction, speed: speed, graph)
        graph.invalidateDisplay(node)
        guard running == nil, !track.isAtRest else { return true }
        tracks[node] = track
        graph.setMoving(node, true)
        graph.motion.animations.add(track)
        return true
    }
}
