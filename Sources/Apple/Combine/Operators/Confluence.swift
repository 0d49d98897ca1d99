import QuadrantThreads

/// Merges the values of several publishers for one subscriber, in order of arrival. With unlimited demand, each
/// publisher gets unlimited demand; else one value at a time, and the next when the subscriber has received that.
final class Confluence<Downstream: Subscriber>: Subscription, StageDescription {
    typealias Failure = Downstream.Failure
    private let lock = SystemLock()
    private let downstreamSubscriber: DownstreamSubscriber<Downstream>
    private var inlets: [ObjectIdentifier: Inlet] = [:]
    /// The deliveries that are due, in the order of the queue; nil where nothing is requested in return.
    private var owing = Line<Ticket?>()
    /// Publishers that have not completed, including the publisher of publishers.
    private var running: Int
    /// Cancelled or failed: no publisher is added any more.
    private var isOver = false
    /// The subscription to the publisher of publishers, for cancelling.
    var source: (any Cancellable)?
    let description: String

    init(_ downstream: Downstream, _ description: String, running: Int) {
        downstreamSubscriber = DownstreamSubscriber(downstream)
        self.description = description
        self.running = running
    }

    func begin() {
        downstreamSubscriber.onDelivery = { [weak self] _ in self?.catchUp() }
        downstreamSubscriber.begin(self)
    }

    /// Merges publishers that are all known from the start.
    static func merge(_ publishers: [any Publisher<Downstream.Input, Failure>], into downstream: Downstream) {
        let hub = Confluence(downstream, "Merge", running: publishers.count + 1)
        hub.begin()
        for publisher in publishers { hub.join(publisher) }
        hub.finish()
    }

    /// Adds a publisher that `running` counts; does not subscribe when the merge has ended. `end` is called when the
    /// publisher has finished.
    func join<P: Publisher>(_ publisher: P, end: (() -> Void)? = nil)
    where P.Output == Downstream.Input, P.Failure == Failure {
        let inlet = Inlet(self, end)
        let isOver = lock.withLock {
            if !self.isOver { inlets[ObjectIdentifier(inlet)] = inlet }
            return self.isOver
        }
        if !isOver { publisher.subscribe(inlet) }
    }

    func willJoin() { lock.withLock { running += 1 } }

    /// One of those that `running` counts has ended.
    func finish() {
        let isLast = lock.withLock {
            running -= 1
            return running == 0
        }
        if isLast { downstreamSubscriber.finish(.finished) }
    }

    func fail(_ error: Failure) {
        cancelSources()
        downstreamSubscriber.fail(error)
    }

    private func catchUp() {
        if let ticket = lock.withLock({ owing.removeFirst() }) ?? nil, ticket.deliver() { ticket.inlet.request() }
    }

    func request(_ demand: Subscribers.Demand) {
        downstreamSubscriber.request(demand)
        guard wantsAll else { return }
        let all = lock.withLock { Array(inlets.values) }
        for inlet in all { inlet.open() }
    }

    private var wantsAll: Bool { downstreamSubscriber.wanted.max == nil }

    func cancel() {
        downstreamSubscriber.cancel()
        cancelSources()
    }

    private func cancelSources() {
        let (old, source) = lock.withLock {
            isOver = true
            defer { (inlets, owing, self.source) = ([:], Line(), nil) }
            return (Array(inlets.values), self.source)
        }
        for inlet in old { inlet.cancel() }
        source?.cancel()
    }

    /// The delivery of one value, for which one more is requested of its publisher: at once where it is delivered while
    /// its publisher sends it, through the subscription otherwise.
    private final class Ticket {
        let inlet: Inlet
        private let lock = SystemLock()
        private var isDelivered = false
        private var isSettled = false
        init(_ inlet: Inlet) { self.inlet = inlet }

        /// The value was delivered. Whether another one has to be requested for it.
        func deliver() -> Bool {
            lock.withLock {
                isDelivered = true
                return isSettled
            }
        }

        /// The publisher has sent the value. Whether it was delivered meanwhile.
        func settle() -> Bool {
            lock.withLock {
                isSettled = true
                return isDelivered
            }
        }
    }

    private final class Inlet: Subscriber {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure
        private let lock = SystemLock()
        private var hub: Confluence?
        private let end: (() -> Void)?
        private var subscription: (any Subscription)?
        /// The demand is unlimited.
        private var isOpen = false

        init(_ hub: Confluence, _ end: (() -> Void)?) {
            self.hub = hub
            self.end = end
        }

        func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard self.subscription == nil, hub != nil else { return false }
                self.subscription = subscription
                return true
            }
            guard isFirst else { return subscription.cancel() }
            if let hub = lock.withLock({ hub }), hub.wantsAll { open() } else { subscription.request(.max(1)) }
        }

        func open() {
            let isFirst = lock.withLock {
                defer { isOpen = isOpen || subscription != nil }
                return !isOpen && subscription != nil
            }
            if isFirst { lock.withLock { subscription }?.request(.unlimited) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard let hub = lock.withLock({ hub }) else { return .none }
            if lock.withLock({ isOpen }) {
                hub.lock.withLock { hub.owing.append(nil) }
                hub.downstreamSubscriber.send(input)
                return .none
            }
            let ticket = Ticket(self)
            hub.lock.withLock { hub.owing.append(ticket) }
            hub.downstreamSubscriber.send(input)
            return ticket.settle() ? .max(1) : .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let hub = take().hub
            guard let hub else { return }
            switch completion {
            case .finished:
                _ = hub.lock.withLock { hub.inlets.removeValue(forKey: ObjectIdentifier(self)) }
                hub.finish()
                end?()
            case .failure(let error):
                _ = hub.lock.withLock { hub.inlets.removeValue(forKey: ObjectIdentifier(self)) }
                hub.fail(error)
            }
        }

        func request() { lock.withLock { subscription }?.request(.max(1)) }
        func cancel() { take().subscription?.cancel() }

        private func take() -> (hub: Confluence?, subscription: (any Subscription)?) {
            lock.withLock {
                defer { (hub, subscription) = (nil, nil) }
                return (hub, subscription)
            }
        }
    }
}
