import Combine
import Testing

/// The rules that the stages of operators share (issue 33, line 54).
@Suite struct UpstreamStageTests {
    /// Sends what a test says, whatever is requested.
    private final class Source: Publisher {
        typealias Output = Int
        typealias Failure = Fault
        private(set) var requests: [Subscribers.Demand] = []
        private(set) var cancellations = 0
        private var subscriber: AnySubscriber<Int, Fault>?

        func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Fault {
            self.subscriber = AnySubscriber(subscriber)
            connect()
        }
        func connect() { subscriber?.receive(subscription: Link(self)) }
        func send(_ value: Int) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }
        func end(_ completion: Subscribers.Completion<Fault> = .finished) {
            subscriber?.receive(completion: completion)
        }

        private final class Link: Subscription {
            private let source: Source
            init(_ source: Source) { self.source = source }
            func request(_ demand: Subscribers.Demand) { source.requests.append(demand) }
            func cancel() { source.cancellations += 1 }
        }
    }

    @Test func aSecondSubscriptionIsCancelled() {
        let stages: [(Source) -> any Publisher] = [
            { $0.tryMap { $0 } }, { $0.tryFilter { _ in true } }, { $0.reduce(0, +) }, { $0.replaceEmpty(with: 1) },
            { $0.replaceError(with: 1) }, { $0.retry(1) },
            { $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest) },
            { $0.handleEvents() }, { $0.collect(2) }, { $0.receive(on: ImmediateScheduler.shared) },
            { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) },
        ]
        for stage in stages {
            let source = Source()
            func subscribe(_ publisher: some Publisher) { _ = publisher.record(.none) }
            subscribe(stage(source))
            source.connect()
            #expect(source.cancellations == 1)
        }
    }

    /// A publisher that is an object may end its subscriptions when it goes.
    @Test func aStageDoesNotKeepItsPublisher() {
        let now = ImmediateScheduler.shared
        let stages: [(Forgetful) -> any Publisher] = [
            { $0.handleEvents(receiveOutput: { _ in }) }, { $0.print("", to: Silence()) },
            { $0.debounce(for: 1, scheduler: now) }, { $0.throttle(for: 1, scheduler: now, latest: true) },
            { $0.timeout(1, scheduler: now) }, { $0.measureInterval(using: now) }, { $0.map { $0 } },
            { $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest) }, { $0.delay(for: 1, scheduler: now) },
        ]
        for (number, stage) in stages.enumerated() {
            weak var kept: Forgetful?
            var subscription: (any Subscription)?
            func subscribe() {
                let source = Forgetful()
                kept = source
                func record(_ publisher: some Publisher) { subscription = publisher.record(.none).subscription }
                record(stage(source))
            }
            subscribe()
            #expect(kept == nil, "\(number)")
            withExtendedLifetime(subscription) {}
        }
    }
    private struct Silence: TextOutputStream {
        mutating func write(_ string: String) {}
    }
    private final class Forgetful: Publisher {
        typealias Output = Int
        typealias Failure = Fault
        private let values = PassthroughSubject<Int, Fault>()
        func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Fault {
            values.subscribe(subscriber)
        }
    }

    @Test func aRequestOfNothingStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            PassthroughSubject<Int, Never>().record(.none).subscription?.request(.none)
        }
        await #expect(processExitsWith: .failure) {
            PassthroughSubject<Int, Never>().count().record(.none).subscription?.request(.none)
        }
    }

    @Test func aFullBufferAsksAgainForWhatItDelivered() {
        let source = Source()
        let recorder = source.buffer(size: 3, prefetch: .keepFull, whenFull: .dropOldest).record(.none)
        for value in 1...4 { #expect(source.send(value) == .none) }
        recorder.request(2)
        #expect(recorder.values == [2, 3])
        #expect(source.requests == [.max(3), .max(2)])
        recorder.request(2)
        #expect(recorder.values == [2, 3, 4])
        // Delivered while it is sent: the demand is returned.
        #expect(source.send(5) == .max(1))
        #expect(recorder.values == [2, 3, 4, 5])
        #expect(source.requests == [.max(3), .max(2), .max(1)])
    }

    @Test func theErrorOfAFullBufferWaitsForDemand() {
        let source = Source()
        let recorder = source.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .second }).record(.none)
        _ = source.send(1)
        _ = source.send(2)
        #expect(source.cancellations == 1)
        #expect(recorder.completions.isEmpty)
        recorder.request(1)
        #expect(recorder.error == .second)
    }

    @Test func aStageOnASchedulerPassesDemandOn() {
        let source = Source()
        _ = source.receive(on: ImmediateScheduler.shared).record(.max(2))
        #expect(source.requests == [.max(2)])
    }

    @Test func outstandingDemandGoesToTheNextPublisher() {
        let source = Source(), next = Source()
        let recorder = source.catch { _ in next }.record(.max(3), more: { $0 == 1 ? .max(2) : .none })
        #expect(source.send(1) == .max(2))
        source.end(.failure(.first))
        #expect(source.requests == [.max(3)])
        #expect(next.requests == [.max(4)])
        _ = next.send(7)
        #expect(recorder.values == [1, 7])
    }

    @Test func aValueThatWasNotRequestedIsLeftOutOfAConcatenation() {
        let source = Source()
        let recorder = source.append(9).record(.max(1))
        _ = source.send(1)
        _ = source.send(2)
        #expect(recorder.values == [1])
        source.end()
        recorder.request(1)
        #expect(recorder.values == [1, 9] && recorder.isFinished)
    }

    @Test func retriesThatFailAtOnceDoNotRecur() {
        let recorder = Fail<Int, Fault>(error: .first).retry(100_000).record()
        #expect(recorder.error == .first)
    }

    @Test func aPublisherOfPublishersPassesItsDemandToTheNewest() {
        let outer = PassthroughSubject<Source, Fault>()
        let first = Source(), second = Source()
        let recorder = outer.switchToLatest().record(.max(3))
        outer.send(first)
        #expect(first.requests == [.max(3)])
        _ = first.send(1)
        outer.send(second)
        #expect(first.cancellations == 1)
        #expect(second.requests == [.max(2)])
        _ = first.send(8)
        _ = second.send(2)
        #expect(recorder.values == [1, 2])
        outer.send(completion: .finished)
        #expect(recorder.completions.isEmpty)
        second.end()
        #expect(recorder.isFinished)
    }

    @Test func aFlatMapAsksEachPublisherForOneMoreAfterEachDelivery() {
        let source = Source()
        let recorder = Just(1).setFailureType(to: Fault.self).flatMap { _ in source }.record(.max(1))
        #expect(source.send(1) == .max(1))
        #expect(source.send(2) == .none)
        recorder.request(1)
        #expect(recorder.values == [1, 2])
        #expect(source.requests == [.max(1), .max(1)])
    }

    @Test func mirrorsShowWhatAnOperatorKeeps() {
        func labels(_ publisher: some Publisher) -> [String?] {
            publisher.record(.none).subscription.map { Mirror(reflecting: $0).children.map(\.label) } ?? []
        }
        let subject = PassthroughSubject<Int, Never>()
        #expect(labels(subject) == ["parent", "downstream", "demand", "subject"])
        #expect(labels(subject.reduce(0, +)) == ["downstream", "result", "initial", "status"])
        #expect(labels(subject.removeDuplicates()) == ["downstream", "last"])
        #expect(labels(subject.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest))
            == ["values", "state", "downstreamDemand", "terminal"])
        #expect(labels(subject.tryMap { $0 }) == [])
        #expect(labels(Just(1)) == [nil])
        #expect(labels([1, 2].publisher) == ["sequence"])
    }

    @Test func aSubjectIsSubscribedByItself() {
        let source = Source()
        let subject = PassthroughSubject<Int, Fault>()
        let recorder = subject.record()
        let feed = source.subscribe(subject)
        _ = source.send(1)
        #expect(source.requests == [.unlimited])
        feed.cancel()
        _ = source.send(2)
        #expect(recorder.values == [1] && source.cancellations == 1)
    }
}
