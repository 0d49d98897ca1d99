import Combine
import Testing

/// What subscriptions of operators do and show (issue 33, line 54).
@Suite struct StageTests {
    private final class Lines: TextOutputStream {
        private(set) var text = ""
        func write(_ string: String) { text += string }
    }

    private func name(of publisher: some Publisher) -> String {
        let lines = Lines()
        _ = publisher.print("", to: lines).record()
        return lines.text.split(separator: "\n").first.map { $0 + "\n" } ?? ""
    }

    @Test func operatorsWithoutStatePassTheSubscriptionOn() {
        let subject = PassthroughSubject<Int, Fault>()
        let expected = "receive subscription: (PassthroughSubject)\n"
        #expect(name(of: subject.map { $0 + 1 }) == expected)
        #expect(name(of: subject.filter { $0 > 1 }) == expected)
        #expect(name(of: subject.compactMap { $0 }.scan(0, +)) == expected)
        #expect(name(of: subject.mapError { $0 }.map(\.description)) == expected)
    }

    @Test func subscriptionsAreNamedByTheirOperator() {
        let subject = PassthroughSubject<Int, Fault>()
        #expect(name(of: subject.first()) == "receive subscription: (First)\n")
        #expect(name(of: subject.replaceEmpty(with: 1)) == "receive subscription: (ReplaceEmpty)\n")
        #expect(name(of: subject.replaceError(with: 1)) == "receive subscription: (ReplaceError)\n")
        #expect(name(of: subject.multicast(subject: PassthroughSubject())) == "receive subscription: (Multicast)\n")
        #expect(name(of: Future<Int, Never> { _ in }) == "receive subscription: (Future)\n")
        #expect(name(of: CurrentValueSubject<Int, Never>(1)) == "receive subscription: (CurrentValueSubject)\n")
        #expect(name(of: [1, 2].publisher) == "receive subscription: ([1, 2])\n")
        #expect(name(of: [Int]().publisher) == "receive subscription: (Empty)\n")
        #expect(name(of: ObservableObjectPublisher()) == "receive subscription: (ObservableObjectPublisher)\n")
    }

    @Test func conditionsThatThrowEndThePublisher() {
        #expect((1...3).publisher.setFailureType(to: Fault.self).tryAllSatisfy { $0 < 3 }.record().values == [false])
        let subject = PassthroughSubject<Int, Fault>()
        let all = subject.tryAllSatisfy { _ in throw Fault.second }.record()
        let some = subject.tryContains { $0 == 1 }.record()
        subject.send(1)
        #expect(all.error as? Fault == .second)
        #expect(some.values == [true] && some.isFinished)
    }

    @Test func theFirstValueNeedsNoFurtherRequest() {
        let subject = PassthroughSubject<Int, Fault>()
        var demands: [Subscribers.Demand] = []
        let recorder = subject.handleEvents(receiveRequest: { demands.append($0) }).first { $0 > 1 }.record(.max(1))
        subject.send(1)
        subject.send(2)
        #expect(recorder.values == [2] && recorder.isFinished)
        #expect(demands == [.unlimited])
    }

    @Test func valuesLeftOutAreRequestedInAddition() {
        let subject = PassthroughSubject<Int, Fault>()
        var demands: [Subscribers.Demand] = []
        let recorder = subject.handleEvents(receiveRequest: { demands.append($0) }).dropFirst(2).record(.max(3))
        for value in 1...6 { subject.send(value) }
        #expect(recorder.values == [3, 4, 5])
        #expect(demands == [.max(5)])
    }

    @Test func aBreakpointThatDoesNotStopPassesEverythingOn() {
        let recorder = Just(1).setFailureType(to: Fault.self)
            .breakpoint(receiveSubscription: { _ in false }, receiveOutput: { $0 > 1 },
                        receiveCompletion: { _ in false })
            .breakpointOnError().record()
        #expect(recorder.values == [1] && recorder.isFinished)
    }

    @Test func chainedChangesAreOneStep() {
        let subject = PassthroughSubject<Int, Never>()
        let changed = subject.tryMap { $0 * 2 }.map { $0 + 1 }
        #expect(changed.upstream === subject)
        #expect(subject.compactMap { $0 }.compactMap { "\($0)" }.upstream === subject)
        #expect(subject.tryFilter { $0 > 1 }.filter { $0 > 2 }.upstream === subject)
    }
}
