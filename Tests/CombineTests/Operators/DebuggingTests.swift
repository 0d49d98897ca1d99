import Combine
import Testing

@Suite struct DebuggingTests {
    private final class Lines: TextOutputStream {
        private(set) var text: [String] = []
        func write(_ string: String) { text += string.split(separator: "\n").map(String.init) }
    }

    @Test func aPublisherIsPrintedStepByStep() {
        let lines = Lines(), subject = PassthroughSubject<Int, Fault>()
        let recorder = subject.print("p", to: lines).record(.max(2))
        subject.send(1)
        recorder.cancel()
        #expect(lines.text == ["p: receive subscription: (PassthroughSubject)", "p: request max: (2)",
                               "p: receive value: (1)", "p: receive cancel"])
        let second = Lines()
        _ = subject.print(to: second).record()
        subject.send(completion: .failure(.first))
        #expect(second.text == ["receive subscription: (PassthroughSubject)", "request unlimited",
                                "receive error: (first)"])
    }

    @Test func eventsAreHandledBeforeTheSubscriberReceivesThem() {
        var told: [String] = []
        let recorder = (1...2).publisher.append([Int]()).handleEvents(
            receiveSubscription: { _ in told.append("subscription") }, receiveOutput: { told.append("value \($0)") },
            receiveCompletion: { _ in told.append("end") }, receiveCancel: { told.append("cancel") },
            receiveRequest: { told.append("request \($0)") }
        ).map { value -> Int in
            told.append("mapped \(value)")
            return value
        }.record()
        #expect(told == ["subscription", "request unlimited", "value 1", "mapped 1", "value 2", "mapped 2", "end"])
        #expect(recorder.isFinished)
    }

    @Test func additionalDemandIsARequest() {
        var asked: [Subscribers.Demand] = []
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(receiveRequest: { asked.append($0) }).record(.max(1)) { _ in .max(2) }
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == [1, 2] && asked == [.max(1), .max(2), .max(2)])
    }

    @Test func nothingIsHandledAfterTheEnd() {
        var told: [String] = []
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(receiveOutput: { told.append("value \($0)") },
                                            receiveCompletion: { _ in told.append("end") },
                                            receiveCancel: { told.append("cancel") }).record()
        subject.send(completion: .finished)
        subject.send(1)
        recorder.cancel()
        #expect(told == ["end"])
    }
}
