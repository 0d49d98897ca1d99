import Combine
import Foundation
import Testing

@Suite struct SubjectTests {
    @Test func aSubjectHandsOnInTheOrderOfSubscribing() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        var kept = Set<AnyCancellable>()
        subject.sink { seen.append("a\($0)") }.store(in: &kept)
        subject.sink { seen.append("b\($0)") }.store(in: &kept)
        subject.send(1)
        subject.send(2)
        #expect(seen == ["a1", "b1", "a2", "b2"])
    }

    @Test func aValueWithoutDemandIsMissed() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record(.max(1))
        subject.send(1)
        subject.send(2)
        recorder.request(1)
        subject.send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test func aCurrentValueComesFirstAndIsCaughtUpWith() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.record(.max(1))
        subject.send(1)
        subject.value = 2
        #expect(recorder.values == [0])
        recorder.request(1)
        #expect(recorder.values == [0, 2])
        recorder.request(1)
        #expect(recorder.values == [0, 2])
        subject.send(3)
        #expect(recorder.values == [0, 2, 3])
    }

    @Test func afterTheEndNothingFollows() {
        let subject = CurrentValueSubject<Int, Fault>(0)
        let recorder = subject.record()
        subject.send(completion: .failure(.first))
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorder.values == [0] && recorder.error == .first)
        let late = subject.record()
        #expect(late.values == [] && late.error == .first)
        #expect(subject.value == 0)
    }

    @Test func cancellingStopsValuesAtOnce() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let feed = subject.sink { seen.append($0) }
        subject.send(1)
        feed.cancel()
        subject.send(2)
        #expect(seen == [1])
    }

    @Test func droppingTheCancellableCancels() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        do {
            let feed = subject.sink { seen.append($0) }
            subject.send(1)
            withExtendedLifetime(feed) {}
        }
        subject.send(2)
        #expect(seen == [1])
    }

    @Test func sendingInAnswerToAValueGoesFirst() {
        let subject = PassthroughSubject<Int, Never>()
        var ended: [Int] = []
        let feed = subject.sink {
            if $0 < 3 { subject.send($0 + 1) }
            ended.append($0)
        }
        subject.send(1)
        #expect(ended == [3, 2, 1])
        withExtendedLifetime(feed) {}
    }

    @Test func subjectsAndSubscribersAreReleasedWithTheirLastReference() {
        final class Probe {}
        weak var seen: Probe?
        weak var gone: CurrentValueSubject<Int, Never>?
        do {
            let subject = CurrentValueSubject<Int, Never>(0)
            let probe = Probe()
            seen = probe
            gone = subject
            var feeds: [AnyCancellable] = []
            for _ in 0..<3 { subject.sink { [probe] _ in _ = probe }.store(in: &feeds) }
            feeds.removeLast()
        }
        #expect(seen == nil && gone == nil)
    }

    @Test func leavingKeepsTheOthersInOrder() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var feeds = (0..<100).map { place in subject.sink { _ in seen.append(place) } }
        for place in stride(from: 98, through: 0, by: -2) { feeds.remove(at: place) }
        subject.send(0)
        #expect(seen == Array(stride(from: 1, to: 100, by: 2)))
        withExtendedLifetime(feeds) {}
    }

    @Test func valuesFromManyThreadsComeOneAtATime() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) var sum = 0
        let feed = subject.sink { sum += $0 }
        nonisolated(unsafe) let shared = subject
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { shared.send(1) }
        }
        #expect(sum == 8000)
        withExtendedLifetime(feed) {}
    }

    @Test func subscribingAndLeavingFromManyThreadsIsSafe() {
        nonisolated(unsafe) let subject = CurrentValueSubject<Int, Never>(0)
        DispatchQueue.concurrentPerform(iterations: 8) { place in
            for step in 0..<200 {
                let feed = subject.map { $0 + 1 }.sink { _ in }
                if step % 3 == place % 3 { subject.send(step) }
                feed.cancel()
            }
        }
        #expect(subject.record(.max(1)).values.count == 1)
    }

    @Test func aPublisherFeedsASubject() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.record()
        let feed = [1, 2, 3].publisher.subscribe(subject)
        #expect(recorder.values == [1, 2, 3] && recorder.isFinished)
        withExtendedLifetime(feed) {}
    }

    @Test func aSubjectAsksItsPublishersWhenItIsAskedFirst() {
        let subject = PassthroughSubject<Int, Never>()
        var asked: [Subscribers.Demand] = []
        let feed = [1, 2, 3].publisher.handleEvents(receiveRequest: { asked.append($0) }).subscribe(subject)
        let recorder = subject.record(.none)
        #expect(asked == [] && recorder.completions.isEmpty)
        recorder.request(2)
        #expect(asked == [.unlimited] && recorder.values == [1, 2] && recorder.isFinished)
        withExtendedLifetime(feed) {}
    }

    @Test func aSubjectThatHasBeenAskedAsksLaterPublishersAtOnce() {
        let subject = PassthroughSubject<Int, Never>(), feeding = PassthroughSubject<Int, Never>()
        subject.record(.max(1)).cancel()
        var asked = 0
        let feed = feeding.handleEvents(receiveRequest: { _ in asked += 1 }).subscribe(subject)
        let recorder = subject.record()
        feeding.send(4)
        #expect(asked == 1 && recorder.values == [4])
        withExtendedLifetime(feed) {}
    }

    @Test func aCurrentValueIsFedAtOnce() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let feed = [1, 2].publisher.append(PassthroughSubject()).subscribe(subject)
        #expect(subject.value == 2)
        withExtendedLifetime(feed) {}
    }

    @Test func demandAddsUpAndNeverFallsBelowNone() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.max(2) - .max(3) == .none)
        #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
        #expect(Subscribers.Demand.max(3) - .unlimited == .none)
        #expect(Subscribers.Demand.max(.max) + .max(1) == .unlimited)
        #expect(Subscribers.Demand.max(.max) < .unlimited)
        #expect(!(Subscribers.Demand.unlimited < .unlimited))
        #expect(Subscribers.Demand.max(2) * 3 == 6)
        #expect("\(Subscribers.Demand.max(2)) \(Subscribers.Demand.unlimited)" == "max(2) unlimited")
    }
}
