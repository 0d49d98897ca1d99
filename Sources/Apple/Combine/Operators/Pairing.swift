import QuadrantThreads

/// Combines values of two publishers, the latest ones or the ones at the same position.
private final class Pairing<A, B, Downstream: Subscriber>: Subscription, StageDescription
where Downstream.Input == (A, B) {
    enum Rule: String { case latest = "CombineLatest", zip = "Zip" }
    typealias Failure = Downstream.Failure
    private let lock = SystemLock()
    private let rule: Rule
    private let downstreamSubscriber: DownstreamSubscriber<Downstream>
    /// With `.latest` at most one each.
    private var left: [A] = [], right: [B] = []
    private var isLeftOver = false, isRightOver = false
    /// The subscriptions of the sides that have not ended.
    private var subscriptions: [(side: ObjectIdentifier, subscription: any Subscription)] = []
    private var asked = Subscribers.Demand.none
    private var isOver = false
    var description: String { rule.rawValue }

    init(_ downstream: Downstream, _ rule: Rule) {
        downstreamSubscriber = DownstreamSubscriber(downstream)
        self.rule = rule
    }

    func begin<P: Publisher, Q: Publisher>(_ p: P, _ q: Q)
    where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
        downstreamSubscriber.onDelivery = { [weak self] more in
            if more > 0 { self?.ask(more) }
        }
        downstreamSubscriber.begin(self)
        p.subscribe(Side(self) { $0.take(left: $1) } over: { $0.isLeftOver = true })
        q.subscribe(Side(self) { $0.take(right: $1) } over: { $0.isRightOver = true })
    }

    private func take(left value: A) {
        let pair = lock.withLock { () -> (A, B)? in
            if rule == .latest { left = [value] } else { left.append(value) }
            return next()
        }
        if let pair { send(pair) }
    }

    private func take(right value: B) {
        let pair = lock.withLock { () -> (A, B)? in
            if rule == .latest { right = [value] } else { right.append(value) }
            return next()
        }
        if let pair { send(pair) }
    }

    private func next() -> (A, B)? {
        guard let a = left.first, let b = right.first else { return nil }
        if rule == .zip {
            left.removeFirst()
            right.removeFirst()
        }
        return (a, b)
    }

    private func send(_ pair: (A, B)) {
        // Only the newest waits for a slow subscriber.
        if rule == .latest { downstreamSubscriber.sendNewest(pair) } else { downstreamSubscriber.send(pair) }
        checkEnd()
    }

    /// With `.latest` both sides must end, even where one has sent nothing. With `.zip` nothing more can come once one
    /// side has ended and its values are used up.
    private func checkEnd() {
        let ends = lock.withLock {
            switch rule {
            case .latest: isLeftOver && isRightOver
            case .zip: isLeftOver && left.isEmpty || isRightOver && right.isEmpty
            }
        }
        if ends {
            downstreamSubscriber.finish(.finished)
            cancelSources()
        }
    }

    private func fail(_ error: Failure) {
        downstreamSubscriber.fail(error)
        cancelSources()
    }

    private func add(_ subscription: any Subscription, of side: AnyObject) {
        let (isOver, demand) = lock.withLock {
            let isOver = self.isOver || subscriptions.contains { $0.side == ObjectIdentifier(side) }
            if !isOver { subscriptions.append((ObjectIdentifier(side), subscription)) }
            return (isOver, asked)
        }
        if isOver { return subscription.cancel() }
        if rule == .latest { subscription.request(.unlimited) } else if demand > 0 { subscription.request(demand) }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireSome(of: self)
        downstreamSubscriber.request(demand)
        ask(demand)
    }

    private func ask(_ demand: Subscribers.Demand) {
        guard rule == .zip else { return }
        let all = lock.withLock {
            asked += demand
            return subscriptions
        }
        for (_, subscription) in all { subscription.request(demand) }
    }

    func cancel() {
        downstreamSubscriber.cancel()
        cancelSources()
    }

    private func cancelSources() {
        let all = lock.withLock {
            isOver = true
            defer { (subscriptions, left, right) = ([], [], []) }
            return subscriptions
        }
        for (_, subscription) in all { subscription.cancel() }
    }

    private final class Side<Input>: Subscriber {
        typealias Failure = Downstream.Failure
        private let hub: Pairing
        private let take: (Pairing, Input) -> Void
        private let over: (Pairing) -> Void
        init(_ hub: Pairing, take: @escaping (Pairing, Input) -> Void, over: @escaping (Pairing) -> Void) {
            self.hub = hub
            self.take = take
            self.over = over
        }
        func receive(subscription: any Subscription) { hub.add(subscription, of: self) }
        func receive(_ input: Input) -> Subscribers.Demand {
            take(hub, input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .failure(let error): hub.fail(error)
            case .finished:
                hub.lock.withLock {
                    over(hub)
                    hub.subscriptions.removeAll { $0.side == ObjectIdentifier(self) }
                }
                hub.checkEnd()
            }
        }
    }
}

extension Publishers {
    /// The last values of two publishers, each time one of them sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// One value of each publisher, in the order of the publishers.
        public typealias Output = (A.Output, B.Output)
        /// The error of any of the publishers.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// What `a.combineLatest(_:)` returns for the other publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            Pairing(subscriber, .latest).begin(a, b)
        }
    }

    /// The last values of three publishers, each time one of them sends.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// One value of each publisher, in the order of the publishers.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The error of any of the publishers.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// What `a.combineLatest(_:)` returns for the other publishers.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// The last values of four publishers, each time one of them sends.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// One value of each publisher, in the order of the publishers.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The error of any of the publishers.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// What `a.combineLatest(_:)` returns for the other publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
                .receive(subscriber: subscriber)
        }
    }

    /// The values of two publishers, first with first, second with second.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// One value of each publisher, in the order of the publishers.
        public typealias Output = (A.Output, B.Output)
        /// The error of any of the publishers.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// What `a.zip(_:)` returns for the other publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            Pairing(subscriber, .zip).begin(a, b)
        }
    }

    /// The values of three publishers, first with first, second with second.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// One value of each publisher, in the order of the publishers.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The error of any of the publishers.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// What `a.zip(_:)` returns for the other publishers.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// The values of four publishers, first with first, second with second.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// One value of each publisher, in the order of the publishers.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The error of any of the publishers.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D
        /// What `a.zip(_:)` returns for the other publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Sends the last values of both, each time one of them sends, once both have.
    public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P: Publisher, Failure == P.Failure { Publishers.CombineLatest(self, other) }

    /// Sends what `transform` makes of the last values of both.
    public func combineLatest<P, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P: Publisher, Failure == P.Failure
    {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Sends the last values of all three.
    public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends what `transform` makes of the last values of all three.
    public func combineLatest<P, Q, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the last values of all four.
    public func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
        -> Publishers.CombineLatest4<Self, P, Q, R>
    where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what `transform` makes of the last values of all four.
    public func combineLatest<P, Q, R, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }

    /// Sends the values of both in pairs, first with first.
    public func zip<P>(_ other: P) -> Publishers.Zip<Self, P> where P: Publisher, Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Sends what `transform` makes of pairs.
    public func zip<P, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> Publishers.Map<Publishers.Zip<Self, P>, T> where P: Publisher, Failure == P.Failure
    {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Sends the values of all three, first with first.
    public func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends what `transform` makes of the values of all three.
    public func zip<P, Q, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the values of all four, first with first.
    public func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R>
    where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what `transform` makes of the values of all four.
    public func zip<P, Q, R, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where P: Publisher, Q: Publisher, R: Publisher, Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
