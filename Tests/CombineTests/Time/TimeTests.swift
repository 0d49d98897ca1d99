import Combine
import Foundation
import Testing

/// The clock of the main run loop is one for the process: these tests take turns, and each runs without a pause.
@Suite(.serialized) @MainActor struct TimeTests {
    /// Runs `body` under a clock of its own.
    private func withClock<R>(_ body: (VirtualClock) -> R) -> R {
        let clock = VirtualClock(start: Date(timeIntervalSinceReferenceDate: 0))
        VirtualClock.current = clock
        defer { VirtualClock.current = nil }
        return body(clock)
    }

    @Test func aTimerFollowsTheHostsClock() {
        withClock { clock in
            var dates: [Double] = []
            let feed = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
                .sink { dates.append($0.timeIntervalSinceReferenceDate) }
            #expect(clock.nextWake == 0.5)
            clock.advance(to: 0.4)
            #expect(dates == [])
            clock.advance(to: 1.6)
            #expect(dates == [0.5, 1, 1.5] && clock.nextWake == 2)
            feed.cancel()
            clock.advance(to: 9)
            #expect(dates.count == 3 && clock.nextWake == nil)
        }
    }

    @Test func aTimerWithoutSubscribersStands() {
        withClock { clock in
            let timer = Timer.publish(every: 1, on: .main, in: .common)
            let recorder = timer.record()
            clock.advance(to: 3)
            #expect(recorder.values.isEmpty)
            let connection = timer.connect()
            clock.advance(to: 5)
            #expect(recorder.values.count == 2)
            connection.cancel()
            clock.advance(to: 9)
            #expect(recorder.values.count == 2)
        }
    }

    @Test func aDebouncedValueComesWhenItHasBeenQuiet() {
        withClock { clock in
            let subject = PassthroughSubject<Int, Never>()
            let recorder = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).record()
            for step in 0..<5 {
                clock.advance(to: Double(step) * 0.2)
                subject.send(step)
            }
            clock.advance(to: 1.09)
            #expect(recorder.values == [])
            clock.advance(to: 1.11)
            #expect(recorder.values == [4])
            subject.send(5)
            subject.send(completion: .finished)
            clock.advance(to: 9)
            #expect(recorder.values == [4] && recorder.isFinished)
        }
    }

    @Test func aThrottledPublisherSendsOnceInEachStretch() {
        withClock { clock in
            let subject = PassthroughSubject<Int, Never>()
            let last = subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true).record()
            let first = subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: false).record()
            for step in 0...9 {
                clock.advance(to: Double(step) * 0.25)
                subject.send(step)
            }
            clock.advance(to: 4)
            #expect(last.values == [0, 3, 7, 9])
            #expect(first.values == [0, 1, 4, 8])
        }
    }

    @Test func delayedValuesKeepTheirOrderAndTheirDistance() {
        withClock { clock in
            let recorder = [1, 2].publisher.delay(for: .seconds(2), scheduler: DispatchQueue.main).record()
            clock.advance(to: 1.9)
            #expect(recorder.values == [])
            clock.advance(to: 2)
            #expect(recorder.values == [1, 2] && recorder.isFinished)
        }
    }

    @Test func whatTakesTooLongEnds() {
        withClock { clock in
            let subject = PassthroughSubject<Int, Fault>()
            let recorder = subject.timeout(.seconds(1), scheduler: DispatchQueue.main) { .first }.record()
            clock.advance(to: 0.8)
            subject.send(1)
            clock.advance(to: 1.7)
            #expect(recorder.values == [1] && recorder.completions.isEmpty)
            clock.advance(to: 1.9)
            #expect(recorder.error == .first)
        }
    }

    @Test func valuesAreGatheredOverTime() {
        withClock { clock in
            let subject = PassthroughSubject<Int, Never>()
            let recorder = subject.collect(.byTime(RunLoop.main, .seconds(1))).record()
            clock.advance(to: 0.5)
            subject.send(1)
            subject.send(2)
            clock.advance(to: 3.5)
            subject.send(3)
            subject.send(completion: .finished)
            #expect(recorder.values == [[1, 2], [3]] && recorder.isFinished)
            #expect(clock.nextWake == nil)
        }
    }

    @Test func whatIsReceivedOnTheMainQueueComesWithTheClock() {
        withClock { clock in
            let recorder = Just(1).receive(on: DispatchQueue.main).record()
            #expect(recorder.values == [])
            clock.advance(to: 0)
            #expect(recorder.values == [1] && recorder.isFinished)
            let subscribed = Just(2).subscribe(on: RunLoop.main).record()
            clock.advance(to: 0)
            #expect(subscribed.values == [2])
        }
    }

    @Test func workAddedByDueWorkRunsInTheSameStep() {
        withClock { clock in
            var times: [Double] = []
            clock.schedule(at: 1) {
                times.append(clock.now)
                clock.schedule(at: 1.5) { times.append(clock.now) }
            }
            clock.advance(to: 2)
            #expect(times == [1, 1.5] && clock.now == 2)
        }
    }

    @Test func withoutAHostsClockTheRunLoopDelivers() {
        // The main run loop is not this thread's where a process has handed its main queue over, as tests have.
        let loop = RunLoop.current
        var count = 0
        let feed = Timer.publish(every: 0.01, on: loop, in: .default).autoconnect().sink { _ in count += 1 }
        let end = Date(timeIntervalSinceNow: 5)
        while count < 2, Date() < end { _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) }
        #expect(count >= 2)
        feed.cancel()
    }

    @Test func anImmediateSchedulerDoesNotWait() {
        let now = ImmediateScheduler.shared
        let recorder = Just(1).receive(on: now).delay(for: 0, scheduler: now).record()
        #expect(recorder.values == [1])
    }
}
