/// A gesture as a value: how it is recognized, and its actions.
///
/// A custom gesture is composed of others in its `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the value that actions receive.
    associatedtype Value
    /// The type of `body`; `Never` in gestures of the framework.
    associatedtype Body: Gesture
    /// The gestures that this one is composed of.
    var body: Body { get }

    /// Creates the state machine of this gesture, or updates the existing one. Gestures never implement it.
    nonisolated static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value>
}

extension Gesture where Value == Body.Value {
    nonisolated public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?)
        -> _GestureNode<Value>
    {
        Body._makeNode(onMain(gesture) { $0.body }, reusing: node)
    }
}

extension Gesture where Body == Never {
    /// Primitive gestures have no body; it is never read.
    public var body: Never { fatalError("SwiftUI: \(Self.self) is a primitive gesture: its body is never asked for.") }
}

extension Never: Gesture {
    /// A gesture without a value.
    public typealias Value = Never
    nonisolated public static func _makeNode(_ gesture: Never, reusing node: _GestureNode<Never>?)
        -> _GestureNode<Never> {}
}

/// The state of a gesture, with its value.
package enum GesturePhase<Value> {
    /// Undecided; a value is possible in this state: a long press is being pressed.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    /// The same phase with its value changed.
    package func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(change))
        case .active(let value): .active(change(value))
        case .ended(let value): .ended(change(value))
        case .failed: .failed
        }
    }

    package var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }
    /// Whether no other phase follows: ended or failed.
    package var isFinal: Bool {
        switch self {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }
}

/// The state machine of a gesture in a view.
public class _GestureNode<Value> {
    package init() {}
    /// Updates the state with the touches. Not called after a final result, until `reset`.
    package func update(_ input: PointerInput) -> GesturePhase<Value> { .failed }
    /// Whether a possible gesture may still follow the touch.
    package var isDeferred: Bool { false }
    package var takesTaps: Bool { false }
    /// Called when another recognizer takes the touches.
    package func cancel() {}
    /// Returns to the initial state after the touches have ended.
    package func reset() {}
}

/// The state machine of a primitive gesture: its own result is deferred while a recognizer with precedence is
/// undecided.
package class GestureLeaf<Value>: _GestureNode<Value> {
    private var isOver = false

    /// Evaluates the touches without regard to other recognizers.
    package func follow(_ input: PointerInput) -> GesturePhase<Value> { .failed }
    /// The lowest status of a recognizer with precedence for which this one waits: a tap waits while it is possible, a
    /// drag while it may follow the touch, a long press only if it has taken the touch.
    package var yieldsTo: RecognizerStatus { .deferred }
    private var isDiscrete: Bool { yieldsTo == .possible }
    private var held: GesturePhase<Value>?

    override final package func update(_ input: PointerInput) -> GesturePhase<Value> {
        if isOver || input.gate == .ended {
            isOver = true
            return .failed
        }
        let found = held ?? follow(input)
        guard input.gate >= yieldsTo else {
            held = nil
            isOver = found.isFinal
            return found
        }
        switch found {
        case .failed:
            isOver = true
            return .failed
        case .possible: return found
        case .active: return .possible(nil)
        case .ended:
            if isDiscrete {
                held = found
                return .possible(nil)
            }
            isOver = true
            return .failed
        }
    }

    /// Whether there are enough touches for the gesture to follow.
    package var isReady: Bool { true }
    override final package var isDeferred: Bool { yieldsTo == .deferred && !isOver && isReady }
    override final package func cancel() { isOver = true }
    override package func reset() {
        isOver = false
        held = nil
    }
}

/// The recognizer of a gesture for the arena.
final class GestureRecognizer<G: Gesture>: PointerRecognizer {
    private var node: _GestureNode<G.Value>

    init(_ gesture: G) { node = G._makeNode(gesture, reusing: nil) }
    func adopt(_ gesture: G) {
        let next = G._makeNode(gesture, reusing: node)
        if next !== node { node.cancel() }
        node = next
    }

    func update(_ input: PointerInput) -> RecognizerStatus {
        let phase = node.update(input)
        return phase.status(isDeferred: node.isDeferred)
    }
    func cancel() { node.cancel() }
    func reset() { node.reset() }
    var takesTaps: Bool { node.takesTaps }
}

extension GesturePhase {
    /// The status for other recognizers; `isDeferred` distinguishes the two undecided ones.
    func status(isDeferred: Bool) -> RecognizerStatus {
        switch self {
        case .possible: isDeferred ? .deferred : .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }
}
