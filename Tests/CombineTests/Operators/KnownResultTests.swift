import Combine
import Testing

/// `Just`, `Optional`, `Result` and `Sequence` publishers keep their kind (issue 33, line 54): each test fails to
/// compile where an operator returns another type.
@Suite struct KnownResultTests {
    @Test func operatorsOfJustAreJust() {
        #expect(Just(2).map { $0 * 3 } == Just(6))
        #expect(Just(2).allSatisfy { $0 > 1 } == Just(true))
        #expect(Just(2).contains(3) == Just(false))
        #expect(Just(2).collect() == Just([2]))
        #expect(Just(2).count() == Just(1))
        #expect(Just(2).min() == Just(2))
        #expect(Just(2).retry(3).removeDuplicates().first().last() == Just(2))
        #expect(Just(2).filter { $0 > 2 } == Optional<Int>.Publisher(nil))
        #expect(Just(2).compactMap { "\($0)" } == Optional<String>.Publisher("2"))
        #expect(Just(2).dropFirst(0) == Optional<Int>.Publisher(2))
        #expect(Just(2).output(at: 1) == Optional<Int>.Publisher(nil))
        #expect(Just(2).output(in: 0...) == Optional<Int>.Publisher(2))
        #expect(Just(2).prefix(0) == Optional<Int>.Publisher(nil))
        #expect(Just(2).reduce(1, +) == Result<Int, Never>.Publisher(3))
        #expect(Just(2).setFailureType(to: Fault.self) == Result<Int, Fault>.Publisher(2))
        #expect(Just(2).prepend(0, 1).append(3) == Publishers.Sequence<[Int], Never>(sequence: [0, 1, 2, 3]))
        let failed: Result<Int, any Error>.Publisher = Just(2).tryMap { _ in throw Fault.first }
        #expect(failed.record().error as? Fault == .first)
    }

    @Test func operatorsOfOptionalAreOptional() {
        let some = Optional<Int>.Publisher(2), none = Optional<Int>.Publisher(nil)
        #expect(some.map { "\($0)" } == Optional<String>.Publisher("2"))
        #expect(none.allSatisfy { $0 > 1 } == Optional<Bool>.Publisher(nil))
        #expect(none.collect() == Optional<[Int]>.Publisher([]))
        #expect(some.count() == Optional<Int>.Publisher(1))
        #expect(some.first { $0 > 2 } == none)
        #expect(none.replaceEmpty(with: 3) == Just(3))
        #expect(some.scan(1, +) == Optional<Int>.Publisher(3))
    }

    @Test func operatorsOfResultAreResult() {
        let success = Result<Int, Fault>.Publisher(2), failure = Result<Int, Fault>.Publisher(.first)
        #expect(success.map { $0 + 1 } == Result<Int, Fault>.Publisher(3))
        #expect(failure.map { $0 + 1 } == failure)
        #expect(failure.replaceError(with: 7) == Result<Int, Never>.Publisher(7))
        #expect(failure.mapError { _ in Fault.second } == Result<Int, Fault>.Publisher(.second))
        #expect(success.collect() == Result<[Int], Fault>.Publisher([2]))
        #expect(success.contains(2) == Result<Bool, Fault>.Publisher(true))
        #expect(success.tryMax { _, _ in throw Fault.second }.record().error as? Fault == .second)
    }

    @Test func operatorsOfSequencesAreKnownAtOnce() {
        let numbers = Publishers.Sequence<[Int], Never>(sequence: [3, 1, 2, 2])
        #expect(numbers.map { $0 * 2 } == Publishers.Sequence(sequence: [6, 2, 4, 4]))
        #expect(numbers.removeDuplicates() == Publishers.Sequence(sequence: [3, 1, 2]))
        #expect(numbers.scan(0, +) == Publishers.Sequence(sequence: [3, 4, 6, 8]))
        #expect(numbers.min() == Optional<Int>.Publisher(1))
        #expect(numbers.last() == Optional<Int>.Publisher(2))
        #expect(numbers.count() == Just(4))
        #expect(numbers.output(at: 1) == Optional<Int>.Publisher(1))
        #expect(numbers.output(at: 9) == Optional<Int>.Publisher(nil))
        #expect(numbers.output(in: 1..<3) == Publishers.Sequence(sequence: [1, 2]))
        #expect(numbers.prepend(9) == Publishers.Sequence(sequence: [9, 3, 1, 2, 2]))
        #expect(numbers.allSatisfy { $0 > 1 }.record().values == [false])
        #expect(numbers.dropFirst(3).record().values == [2])
        #expect([nil, 1].publisher.replaceNil(with: 0).record().values == [0, 1])
    }

    @Test func operatorsOfEqualPublishersAreEqual() {
        #expect(Just(1).first().eraseToAnyPublisher().record().values == [1])
        #expect(Publishers.First(upstream: Just(1)) == Publishers.First(upstream: Just(1)))
        #expect(Publishers.Drop(upstream: Just(1), count: 1) != Publishers.Drop(upstream: Just(1), count: 2))
        #expect(Publishers.Merge3(Just(1), Just(2), Just(3)) == Publishers.Merge(Just(1), Just(2)).merge(with: Just(3)))
        #expect(Publishers.Zip(Just(1), Just("a")) != Publishers.Zip(Just(1), Just("b")))
        #expect(Publishers.Concatenate(prefix: Just(1), suffix: Just(2))
            == Publishers.Concatenate(prefix: Just(1), suffix: Just(2)))
    }
}
