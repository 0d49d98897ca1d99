public import Foundation
public import QuadrantGeometry

/// Recognizes a pinch of two fingers.
public nonisolated struct MagnifyGesture: Gesture {
    public typealias Body = Never
    /// The state of the pinch since both touches began.
    public struct Value: Equatable, Sendable {
        /// The date of the value.
        public var time: Date
        /// The distance of the fingers relative to that at the start; 1 is unchanged.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The centre between the fingers at the start, as a fraction of the view.
        public var startAnchor: UnitPoint
        /// The centre between the fingers at the start, in the view's space, in points.
        public var startLocation: CGPoint
    }
    /// The difference of the magnification from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat
    /// Begins when the magnification differs from 1 by at least `minimumScaleDelta`. A trackpad pinch is also
    /// recognized.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? PinchNode<Value> ?? PinchNode {
            Value(time: $0.time, magnification: $0.scale, velocity: $0.scaleVelocity, startAnchor: $0.anchor,
                  startLocation: $0.start)
        }
        let delta = gesture.minimumScaleDelta
        known.begins = { abs($0.scale - 1) >= delta }
        return known
    }
}

/// Recognizes a pinch of two fingers; the value is their distance relative to that at the start.
public nonisolated struct MagnificationGesture: Gesture {
    /// The distance of the fingers relative to that at the start; 1 is unchanged.
    public typealias Value = CGFloat
    public typealias Body = Never
    /// The difference of the magnification from 1 at which the gesture begins.
    public var minimumScaleDelta: CGFloat
    /// Begins when the magnification differs from 1 by at least `minimumScaleDelta`.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? PinchNode<Value> ?? PinchNode { $0.scale }
        let delta = gesture.minimumScaleDelta
        known.begins = { abs($0.scale - 1) >= delta }
        return known
    }
}

/// Recognizes a rotation of two fingers.
public nonisolated struct RotateGesture: Gesture {
    public typealias Body = Never
    /// The state of the rotation since both touches began.
    public struct Value: Equatable, Sendable {
        /// The date of the value.
        public var time: Date
        /// The rotation since the start, positive clockwise; not limited to one turn.
        public var rotation: Angle
        /// The rotation per second, positive clockwise.
        public var velocity: Angle
        /// The centre between the fingers at the start, as a fraction of the view.
        public var startAnchor: UnitPoint
        /// The centre between the fingers at the start, in the view's space, in points.
        public var startLocation: CGPoint
    }
    /// The rotation at which the gesture begins.
    public var minimumAngleDelta: Angle
    /// Begins after a rotation by `minimumAngleDelta` in either direction; its sign is ignored.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? PinchNode<Value> ?? PinchNode {
            Value(time: $0.time, rotation: .radians($0.rotation), velocity: .radians($0.rotationVelocity),
                  startAnchor: $0.anchor, startLocation: $0.start)
        }
        let delta = abs(gesture.minimumAngleDelta.radians)
        known.begins = { abs($0.rotation) >= delta }
        return known
    }
}

/// Recognizes a rotation of two fingers; the value is the rotation since the start.
public nonisolated struct RotationGesture: Gesture {
    /// The rotation since the start, positive clockwise; not limited to one turn.
    public typealias Value = Angle
    public typealias Body = Never
    /// The rotation at which the gesture begins.
    public var minimumAngleDelta: Angle
    /// Begins after a rotation by `minimumAngleDelta` in either direction; its sign is ignored.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? PinchNode<Value> ?? PinchNode { .radians($0.rotation) }
        let delta = abs(gesture.minimumAngleDelta.radians)
        known.begins = { abs($0.rotation) >= delta }
        return known
    }
}

/// The scale and rotation of two touches, or of a trackpad pinch, since they began.
struct Pinch {
    var time = Date(timeIntervalSinceReferenceDate: 0)
    var scale: CGFloat = 1
    /// In radians, clockwise; not limited to one turn.
    var rotation = 0.0
    var scaleVelocity: CGFloat = 0
    var rotationVelocity = 0.0
    var anchor = UnitPoint.center
    var start = CGPoint.zero
}

final class PinchNode<Value>: GestureLeaf<Value> {
    var begins: (Pinch) -> Bool = { _ in true }
    private let value: (Pinch) -> Value
    private var fingers: [Int]?
    private var startDistance = 1.0
    private var lastAngle = 0.0
    private var pinch = Pinch()
    private var speed = VelocityTracker()
    private var hasBegun = false

    init(_ value: @escaping (Pinch) -> Value) {
        self.value = value
        super.init()
    }
    @available(*, unavailable) override init() { fatalError("a pinch needs its value") }
    override var isReady: Bool { fingers != nil }

    override func follow(_ input: PointerInput) -> GesturePhase<Value> {
        if fingers == nil {
            let down = input.touches.filter(\.isDown)
            guard let chosen = down.first(where: \.isPinch).map({ [$0] }) ?? (down.count >= 2 ? Array(down[..<2]) : nil)
            else { return input.isLast ? .failed : .possible(nil) }
            begin(chosen, input.site)
        }
        let touches = input.touches.filter { fingers!.contains($0.id) }
        guard touches.count == fingers!.count, !touches.contains(where: { $0.phase == .cancelled }) else {
            return .failed
        }
        measure(touches)
        pinch.time = input.site.graph.date(at: input.now)
        speed.add(CGPoint(x: pinch.scale, y: pinch.rotation), at: input.now)
        let velocity = speed.velocity(at: input.now)
        (pinch.scaleVelocity, pinch.rotationVelocity) = (velocity.width, velocity.height)
        if begins(pinch) { hasBegun = true }
        if !touches.allSatisfy(\.isDown) { return hasBegun ? .ended(value(pinch)) : .failed }
        return hasBegun ? .active(value(pinch)) : .possible(nil)
    }

    private func begin(_ touches: [PointerTouch], _ site: ResponderSite) {
        fingers = touches.map(\.id)
        let places = touches.map(\.location)
        let middle = CGPoint(x: (places[0].x + places[places.count - 1].x) / 2,
                             y: (places[0].y + places[places.count - 1].y) / 2)
        pinch.start = site.point(middle) ?? .zero
        let size = site.size
        pinch.anchor = UnitPoint(x: size.width > 0 ? pinch.start.x / size.width : 0.5,
                                 y: size.height > 0 ? pinch.start.y / size.height : 0.5)
        guard places.count == 2 else { return }
        // Fingers at the same location have no distance to scale.
        startDistance = max(places[0].distance(to: places[1]), 1)
        lastAngle = angle(places)
    }

    private func angle(_ places: [CGPoint]) -> Double {
        atan2(Double(places[1].y - places[0].y), Double(places[1].x - places[0].x))
    }

    private func measure(_ touches: [PointerTouch]) {
        if case .pinch(let scale, let rotation) = touches[0].kind {
            (pinch.scale, pinch.rotation) = (scale, rotation)
            return
        }
        let places = touches.map(\.location)
        pinch.scale = places[0].distance(to: places[1]) / startDistance
        let now = angle(places)
        pinch.rotation += remainder(now - lastAngle, 2 * .pi)
        lastAngle = now
    }

    override func reset() {
        super.reset()
        fingers = nil
        pinch = Pinch()
        lastAngle = 0
        speed = VelocityTracker()
        hasBegun = false
    }
}
