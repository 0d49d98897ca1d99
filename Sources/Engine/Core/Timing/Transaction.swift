import QuadrantGraph

/// The context of a change of state, such as its animation.
public struct Transaction: @unchecked Sendable {
    /// The animation of the change; nil applies it immediately.
    public var animation: Animation?
    /// Whether `animation(_:value:)` of views has no effect.
    public var disablesAnimations = false
    /// Whether the change is one of many, such as those of a drag.
    public var isContinuous = false
    /// Whether a later spring animation starts with the velocity of this change and of the earlier ones.
    public var tracksVelocity = false
    /// Whether the change is one of a series without end, such as the phases of an animator.
    package var isRepeated = false
    private var values: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []

    /// A transaction without animation.
    public init() {}
    /// A transaction with an animation; nil applies the change immediately.
    public init(animation: Animation?) { self.animation = animation }

    /// A custom value under a key; the key's default if none was written.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls `completion` once, when all animations of this transaction are complete; immediately if there are none.
    public mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete,
                                                _ completion: @escaping () -> Void) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// The transaction of the current change.
    package static var current: Transaction { TransactionScope.current }

    /// Whether all properties have their defaults.
    var isPlain: Bool { agrees(with: Transaction()) && !isContinuous && !tracksVelocity }

    /// Whether changes of both transactions may be applied in one update.
    func agrees(with other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations && values.isEmpty
            && other.values.isEmpty && completions.isEmpty && other.completions.isEmpty
    }
}

/// A custom value in a transaction.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value of a transaction that does not set one.
    static var defaultValue: Value { get }
}

/// When an animation is considered complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool
    /// When the animation is logically complete: a spring may still settle.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When the animation has ended and its value has settled.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Counts the running animations of one transaction, and calls its completion after the last.
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var running = 0
    /// Whether the graph has processed the changes; before that their animations are unknown.
    private(set) var isArmed = false
    /// Whether the completion removes an exiting node, and is no callback of the program.
    let isRemoval: Bool

    init(criteria: AnimationCompletionCriteria, isRemoval: Bool = false, action: @escaping () -> Void) {
        self.criteria = criteria
        self.isRemoval = isRemoval
        self.action = action
    }

    func add() { running += 1 }

    /// Counts the end of an animation, and returns the action to perform if it was the last.
    func finish() -> (() -> Void)? {
        running -= 1
        return due
    }
    func arm() -> (() -> Void)? {
        isArmed = true
        return due
    }
    private var due: (() -> Void)? {
        guard isArmed, running <= 0, let action else { return nil }
        self.action = nil
        return action
    }
}

/// The transaction that current changes belong to.
final class TransactionScope {
    var transaction: Transaction
    /// Whether a graph has adopted the transaction and calls its completions.
    var isTaken = false
    init(_ transaction: Transaction) { self.transaction = transaction }

    static var current: Transaction { (WriteScope.current as? TransactionScope)?.transaction ?? Transaction() }
}

/// Applies the changes in `body` with `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let scope = TransactionScope(transaction)
    // If nothing has changed, the completions are called immediately.
    defer { if !scope.isTaken { for completion in transaction.completions { completion.arm()?() } } }
    return try WriteScope.with(scope, body)
}

/// Applies the changes in `body` with the current transaction and another value at `keyPath`.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R)
    rethrows -> R
{
    var transaction = TransactionScope.current
    transaction.completions = []
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Animates the changes in `body`; nil applies them immediately.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(\.animation, animation, body)
}

/// Animates the changes in `body`, and calls `completion` when all their animations are complete; immediately if there
/// are none.
public func withAnimation<Result>(_ animation: Animation? = .default,
                                  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
                                  _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result {
    var transaction = TransactionScope.current
    transaction.completions = []
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
