public import Foundation

/// Recognizes a touch that moves.
public nonisolated struct DragGesture: Gesture {
    public typealias Body = Never

    /// The state of the drag.
    public struct Value: Equatable, Sendable {
        /// The time of the last movement.
        public var time: Date
        /// The current location, in points of the gesture's coordinate space.
        public var location: CGPoint
        /// The location where the touch began, in points of the gesture's coordinate space; in a sequence, the location
        /// where this gesture began.
        public var startLocation: CGPoint
        /// Points per second, over the last 0.05 seconds; zero for a touch that has not moved for 0.1 seconds.
        public var velocity: CGSize

        /// The offset from `startLocation` to `location`, in points of the gesture's coordinate space.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The location after another quarter of a second at the current velocity, in points.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// The offset from `startLocation` to `predictedEndLocation`, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }
    }

    /// The distance in points after which the gesture begins; at 0 it begins with the touch.
    public var minimumDistance: CGFloat
    /// The space in which locations, distances and velocities are measured.
    public var coordinateSpace: CoordinateSpace

    /// Begins when the touch is `minimumDistance` points from its start, in `coordinateSpace`.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
    /// Begins when the touch has moved `minimumDistance` points, in a space of any type; the view's own by default.
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
    /// The time of the last event of the touch; the passage of time alone has no effect.
    private var time = 0.0
    private var speed = VelocityTracker()
    private var hasBegun = false

    override func follow(_ input: PointerInput) -> GesturePhase<DragGesture.Value> {
        if finger == nil {
            // As the second gesture of a sequence, the drag begins at the current location of the touch.
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
        // If the location cannot be mapped into a transformed view, the last location is kept.
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
    /// The time over which velocity is measured, in seconds: a few frames, so that one late event does not cause a
    /// spike.
    private static let window = 0.05
    /// A touch without events for this time, in seconds, has velocity 0.
    private static let rest = 0.1

    package init() {}

    /// Adds a place, in points, at a time in seconds; older ones than the velocity needs are dropped.
    package mutating func add(_ place: CGPoint, at time: Double) {
        // The end of a touch repeats the location of the last move.
        if let last = samples.last, last.place == place, time - last.time < VelocityTracker.rest { return }
        if samples.last?.time == time { samples.removeLast() }
        samples.append((time, place))
        while samples.count > 2, samples[1].time <= time - VelocityTracker.window { samples.removeFirst() }
    }

    /// The velocity in points per second.
    package func velocity(at now: Double) -> CGSize {
        guard let last = samples.last, let first = samples.first, last.time > first.time,
            now - last.time < VelocityTracker.rest
        else { return .zero }
        let seconds = last.time - first.time
        return CGSize(width: (last.place.x - first.place.x) / seconds, height: (last.place.y - first.place.y) / seconds)
    }
}
