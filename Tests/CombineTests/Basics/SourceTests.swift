import Combine
import Foundation
import Testing

@Suite struct SourceTests {
    @Test func oneValueWaitsToBeAskedFor() {
        let recorder = Just(7).record(.none)
        #expect(recorder.values == [] && recorder.completions.isEmpty)
        recorder.request(1)
        #expect(recorder.values == [7] && recorder.isFinished)
    }

    @Test func whatHasNoValueEndsUnasked() {
        #expect(Empty<Int, Never>().record(.none).isFinished)
        #expect(Empty<Int, Never>(completeImmediately: false).record().completions.isEmpty)
        #expect(Fail<Int, Fault>(error: .first).record(.none).error == .first)
        #expect([Int]().publisher.record(.none).isFinished)
        let missing: Int? = nil
        #expect(missing.publisher.record(.none).isFinished)
        #expect(Result<Int, Fault>.failure(.second).publisher.record(.none).error == .second)
    }

    @Test func aSequenceSendsWhatIsAskedForAndEndsWithItsLast() {
        let recorder = (1...4).publisher.record(.max(2))
        #expect(recorder.values == [1, 2])
        recorder.request(1)
        #expect(recorder.values == [1, 2, 3] && recorder.completions.isEmpty)
        recorder.request(1)
        #expect(recorder.values == [1, 2, 3, 4] && recorder.isFinished)
    }

    @Test func askingInAnswerToAValueIsHeard() {
        let recorder = (1...100_000).publisher.record(.max(1)) { _ in .max(1) }
        #expect(recorder.values.count == 100_000 && recorder.isFinished)
    }

    @Test func cancellingInAnswerToAValueIsHeard() {
        var seen: [Int] = []
        _ = (1...10).publisher.first { $0 == 3 }.sink { seen.append($0) }
        #expect(seen == [3])
        let recorder = (1...10).publisher.record(.max(3))
        recorder.cancel()
        recorder.request(5)
        #expect(recorder.values == [1, 2, 3] && recorder.completions.isEmpty)
    }

    @Test func aFutureBeginsAtOnceAndKeepsItsValue() {
        var promises: [Future<Int, Fault>.Promise] = []
        let future = Future<Int, Fault> { promises.append($0) }
        #expect(promises.count == 1)
        let early = future.record(), unasked = future.record(.none)
        #expect(early.values == [])
        promises[0](.success(1))
        promises[0](.success(2))
        #expect(early.values == [1] && early.isFinished)
        #expect(unasked.values == [] && unasked.completions.isEmpty)
        unasked.request(1)
        #expect(unasked.values == [1] && unasked.isFinished)
        #expect(future.record().values == [1])
    }

    @Test func aFutureIsAwaited() async {
        let future = Future<Int, Never> { promise in
            nonisolated(unsafe) let promise = promise
            DispatchQueue.global().async { promise(.success(5)) }
        }
        nonisolated(unsafe) let shared = future
        #expect(await shared.value == 5)
    }

    @Test func aDeferredPublisherIsMadeForEachSubscriber() {
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(deferred.record().values == [1] && deferred.record().values == [2])
    }

    @Test func notificationsArePublishedUntilCancelled() {
        let center = NotificationCenter(), name = Notification.Name("news")
        var seen = 0
        let feed = center.publisher(for: name).sink { _ in seen += 1 }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        feed.cancel()
        center.post(name: name, object: nil)
        #expect(seen == 1)
    }

    @Test func aQueueOfItsOwnDeliversThere() async {
        let queue = DispatchQueue(label: "deliveries")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let future = Future<Bool, Never> { promise in
            nonisolated(unsafe) var feed: AnyCancellable?
            feed = Just(1).receive(on: queue).delay(for: .milliseconds(1), scheduler: queue).sink { _ in
                promise(.success(DispatchQueue.getSpecific(key: key) ?? false))
                feed?.cancel()
            }
        }
        let wasThere = await future.value
        #expect(wasThere)
    }
}
