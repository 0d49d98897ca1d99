import QuadrantGraph

// The changes of a transaction by modifiers, for their descendants. No transaction is stored in the nodes below: a node
// that needs its transaction, because a change in it may be animated, computes it from its ancestors.

/// A modifier that changes the transaction of its content.
nonisolated protocol TransactionRole: ViewModifier where Body == Never {
    /// Whether this value changes the transaction of the update in which it replaces `old`.
    func speaksUp(after old: Self) -> Bool
    /// Whether the modifier changes the transaction of every update.
    var isConstant: Bool { get }
    /// `saved` is the stack of transactions outside the open scopes; see `animation(_:body:)`.
    func change(_ transaction: inout Transaction, _ saved: inout [Transaction])
    static var modifierName: String { get }
}

extension TransactionRole {
    nonisolated public static func _append<Inner: View>(
        _ view: ModifiedContent<Inner, Self>, to children: inout _ChildBuilder
    ) {
        children.append(view) { TransactionBox($0) }
    }
}

final class TransactionBox<Inner: View, M: TransactionRole>: TypedBox<ModifiedContent<Inner, M>>, TransactionPart {
    /// The update in which the modifier changed the transaction.
    private var appliedSerial: UInt64 = 0
    private var isCounted = false
    /// The completions that the modifier added in an update, and the serial number of that update.
    private var added: (update: UInt64, completions: [AnimationCompletion]) = (0, [])
    override var name: String { M.modifierName }
    override var features: NodeFeatures { .passesOneView }
    override var part: NodePart? { .feature(self) }

    override func build() {
        if !isCounted {
            isCounted = true
            graph.markTransactionChange(in: node)
            graph.update.changers += 1
            if value.modifier.isConstant { graph.update.constantChangers += 1 }
        }
        graph.reconcile(node) { Inner._append(value.content, to: &$0) }
    }

    override func adopt(_ new: ModifiedContent<Inner, M>) {
        if new.modifier.speaksUp(after: value.modifier) {
            appliedSerial = graph.update.serial
            graph.update.hasTransactionModifiers = true
            graph.motion.pendingModifiers.append(graph.tree.id(node))
        }
        value = new
        build()
    }

    override func willLeave() {
        graph.update.changers -= 1
        if value.modifier.isConstant { graph.update.constantChangers -= 1 }
    }

    func changeTransaction(_ transaction: inout Transaction, _ saved: inout [Transaction]) {
        if value.modifier.isConstant || appliedSerial == graph.update.serial {
            let count = transaction.completions.count
            value.modifier.change(&transaction, &saved)
            if transaction.completions.count > count { keep(&transaction.completions, from: count) }
        } else {
            value.modifier.skip(transaction, &saved)
        }
    }

    /// Shares the completions: `change` is called for each view in the modifier, but each completion waits for all of
    /// them.
    private func keep(_ completions: inout [AnimationCompletion], from start: Int) {
        if added.update != graph.update.serial { added = (graph.update.serial, []) }
        for place in start..<completions.count {
            if place - start < added.completions.count {
                completions[place] = added.completions[place - start]
            } else {
                added.completions.append(completions[place])
                graph.motion.completions.append(completions[place])
            }
        }
    }
}

extension TransactionRole {
    /// Opens or closes a scope even if the modifier does not change the transaction.
    func skip(_ transaction: Transaction, _ saved: inout [Transaction]) {}
}

/// Animates when a value has changed, or always.
nonisolated struct AnimationModifier<V: Equatable>: TransactionRole {
    typealias Body = Never
    let animation: Animation?
    /// The observed value; nil animates every change.
    let value: V?
    static var modifierName: String { "animation" }
    var isConstant: Bool { value == nil }
    func speaksUp(after old: Self) -> Bool { value != old.value }
    func change(_ transaction: inout Transaction, _ saved: inout [Transaction]) {
        if !transaction.disablesAnimations { transaction.animation = animation }
    }
}

/// Changes the transaction when a value has changed, or always.
nonisolated struct TransactionModifier<V: Equatable>: TransactionRole {
    typealias Body = Never
    let value: V?
    let transform: (inout Transaction) -> Void
    static var modifierName: String { "transaction" }
    var isConstant: Bool { value == nil }
    func speaksUp(after old: Self) -> Bool { value != old.value }
    func change(_ transaction: inout Transaction, _ saved: inout [Transaction]) { transform(&transaction) }
}

/// Changes the transaction of the modifiers between itself and the matching `ScopeEnd`.
nonisolated struct ScopeStart: TransactionRole {
    typealias Body = Never
    let transform: (inout Transaction) -> Void
    static var modifierName: String { "transaction" }
    var isConstant: Bool { true }
    func speaksUp(after old: Self) -> Bool { false }
    func change(_ transaction: inout Transaction, _ saved: inout [Transaction]) {
        saved.append(transaction)
        transform(&transaction)
    }
}

nonisolated struct ScopeEnd: TransactionRole {
    typealias Body = Never
    static var modifierName: String { "transaction" }
    var isConstant: Bool { true }
    func speaksUp(after old: Self) -> Bool { false }
    func change(_ transaction: inout Transaction, _ saved: inout [Transaction]) {
        if let around = saved.popLast() { transaction = around }
    }
}

/// The content placeholder of a modifier closure.
public nonisolated struct PlaceholderContentView<Value>: View {
    public typealias Body = Never
    let append: (inout _ChildBuilder) -> Void
    package init(_ append: @escaping (inout _ChildBuilder) -> Void) { self.append = append }
    package init<V: View>(_ content: V) { append = { V._append(content, to: &$0) } }
    public static func _append(_ view: Self, to children: inout _ChildBuilder) { view.append(&children) }
}

extension View {
    /// Animates changes of this view that occur together with a change of `value`; nil applies them immediately. Has no
    /// effect if the transaction disables animations.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Animates every change of this view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier<Int>(animation: animation, value: nil))
    }

    /// Animates changes of the modifiers in `body`, and not of their content; nil applies them immediately.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of every update of this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier<Int>(value: nil, transform: transform))
    }

    /// Changes the transaction of updates of this view in which `value` changes.
    nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void)
        -> some View
    {
        modifier(TransactionModifier(value: value, transform: transform))
    }

    /// Changes the transaction of the modifiers in `body`, and not of their content.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let inner = modifier(ScopeEnd())
        let content = PlaceholderContentView<Self> { builder in
            ModifiedContent<Self, ScopeEnd>._append(inner, to: &builder)
        }
        return body(content).modifier(ScopeStart(transform: transform))
    }
}

/// A modifier whose updates have another transaction; its content has that of the update.
private nonisolated struct TransactionOfModifier<Base: ViewModifier>: ViewModifier {
    let base: Base
    let transform: (inout Transaction) -> Void
    @MainActor func body(content: Content) -> some View {
        content.transaction(transform) { $0.modifier(base) }
    }
}

extension ViewModifier {
    /// This modifier with another transaction for what it changes; its content keeps that of the update.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        TransactionOfModifier(base: self, transform: transform)
    }

    /// This modifier with an animation of what it changes; nil applies changes immediately.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }
}
