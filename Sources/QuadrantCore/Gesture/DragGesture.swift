public import Foundation

/// A finger that goes down and moves.
public nonisolated struct DragGesture: Gesture {
    public typealias Body = Never

    /// Where the finger is, and how it got there.
    public struct Value: Equatable, Sendable {
        /// When the finger last moved.
        public var time: Date
        /// Where the finger is, in points of the gesture's coordinate space.
        public var location: CGPoint
        /// Where the finger went down, in points of the gesture's coordinate space; where it is by then for a gesture
        /// that comes after another.
        public var startLocation: CGPoint
        /// Points a second, over the last 0.05 seconds; zero for a finger that has rested for 0.1 seconds.
        public var velocity: CGSize

        /// From where the finger went down to where it is, in points of the gesture's coordinate space.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where the finger would settle: where it is in a quarter of a second at its velocity, in points.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// From where the finger went down to `predictedEndLocation`, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// How far the finger must move before the gesture begins, in points; at 0 it begins when the finger goes down.
    public var minimumDistance: CGFloat
    /// The space in which locations, distances and velocities are measured.
    public var coordinateSpace: CoordinateSpace

    /// Begins once the finger is `minimumDistance` points from where it went down, in `coordinateSpace`.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
    /// Begins once the finger has moved `minimumDistance` points, in a space of any type; the view's own by default.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? DragNode ?? DragNode()
        known.minimumDistance = Double(gesture.minimumDistance)
        known.space = gesture.coordinateSpace
        return known
    }
}

final class DragNode: GestureLeaf<DragGesture.Value> {
    var minimumDistance = 10.0
    var space = CoordinateSpace.local
    private var finger: Int?
    private var start = CGPoint.zero
    private var place = CGPoint.zero
    /// The time of the finger's last event: time alone changes nothing.
    private var time = 0.0
    private var speed = VelocityTracker()
    private var hasBegun = false

    override func follow(_ input: PointerInput) -> GesturePhase<DragGesture.Value> {
        if finger == nil {
            // A gesture that comes after another begins with the finger where it is by then.
            guard let touch = input.touches.first(where: { !$0.isPinch && $0.isDown }),
                let point = input.site.point(touch.location, in: space)
            else { return input.touches.isEmpty && !input.isLast ? .possible(nil) : .failed }
            finger = touch.id
            start = point
            place = point
            time = input.now
            speed.add(point, at: time)
        }
        guard let touch = input.touches.first(where: { $0.id == finger }) else { return .possible(nil) }
        // Where a turned view cannot be mapped to, the finger stays where it was.
        if !touch.isIdle {
            time = input.now
            if let point = input.site.point(touch.location, in: space) {
                speed.add(point, at: time)
                place = point
            }
        }
        if place.distance(to: start) >= minimumDistance { hasBegun = true }
        let value = DragGesture.Value(time: input.site.graph.date(at: time), location: place,
                                      startLocation: start, velocity: speed.velocity(at: time))
        switch touch.phase {
        case .cancelled: return .failed
        case .ended: return hasBegun ? .ended(value) : .failed
        case .began, .moved, .stationary: return hasBegun ? .active(value) : .possible(nil)
        }
    }

    override func reset() {
        super.reset()
        finger = nil
        hasBegun = false
        speed = VelocityTracker()
    }
}

/// The velocity of a location, from its recent samples.
package struct VelocityTracker {
    private var samples: [(time: Double, place: CGPoint)] = []
    /// The time over which velocity is measured, in seconds: a few frames, so that one late event does not count as a
    /// leap.
    private static let window = 0.05
    /// A finger without events for this long has velocity 0.
    private static let rest = 0.1

    package init() {}

    package mutating func add(_ place: CGPoint, at time: Double) {
        // Going up repeats the place of the last move.
        if let last = samples.last, last.place == place, time - last.time < VelocityTracker.rest { return }
        if samples.last?.time == time { samples.removeLast() }
        samples.append((time, place))
        while samples.count > 2, samples[1].time <= time - VelocityTracker.window { samples.removeFirst() }
    }

    /// Points a second.
    package func velocity(at now: Double) -> CGSize {
        guard let last = samples.last, let first = samples.first, last.time > first.time,
            now - last.time < VelocityTracker.rest
        else { return .zero }
        let seconds = last.time - first.time
        return CGSize(width: (last.place.x - first.place.x) / seconds, height: (last.place.y - first.place.y) / seconds)
    }
}
