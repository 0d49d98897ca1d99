import Foundation

extension Gesture {
    /// Calls `action` when the gesture ends, with its last value; not when it fails.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Transforms the gesture's value.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, change: body)
    }
}

extension Gesture {
    /// Recognizes the gesture only if these modifier keys are held when it begins.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(base: self, modifiers: modifiers)
    }
}

extension Gesture where Value: Equatable {
    /// Calls `action` with the first value of the gesture and when the value changes; not with the final value.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, action: action)
    }
}

/// The gesture that `onEnded(_:)` returns.
public nonisolated struct _EndedGesture<Base: Gesture>: Gesture {
    /// The value of the gesture it observes.
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let action: (Base.Value) -> Void
    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? EndedNode<Base>
        let inner = Base._makeNode(gesture.base, reusing: known?.inner)
        let result = known ?? EndedNode<Base>(inner)
        result.take(inner)
        result.action = gesture.action
        return result
    }
}

/// The gesture that `modifiers(_:)` returns.
public nonisolated struct _ModifiersGesture<Base: Gesture>: Gesture {
    /// The value of the gesture it restricts.
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let modifiers: EventModifiers
    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? ModifiersNode<Base>
        let inner = Base._makeNode(gesture.base, reusing: known?.inner)
        let result = known ?? ModifiersNode<Base>(inner)
        result.take(inner)
        result.modifiers = gesture.modifiers
        return result
    }
}

/// The gesture that `onChanged(_:)` returns.
public nonisolated struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
    /// The value of the gesture it observes.
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let action: (Base.Value) -> Void
    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? ChangedNode<Base>
        let inner = Base._makeNode(gesture.base, reusing: known?.inner)
        let result = known ?? ChangedNode<Base>(inner)
        result.take(inner)
        result.action = gesture.action
        return result
    }
}

/// The gesture that `map(_:)` returns.
public nonisolated struct _MapGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    let base: Base
    let change: (Base.Value) -> Value
    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        let known = node as? MapNode<Base, Value>
        let inner = Base._makeNode(gesture.base, reusing: known?.inner)
        let result = known ?? MapNode(inner, gesture.change)
        result.take(inner)
        result.change = gesture.change
        return result
    }
}

/// A node that wraps another one.
class WrapperNode<Inner, Value>: _GestureNode<Value> {
    private(set) var inner: _GestureNode<Inner>
    init(_ inner: _GestureNode<Inner>) {
        self.inner = inner
        super.init()
    }
    @available(*, unavailable) override init() { fatalError("a wrapper needs what it wraps") }
    func take(_ next: _GestureNode<Inner>) {
        if next !== inner { inner.cancel() }
        inner = next
    }
    override var isDeferred: Bool { inner.isDeferred }
    override var takesTaps: Bool { inner.takesTaps }
    override func cancel() { inner.cancel() }
    override func reset() { inner.reset() }
}

final class EndedNode<Base: Gesture>: WrapperNode<Base.Value, Base.Value> {
    var action: (Base.Value) -> Void = { _ in }
    override func update(_ input: PointerInput) -> GesturePhase<Base.Value> {
        let phase = inner.update(input)
        if case .ended(let value) = phase { action(value) }
        return phase
    }
}

final class ChangedNode<Base: Gesture>: WrapperNode<Base.Value, Base.Value> where Base.Value: Equatable {
    var action: (Base.Value) -> Void = { _ in }
    private var last: Base.Value?
    override func update(_ input: PointerInput) -> GesturePhase<Base.Value> {
        let phase = inner.update(input)
        if !phase.isFinal, let value = phase.value, value != last {
            last = value
            action(value)
        }
        return phase
    }
    override func reset() {
        last = nil
        super.reset()
    }
}

final class ModifiersNode<Base: Gesture>: WrapperNode<Base.Value, Base.Value> {
    var modifiers: EventModifiers = []
    /// Whether the modifiers were held at the first touch; nil before it.
    private var areHeld: Bool?

    override var isDeferred: Bool { areHeld == true && super.isDeferred }
    override func update(_ input: PointerInput) -> GesturePhase<Base.Value> {
        if areHeld == nil, let first = input.touches.first { areHeld = first.modifiers.isSuperset(of: modifiers) }
        return areHeld == false ? .failed : inner.update(input)
    }
    override func reset() {
        areHeld = nil
        super.reset()
    }
}

final class MapNode<Base: Gesture, Value>: WrapperNode<Base.Value, Value> {
    var change: (Base.Value) -> Value
    init(_ inner: _GestureNode<Base.Value>, _ change: @escaping (Base.Value) -> Value) {
        self.change = change
        super.init(inner)
    }
    @available(*, unavailable) override init(_ inner: _GestureNode<Base.Value>) { fatalError("needs a change") }
    override func update(_ input: PointerInput) -> GesturePhase<Value> { inner.update(input).map(change) }
}

/// A type-erased gesture with values of one type.
public nonisolated struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    private let make: (_GestureNode<Value>?) -> _GestureNode<Value>
    /// Erases the type of `gesture`; its actions are kept.
    public init<T: Gesture>(_ gesture: T) where Value == T.Value {
        make = { T._makeNode(gesture, reusing: $0) }
    }
    public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?) -> _GestureNode<Value> {
        gesture.make(node)
    }
}

extension Optional: Gesture where Wrapped: Gesture {
    /// The type of the wrapped gesture's values.
    public typealias Value = Wrapped.Value
    public typealias Body = Never
    public var body: Never { fatalError("SwiftUI: an optional gesture is primitive: its body is never asked for.") }
    /// Creates the state machine of the wrapped gesture; nil is a gesture that always fails.
    nonisolated public static func _makeNode(_ gesture: Self, reusing node: _GestureNode<Value>?)
        -> _GestureNode<Value>
    {
        gesture.map { Wrapped._makeNode($0, reusing: node) } ?? _GestureNode()
    }
}
