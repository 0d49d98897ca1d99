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
        graph.motion.geometryTracks[row] = nil
        graph.layout[Int(row)].flags.remove(.isMoving)
        graph.motion.animations.remove()
    }
}

/// The fading in or out of a view that comes or goes without saying how.
final class FadeTrack: Track {
    private var motion = Motion<Double>()
    private(set) var target: Double
    private(set) var opacity: Double

    init(row: UInt32, from opacity: Double) {
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
        graph.motion.fadeTracks[row] = nil
        graph.layout[Int(row)].flags.remove(.isFading)
        graph.invalidateDisplay(row)
        graph.motion.animations.remove()
    }
}

extension ViewGraph {
    /// Where `row` is drawn: its place in the layout, or on the way there.
    @inline(__always)
    package func presentedOrigin(of row: UInt32) -> SIMD2<Double> {
        let at = layout + Int(row)
        guard at.pointee.flags.contains(.isMoving) else { return at.pointee.origin }
        return at.pointee.origin + (motion.geometryTracks[row]?.rest.origin ?? SIMD2())
    }

    @inline(__always)
    package func presentedSize(of row: UInt32) -> SIMD2<Double> {
        let at = layout + Int(row)
        guard at.pointee.flags.contains(.isMoving) else { return at.pointee.size }
        return pointwiseMax(at.pointee.size + (motion.geometryTracks[row]?.rest.size ?? SIMD2()), SIMD2())
    }

    /// Remembers where `row` is before it is placed elsewhere.
    func noteMove(_ row: UInt32, isNew: Bool) {
        if isNew {
            motion.updates.fresh.insert(row)
        } else if motion.updates.moved[row] == nil {
            motion.updates.moved[row] = Updates.OldPlace(origin: layout[Int(row)].origin, size: layout[Int(row)].size)
        }
    }

    /// Starts the animations of what has moved.
    func animateMoves() {
        let moved = motion.updates.moved.keys.sorted { (rows[$0].depth, $0) < (rows[$1].depth, $1) }
        var seen: Set<UInt32> = []
        for row in moved where rows[row].isLive && !seen.contains(row) { follow(row, SIMD2(), &seen) }
    }

    /// `shift` is how far the rows around have moved, up to the nearest that draws by itself.
    private func follow(_ row: UInt32, _ shift: SIMD2<Double>, _ seen: inout Set<UInt32>) {
        if motion.updates.fresh.contains(row) { return }
        seen.insert(row)
        var shift = shift, growth = SIMD2<Double>()
        let at = layout[Int(row)]
        if let old = motion.updates.moved[row] {
            shift += at.origin - old.origin
            growth = at.size - old.size
        }
        let box = box(row)
        if box.features.contains(.anchorsGeometry) {
            if box.features.contains(.breaksLines) { growth = SIMD2() }
            if shift != SIMD2() || growth != SIMD2() {
                animateMove(row, Geometry(origin: shift, size: growth))
            }
            shift = SIMD2()
        }
        if shift == SIMD2() || at.flags.contains(.isLeaf) { return }
        for layoutChild in layoutChildren(of: row) { follow(layoutChild, shift, &seen) }
        for layoutChild in box.storage.secondaries { follow(layoutChild, shift, &seen) }
        for layoutChild in box.storage.exitingNodes { follow(layoutChild.row, shift, &seen) }
    }

    func animateMove(_ row: UInt32, _ delta: Geometry, goal: Geometry = .zero) {
        let transaction = transaction(for: row)
        guard let animation = transaction.animation, delta.magnitudeSquared.isFinite else { return }
        let running = motion.geometryTracks[row]
        let track = running ?? GeometryTrack(row: row)
        track.retarget(by: delta, goal: goal, animation, transaction, self)
        invalidateDisplay(row)
        guard running == nil, !track.isAtRest else { return }
        motion.geometryTracks[row] = track
        layout[Int(row)].flags.insert(.isMoving)
        motion.animations.add(track)
    }

    /// Lets a layout row fade, from what it shows now.
    func fade(_ row: UInt32, from opacity: Double, to target: Double, _ animation: Animation?,
              _ transaction: Transaction) {
        let running = motion.fadeTracks[row]
        guard let animation else {
            running?.stop(self)
            return
        }
        let track = running ?? FadeTrack(row: row, from: opacity)
        if running == nil {
            motion.fadeTracks[row] = track
            layout[Int(row)].flags.insert(.isFading)
            motion.animations.add(track)
        }
        track.retarget(to: target, animation, transaction, self)
        invalidateDisplay(row)
    }

    /// Ends the animations in a removed node.
    func stopTracks(_ row: UInt32) {
        let flags = layout[Int(row)].flags
        if flags.contains(.isMoving) { motion.geometryTracks[row]?.stop(self) }
        if flags.contains(.isFading) { motion.fadeTracks[row]?.stop(self) }
        if !motion.paintTracks.isEmpty { motion.paintTracks[row]?.stop(self) }
        if !motion.contentTracks.isEmpty { motion.contentTracks[row]?.stop(self) }
    }
}
