public import Foundation

/// Recognizes a number of taps at the same location.
public nonisolated struct TapGesture: Gesture {
    /// A tap has no value.
    public typealias Value = ()
    public typealias Body = Never
    /// The required number of taps.
    public var count: Int
    /// Ends with the last of `count` taps. A touch may last 0.75 seconds and move 45 points; the next tap begins within
    /// 0.35 seconds.
    public init(count: Int = 1) { self.count = count }

    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<()>?) -> _GestureNode<()> {
        let known = node as? TapNode<()> ?? TapNode { _ in () }
        known.count = gesture.count
        return known
    }
}

/// Recognizes a number of taps, with the location of the last one.
public nonisolated struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    /// The value of a tap.
    public struct Value: Equatable, Sendable {
        /// The location of the tap in the gesture's coordinate space.
        public var location: CGPoint
    }
    /// The required number of taps.
    public var count: Int
    /// The space in which the location is given.
    public var coordinateSpace: CoordinateSpace

    /// Ends with the last of `count` taps; the location is in `coordinateSpace`.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
    /// Ends with the last of `count` taps; the location is in a space of any type, the view's own by default.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? TapNode<Value> ?? TapNode { Value(location: $0) }
        known.count = gesture.count
        known.space = gesture.coordinateSpace
        return known
    }
}

/// The limits of a tap.
package enum TapLimit {
    /// The maximum duration of a touch, and the maximum pause between taps, in seconds.
    package static let duration = 0.75
    /// The longest time in seconds between the taps of a double tap.
    package static let pause = 0.35
    /// The maximum movement of a touch, and the maximum distance from the previous tap, in points.
    package static let distance = 45.0
}

final class TapNode<Value>: GestureLeaf<Value> {
    var count = 1
    var space = CoordinateSpace.local
    private let value: (CGPoint) -> Value
    private var taps = 0
    private var finger: (id: Int, start: CGPoint, deadline: Double)?
    private var last: (place: CGPoint, deadline: Double)?

    init(_ value: @escaping (CGPoint) -> Value) {
        self.value = value
        super.init()
    }
    @available(*, unavailable) override init() { fatalError("a tap needs its value") }
    override var yieldsTo: RecognizerStatus { .possible }
    override var takesTaps: Bool { count == 1 }

    override func follow(_ input: PointerInput) -> GesturePhase<Value> {
        for touch in input.touches where !touch.isPinch {
            if finger == nil, touch.phase == .began {
                if let last, last.place.distance(to: touch.location) > TapLimit.distance { return .failed }
                finger = (touch.id, touch.location, input.now + TapLimit.duration)
            }
            guard let finger, finger.id == touch.id else { continue }
            if touch.phase == .cancelled || touch.location.distance(to: finger.start) > TapLimit.distance {
                return .failed
            }
            guard touch.phase == .ended, input.now < finger.deadline else { continue }
            taps += 1
            if taps >= count {
                let place = input.site.point(touch.location, in: space)
                return place.map { .ended(value($0)) } ?? .failed
            }
            self.finger = nil
            last = (touch.location, input.now + TapLimit.pause)
        }
        guard let deadline = finger?.deadline ?? last?.deadline else { return .possible(nil) }
        if input.isLast || input.now >= deadline { return .failed }
        input.wake(at: deadline)
        return .possible(nil)
    }

    override func reset() {
        super.reset()
        taps = 0
        finger = nil
        last = nil
    }
}

extension PointerTouch {
    /// Whether the touch has not changed in this input.
    var isIdle: Bool { phase == .stationary }
}

extension CGPoint {
    package func distance(to other: CGPoint) -> Double { hypot(Double(x - other.x), Double(y - other.y)) }
}
