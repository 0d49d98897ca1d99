/// Merges the values of several publishers for one subscriber, in order of arrival. With unlimited demand, each
/// publisher gets unlimited demand; else one value at a time, and the next when the subscriber has received everything
/// before it.
final class Confluence<Downstream: Subscriber>: Subscription, StageDescription {
    typealias Failure = Downstream.Failure
    private let lock = Lock()
    private let downstreamSubscriber: DownstreamSubscriber<Downstream>
    private var inlets: [ObjectIdentifier: Inlet] = [:]
    /// The publishers whose next value is requested when the queue is empty, in the order of their last value.
    private var owing: [Inlet] = []
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

    /// Cancels all publishers.
    func leaveAll() {
        let old = lock.withLock {
            defer { (inlets, owing) = ([:], []) }
            running -= inlets.count
            return Array(inlets.values)
        }
        for inlet in old { inlet.cancel() }
    }

    /// One of those that `running` counts has ended.
    func finish() {
        let isLast = lock.withLock {
            running -= 1
            return running == 0
        }
        if isLast { downstreamSubscriber.finish(.finished) }
    }

    func fail(_ error: Failure) {
        downstreamSubscriber.fail(error)
        cancelSources()
    }

    private func catchUp() {
        guard downstreamSubscriber.waiting == 0 else { return }
        let ready = lock.withLock {
            defer { owing = [] }
            return owing
        }
        for inlet in ready { inlet.request() }
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
            defer { (inlets, owing, self.source) = ([:], [], nil) }
            return (Array(inlets.values), self.source)
        }
        source?.cancel()
        for inlet in old { inlet.cancel() }
    }

    private final class Inlet: Subscriber {
        typealias Input = Downstream.Input
        typealias Failure = Downstream.Failure
        private let lock = Lock()
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
            hub.downstreamSubscriber.send(input)
            if lock.withLock({ isOpen }) { return .none }
            if hub.downstreamSubscriber.waiting == 0 { return .max(1) }
            hub.lock.withLock { hub.owing.append(self) }
            // The queue may have been emptied in between, without a notification.
            hub.catchUp()
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let hub = take().hub
            guard let hub else { return }
            switch completion {
            case .finished:
                _ = hub.lock.withLock { hub.inlets.removeValue(forKey: ObjectIdentifier(self)) }
                hub.finish()
                end?()
            case .failure(let error): hub.fail(error)
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
