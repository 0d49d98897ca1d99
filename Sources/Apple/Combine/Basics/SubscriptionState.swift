/// The subscription of a stage to its upstream: awaited, there, or over.
enum SubscriptionState {
    case waiting
    case active(any Subscription)
    case over

    /// The subscription while it is there.
    var subscription: (any Subscription)? {
        if case .active(let subscription) = self { subscription } else { nil }
    }

    var isActive: Bool { subscription != nil }

    var isOver: Bool {
        if case .over = self { true } else { false }
    }

    /// Takes the first subscription; false where there was one already, and the new one must be cancelled.
    mutating func begin(_ subscription: any Subscription) -> Bool {
        guard case .waiting = self else { return false }
        self = .active(subscription)
        return true
    }

    /// Ends it; returns the subscription that was active, to be cancelled outside of the lock.
    mutating func end() -> (any Subscription)? {
        defer { self = .over }
        return subscription
    }
}
