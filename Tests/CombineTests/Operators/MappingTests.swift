import Combine
import Foundation
import Testing

@Suite struct MappingTests {
    private struct Point: Codable, Equatable { var x = 0, y = 0 }

    @Test func valuesAreChanged() {
        #expect((1...3).publisher.map { $0 * 2 }.record().values == [2, 4, 6])
        #expect([Point(x: 1, y: 2)].publisher.map(\.y).record().values == [2])
        #expect(["1", "b", "3"].publisher.compactMap { Int($0) }.record().values == [1, 3])
        #expect([1, nil, 3].publisher.replaceNil(with: 0).record().values == [1, 0, 3])
        #expect((1...4).publisher.scan(0, +).record().values == [1, 3, 6, 10])
        let both = [Point(x: 1, y: 2)].publisher.map(\.x, \.y).record()
        #expect(both.values.map { $0.0 + $0.1 } == [3])
    }

    @Test func whatIsDroppedIsAskedForAgain() {
        let recorder = (1...10).publisher.filter { $0 % 2 == 0 }.record(.max(2))
        #expect(recorder.values == [2, 4])
        recorder.request(1)
        #expect(recorder.values == [2, 4, 6])
    }

    @Test func anErrorThatIsThrownEnds() {
        let recorder = (1...5).publisher.tryMap { value -> Int in
            if value == 3 { throw Fault.first }
            return value
        }.record()
        #expect(recorder.values == [1, 2])
        #expect(recorder.error as? Fault == .first)
    }

    @Test func errorsAreChanged() {
        let recorder = Fail<Int, Fault>(error: .first).mapError { _ in Fault.second }.record()
        #expect(recorder.error == .second)
        let free: Recorder<Int, Fault> = Just(1).setFailureType(to: Fault.self).record()
        #expect(free.values == [1] && free.isFinished)
    }

    @Test func valuesAreWrittenAndRead() {
        let point = Point(x: 1, y: 2)
        let recorder = Just(point).encode(encoder: JSONEncoder()).decode(type: Point.self, decoder: JSONDecoder())
            .record()
        #expect(recorder.values == [point])
        let broken = Just(Data("no".utf8)).decode(type: Point.self, decoder: JSONDecoder()).record()
        #expect(broken.values.isEmpty && broken.error is DecodingError)
    }

    @Test func whatFollowsOneAnotherIsTold() {
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().record().values == [1, 2, 1])
        #expect((1...5).publisher.dropFirst(2).record().values == [3, 4, 5])
        #expect((1...5).publisher.drop { $0 < 3 }.record().values == [3, 4, 5])
        #expect((1...5).publisher.prefix { $0 < 3 }.record().values == [1, 2])
        #expect((1...5).publisher.prefix(2).record().values == [1, 2])
        #expect((1...5).publisher.first().record().values == [1])
        #expect((1...5).publisher.output(at: 2).record().values == [3])
        #expect((1...5).publisher.output(in: 1...2).record().values == [2, 3])
        #expect((1...5).publisher.ignoreOutput().record().isFinished)
    }

    @Test func noValuesIsSaidAtOnce() {
        let subject = PassthroughSubject<Int, Never>()
        #expect(subject.prefix(0).record().isFinished)
    }

    @Test func theLastValueWantedCancels() {
        var cancelled = 0
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.handleEvents(receiveCancel: { cancelled += 1 }).prefix(2).record()
        subject.send(1)
        subject.send(2)
        subject.send(3)
        #expect(recorder.values == [1, 2] && recorder.isFinished && cancelled == 1)
    }

    @Test func everythingIsMadeOne() {
        #expect((1...4).publisher.reduce(0, +).record().values == [10])
        #expect((1...4).publisher.collect().record().values == [[1, 2, 3, 4]])
        #expect((1...5).publisher.collect(2).record().values == [[1, 2], [3, 4], [5]])
        #expect((1...4).publisher.count().record().values == [4])
        #expect((1...4).publisher.last().record().values == [4])
        #expect([3, 1, 2].publisher.max().record().values == [3])
        #expect([3, 1, 2].publisher.min().record().values == [1])
        #expect((1...4).publisher.allSatisfy { $0 < 3 }.record().values == [false])
        #expect((1...4).publisher.contains(3).record().values == [true])
        #expect([Int]().publisher.last().record().values == [])
        #expect([Int]().publisher.replaceEmpty(with: 9).record().values == [9])
        #expect([1].publisher.replaceEmpty(with: 9).record().values == [1])
    }

    @Test func theOneWaitsToBeAskedFor() {
        let recorder = (1...4).publisher.reduce(0, +).record(.none)
        #expect(recorder.values == [] && recorder.completions.isEmpty)
        recorder.request(1)
        #expect(recorder.values == [10] && recorder.isFinished)
    }

    @Test func groupsAreAskedForByTheirLength() {
        var asked: [Subscribers.Demand] = []
        let recorder = (1...10).publisher.handleEvents(receiveRequest: { asked.append($0) }).collect(3).record(.max(2))
        #expect(recorder.values == [[1, 2, 3], [4, 5, 6]] && asked == [.max(6)])
    }
}
