import Combine
import Testing

@Suite struct BufferTests {
    private let subject = PassthroughSubject<Int, Fault>()

    /// Sends 1 to 5 into a buffer of three before anything is requested.
    private func kept(_ policy: Publishers.BufferingStrategy<Fault>) -> Recorder<Int, Fault> {
        let recorder = subject.buffer(size: 3, prefetch: .byRequest, whenFull: policy).record(.none)
        for value in 1...5 { subject.send(value) }
        recorder.request(10)
        return recorder
    }

    @Test func aFullBufferDropsTheNewest() {
        #expect(kept(.dropNewest).values == [1, 2, 3])
    }

    @Test func aFullBufferDropsTheOldest() {
        #expect(kept(.dropOldest).values == [3, 4, 5])
    }

    @Test func aFullBufferFails() {
        let recorder = kept(.customError { .second })
        #expect(recorder.values == [1, 2, 3] && recorder.error == .second)
    }

    @Test func aBufferThatFillsItselfAsksForItsSize() {
        var asked: [Subscribers.Demand] = []
        let watched = subject.handleEvents(receiveRequest: { asked.append($0) })
        let recorder = watched.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).record(.none)
        #expect(asked == [.max(3)])
        subject.send(1)
        recorder.request(1)
        #expect(recorder.values == [1] && asked.reduce(.none, +) == .max(4))
    }

    @Test func aBufferByRequestTakesWhateverComes() {
        var asked: [Subscribers.Demand] = []
        _ = subject.handleEvents(receiveRequest: { asked.append($0) })
            .buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).record(.none)
        #expect(asked == [.unlimited])
    }

    @Test func theEndWaitsForWhatIsKept() {
        let recorder = subject.buffer(size: 3, prefetch: .byRequest, whenFull: .dropNewest).record(.none)
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(recorder.completions.isEmpty)
        recorder.request(1)
        #expect(recorder.values == [1] && recorder.completions.isEmpty)
        recorder.request(2)
        #expect(recorder.values == [1, 2] && recorder.isFinished)
    }

    @Test func valuesPassWhereTheyAreWanted() {
        let recorder = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { .first }).record()
        for value in 1...5 { subject.send(value) }
        #expect(recorder.values == [1, 2, 3, 4, 5] && recorder.completions.isEmpty)
    }
}
