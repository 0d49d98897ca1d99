import QuadrantThreads

/// Delivers values to a subscriber one at a time, from any thread, and within its demand; other values wait.
final class DownstreamSubscriber<Downstream: Subscriber>: @unchecked Sendable {
    private let lock = SystemLock()
    private let downstream: Downstream
    /// The end was delivered, or it was cancelled.
    private var isEnded = false
    private var demand = Subscribers.Demand.none
    private var line = Line<Downstream.Input>()
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = false
    /// Called when a value was delivered, with the demand that the subscriber returned.
    var onDelivery: ((Subscribers.Demand) -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    var isOver: Bool { lock.withLock { isEnded || completion != nil } }
    var waiting: Int { lock.withLock { line.count } }
    var wanted: Subscribers.Demand { lock.withLock { demand } }

    /// Begins: the subscriber gets its subscription before anything else.
    func begin(_ subscription: any Subscription) {
        lock.withLock { isDelivering = true }
        downstream.receive(subscription: subscription)
        lock.withLock { isDelivering = false }
        drain()
    }

    func send(_ value: Downstream.Input) {
        lock.withLock {
            if completion == nil, !isEnded { line.append(value) }
        }
        drain()
    }

    /// As `send`; while as many values wait as are requested, the newest replaces the last one.
    func sendNewest(_ value: Downstream.Input) {
        let dropped = lock.withLock { () -> Downstream.Input? in
            guard completion == nil, !isEnded else { return nil }
            if !line.isEmpty, demand <= line.count { return line.replaceLast(value) }
            line.append(value)
            return nil
        }
        withExtendedLifetime(dropped) {}
        drain()
    }

    /// Drops the first one that waits.
    func dropFirst() {
        let dropped = lock.withLock { line.removeFirst() }
        withExtendedLifetime(dropped) {}
    }

    /// The end, after what waits.
    func finish(_ end: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock {
            if completion == nil { completion = end }
        }
        drain()
    }

    /// The end, now: what waits is dropped.
    func fail(_ error: Downstream.Failure) {
        let dropped = lock.withLock { () -> Line<Downstream.Input>? in
            guard completion == nil else { return nil }
            completion = .failure(error)
            defer { line = Line() }
            return line
        }
        withExtendedLifetime(dropped) {}
        drain()
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        drain()
    }

    func cancel() {
        let dropped = lock.withLock {
            defer { (isEnded, line) = (true, Line()) }
            return line
        }
        withExtendedLifetime(dropped) {}
    }

    private enum Next {
        case nothing
        case value(Downstream.Input)
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    private func next() -> Next {
        lock.withLock {
            guard !isDelivering, !isEnded else { return .nothing }
            if !line.isEmpty {
                guard demand > 0, let value = line.removeFirst() else { return .nothing }
                demand -= 1
                isDelivering = true
                return .value(value)
            }
            guard let completion else { return .nothing }
            isEnded = true
            return .end(completion)
        }
    }

    private func drain() {
        while true {
            switch next() {
            case .nothing: return
            case .end(let completion): return downstream.receive(completion: completion)
            case .value(let value):
                let more = downstream.receive(value)
                lock.withLock {
                    demand += more
                    isDelivering = false
                }
                onDelivery?(more)
            }
        }
    }
}
