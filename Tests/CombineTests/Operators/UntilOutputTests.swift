import Combine
import Testing

/// Issue 33, line 54.
@Suite struct UntilOutputTests {
    @Test func aPrefixEndsAtTheFirstValueOfTheOther() {
        let source = PassthroughSubject<Int, Fault>(), end = PassthroughSubject<String, Fault>()
        let recorder = source.prefix(untilOutputFrom: end).record()
        source.send(1)
        end.send("stop")
        source.send(2)
        #expect(recorder.values == [1])
        #expect(recorder.isFinished)
    }

    @Test func theEndOfTheOtherDoesNotEndAPrefix() {
        let source = PassthroughSubject<Int, Fault>(), end = PassthroughSubject<String, Fault>()
        let recorder = source.prefix(untilOutputFrom: end).record()
        end.send(completion: .failure(.first))
        source.send(1)
        #expect(recorder.values == [1])
        #expect(recorder.completions.isEmpty)
    }

    @Test func aDropBeginsAtTheFirstValueOfTheOther() {
        let source = PassthroughSubject<Int, Fault>(), begin = PassthroughSubject<String, Fault>()
        let recorder = source.drop(untilOutputFrom: begin).record()
        source.send(1)
        begin.send("go")
        source.send(2)
        begin.send(completion: .failure(.first))
        source.send(3)
        #expect(recorder.values == [2, 3])
        #expect(recorder.completions.isEmpty)
    }

    @Test func aDropEndsWithTheOtherThatSentNothing() {
        let source = PassthroughSubject<Int, Fault>(), begin = PassthroughSubject<String, Fault>()
        let recorder = source.drop(untilOutputFrom: begin).record()
        begin.send(completion: .failure(.second))
        #expect(recorder.error == .second)
    }

    @Test func cancellingCancelsBothPublishers() {
        var cancelled: [String] = []
        func watched(_ name: String) -> some Publisher<Int, Fault> {
            PassthroughSubject<Int, Fault>().handleEvents(receiveCancel: { cancelled.append(name) })
        }
        watched("prefix").prefix(untilOutputFrom: watched("its end")).record().cancel()
        watched("drop").drop(untilOutputFrom: watched("its begin")).record().cancel()
        #expect(cancelled == ["prefix", "its end", "drop", "its begin"])
    }
}
