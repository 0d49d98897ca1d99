import Combine
import Testing

@Suite struct FilteringTests {
    private let subject = PassthroughSubject<Int, Fault>()

    @Test func whatIsFilteredOutIsRequestedAgain() {
        var asked: [Subscribers.Demand] = []
        let recorder = (1...10).publisher.append([Int]()).handleEvents(receiveRequest: { asked.append($0) })
            .filter { $0 % 3 == 0 }.record(.max(2))
        // One more for each of 1, 2, 4 and 5.
        #expect(recorder.values == [3, 6] && asked == [.max(2), .max(1), .max(1), .max(1), .max(1)])
    }

    @Test func conditionsThatThrowCancel() {
        var cancelled = 0
        let recorder = subject.handleEvents(receiveCancel: { cancelled += 1 })
            .tryFilter { if $0 == 2 { throw Fault.second } else { return true } }.record()
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(recorder.values == [1] && recorder.error as? Fault == .second && cancelled == 1)
    }

    @Test func duplicatesAreComparedWithTheLastThatWasSent() {
        let recorder = subject.removeDuplicates { abs($0 - $1) < 3 }.record()
        for value in [1, 2, 3, 4, 5, 6, 7] { subject.send(value) }
        #expect(recorder.values == [1, 4, 7])
    }

    @Test func aComparisonThatThrowsEnds() {
        let recorder = subject.tryRemoveDuplicates { _, new in if new == 3 { throw Fault.first } else { return false } }
            .record()
        for value in [1, 2, 3, 4] { subject.send(value) }
        #expect(recorder.values == [1, 2] && recorder.error as? Fault == .first)
    }

    @Test func nothingIsReplaced() {
        let recorder = subject.replaceEmpty(with: 9).record()
        subject.send(completion: .finished)
        #expect(recorder.values == [9] && recorder.isFinished)
        let other = PassthroughSubject<Int, Fault>()
        let kept = other.replaceEmpty(with: 9).record()
        other.send(1)
        other.send(completion: .finished)
        #expect(kept.values == [1] && kept.isFinished)
        #expect(Fail<Int, Fault>(error: .first).replaceEmpty(with: 9).record().error == .first)
    }

    @Test func anErrorIsReplacedByAValueAndTheEnd() {
        let recorder = subject.replaceError(with: 9).record()
        subject.send(1)
        subject.send(completion: .failure(.first))
        #expect(recorder.values == [1, 9] && recorder.isFinished)
    }

    @Test func aReplacementWaitsForDemand() {
        let recorder = subject.replaceError(with: 9).record(.max(1))
        subject.send(1)
        subject.send(completion: .failure(.first))
        #expect(recorder.values == [1] && recorder.completions.isEmpty)
        recorder.request(1)
        #expect(recorder.values == [1, 9] && recorder.isFinished)
    }

    @Test func aPrefixCancelsWhenItIsComplete() {
        var cancelled = 0
        let recorder = subject.handleEvents(receiveCancel: { cancelled += 1 }).prefix(2).record()
        for value in 1...4 { subject.send(value) }
        #expect(recorder.values == [1, 2] && recorder.isFinished && cancelled == 1)
    }

    @Test func aPrefixAsksForNoMoreThanItsLength() {
        var asked: [Subscribers.Demand] = []
        _ = subject.handleEvents(receiveRequest: { asked.append($0) }).prefix(2).record(.max(1))
        #expect(asked == [.max(1)])
    }

    @Test func aPrefixEndsWithItsCondition() {
        let recorder = subject.prefix { $0 < 3 }.record()
        for value in [1, 2, 3, 1] { subject.send(value) }
        #expect(recorder.values == [1, 2] && recorder.isFinished)
        let failing = subject.tryPrefix { _ in throw Fault.first }.record()
        subject.send(1)
        #expect(failing.values == [] && failing.error as? Fault == .first)
    }

    @Test func aDropEndsWithItsCondition() {
        let recorder = subject.drop { $0 < 3 }.record()
        for value in [1, 2, 3, 1] { subject.send(value) }
        #expect(recorder.values == [3, 1])
        let failing = subject.tryDrop { _ in throw Fault.second }.record()
        subject.send(1)
        #expect(failing.values == [] && failing.error as? Fault == .second)
    }

    @Test func noOutputIsLetThroughButTheEnd() {
        let recorder = subject.ignoreOutput().record()
        subject.send(1)
        #expect(recorder.completions.isEmpty)
        subject.send(completion: .finished)
        #expect(recorder.values.isEmpty && recorder.isFinished)
    }

    @Test func anOutputAtAnIndexEndsThePublisher() {
        let recorder = subject.output(at: 1).record()
        for value in 5...8 { subject.send(value) }
        #expect(recorder.values == [6] && recorder.isFinished)
        let range = subject.output(in: 1..<3).record()
        for value in 5...8 { subject.send(value) }
        #expect(range.values == [6, 7] && range.isFinished)
    }

    @Test func theFirstThatSatisfiesAConditionIsTheOnlyOne() {
        let recorder = subject.first { $0 > 5 }.record()
        for value in [1, 6, 7] { subject.send(value) }
        #expect(recorder.values == [6] && recorder.isFinished)
        let none = PassthroughSubject<Int, Never>(), missed = none.first { $0 > 5 }.record()
        none.send(1)
        none.send(completion: .finished)
        #expect(missed.values == [] && missed.isFinished)
    }
}
