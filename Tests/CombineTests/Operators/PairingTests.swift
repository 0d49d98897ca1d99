import Combine
import Testing

@Suite struct PairingTests {
    private let a = PassthroughSubject<Int, Fault>(), b = PassthroughSubject<Int, Fault>()
    private let c = PassthroughSubject<Int, Fault>(), d = PassthroughSubject<Int, Fault>()

    @Test func fourAreCombinedWhenEachHasAValue() {
        let recorder = a.combineLatest(b, c, d).map { [$0, $1, $2, $3] }.record()
        a.send(1)
        b.send(2)
        c.send(3)
        #expect(recorder.values == [])
        d.send(4)
        b.send(5)
        #expect(recorder.values == [[1, 2, 3, 4], [1, 5, 3, 4]])
    }

    @Test func threeAreZippedInStep() {
        let recorder = a.zip(b, c).map { [$0, $1, $2] }.record()
        a.send(1)
        a.send(10)
        b.send(2)
        c.send(3)
        c.send(30)
        #expect(recorder.values == [[1, 2, 3]])
        b.send(20)
        #expect(recorder.values == [[1, 2, 3], [10, 20, 30]])
    }

    @Test func anErrorOfOneEndsThePair() {
        var cancelled = 0
        let watched = b.handleEvents(receiveCancel: { cancelled += 1 })
        let combined = a.combineLatest(watched).map { $0 + $1 }.record(), zipped = a.zip(watched) { $0 + $1 }.record()
        a.send(completion: .failure(.second))
        b.send(1)
        #expect(combined.error == .second && zipped.error == .second && cancelled == 2)
        #expect(combined.values == [] && zipped.values == [])
    }

    /// Values that are waiting for a partner may still get one.
    @Test func aZipEndsWhenNoMorePairsCanCome() {
        let recorder = a.zip(b) { [$0, $1] }.record()
        a.send(1)
        a.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(recorder.values == [[1, 3]] && recorder.completions.isEmpty)
        b.send(4)
        #expect(recorder.values == [[1, 3], [2, 4]] && recorder.isFinished)
    }

    @Test func aPairThatIsCancelledLeavesBoth() {
        var cancelled: [String] = []
        let recorder = a.handleEvents(receiveCancel: { cancelled.append("a") })
            .zip(b.handleEvents(receiveCancel: { cancelled.append("b") })).map { $0 + $1 }.record()
        recorder.cancel()
        #expect(cancelled == ["a", "b"])
    }

    @Test func mergedPublishersShareTheDemand() {
        let recorder = a.merge(with: b).record(.max(2))
        a.send(1)
        b.send(2)
        #expect(recorder.values == [1, 2])
        recorder.request(1)
        b.send(3)
        #expect(recorder.values == [1, 2, 3])
    }

    @Test func aMulticastSendsThroughTheSubjectThatIsGiven() {
        let subject = CurrentValueSubject<Int, Fault>(0)
        let multicast = a.multicast(subject: subject)
        let recorder = multicast.record()
        #expect(recorder.values == [0])
        let connection = multicast.connect()
        a.send(1)
        #expect(recorder.values == [0, 1] && subject.value == 1)
        connection.cancel()
        a.send(2)
        #expect(recorder.values == [0, 1])
    }

    @Test func aConnectablePublisherConnectsItselfWithTheFirstSubscriber() {
        var subscribed = 0
        let publisher = a.assertNoFailure().handleEvents(receiveSubscription: { _ in subscribed += 1 })
            .makeConnectable()
        let manual = publisher.record()
        #expect(subscribed == 0)
        let automatic = publisher.autoconnect().record()
        a.send(1)
        #expect(subscribed > 0 && automatic.values == [1] && manual.values == [1])
    }
}
