import Combine
import Testing

/// Who keeps what, and what ends it.
@Suite struct CancellableTests {
    @Test func aCancellableCancelsOnceAndWhenItGoes() {
        var count = 0
        let cancellable = AnyCancellable { count += 1 }
        cancellable.cancel()
        cancellable.cancel()
        #expect(count == 1)
        do { _ = AnyCancellable { count += 1 } }
        #expect(count == 2)
    }

    @Test func aCollectionKeepsItsSubscriptions() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = [], set = Set<AnyCancellable>(), list: [AnyCancellable] = []
        subject.sink { seen.append($0) }.store(in: &set)
        subject.sink { seen.append($0 * 10) }.store(in: &list)
        subject.send(1)
        set.removeAll()
        subject.send(2)
        list.removeAll()
        subject.send(3)
        #expect(Set(seen) == [1, 10, 20] && seen.count == 3)
    }

    @Test func cancellablesAreEqualByIdentity() {
        let one = AnyCancellable {}, other = AnyCancellable {}
        #expect(one == one && one != other && Set([one, other, one]).count == 2)
    }

    /// Until the publisher ends or the subscription is cancelled, `assign(to:on:)` keeps its object.
    @Test func anAssignmentLetsGoOfItsObjectAtTheEnd() {
        final class Holder { var value = 0 }
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Holder?
        let feed: AnyCancellable
        do {
            let holder = Holder()
            held = holder
            feed = subject.assign(to: \.value, on: holder)
        }
        subject.send(3)
        #expect(held?.value == 3)
        subject.send(completion: .finished)
        #expect(held == nil)
        feed.cancel()
    }

    @Test func aSinkLetsGoOfItsClosuresWhenItIsCancelled() {
        final class Token {}
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Token?
        let feed: AnyCancellable
        do {
            let token = Token()
            held = token
            feed = subject.sink { _ in _ = token }
        }
        #expect(held != nil)
        feed.cancel()
        #expect(held == nil)
    }

    @Test func aSinkReceivesTheCompletionOnce() {
        var completions = 0
        let subject = PassthroughSubject<Int, Fault>()
        let feed = subject.sink { completion in
            if case .failure(.first) = completion { completions += 1 }
        } receiveValue: { _ in }
        subject.send(completion: .failure(.first))
        subject.send(completion: .finished)
        #expect(completions == 1)
        feed.cancel()
    }

    @Test func anErasedSubscriberPassesEverythingOn() {
        let recorder = Recorder<Int, Fault>(.max(2)) { $0 == 2 ? .max(1) : .none }
        let subject = PassthroughSubject<Int, Fault>()
        subject.subscribe(AnySubscriber(recorder))
        for value in 1...5 { subject.send(value) }
        subject.send(completion: .failure(.second))
        #expect(recorder.values == [1, 2, 3] && recorder.error == .second)
    }

    @Test func aSubscriberOfClosuresAsksForWhatTheyReturn() {
        var seen: [Int] = [], ended = false
        let subscriber = AnySubscriber<Int, Never>(receiveSubscription: { $0.request(.max(1)) }, receiveValue: {
            seen.append($0)
            return $0 < 3 ? .max(1) : .none
        }, receiveCompletion: { _ in ended = true })
        (1...9).publisher.append([Int]()).subscribe(subscriber)
        #expect(seen == [1, 2, 3] && !ended)
    }

    @Test func anErasedSubjectIsFedByAPublisher() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.record()
        (1...3).publisher.subscribe(AnySubscriber(subject))
        #expect(recorder.values == [0, 1, 2, 3] && recorder.isFinished)
    }

    @Test func anErasedPublisherIsNotWrappedTwice() {
        let once = Just(1).map { $0 + 1 }.eraseToAnyPublisher()
        #expect(once.eraseToAnyPublisher().record().values == [2])
        #expect("\(once)" == "AnyPublisher")
    }
}
