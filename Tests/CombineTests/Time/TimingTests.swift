import Combine
import Testing

/// Operators over time, on a scheduler of the test's own.
@Suite struct TimingTests {
    private let scheduler = StepScheduler()

    @Test func aDebounceStartsAgainWithEachValue() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.debounce(for: .milliseconds(100), scheduler: scheduler).record()
        subject.send(1)
        scheduler.advance(to: 90)
        subject.send(2)
        scheduler.advance(to: 180)
        #expect(recorder.values == [])
        scheduler.advance(to: 190)
        #expect(recorder.values == [2])
        scheduler.advance(to: 500)
        #expect(recorder.values == [2] && scheduler.isIdle)
    }

    @Test func aDebouncedValueIsLostWithTheEnd() {
        let subject = PassthroughSubject<Int, Fault>()
        let recorder = subject.debounce(for: .milliseconds(100), scheduler: scheduler).record()
        subject.send(1)
        subject.send(completion: .failure(.first))
        scheduler.advance(to: 200)
        #expect(recorder.values == [] && recorder.error == .first)
    }

    @Test func aCancelledDebounceSendsNothing() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.debounce(for: .milliseconds(100), scheduler: scheduler).record()
        subject.send(1)
        recorder.cancel()
        scheduler.advance(to: 200)
        #expect(recorder.values == [] && recorder.completions.isEmpty)
    }

    @Test func aDelayMovesValuesAndTheEnd() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.delay(for: .milliseconds(50), scheduler: scheduler).record()
        subject.send(1)
        scheduler.advance(to: 20)
        subject.send(2)
        subject.send(completion: .finished)
        scheduler.advance(to: 49)
        #expect(recorder.values == [])
        scheduler.advance(to: 50)
        #expect(recorder.values == [1] && recorder.completions.isEmpty)
        scheduler.advance(to: 70)
        #expect(recorder.values == [1, 2] && recorder.isFinished)
    }

    /// An error waits for its turn, like a value.
    @Test func aDelayMovesErrors() {
        let subject = PassthroughSubject<Int, Fault>()
        let recorder = subject.delay(for: .milliseconds(50), scheduler: scheduler).record()
        subject.send(1)
        subject.send(completion: .failure(.second))
        #expect(recorder.completions.isEmpty)
        scheduler.advance(to: 50)
        #expect(recorder.values == [1] && recorder.error == .second)
    }

    @Test func theTimeBetweenValuesIsMeasured() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.measureInterval(using: scheduler).record()
        scheduler.advance(to: 30)
        subject.send(1)
        scheduler.advance(to: 100)
        subject.send(2)
        subject.send(3)
        #expect(recorder.values.map(\.magnitude) == [30, 70, 0])
        subject.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func aTimeoutWithoutAnErrorFinishes() {
        let subject = PassthroughSubject<Int, Never>()
        var cancelled = 0
        let recorder = subject.handleEvents(receiveCancel: { cancelled += 1 })
            .timeout(.milliseconds(100), scheduler: scheduler).record()
        scheduler.advance(to: 60)
        subject.send(1)
        scheduler.advance(to: 159)
        #expect(recorder.completions.isEmpty)
        scheduler.advance(to: 160)
        #expect(recorder.values == [1] && recorder.isFinished && cancelled == 1)
    }

    @Test func whatEndsInTimeDoesNotTimeOut() {
        let subject = PassthroughSubject<Int, Fault>()
        let recorder = subject.timeout(.milliseconds(100), scheduler: scheduler) { .first }.record()
        subject.send(completion: .finished)
        scheduler.advance(to: 1000)
        #expect(recorder.isFinished)
    }

    @Test func groupsEndWithTheirTimeOrTheirCount() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.collect(.byTimeOrCount(scheduler, .milliseconds(100), 3)).record()
        for value in 1...4 { subject.send(value) }
        #expect(recorder.values == [[1, 2, 3]])
        scheduler.advance(to: 100)
        #expect(recorder.values == [[1, 2, 3], [4]])
        subject.send(5)
        subject.send(completion: .finished)
        #expect(recorder.values == [[1, 2, 3], [4], [5]] && recorder.isFinished)
    }

    @Test func groupsThatAreBrokenOffByAnErrorAreLost() {
        let subject = PassthroughSubject<Int, Fault>()
        let recorder = subject.collect(.byTime(scheduler, .milliseconds(100))).record()
        subject.send(1)
        subject.send(completion: .failure(.first))
        #expect(recorder.values == [] && recorder.error == .first)
    }

    @Test func valuesAreReceivedOnTheScheduler() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == [])
        scheduler.advance(to: 0)
        #expect(recorder.values == [1, 2])
        subject.send(completion: .finished)
        #expect(recorder.completions.isEmpty)
        scheduler.advance(to: 0)
        #expect(recorder.isFinished)
    }

    @Test func theSubscriptionIsMadeOnTheScheduler() {
        var told: [String] = []
        let recorder = Just(1).handleEvents(
            receiveSubscription: { _ in told.append("subscribed") }, receiveRequest: { _ in told.append("asked") })
            .subscribe(on: scheduler).record()
        #expect(told == [] && recorder.values == [])
        scheduler.advance(to: 0)
        #expect(told == ["subscribed", "asked"] && recorder.values == [1] && recorder.isFinished)
    }

    @Test func aCancelledReceiverGetsNothingThatWasOnItsWay() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.receive(on: scheduler).record()
        subject.send(1)
        recorder.cancel()
        scheduler.advance(to: 10)
        #expect(recorder.values == [])
    }

    @Test func theSchedulersConveniencesPassTheirArguments() {
        var times: [Int] = []
        let note = { [scheduler] in times.append(scheduler.now.milliseconds) }
        scheduler.schedule(note)
        scheduler.schedule(after: scheduler.now.advanced(by: 20), note)
        let repeating = scheduler.schedule(after: scheduler.now.advanced(by: 5), interval: 10, note)
        scheduler.advance(to: 26)
        #expect(times == [0, 5, 15, 20, 25])
        repeating.cancel()
        scheduler.advance(to: 100)
        #expect(times.count == 5)
    }

    @Test func aThrottleSendsTheLastOfAStretchAtItsEnd() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.throttle(for: .milliseconds(100), scheduler: scheduler, latest: true).record()
        subject.send(1)
        scheduler.advance(to: 1)
        #expect(recorder.values == [1])
        scheduler.advance(to: 30)
        subject.send(2)
        scheduler.advance(to: 60)
        subject.send(3)
        #expect(recorder.values == [1])
        scheduler.advance(to: 110)
        #expect(recorder.values == [1, 3])
        scheduler.advance(to: 500)
        #expect(recorder.values == [1, 3])
    }
}
