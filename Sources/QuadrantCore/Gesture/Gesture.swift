/// A gesture as a value: how it is recognized, and its actions.
///
/// A gesture of your own is made from others in its `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture hands to its actions.
    associatedtype Value
    /// The type of `body`; `Never` in gestures of the framework.
    associatedtype Body: Gesture
    /// The gestures that this one is made of.
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
    /// There is no such value.
    public typealias Value = Never
    nonisolated public static func _makeNode(_ gesture: Never, reusing node: _GestureNode<Never>?)
        -> _GestureNode<Never> {}
}

/// How far a gesture has come, with its value.
package enum GesturePhase<Value> {
    /// Undecided; some have a value all the same: a long press is being pressed.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

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
    package var isFinal: Bool {
        switch self {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }
}

/// The state machine of a gesture at a view.
public class _GestureNode<Value> {
    package init() {}
    /// Updates with the touches. Not called after a final result, until `reset`.
    package func update(_ input: PointerInput) -> GesturePhase<Value> { .failed }
    /// Whether it may still begin to follow the finger, while it is possible.
    package var isDeferred: Bool { false }
    package var takesTaps: Bool { false }
    /// Another recognizer has the fingers.
    package func cancel() {}
    /// The fingers are up: returns to the initial state.
    package func reset() {}
}

/// A state machine without parts: what it makes of the fingers, held back while another recognizer goes first.
package class GestureLeaf<Value>: _GestureNode<Value> {
    private var isOver = false

    /// Recognizes the fingers simultaneously with other recognizers.
    package func follow(_ input: PointerInput) -> GesturePhase<Value> { .failed }
    /// What makes it wait when it stands before it: a tap waits until those before it are out, a drag while one before
    /// it may follow the finger, a long press only for what has the finger.
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

    /// Whether enough fingers are down for it to follow.
    package var isReady: Bool { true }
    override final package var isDeferred: Bool { yieldsTo == .deferred && !isOver && isReady }
    override final package func cancel() { isOver = true }
    override package func reset() {
        isOver = false
        held = nil
    }
}

/// A gesture as the arena sees it.
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
    /// The status that later recognizers see; `isDeferred` says what a possible one may become.
    func status(isDeferred: Bool) -> RecognizerStatus {
        switch self {
        case .possible: isDeferred ? .deferred : .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }
}
