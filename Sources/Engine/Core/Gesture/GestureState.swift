import QuadrantGraph

/// A value for the duration of a gesture: `updating` writes it, and the end of the gesture resets it.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    let initial: Value
    let reset: (Value, inout Transaction) -> Void
    private(set) var cell: StateCell<Value>?

    /// A value that is reset to `wrappedValue`, without animation.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
    /// A value that is reset to `initialValue`, without animation.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// A value that is reset with `resetTransaction`, for instance an animated one.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }
    /// A value that is reset to `initialValue` with `resetTransaction`, for instance an animated one.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }
    /// A value that is reset with the transaction that `reset` sets for the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        self.reset = reset
    }
    /// A value that is reset to `initialValue` with the transaction that `reset` sets for the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value that `updating` has written; the initial one while there is no gesture.
    public var wrappedValue: Value { cell?.value ?? initial }
    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A value that is reset to nil with `resetTransaction`.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
    /// A value that is reset to nil with the transaction that `reset` sets for the last value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: InstalledProperty {
    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        if let known = slot as? StateCell<Value> { cell = known } else {
            let made = StateCell(initial, graph: context.graph)
            slot = made
            cell = made
        }
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension Gesture {
    /// Writes `state` with every value of the gesture, and resets it when the gesture ends or fails, or its view is
    /// removed.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A gesture that writes a gesture state.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// The value of the gesture it observes.
    public typealias Value = Base.Value
    public typealias Body = Never
    /// The gesture whose values are written.
    public var base: Base
    /// The state that is written.
    public var state: GestureState<State>
    var update: (Value, inout State, inout Transaction) -> Void

    /// The same gesture as `base.updating(state, body: body)`.
    public init(base: Base, state: GestureState<State>,
                body: @escaping (Value, inout State, inout Transaction) -> Void) {
        self.base = base
        self.state = state
        update = body
    }

    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? GestureStateNode<Base, State>
        let inner = Base._makeNode(gesture.base, reusing: known?.inner)
        let result = known ?? GestureStateNode(inner, gesture)
        result.take(inner)
        result.gesture = gesture
        return result
    }
}

final class GestureStateNode<Base: Gesture, State>: WrapperNode<Base.Value, Base.Value> {
    var gesture: GestureStateGesture<Base, State>
    private var isWritten = false

    init(_ inner: _GestureNode<Base.Value>, _ gesture: GestureStateGesture<Base, State>) {
        self.gesture = gesture
        super.init(inner)
    }
    @available(*, unavailable) override init(_ inner: _GestureNode<Base.Value>) { fatalError("needs its gesture") }

    override func update(_ input: PointerInput) -> GesturePhase<Base.Value> {
        let phase = inner.update(input)
        if phase.isFinal {
            fallBack()
        } else if let value = phase.value, let cell = gesture.state.cell {
            isWritten = true
            var transaction = Transaction()
            var state = ReadScope.with(nil) { cell.value }
            gesture.update(value, &state, &transaction)
            withTransaction(transaction) { cell.value = state }
        }
        return phase
    }

    private func fallBack() {
        guard isWritten, let cell = gesture.state.cell else { return }
        isWritten = false
        var transaction = Transaction()
        let last = ReadScope.with(nil) { cell.value }
        gesture.state.reset(last, &transaction)
        ReadScope.with(nil) { withTransaction(transaction) { cell.value = gesture.state.initial } }
    }

    override func cancel() {
        super.cancel()
        fallBack()
    }
    override func reset() {
        super.reset()
        fallBack()
    }
}
