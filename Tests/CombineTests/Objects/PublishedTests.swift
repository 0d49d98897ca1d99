import Combine
import Foundation
import Testing

private class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    var plain = 0
}
private final class Derived: Model {
    @Published var extra = 0
}
private final class Bare: ObservableObject {
    var value = 0 {
        willSet { objectWillChange.send() }
    }
}
private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var count = 0
}

@Suite struct PublishedTests {
    @Test func theObjectTellsBeforeItChanges() {
        let model = Model()
        var seen: [Int] = []
        let feed = model.objectWillChange.sink { seen.append(model.count) }
        model.count = 1
        model.count = 1
        model.name = "b"
        model.plain = 1
        #expect(seen == [0, 1, 1])
        withExtendedLifetime(feed) {}
    }

    @Test func aPropertyTellsItsNewValueBeforeItHoldsIt() {
        let model = Model()
        var seen: [String] = []
        let feed = model.$count.sink { seen.append("\($0) \(model.count)") }
        model.count = 1
        #expect(seen == ["0 0", "1 0"])
        withExtendedLifetime(feed) {}
    }

    @Test func subclassesTellOfAllTheirProperties() {
        let model = Derived()
        var told = 0
        let feed = (model as Model).objectWillChange.sink { told += 1 }
        model.extra = 1
        model.count = 1
        #expect(told == 2)
        withExtendedLifetime(feed) {}
    }

    @Test func anObjectWithoutPublishedPropertiesHasOnePublisher() {
        let bare = Bare()
        var told = 0
        let feed = bare.objectWillChange.sink { told += 1 }
        bare.value = 1
        #expect(told == 1 && bare.objectWillChange === bare.objectWillChange)
        let others = (0..<1000).map { _ in Bare().objectWillChange }
        #expect(Set(others.map(ObjectIdentifier.init)).count == 1000)
        bare.value = 2
        #expect(told == 2)
        withExtendedLifetime(feed) {}
    }

    @Test func aPublisherOfOnesOwnIsLeftAlone() {
        let custom = Custom()
        var told = 0
        let feed = custom.objectWillChange.sink { _ in told += 1 }
        custom.count = 1
        #expect(told == 0)
        withExtendedLifetime(feed) {}
    }

    @Test func changingInPlaceIsOneChange() {
        final class List: ObservableObject { @Published var items = [1, 2] }
        let list = List()
        var told = 0
        let feed = list.objectWillChange.sink { told += 1 }
        list.items.append(3)
        #expect(told == 1 && list.items == [1, 2, 3])
        withExtendedLifetime(feed) {}
    }

    @Test func valuesAreAssigned() {
        let model = Model()
        let subject = PassthroughSubject<Int, Never>()
        var told = 0
        let feed = model.objectWillChange.sink { told += 1 }
        subject.assign(to: &model.$count)
        subject.send(5)
        #expect(model.count == 5 && told == 1)
        let other = subject.map { "\($0)" }.assign(to: \.name, on: model)
        subject.send(6)
        #expect(model.count == 6 && model.name == "6")
        other.cancel()
        subject.send(7)
        #expect(model.count == 7 && model.name == "6")
        withExtendedLifetime(feed) {}
    }

    @Test func anObjectGoesThoughItIsAssignedTo() {
        let subject = PassthroughSubject<Int, Never>()
        weak var gone: Model?
        do {
            let model = Model()
            gone = model
            subject.assign(to: &model.$count)
            let feed = model.objectWillChange.sink { [weak model] in _ = model }
            subject.send(1)
            withExtendedLifetime(feed) {}
        }
        subject.send(2)
        #expect(gone == nil)
    }

    @Test func whatHasEndedIsNoLongerKept() {
        /// A publisher that sends one value and finishes, immediately or on demand.
        final class Once: Publisher {
            typealias Output = Int
            typealias Failure = Never
            weak var subscriber: AnyObject?
            var end: (() -> Void)?
            let isLate: Bool
            init(isLate: Bool) { self.isLate = isLate }
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                self.subscriber = subscriber as AnyObject
                subscriber.receive(subscription: Subscriptions.empty)
                _ = subscriber.receive(3)
                if isLate { end = { subscriber.receive(completion: .finished) } } else {
                    subscriber.receive(completion: .finished)
                }
            }
        }
        let model = Model(), now = Once(isLate: false), later = Once(isLate: true)
        now.assign(to: &model.$count)
        #expect(model.count == 3 && now.subscriber == nil)
        later.assign(to: &model.$count)
        #expect(later.subscriber != nil)
        later.end?()
        later.end = nil
        #expect(later.subscriber == nil)
    }

    @Test func feedsEndInTheirOrderWhenTheirPropertyGoes() {
        var left: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        do {
            let model = Model()
            for place in 0..<20 {
                subject.handleEvents(receiveCancel: { left.append(place) }).assign(to: &model.$count)
            }
            #expect(left == [])
        }
        #expect(left == Array(0..<20))
    }

    @Test func assigningFromManyThreadsLosesNothing() {
        nonisolated(unsafe) let model = Model()
        nonisolated(unsafe) let subjects = (0..<400).map { _ in PassthroughSubject<Int, Never>() }
        DispatchQueue.concurrentPerform(iterations: 4) { part in
            for place in stride(from: part, to: 400, by: 4) {
                var published = model.$count
                subjects[place].assign(to: &published)
            }
        }
        var told = 0
        let feed = model.objectWillChange.sink { told += 1 }
        for subject in subjects { subject.send(1) }
        #expect(told == 400)
        withExtendedLifetime(feed) {}
    }

    @Test func writingFromManyThreadsIsSafe() {
        nonisolated(unsafe) let model = Model()
        nonisolated(unsafe) var told = 0
        let lock = NSLock()
        let feed = model.objectWillChange.sink { lock.withLock { told += 1 } }
        DispatchQueue.concurrentPerform(iterations: 4) { place in
            for step in 0..<500 {
                model.count = step
                _ = model.name
                if step % 50 == 0 { _ = model.$count.sink { _ in } }
            }
        }
        #expect(told == 2000)
        withExtendedLifetime(feed) {}
    }
}
