public import Foundation
public import QuadrantGeometry

/// An animation algorithm: interpolates from zero to a value as a function of time.
public protocol CustomAnimation: Hashable, Sendable {
    /// The animated value, between zero and `value`, `time` seconds after the start; nil when the animation is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// The velocity at that time, per second; nil if it is unknown.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether this animation replaces `previous`, which animates to `value` and began `time` seconds ago.
    ///
    /// If true, it continues with the state, the start and the time of the previous one, towards a new value. If false,
    /// both run: `value` is then the distance from the value that the previous animation shows, and changes with it.
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval,
                                          context: inout AnimationContext<V>) -> Bool
}

extension CustomAnimation {
    /// Nil: the velocity is unknown.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    /// False: both animations run, and their values are added.
    public func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval,
                                                 context: inout AnimationContext<V>) -> Bool { false }
}

/// A key of a value that an animation stores between frames.
public protocol AnimationStateKey {
    /// The type of the stored value.
    associatedtype Value
    /// The value before the animation has written one.
    static var defaultValue: Value { get }
}

/// The values that an animation stores between frames.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    /// A state in which every key has its default.
    public init() {}
    /// The value under a key; the key's default until one is written.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The context of a running animation: its state and the environment.
public struct AnimationContext<Value: VectorArithmetic> {
    /// The values that the animation has stored since it began.
    public var state: AnimationState<Value>
    /// Set when the animation is logically complete, though it has not settled.
    public var isLogicallyComplete: Bool
    /// The environment of the view whose value is animated.
    public private(set) var environment: EnvironmentValues

    /// A context for the animation's own state, which is handed to it in every call.
    package init(environment: EnvironmentValues, state: AnimationState<Value> = AnimationState(),
                 isLogicallyComplete: Bool = false) {
        self.environment = environment
        self.state = state
        self.isLogicallyComplete = isLogicallyComplete
    }

    /// The same with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(environment: environment, state: state, isLogicallyComplete: isLogicallyComplete)
    }
}

/// An animation whose end time is known when it begins.
protocol TimedAnimation: CustomAnimation {
    /// The end time of an animation to `value`, in seconds; infinite if it never ends.
    func end<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double
    /// The time at which the animation is logically complete, in seconds.
    func logicalEnd<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double
}

extension TimedAnimation {
    func logicalEnd<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double { end(value, context) }
}
