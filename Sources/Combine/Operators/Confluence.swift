/// Lets the values of several publishers through to one subscriber, as they come. For a subscriber that takes
/// everything each publisher is asked for everything; else for one value at a time, and for the next when the
/// subscriber has taken everything before it.
final class Confluence<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    typealias Failure = Downstream.Failure
    private let lock = Lock()
    private let outlet: Outlet<Downstream>
    private var inlets: [ObjectIdentifier: Inlet] = [:]
    /// Those that get their next value asked for when the line is empty, in the order of their last one.
    private var owing: [Inlet] = []
    /// Publishers that have not ended, and among them the one that brings others.
    private var running: Int
    /// Cancelled or failed: nobody joins any more.
    private var isOver = false
    /// The publisher that brings others, for cancelling.
    var source: (any Cancellable)?
    let description: String

    init(_ downstream: Downstream, _ description: String, running: Int) {
        outlet = Outlet(downstream)
        self.description = description
        self.running = running
    }

    func begin() {
        outlet.onDelivery = { [weak self] _ in self?.catchUp() }
        outlet.begin(self)
    }

    /// Brings publishers together that are all known from the start.
    static func merge(_ publishers: [any Publisher<Downstream.Input, Failure>], into downstream: Downstream) {
        let hub = Confluence(downstream, "Merge", running: publishers.count + 1)
        hub.begin()
        for publisher in publishers { hub.join(publisher) }
        hub.finish()
    }

    /// Adds a publisher, one of those `running` counts; does not subscribe when it is over. `end` is called when the
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

    /// Drops all publishers there are.
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
        if isLast { outlet.finish(.finished) }
    }

    func fail(_ error: Failure) {
        outlet.fail(error)
        cancelSources()
    }

    private func catchUp() {
        guard outlet.waiting == 0 else { return }
        let ready = lock.withLock {
            defer { owing = [] }
            return owing
        }
        for inlet in ready { inlet.request() }
    }

    func request(_ demand: Subscribers.Demand) {
        outlet.request(demand)
        guard wantsAll else { return }
        let all = lock.withLock { Array(inlets.values) }
        for inlet in all { inlet.open() }
    }

    private var wantsAll: Bool { outlet.wanted.max == nil }

    func cancel() {
        outlet.cancel()
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
        /// Asked for everything.
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
            hub.outlet.send(input)
            if lock.withLock({ isOpen }) { return .none }
            if hub.outlet.waiting == 0 { return .max(1) }
            hub.lock.withLock { hub.owing.append(self) }
            // The line may have emptied in between, with nobody there to tell.
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
