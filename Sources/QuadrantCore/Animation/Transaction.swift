import QuadrantGraph

/// The context of a change of state, such as its animation.
public struct Transaction {
    /// How the change is animated; nil shows it at once.
    public var animation: Animation?
    /// Keeps `animation(_:value:)` of views from animating.
    public var disablesAnimations = false
    /// Whether the change is one of many, such as those of a drag.
    public var isContinuous = false
    /// Whether a spring that animates later changes continues as fast as this one and those before it were.
    public var tracksVelocity = false
    private var values: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []

    /// A transaction without animation.
    public init() {}
    /// A transaction with an animation; nil shows the change at once.
    public init(animation: Animation?) { self.animation = animation }

    /// A value of your own under a key; the key's default where none was written.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs `completion` once when everything that this transaction animates is over; at once when nothing is.
    public mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete,
                                                _ completion: @escaping () -> Void) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// The transaction of the current change.
    package static var current: Transaction { TransactionScope.current }

    /// Whether it is empty.
    var isPlain: Bool { agrees(with: Transaction()) && !isContinuous && !tracksVelocity }

    /// Whether changes of either may be shown together.
    func agrees(with other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations && values.isEmpty
            && other.values.isEmpty && completions.isEmpty && other.completions.isEmpty
    }
}

/// A custom value in a transaction.
public protocol TransactionKey {
    /// What the transaction carries.
    associatedtype Value
    /// The value of a transaction that carries none.
    static var defaultValue: Value { get }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool
    /// When it is logically complete: a spring may still settle.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

/// Waits for the animations of one transaction.
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var running = 0
    /// The graph has seen the changes; before that their animations are not known.
    private(set) var isArmed = false
    /// Waits to remove a row, not to call a completion.
    let isRemoval: Bool

    init(criteria: AnimationCompletionCriteria, isRemoval: Bool = false, action: @escaping () -> Void) {
        self.criteria = criteria
        self.isRemoval = isRemoval
        self.action = action
    }

    func add() { running += 1 }

    /// Returns what is to be done now.
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

/// The transaction as what changes are part of.
final class TransactionScope {
    var transaction: Transaction
    /// A graph has adopted it and calls its completions.
    var isTaken = false
    init(_ transaction: Transaction) { self.transaction = transaction }

    static var current: Transaction { (WriteScope.current as? TransactionScope)?.transaction ?? Transaction() }
}

/// Makes the changes in `body` part of `transaction`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let scope = TransactionScope(transaction)
    // Nothing has changed: there is nothing to wait for.
    defer { if !scope.isTaken { for completion in transaction.completions { completion.arm()?() } } }
    return try WriteScope.with(scope, body)
}

/// Makes the changes in `body` part of the transaction of now with another value at `keyPath`.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R)
    rethrows -> R
{
    var transaction = TransactionScope.current
    transaction.completions = []
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Animates what the changes in `body` change; nil shows it at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(\.animation, animation, body)
}

/// Animates what the changes in `body` change, and runs `completion` when all that is over; at once if nothing moves.
public func withAnimation<Result>(_ animation: Animation? = .default,
                                  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
                                  _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result {
    var transaction = TransactionScope.current
    transaction.completions = []
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

extension Binding {
    /// Writes through this binding are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var changed = transaction
        changed.animation = animation
        return transaction(changed)
    }
}
