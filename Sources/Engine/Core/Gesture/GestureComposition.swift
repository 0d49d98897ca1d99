import Foundation

extension Gesture {
    /// Recognizes this gesture first, then `other`, with the same touches or the next ones.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// Recognizes this gesture or `other`; this one has precedence.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    /// Recognizes this gesture and `other` simultaneously.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

/// A sequence of two gestures.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// The progress of the sequence.
    @frozen public enum Value {
        /// The first gesture is recognized and has not ended.
        case first(First.Value)
        /// The first has ended; the second has a value once it begins.
        case second(First.Value, Second.Value?)
    }
    /// The gesture that must end before the second may begin.
    public var first: First
    /// The gesture after the first; it must begin within 0.35 seconds after the touches end, or with touches that are
    /// still down.
    public var second: Second
    /// A sequence of two gestures; it fails if either fails.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? SequenceNode<First, Second>
        return SequenceNode.make(known, First._makeNode(gesture.first, reusing: known?.first),
                                 Second._makeNode(gesture.second, reusing: known?.second))
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture or another.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// The value of the gesture that was recognized.
    @frozen public enum Value {
        /// The first gesture was recognized.
        case first(First.Value)
        /// The second gesture was recognized, and the first was not.
        case second(Second.Value)
    }
    /// The gesture with precedence.
    public var first: First
    /// The gesture that is recognized if the first is not.
    public var second: Second
    /// Either of two gestures; the recognition of one cancels the other.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? ExclusiveNode<First, Second>
        return ExclusiveNode.make(known, First._makeNode(gesture.first, reusing: known?.first),
                                  Second._makeNode(gesture.second, reusing: known?.second))
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two simultaneous gestures.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// The current values of both gestures.
    @frozen public struct Value {
        /// The first gesture's value; nil until it is recognized, and if it failed.
        public var first: First.Value?
        /// The second gesture's value; nil until it is recognized, and if it failed.
        public var second: Second.Value?
    }
    /// One of the two gestures.
    public var first: First
    /// The other of the two gestures.
    public var second: Second
    /// Two gestures that do not cancel each other; the combination ends when both have ended.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? SimultaneousNode<First, Second>
        return SimultaneousNode.make(known, First._makeNode(gesture.first, reusing: known?.first),
                                     Second._makeNode(gesture.second, reusing: known?.second))
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A node with two parts. The final result of a part is stored: a part that has ended is not updated again.
class PairNode<First: Gesture, Second: Gesture, Value>: _GestureNode<Value> {
    final var first: _GestureNode<First.Value>
    final var second: _GestureNode<Second.Value>
    final var firstEnd: GesturePhase<First.Value>?
    final var secondEnd: GesturePhase<Second.Value>?

    required init(_ first: _GestureNode<First.Value>, _ second: _GestureNode<Second.Value>) {
        self.first = first
        self.second = second
        super.init()
    }
    @available(*, unavailable) override init() { fatalError("a pair needs its parts") }

    static func make(_ known: PairNode?, _ first: _GestureNode<First.Value>, _ second: _GestureNode<Second.Value>)
        -> PairNode
    {
        guard let known else { return Self(first, second) }
        if first !== known.first { known.first.cancel() }
        if second !== known.second { known.second.cancel() }
        known.first = first
        known.second = second
        return known
    }

    final func updateFirst(_ input: PointerInput) -> GesturePhase<First.Value> {
        if let firstEnd { return firstEnd }
        let phase = first.update(input)
        if phase.isFinal { firstEnd = phase }
        return phase
    }
    final func updateSecond(_ input: PointerInput) -> GesturePhase<Second.Value> {
        if let secondEnd { return secondEnd }
        let phase = second.update(input)
        if phase.isFinal { secondEnd = phase }
        return phase
    }
    final func cancelFirst() {
        guard firstEnd == nil else { return }
        firstEnd = .failed
        first.cancel()
    }
    final func cancelSecond() {
        guard secondEnd == nil else { return }
        secondEnd = .failed
        second.cancel()
    }

    override var isDeferred: Bool {
        (firstEnd == nil && first.isDeferred) || (secondEnd == nil && second.isDeferred)
    }
    override var takesTaps: Bool { first.takesTaps || second.takesTaps }
    override func cancel() {
        cancelFirst()
        cancelSecond()
    }
    override func reset() {
        firstEnd = nil
        secondEnd = nil
        first.reset()
        second.reset()
    }
}

final class SequenceNode<First: Gesture, Second: Gesture>:
    PairNode<First, Second, SequenceGesture<First, Second>.Value>
{
    typealias Value = SequenceGesture<First, Second>.Value
    /// The time until which the second gesture must begin, while there is no touch.
    private var deadline: Double?

    override var isDeferred: Bool { firstEnd == nil && first.isDeferred }

    override func update(_ input: PointerInput) -> GesturePhase<Value> {
        var input = input
        if firstEnd == nil {
            switch updateFirst(input) {
            case .possible(let value): return .possible(value.map { .first($0) })
            case .active(let value): return .active(.first(value))
            case .failed: return .failed
            case .ended:
                // The touch that ended the first gesture is not passed to the second.
                input.touches.removeAll { !$0.isDown }
            }
        }
        guard case .ended(let before)? = firstEnd else { return .failed }
        switch updateSecond(input) {
        case .possible(let value):
            let isUp = input.touches.allSatisfy { !$0.isDown }
            if !isUp { deadline = nil }
            else if deadline == nil { deadline = input.now + TapLimit.pause }
            if let deadline {
                if input.isLast || input.now >= deadline {
                    cancelSecond()
                    return .failed
                }
                input.wake(at: deadline)
            }
            return .active(.second(before, value))
        case .active(let value): return .active(.second(before, value))
        case .ended(let value): return .ended(.second(before, value))
        case .failed: return .failed
        }
    }

    override func reset() {
        deadline = nil
        super.reset()
    }
}

final class ExclusiveNode<First: Gesture, Second: Gesture>:
    PairNode<First, Second, ExclusiveGesture<First, Second>.Value>
{
    typealias Value = ExclusiveGesture<First, Second>.Value

    override func update(_ input: PointerInput) -> GesturePhase<Value> {
        let one = updateFirst(input)
        var later = input
        later.gate = max(input.gate, one.status(isDeferred: first.isDeferred))
        switch one {
        case .active, .ended:
            cancelSecond()
            return one.map { .first($0) }
        case .failed: return updateSecond(input).map { .second($0) }
        case .possible(let value):
            let two = updateSecond(later)
            switch two {
            case .active, .ended:
                cancelFirst()
                return two.map { .second($0) }
            case .failed: return .possible(value.map { .first($0) })
            case .possible(let other): return .possible(value.map { .first($0) } ?? other.map { .second($0) })
            }
        }
    }
}

final class SimultaneousNode<First: Gesture, Second: Gesture>:
    PairNode<First, Second, SimultaneousGesture<First, Second>.Value>
{
    typealias Value = SimultaneousGesture<First, Second>.Value

    override func update(_ input: PointerInput) -> GesturePhase<Value> {
        let one = updateFirst(input), two = updateSecond(input)
        let value = Value(first: one.value, second: two.value)
        switch (one, two) {
        case (.failed, .failed): return .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
        case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
        default: return .possible(one.value == nil && two.value == nil ? nil : value)
        }
    }
}
