import Combine
import Testing

@Suite struct SharingTests {
    @Test func sharingSubscribesOnceAndLeavesWithTheLast() {
        var subscribed = 0, cancelled = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in subscribed += 1 },
                                          receiveCancel: { cancelled += 1 }).share()
        let first = shared.record(), second = shared.record()
        subject.send(1)
        #expect(subscribed == 1 && first.values == [1] && second.values == [1])
        first.cancel()
        #expect(cancelled == 0)
        second.cancel()
        #expect(cancelled == 1)
    }

    @Test func whoSharesWhatHasEndedGetsTheEnd() {
        var made = 0
        let shared = Deferred { () -> Just<Int> in
            made += 1
            return Just(5)
        }.share()
        let first = shared.record(), second = shared.record()
        #expect(first.values == [5] && first.isFinished)
        #expect(second.values == [] && second.isFinished && made == 1)
        let failing = Deferred { () -> Fail<Int, Fault> in
            made += 1
            return Fail(error: .first)
        }.multicast { PassthroughSubject() }.autoconnect()
        #expect(failing.retry(2).record().error == .first && failing.record().error == .first && made == 2)
    }

    @Test func sharingBeginsAgainAfterAllHaveLeft() {
        var subscribed = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(receiveSubscription: { _ in subscribed += 1 }).share()
        shared.record().cancel()
        let second = shared.record()
        subject.send(1)
        #expect(subscribed == 2 && second.values == [1])
    }

    @Test func aMulticastConnectedEarlyKeepsValuesUntilTheyAreAskedFor() {
        let multicast = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
        let connection = multicast.connect()
        let recorder = multicast.record()
        #expect(recorder.values == [1, 2] && recorder.isFinished)
        connection.cancel()
    }

    @Test func aMulticastWaitsToBeConnected() {
        let multicast = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
        let a = multicast.record(), b = multicast.record()
        #expect(a.values == [])
        let connection = multicast.connect()
        #expect(a.values == [1, 2] && b.values == [1, 2] && a.isFinished)
        connection.cancel()
    }

    @Test func aConnectablePublisherSendsNothingBefore() {
        let connectable = Just(1).makeConnectable()
        let recorder = connectable.record()
        #expect(recorder.values == [])
        _ = connectable.connect()
        #expect(recorder.values == [1])
    }

    @Test func everythingIsPrinted() {
        final class Page: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let page = Page()
        _ = [1, 2].publisher.print("n", to: page).sink { _ in }
        #expect(page.text == """
            n: receive subscription: ([1, 2])
            n: request unlimited
            n: receive value: (1)
            n: receive value: (2)
            n: receive finished

            """)
    }

    @Test func aBufferKeepsAndDrops() {
        let subject = PassthroughSubject<Int, Never>()
        let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(.none)
        let newest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(.none)
        for value in 1...4 { subject.send(value) }
        oldest.request(5)
        newest.request(5)
        #expect(oldest.values == [3, 4] && newest.values == [1, 2])
        let failing = (1...4).publisher.setFailureType(to: Fault.self)
            .buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .first }).record(.none)
        failing.request(5)
        #expect(failing.error == .first)
    }

    @Test func valuesAreAwaited() async throws {
        var seen: [Int] = []
        for await value in (1...3).publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
        let failing = [1].publisher.setFailureType(to: Fault.self).append(Fail(error: .first))
        await #expect(throws: Fault.first) { for try await value in failing.values { seen.append(value) } }
        #expect(seen == [1, 2, 3, 1])
    }
}
