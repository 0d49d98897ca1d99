import Combine
import Foundation
import Testing

/// The main run loop has one clock per process: these tests are serialised, and each runs without suspending.
@Suite(.serialized) @MainActor struct TimeTests {
    /// Runs `body` with its own virtual clock.
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

    @Test func aTimerRunsWhileItIsConnected() {
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

    @Test func aDebouncedValueIsSentAfterAPause() {
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

    @Test func aThrottledPublisherSendsOnceInEachInterval() {
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

    @Test func aPublisherThatIsSilentTooLongFails() {
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

    @Test func valuesAreCollectedByTime() {
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

    @Test func theMainQueueDeliversWithTheClock() {
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

    @Test func actionsRunInTheOrderOfTheirTimes() {
        withClock { clock in
            // 37 and 100 are coprime: every time occurs once per hundred values, in a mixed order.
            let times = (0..<1000).map { $0 * 37 % 100 }
            var seen: [[Int]] = []
            var feeds: [any Cancellable] = []
            for (place, time) in times.enumerated() {
                feeds.append(clock.schedule(at: Double(time)) { seen.append([time, place]) })
            }
            for place in stride(from: 0, to: 1000, by: 3) { feeds[place].cancel() }
            clock.advance(to: 100)
            let expected = times.enumerated().filter { $0.offset % 3 != 0 }.map { [$0.element, $0.offset] }
            #expect(seen == expected.sorted { $0.lexicographicallyPrecedes($1) })
            #expect(clock.nextWake == nil)
        }
    }

    @Test func aRepeatingActionTakesItsTurnBehindThoseOfItsTime() {
        withClock { clock in
            var seen: [String] = []
            let feed = clock.schedule(at: 1, every: 1) { seen.append("a\(clock.now)") }
            clock.schedule(at: 2) { seen.append("b") }
            clock.advance(to: 3)
            #expect(seen == ["a1.0", "b", "a2.0", "a3.0"])
            feed.cancel()
        }
    }

    /// An implementation with quadratic run time would take minutes.
    @Test func manyValuesWaitForTheMainQueueAtOnce() {
        withClock { clock in
            var sum = 0
            let feed = (0..<20_000).publisher.timeout(60, scheduler: DispatchQueue.main)
                .receive(on: DispatchQueue.main).sink { sum += $0 }
            clock.advance(to: 0)
            #expect(sum == 20_000 * 19_999 / 2)
            feed.cancel()
        }
    }

    @Test func anInfiniteTimeoutNeverFires() {
        withClock { clock in
            let subject = PassthroughSubject<Int, Never>()
            let queue = subject.timeout(.seconds(.infinity), scheduler: DispatchQueue.main).record()
            let loop = subject.timeout(.seconds(.infinity), scheduler: RunLoop.main).record()
            clock.advance(to: 1e9)
            #expect(queue.completions.isEmpty && loop.completions.isEmpty && clock.nextWake == nil)
        }
    }

    @Test func timesOfAQueueStopAtTheirLimits() {
        typealias Time = DispatchQueue.SchedulerTimeType
        let now = DispatchQueue.main.now, forever = Time.Stride(.never)
        #expect(now.advanced(by: .seconds(.infinity)) > now.advanced(by: .seconds(1e9)))
        #expect(now.advanced(by: .seconds(.infinity)).dispatchTime == .distantFuture)
        #expect(now.advanced(by: .seconds(5e9)).dispatchTime == .distantFuture)
        #expect(now.advanced(by: .seconds(-.infinity)).dispatchTime.uptimeNanoseconds == 0)
        #expect(now.advanced(by: .seconds(3)).advanced(by: .seconds(-3)) == now)
        #expect(now.distance(to: now.advanced(by: .seconds(-3))) == .seconds(-3))
        #expect(now.distance(to: Time(.distantFuture)) > .seconds(1e9))
        #expect(Time(.distantFuture).distance(to: now) < .seconds(-1e9))
        let minimum = Time.Stride.seconds(-.infinity)
        #expect(forever + forever == forever && forever * 2 == forever && forever * -2 == minimum)
        #expect(-forever - forever == minimum && forever - (-forever) == forever)
        #expect(Time.Stride.seconds(2) - .seconds(3) == .seconds(-1))
    }

    @Test func withoutAHostsClockTheRunLoopDelivers() {
        // The main run loop is not that of this thread if the process has taken over its main queue, as tests do.
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
