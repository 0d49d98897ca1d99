import Combine
import Testing

@Suite struct ReducingTests {
    /// The demands that an operator makes of its publisher, and what it sends.
    private func demands<P: Publisher>(
        _ make: (Publishers.HandleEvents<PassthroughSubject<Int, Fault>>) -> P, _ demand: Subscribers.Demand = .max(1)
    ) -> [Subscribers.Demand] {
        var found: [Subscribers.Demand] = []
        _ = make(PassthroughSubject<Int, Fault>().handleEvents(receiveRequest: { found.append($0) })).record(demand)
        return found
    }

    @Test func everythingIsRequestedForOneResult() {
        #expect(demands { $0.reduce(0, +) } == [.unlimited])
        #expect(demands { $0.collect() } == [.unlimited])
        #expect(demands { $0.count() } == [.unlimited])
        #expect(demands { $0.max() } == [.unlimited])
        #expect(demands { $0.min() } == [.unlimited])
        #expect(demands { $0.last() } == [.unlimited])
        #expect(demands { $0.contains(1) } == [.unlimited])
        #expect(demands { $0.allSatisfy { $0 > 0 } } == [.unlimited])
    }

    /// The subscriber has the subscription of the publisher itself.
    @Test func everythingIsRequestedInAdditionWhereNothingIsSent() {
        #expect(demands { $0.ignoreOutput() } == [.max(1), .unlimited])
    }

    @Test func aGroupIsRequestedByTheNumberOfItsValues() {
        #expect(demands { $0.collect(4) } == [.max(4)])
        #expect(demands({ $0.collect(4) }, .max(3)) == [.max(12)])
    }

    @Test func valuesAreReducedToOneAtTheEnd() {
        let subject = PassthroughSubject<Int, Never>()
        let sum = subject.reduce(10, +).record(), all = subject.collect().record(), count = subject.count().record()
        subject.send(1)
        subject.send(2)
        #expect(sum.values == [] && all.values == [] && count.values == [])
        subject.send(completion: .finished)
        #expect(sum.values == [13] && all.values == [[1, 2]] && count.values == [2])
        #expect(sum.isFinished && all.isFinished && count.isFinished)
    }

    @Test func anErrorLeavesNoResult() {
        let subject = PassthroughSubject<Int, Fault>()
        let sum = subject.reduce(10, +).record(), all = subject.collect().record(), last = subject.last().record()
        subject.send(1)
        subject.send(completion: .failure(.second))
        #expect(sum.values == [] && all.values == [] && last.values == [])
        #expect(sum.error == .second && all.error == .second && last.error == .second)
    }

    @Test func aReductionThatThrowsCancelsItsPublisher() {
        var cancelled = 0
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(receiveCancel: { cancelled += 1 })
            .tryReduce(0) { if $1 == 2 { throw Fault.first } else { return $0 + $1 } }.record()
        subject.send(1)
        #expect(cancelled == 0)
        subject.send(2)
        #expect(cancelled == 1 && recorder.values == [] && recorder.error as? Fault == .first)
    }

    @Test func theResultOfNothing() {
        let nothing = Empty<Int, Never>()
        #expect(nothing.reduce(7, +).record().values == [7])
        #expect(nothing.collect().record().values == [[]])
        #expect(nothing.collect(2).record().values == [])
        #expect(nothing.count().record().values == [0])
        #expect(nothing.max().record().values == [])
        #expect(nothing.last().record().values == [])
        #expect(nothing.allSatisfy { _ in false }.record().values == [true])
        #expect(nothing.contains(1).record().values == [false])
    }

    @Test func groupsHaveTheirLengthAndTheLastWhatIsLeft() {
        let recorder = (1...5).publisher.append([Int]()).collect(2).record()
        #expect(recorder.values == [[1, 2], [3, 4], [5]] && recorder.isFinished)
    }

    @Test func whatIsKnownEarlyEndsEarly() {
        var cancelled = 0
        let subject = PassthroughSubject<Int, Never>()
        let watched = subject.handleEvents(receiveCancel: { cancelled += 1 })
        let has = watched.contains(2).record(), all = watched.allSatisfy { $0 < 2 }.record()
        subject.send(1)
        #expect(has.values == [] && all.values == [])
        subject.send(2)
        #expect(has.values == [true] && all.values == [false] && has.isFinished && all.isFinished && cancelled == 2)
    }

    @Test func theLargestAndTheSmallestByAnOrder() {
        let words = ["pear", "fig", "banana", "kiwi"].publisher.append([String]())
        #expect(words.max { $0.count < $1.count }.record().values == ["banana"])
        #expect(words.min { $0.count < $1.count }.record().values == ["fig"])
        #expect(words.max().record().values == ["pear"] && words.min().record().values == ["banana"])
    }

    @Test func anOrderThatThrowsEndsTheComparison() {
        let recorder = [1, 2].publisher.append([Int]()).tryMax { _, _ in throw Fault.second }.record()
        #expect(recorder.values == [] && recorder.error as? Fault == .second)
    }

    @Test func theLastThatSatisfiesAConditionIsSentAtTheEnd() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.last { $0 % 2 == 0 }.record()
        for value in 1...5 { subject.send(value) }
        #expect(recorder.values == [])
        subject.send(completion: .finished)
        #expect(recorder.values == [4])
    }

    @Test func aResultWaitsForDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.count().record(.none)
        subject.send(completion: .finished)
        #expect(recorder.values == [] && recorder.completions.isEmpty)
        recorder.request(1)
        #expect(recorder.values == [0] && recorder.isFinished)
    }

    @Test func aScanSendsEachIntermediateResult() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.scan("") { $0 + "\($1)" }.record()
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == ["1", "12"])
        let failing = subject.tryScan(0) { _, next in if next > 5 { throw Fault.first } else { return next } }.record()
        subject.send(3)
        subject.send(6)
        #expect(failing.values == [3] && failing.error as? Fault == .first)
    }
}
