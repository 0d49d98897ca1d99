import Combine
import Testing

/// Issue 33, line 54.
@Suite struct SubscriptionLifetimeTests {
    @Test func aLiveSubscriptionKeepsItsPublisher() {
        let source = PassthroughSubject<Int, Never>()
        var feeds = Set<AnyCancellable>()
        weak var kept: CurrentValueSubject<Int, Never>?
        let recorder: Recorder<Int, Never>
        do {
            let subject = CurrentValueSubject<Int, Never>(0)
            kept = subject
            source.subscribe(subject).store(in: &feeds)
            recorder = subject.record()
        }
        source.send(1)
        #expect(recorder.values == [0, 1])
        recorder.cancel()
        feeds = []
        #expect(kept == nil)
    }

    @Test func aSubjectIsReleasedAfterItsEnd() {
        weak var kept: PassthroughSubject<Int, Never>?
        do {
            let subject = PassthroughSubject<Int, Never>()
            kept = subject
            let recorder = subject.record()
            subject.send(completion: .finished)
            #expect(recorder.isFinished)
        }
        #expect(kept == nil)
    }

    @Test func aValueThatIsSetAfterTheEndIsStored() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = subject.record()
        subject.send(completion: .finished)
        subject.value = 42
        #expect(subject.value == 42)
        subject.send(43)
        #expect(subject.value == 42)
        #expect(recorder.values == [0])
    }

    @Test func aChangeOfAnObjectIsSentToEveryoneWhoRequestedOne() {
        let publisher = ObservableObjectPublisher()
        let recorder = publisher.record(.max(1))
        publisher.send()
        publisher.send()
        publisher.send()
        #expect(recorder.values.count == 3)
    }

    @Test func theValueOfAFutureThrowsItsError() async {
        let failing = Future<Int, Fault> { $0(.failure(.second)) }
        await #expect(throws: Fault.second) { try await failing.value }
    }
}
