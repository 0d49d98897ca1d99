import Combine
import Foundation
import Testing

@Suite struct JoiningTests {
    @Test func mergedValuesComeAsTheyAreSent() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        let recorder = a.merge(with: b).record()
        a.send(1)
        b.send(2)
        a.send(3)
        a.send(completion: .finished)
        #expect(recorder.values == [1, 2, 3] && recorder.completions.isEmpty)
        b.send(completion: .finished)
        #expect(recorder.isFinished)
        #expect([1].publisher.merge(with: [2].publisher, [3].publisher).record().values == [1, 2, 3])
        #expect(Publishers.MergeMany([Int]().map(Just.init)).record().isFinished)
    }

    @Test func anErrorEndsWhatIsMerged() {
        let a = PassthroughSubject<Int, Fault>(), b = PassthroughSubject<Int, Fault>()
        let recorder = a.merge(with: b).record()
        a.send(completion: .failure(.first))
        b.send(1)
        #expect(recorder.error == .first && recorder.values == [])
    }

    @Test func whatIsCancelledMergesNothingMore() {
        let late = PassthroughSubject<Int, Never>()
        var told: [String] = []
        let watched = late.handleEvents(
            receiveSubscription: { _ in told.append("subscribed") }, receiveOutput: { told.append("out \($0)") })
        let first = Just(1).merge(with: watched).first().record()
        late.send(7)
        #expect(first.values == [1] && first.isFinished && told == [])
        let many = Publishers.MergeMany([Just(1).eraseToAnyPublisher(), watched.eraseToAnyPublisher()]).first().record()
        late.send(8)
        #expect(many.values == [1] && told == [])
    }

    @Test func whatHasFailedMergesNothingMore() {
        var subscribed = 0
        let late = PassthroughSubject<Int, Fault>()
        let watched = late.handleEvents(receiveSubscription: { _ in subscribed += 1 })
        let recorder = Fail<Int, Fault>(error: .first).merge(with: watched, watched).record()
        #expect(recorder.error == .first && subscribed == 0)
    }

    @Test func anyNumberOfPublishersIsMergedInOrder() {
        func one(_ value: Int) -> Publishers.Map<Just<Int>, Int> { Just(value).map { $0 } }
        let two = Just(0).merge(with: one(1)).record()
        let five = Just(0).merge(with: one(1), one(2), one(3), one(4)).record()
        let eight = Just(0).merge(with: one(1), one(2), one(3), one(4), one(5), one(6), one(7)).record()
        #expect(two.values == Array(0..<2) && five.values == Array(0..<5) && eight.values == Array(0..<8))
        #expect(two.isFinished && five.isFinished && eight.isFinished)
    }

    @Test func theLastValuesAreCombinedOnceAllAreThere() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(2)
        b.send(3)
        b.send(4)
        a.send(5)
        #expect(recorder.values == ["23", "24", "54"])
        a.send(completion: .finished)
        b.send(6)
        b.send(completion: .finished)
        #expect(recorder.values.last == "56" && recorder.isFinished)
        let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.record()
        #expect(four.values == [10] && four.isFinished)
    }

    @Test func aSlowSubscriberGetsTheNewestCombination() {
        let a = CurrentValueSubject<Int, Never>(0), b = CurrentValueSubject<Int, Never>(0)
        let recorder = a.combineLatest(b).map { $0 + $1 }.record(.max(1))
        for value in 1...5 { a.send(value) }
        recorder.request(1)
        #expect(recorder.values == [0, 5])
    }

    @Test func unlimitedDemandGetsEachCombination() {
        let a = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        let feed = a.combineLatest(Just(0)).sink { pair in
            seen.append(pair.0)
            if pair.0 == 1 { (2...4).forEach(a.send) }
        }
        a.send(1)
        #expect(seen == [1, 2, 3, 4])
        withExtendedLifetime(feed) {}
    }

    @Test func asManyCombinationsWaitAsAreWanted() {
        let a = PassthroughSubject<Int, Never>()
        let recorder = a.combineLatest(Just(0)).map { $0.0 }.record(.max(3)) { value in
            if value == 1 { (2...6).forEach(a.send) }
            return .none
        }
        a.send(1)
        #expect(recorder.values == [1, 2, 6])
    }

    @Test func combiningEndsWhenAllHaveEnded() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Empty<Int, Never>().combineLatest(subject).record()
        subject.send(1)
        #expect(recorder.completions.isEmpty)
        subject.send(completion: .finished)
        #expect(recorder.values.isEmpty && recorder.isFinished)
        #expect(Empty<Int, Never>().zip(PassthroughSubject<Int, Never>()).record().isFinished)
    }

    @Test func zippedValuesWaitForEachOther() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>()
        let recorder = a.zip(b).map { "\($0)\($1)" }.record()
        a.send(1)
        a.send(2)
        b.send("x")
        #expect(recorder.values == ["1x"])
        a.send(completion: .finished)
        #expect(recorder.completions.isEmpty)
        b.send("y")
        #expect(recorder.values == ["1x", "2y"] && recorder.isFinished)
        let three = (1...3).publisher.zip((4...6).publisher, (7...9).publisher) { $0 + $1 + $2 }.record()
        #expect(three.values == [12, 15, 18] && three.isFinished)
    }

    @Test func aZipAsksForNoMoreThanItSends() {
        var asked = 0
        let numbers = (1...100).publisher.handleEvents(receiveOutput: { _ in asked += 1 })
        let recorder = numbers.zip(numbers).record(.max(2))
        #expect(recorder.values.count == 2 && asked == 4)
    }

    @Test func flatMapSendsWhatAllSend() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let recorder = outer.flatMap { $0 }.record()
        outer.send(a)
        outer.send(b)
        a.send(1)
        b.send(2)
        outer.send(completion: .finished)
        a.send(completion: .finished)
        b.send(3)
        #expect(recorder.values == [1, 2, 3] && recorder.completions.isEmpty)
        b.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func flatMapHoldsBackForASlowSubscriber() {
        var made = 0
        let recorder = (1...3).publisher.flatMap(maxPublishers: .max(1)) { value -> Publishers.Sequence<[Int], Never> in
            made += 1
            return [value * 10, value * 10 + 1].publisher
        }.record(.max(2))
        #expect(recorder.values == [10, 11])
        #expect(made <= 2)
        recorder.request(10)
        #expect(recorder.values == [10, 11, 20, 21, 30, 31] && recorder.isFinished && made == 3)
    }

    @Test func flatMapMixesWhatFailsWithWhatDoesNot() {
        let recorder = Just(1).flatMap { _ in Fail<Int, Fault>(error: .first) }.record()
        #expect(recorder.error == .first)
        let other = Just(1).setFailureType(to: Fault.self).flatMap { Just($0 + 1) }.record()
        #expect(other.values == [2] && other.isFinished)
    }

    @Test func onlyTheNewestPublisherIsHeard() {
        let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let recorder = outer.switchToLatest().record()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(recorder.completions.isEmpty)
        b.send(completion: .finished)
        #expect(recorder.values == [1, 3] && recorder.isFinished)
    }

    @Test func oneFollowsTheOther() {
        #expect([1, 2].publisher.append(3, 4).record().values == [1, 2, 3, 4])
        #expect([1, 2].publisher.prepend(0).record().values == [0, 1, 2])
        let recorder = [1, 2].publisher.append([3, 4].publisher).record(.max(3))
        #expect(recorder.values == [1, 2, 3])
        recorder.request(1)
        #expect(recorder.values == [1, 2, 3, 4] && recorder.isFinished)
    }

    @Test func errorsAreCaught() {
        let failing = [1, 2].publisher.setFailureType(to: Fault.self).append(Fail(error: .first))
        let caught = failing.catch { _ in [8, 9].publisher }.record(.max(3))
        #expect(caught.values == [1, 2, 8])
        caught.request(1)
        #expect(caught.values == [1, 2, 8, 9] && caught.isFinished)
        #expect(failing.replaceError(with: 0).record().values == [1, 2, 0])
        var tries = 0
        let retried = Deferred { () -> Fail<Int, Fault> in
            tries += 1
            return Fail(error: .first)
        }.retry(2).record()
        #expect(tries == 3 && retried.error == .first)
    }

    @Test func mergingFromManyThreadsLosesNothing() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) var sum = 0
        let feed = Publishers.MergeMany(subjects).sink { sum += $0 }
        nonisolated(unsafe) let shared = subjects
        DispatchQueue.concurrentPerform(iterations: 4) { place in
            for _ in 0..<1000 { shared[place].send(1) }
        }
        for subject in subjects { subject.send(completion: .finished) }
        #expect(sum == 4000)
        withExtendedLifetime(feed) {}
    }

    @Test func whatIsCancelledLetsGoOfEverything() {
        final class Probe {}
        weak var seen: Probe?
        do {
            let probe = Probe(), subject = PassthroughSubject<Int, Never>()
            seen = probe
            let feed = subject.merge(with: subject).combineLatest(subject.zip(subject) { $0 + $1 })
                .flatMap { [probe] pair -> Just<Int> in
                    _ = probe
                    return Just(pair.0 + pair.1)
                }
                .append(1).share().sink { _ in }
            subject.send(1)
            feed.cancel()
        }
        #expect(seen == nil)
    }
}
