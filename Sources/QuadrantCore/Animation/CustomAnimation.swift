public import Foundation
public import QuadrantGeometry

/// A rule for how a value moves: from zero towards a value, as a function of time.
public protocol CustomAnimation: Hashable, Sendable {
    /// How far the motion from zero to `value` is at `time` seconds after it began; nil when it is over.
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    /// How fast it is then, per second; nil when that is unknown.
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    /// Whether this motion takes over from `previous`, which was on its way to `value` and began `time` seconds ago.
    ///
    /// If so it continues with the state, the start and the time of the previous one, to a new value. If not, both run:
    /// `value` is then the way that is left from what the previous one shows, and changes with it.
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval,
                                          context: inout AnimationContext<V>) -> Bool
}

extension CustomAnimation {
    /// Unknown: nil.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
    /// Does not take over: both motions run and are added.
    public func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval,
                                                 context: inout AnimationContext<V>) -> Bool { false }
}

/// A key of what an animation remembers between frames.
public protocol AnimationStateKey {
    /// What is kept.
    associatedtype Value
    /// The value before the animation has written one.
    static var defaultValue: Value { get }
}

/// What an animation remembers between frames.
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

/// What an animation may read and keep while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation has kept since it began.
    public var state: AnimationState<Value>
    /// Set when the motion is logically complete, though it has not settled.
    public var isLogicallyComplete: Bool
    /// The environment of the view whose value is animated.
    public private(set) var environment: EnvironmentValues

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

/// A motion whose end is known when it begins.
protocol TimedAnimation: CustomAnimation {
    /// When the motion to `value` is over; infinite if it never is.
    func end<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double
    /// When the motion is logically complete.
    func logicalEnd<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double
}

extension TimedAnimation {
    func logicalEnd<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> Double { end(value, context) }
}
