import QuadrantGraph

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// Before the insertion.
    case willAppear
    /// Inserted, without an effect of the transition.
    case identity
    /// Removed, during the exit transition.
    case didDisappear

    /// Whether the view is present and shown unchanged.
    public var isIdentity: Bool { self == .identity }
    /// -1 before the insertion, 0 while it is present, 1 after the removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A node that changes the transaction of its content.
protocol TransactionPart: NodeBox {
    /// Changes the transaction, if the node does so in this update.
    func changeTransaction(_ transaction: inout Transaction, _ saved: inout [Transaction])
}

/// A node with a transition for its insertion and removal.
protocol TransitionPart: TransactionPart {
    /// Whether the transition applies; otherwise the view fades.
    var holdsTransition: Bool { get }
    /// Whether the removed view is gone at once in any transaction.
    var isIdentity: Bool { get }
    /// The animation to a phase; nil uses that of the insertion or removal.
    func transitionAnimation(to phase: TransitionPhase) -> Animation?
    func setTransition(_ phase: TransitionPhase, isAnimated: Bool)
}

extension TransitionPart {
    func changeTransaction(_ transaction: inout Transaction, _ saved: inout [Transaction]) {}
    func transitionAnimation(to phase: TransitionPhase) -> Animation? { nil }
    func setTransition(_ phase: TransitionPhase, isAnimated: Bool) {}
}

extension ViewGraph {
    /// The transition that applies to `node` now; nil if it has none of its own.
    func transition(of node: NodeIndex) -> (any TransitionPart)? {
        guard let part = box(node).part?.feature as? any TransitionPart, part.holdsTransition else { return nil }
        return part
    }
}
