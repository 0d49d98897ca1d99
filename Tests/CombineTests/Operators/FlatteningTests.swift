import Combine
import Testing

@Suite struct FlatteningTests {
    @Test func onePublisherAtATimeKeepsTheirOrder() {
        let inner = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var begun: [Int] = []
        let recorder = (0..<3).publisher.append([Int]()).flatMap(maxPublishers: .max(1)) { place in
            begun.append(place)
            return inner[place]
        }.record()
        #expect(begun == [0])
        inner[0].send(1)
        inner[0].send(completion: .finished)
        #expect(begun == [0, 1])
        inner[1].send(completion: .finished)
        inner[2].send(2)
        #expect(begun == [0, 1, 2] && recorder.values == [1, 2] && recorder.completions.isEmpty)
        inner[2].send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func asManyAreRequestedAsMayRunAtOnce() {
        var asked: [Subscribers.Demand] = []
        let outer = PassthroughSubject<Int, Never>()
        var inner: [PassthroughSubject<Int, Never>] = []
        let recorder = outer.handleEvents(receiveRequest: { asked.append($0) })
            .flatMap(maxPublishers: .max(2)) { _ -> PassthroughSubject<Int, Never> in
                inner.append(PassthroughSubject())
                return inner[inner.count - 1]
            }.record()
        #expect(asked == [.max(2)])
        for value in 1...3 { outer.send(value) }
        #expect(inner.count == 2)
        inner[0].send(completion: .finished)
        #expect(asked == [.max(2), .max(1)])
        outer.send(4)
        #expect(inner.count == 3 && recorder.completions.isEmpty)
    }

    @Test func anErrorOfOneCancelsTheOthers() {
        var cancelled = 0
        let subjects = (0..<2).map { _ in PassthroughSubject<Int, Fault>() }
        let recorder = subjects.publisher.setFailureType(to: Fault.self)
            .flatMap { $0.handleEvents(receiveCancel: { cancelled += 1 }) }.record()
        subjects[0].send(completion: .failure(.first))
        subjects[1].send(1)
        #expect(recorder.error == .first && recorder.values == [] && cancelled == 1)
    }

    @Test func cancellingReachesOuterAndInner() {
        var cancelled: [String] = []
        let outer = PassthroughSubject<Int, Never>(), inner = PassthroughSubject<Int, Never>()
        let recorder = outer.handleEvents(receiveCancel: { cancelled.append("outer") })
            .flatMap { _ in inner.handleEvents(receiveCancel: { cancelled.append("inner") }) }.record()
        outer.send(1)
        recorder.cancel()
        inner.send(1)
        outer.send(2)
        #expect(Set(cancelled) == ["outer", "inner"] && cancelled.count == 2 && recorder.values == [])
    }

    @Test func theOuterEndWaitsForTheInnerOnes() {
        let outer = PassthroughSubject<Int, Never>(), inner = PassthroughSubject<Int, Never>()
        let recorder = outer.flatMap { _ in inner }.record()
        outer.send(1)
        outer.send(completion: .finished)
        inner.send(5)
        #expect(recorder.values == [5] && recorder.completions.isEmpty)
        inner.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test func valuesWaitForDemand() {
        let recorder = [0, 10].publisher.append([Int]()).flatMap { [$0 + 1, $0 + 2].publisher }.record(.max(1))
        #expect(recorder.values.count == 1)
        recorder.request(2)
        #expect(recorder.values.count == 3 && recorder.completions.isEmpty)
        recorder.request(1)
        #expect(Set(recorder.values) == [1, 2, 11, 12] && recorder.isFinished)
    }
}
