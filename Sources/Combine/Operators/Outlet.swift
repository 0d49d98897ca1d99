/// Hands values to a subscriber one at a time, from whatever thread they come, and never more than it asked for: what
/// cannot go yet waits.
final class Outlet<Downstream: Subscriber>: @unchecked Sendable {
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var queue: [Downstream.Input] = []
    private var first = 0
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = false
    /// Called when a value has gone out, with what the subscriber asked for in answer.
    var onDelivery: ((Subscribers.Demand) -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    var isOver: Bool { lock.withLock { downstream == nil || completion != nil } }
    var waiting: Int { lock.withLock { queue.count - first } }
    var wanted: Subscribers.Demand { lock.withLock { demand } }

    /// Begins: the subscriber gets its subscription before anything else.
    func begin(_ subscription: any Subscription) {
        let downstream = lock.withLock {
            isDelivering = true
            return self.downstream
        }
        downstream?.receive(subscription: subscription)
        lock.withLock { isDelivering = false }
        drain()
    }

    func send(_ value: Downstream.Input) {
        lock.withLock {
            if completion == nil, downstream != nil { queue.append(value) }
        }
        drain()
    }

    /// Puts `change`d values in line: for buffers that drop.
    func change(_ change: (inout ArraySlice<Downstream.Input>) -> Void) {
        lock.withLock {
            var slice = queue[first...]
            change(&slice)
            queue = Array(slice)
            first = 0
        }
        drain()
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
        lock.withLock {
            guard completion == nil else { return }
            completion = .failure(error)
            (queue, first) = ([], 0)
        }
        drain()
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        drain()
    }

    func cancel() {
        let dropped = lock.withLock {
            defer { (downstream, queue, first) = (nil, [], 0) }
            return (downstream, queue)
        }
        withExtendedLifetime(dropped) {}
    }

    private enum Next {
        case nothing
        case value(Downstream.Input, Downstream)
        case end(Subscribers.Completion<Downstream.Failure>, Downstream)
    }

    private func next() -> Next {
        lock.withLock {
            guard !isDelivering, let downstream else { return .nothing }
            if first < queue.count {
                guard demand > 0 else { return .nothing }
                demand -= 1
                isDelivering = true
                let value = queue[first]
                first += 1
                if first == queue.count || first > 256 {
                    queue.removeFirst(first)
                    first = 0
                }
                return .value(value, downstream)
            }
            guard let completion else { return .nothing }
            self.downstream = nil
            return .end(completion, downstream)
        }
    }

    private func drain() {
        while true {
            switch next() {
            case .nothing: return
            case .end(let completion, let downstream): return downstream.receive(completion: completion)
            case .value(let value, let downstream):
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
