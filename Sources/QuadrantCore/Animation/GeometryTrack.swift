import Foundation
import QuadrantGeometry
import QuadrantGraph

// A change of layout takes effect at once; what is drawn follows. Where a view that draws was, seen from the nearest
// row around it that turns, clips or scrolls, and how large it was, is remembered for one update; if it is elsewhere
// after it, and its transaction is animated, then it is drawn on its way there.

/// Corner and size, as numbers to be animated.
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

/// The way of one row that draws.
final class GeometryTrack: Track {
    private var motion = Motion<Geometry>()
    /// What is added to the place and size in the layout.
    private(set) var rest = Geometry()
    /// The offset from its layout position; only removed views keep one.
    private var goal = Geometry()

    func retarget(by delta: Geometry, goal: Geometry, _ animation: Animation, _ transaction: Transaction,
                  _ graph: ViewGraph) {
        self.goal = self.goal + goal
        motion.retarget(by: delta, animation, transaction, row, graph)
        rest = self.goal + motion.rest(graph)
    }

    var isAtRest: Bool { motion.isEmpty }
    override var isEndless: Bool { motion.isEndless }

    override func tick(_ graph: ViewGraph) {
        let next = goal + motion.rest(graph)
        if next != rest {
            rest = next
            graph.invalidateDisplay(row)
            graph.noteChange()
        }
        if motion.isEmpty, goal == .zero { stop(graph) }
    }

    override func stop(_ graph: ViewGraph) {
        if isOver { return }
        super.stop(graph)
        motion.cancel(graph)
        graph.motion.moves.tracks[row] = nil
        graph.layout[Int(row)].flags.remove(.isMoving)
        graph.motion.animations.remove()
    }
}

/// The rows that are drawn on the way to their place, and where rows were before this update.
final class GeometryTracks {
    unowned(unsafe) var graph: ViewGraph!
    var tracks: [NodeIndex: GeometryTrack] = [:]
    /// Where rows were before, in the order they were first placed anew.
    private var moved: [NodeIndex: OldPlace] = [:]
    /// Rows placed for the first time.
    private var fresh: Set<NodeIndex> = []

    private struct OldPlace {
        var origin: SIMD2<Double>
        var size: SIMD2<Double>
    }

    var isEmpty: Bool { moved.isEmpty }

    /// Remembers where `row` is before it is placed elsewhere.
    func note(_ row: NodeIndex, isNew: Bool) {
        if isNew {
            fresh.insert(row)
        } else if moved[row] == nil {
            moved[row] = OldPlace(origin: graph.layout[Int(row)].origin, size: graph.layout[Int(row)].size)
        }
    }

    /// The update is over.
    func forgetUpdate() {
        moved.removeAll(keepingCapacity: true)
        fresh.removeAll(keepingCapacity: true)
    }

    /// Starts the animations of what has moved.
    func animate() {
        let moved = moved.keys.sorted { (graph.rows[$0].depth, $0) < (graph.rows[$1].depth, $1) }
        var seen: Set<NodeIndex> = []
        for row in moved where graph.rows[row].isLive && !seen.contains(row) { follow(row, SIMD2(), &seen) }
    }

    /// `shift` is how far the rows around have moved, up to the nearest that draws by itself.
    private func follow(_ row: NodeIndex, _ shift: SIMD2<Double>, _ seen: inout Set<NodeIndex>) {
        if fresh.contains(row) { return }
        seen.insert(row)
        var shift = shift, growth = SIMD2<Double>()
        let at = graph.layout[Int(row)]
        if let old = moved[row] {
            shift += at.origin - old.origin
            growth = at.size - old.size
        }
        let box = graph.box(row)
        if box.features.contains(.anchorsGeometry) {
            if box.part?.leaf?.breaksLines == true { growth = SIMD2() }
            if shift != SIMD2() || growth != SIMD2() {
                start(row, Geometry(origin: shift, size: growth))
            }
            shift = SIMD2()
        }
        if shift == SIMD2() || at.flags.contains(.isLeaf) { return }
        for layoutChild in graph.layoutChildren(of: row) { follow(layoutChild, shift, &seen) }
        for layoutChild in box.storage.secondaries { follow(layoutChild, shift, &seen) }
        for layoutChild in box.storage.exitingNodes { follow(layoutChild.row, shift, &seen) }
    }

    /// Animates a row that has moved by `delta` to its place, or to `goal` from there where it is exiting.
    func start(_ row: NodeIndex, _ delta: Geometry, goal: Geometry = .zero) {
        let transaction = graph.transaction(for: row)
        guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else { return }
        let running = tracks[row]
        let track = running ?? GeometryTrack(row: row)
        track.retarget(by: delta, goal: goal, animation, transaction, graph)
        graph.invalidateDisplay(row)
        guard running == nil, !track.isAtRest else { return }
        tracks[row] = track
        graph.layout[Int(row)].flags.insert(.isMoving)
        graph.motion.animations.add(track)
    }
}
