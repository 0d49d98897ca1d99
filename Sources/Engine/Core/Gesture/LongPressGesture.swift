public import Foundation

/// Recognizes a touch that stays in place for a time. The value is true while it is pressed.
public nonisolated struct LongPressGesture: Gesture {
    /// True while the finger is down, and when the gesture ends.
    public typealias Value = Bool
    public typealias Body = Never
    /// In seconds.
    public var minimumDuration: Double
    /// The maximum movement of the touch, in points.
    public var maximumDistance: CGFloat
    /// Ends after `minimumDuration` seconds; fails if the touch ends before, or moves more than `maximumDistance`
    /// points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Bool>?) -> _GestureNode<Bool> {
        let known = node as? LongPressNode ?? LongPressNode()
        known.minimumDuration = gesture.minimumDuration
        known.maximumDistance = Double(gesture.maximumDistance)
        return known
    }
}

final class LongPressNode: GestureLeaf<Bool> {
    var minimumDuration = 0.5
    var maximumDistance = 10.0
    private var finger: (id: Int, start: CGPoint, due: Double)?
    override var yieldsTo: RecognizerStatus { .pressed }

    override func follow(_ input: PointerInput) -> GesturePhase<Bool> {
        if finger == nil {
            guard let touch = input.touches.first(where: { !$0.isPinch && $0.isDown }) else {
                return input.isLast ? .failed : .possible(nil)
            }
            finger = (touch.id, touch.location, input.now + max(minimumDuration, 0))
        }
        guard let finger, let touch = input.touches.first(where: { $0.id == finger.id }),
            touch.phase != .cancelled, touch.location.distance(to: finger.start) <= maximumDistance
        else { return .failed }
        if input.now >= finger.due { return .ended(true) }
        if touch.phase == .ended { return .failed }
        if finger.due.isFinite { input.wake(at: finger.due) }
        return .possible(true)
    }

    override func reset() {
        super.reset()
        finger = nil
    }
}
