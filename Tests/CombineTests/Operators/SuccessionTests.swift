import Combine
import Testing

/// What comes before, after or instead of a publisher.
@Suite struct SuccessionTests {
    private let subject = PassthroughSubject<Int, Fault>()

    @Test func whatIsAppendedWaitsForTheEnd() {
        let recorder = subject.append(8, 9).record()
        subject.send(1)
        #expect(recorder.values == [1])
        subject.send(completion: .finished)
        #expect(recorder.values == [1, 8, 9] && recorder.isFinished)
    }

    @Test func anErrorLeavesOutWhatIsAppended() {
        let recorder = subject.append([8, 9]).record()
        subject.send(completion: .failure(.first))
        #expect(recorder.values == [] && recorder.error == .first)
    }

    @Test func aPublisherIsAppendedWhenItsTurnComes() {
        let second = PassthroughSubject<Int, Fault>()
        let recorder = subject.append(second).record()
        second.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        second.send(3)
        #expect(recorder.values == [2, 3] && recorder.completions.isEmpty)
        second.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func whatIsPrependedComesFirst() {
        let recorder = subject.prepend(1, 2).prepend([0]).record()
        subject.send(3)
        #expect(recorder.values == [0, 1, 2, 3])
        let first = PassthroughSubject<Int, Fault>()
        let after = subject.prepend(first).record()
        subject.send(4)
        first.send(5)
        first.send(completion: .finished)
        subject.send(6)
        #expect(after.values == [5, 6])
    }

    @Test func anErrorIsCaughtByAnotherPublisher() {
        var caught: [Fault] = []
        let other = PassthroughSubject<Int, Never>()
        let recorder = subject.catch { fault -> PassthroughSubject<Int, Never> in
            caught.append(fault)
            return other
        }.record()
        other.send(1)
        subject.send(2)
        subject.send(completion: .failure(.second))
        other.send(3)
        #expect(recorder.values == [2, 3] && caught == [.second] && recorder.completions.isEmpty)
        other.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func demandThatIsLeftGoesToThePublisherThatCatches() {
        let recorder = [1, 2].publisher.setFailureType(to: Fault.self).append(Fail(error: Fault.first))
            .catch { _ in (10...20).publisher }.record(.max(4))
        #expect(recorder.values == [1, 2, 10, 11])
        recorder.request(1)
        #expect(recorder.values == [1, 2, 10, 11, 12])
    }

    @Test func catchingMayThrow() {
        let recorder = subject.tryCatch { _ -> Just<Int> in throw Fault.second }.record()
        subject.send(completion: .failure(.first))
        #expect(recorder.error as? Fault == .second)
    }

    @Test func aRetrySubscribesAgainSoManyTimes() {
        var subscribed = 0
        let failing = Deferred { () -> AnyPublisher<Int, Fault> in
            subscribed += 1
            return Just(subscribed).setFailureType(to: Fault.self).append(Fail(error: Fault.first))
                .eraseToAnyPublisher()
        }
        let recorder = failing.retry(2).record()
        #expect(recorder.values == [1, 2, 3] && recorder.error == .first && subscribed == 1 + 2)
    }

    @Test func aRetryEndsWithTheFirstSuccess() {
        var subscribed = 0
        let recorder = Deferred { () -> Result<Int, Fault>.Publisher in
            subscribed += 1
            return (subscribed == 3 ? .success(subscribed) : Result<Int, Fault>.failure(.first)).publisher
        }.retry(10).record()
        #expect(recorder.values == [3] && recorder.isFinished && subscribed == 3)
    }

    @Test func aRetryOfNoTimesPassesTheErrorOn() {
        var subscribed = 0
        let recorder = subject.handleEvents(receiveSubscription: { _ in subscribed += 1 }).retry(0).record()
        subject.send(completion: .failure(.second))
        #expect(recorder.error == .second && subscribed == 1)
    }

    @Test func whatCannotFailIsAsserted() {
        let recorder: Recorder<Int, Never> = subject.assertNoFailure("no error here").record()
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorder.values == [1] && recorder.isFinished)
    }

    @Test func aSwitchCancelsThePublisherBefore() {
        var cancelled: [String] = []
        func watched(_ name: String, _ publisher: PassthroughSubject<Int, Fault>) -> AnyPublisher<Int, Fault> {
            publisher.handleEvents(receiveCancel: { cancelled.append(name) }).eraseToAnyPublisher()
        }
        let outer = PassthroughSubject<AnyPublisher<Int, Fault>, Fault>(), second = PassthroughSubject<Int, Fault>()
        let recorder = outer.switchToLatest().record()
        outer.send(watched("a", subject))
        subject.send(1)
        outer.send(watched("b", second))
        #expect(cancelled == ["a"])
        subject.send(2)
        second.send(3)
        #expect(recorder.values == [1, 3])
        outer.send(completion: .finished)
        #expect(recorder.completions.isEmpty)
        second.send(completion: .finished)
        #expect(recorder.isFinished && cancelled == ["a"])
    }

    @Test func anErrorOfTheNewestEndsTheSwitch() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Fault>, Fault>()
        let recorder = outer.switchToLatest().record()
        outer.send(subject)
        subject.send(completion: .failure(.first))
        #expect(recorder.error == .first)
    }
}
