import Combine
import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite @MainActor struct ReceptionTests {
    private struct Listener: View {
        let subject: PassthroughSubject<Int, Never>
        @State private var last = 0
        var body: some View { Text("last \(last)").onReceive(subject) { last = $0 } }
    }

    @Test func valuesArriveWhileTheViewIsThere() {
        let subject = PassthroughSubject<Int, Never>(), isThere = Input(true)
        var cancelled = 0
        let watched = subject.handleEvents(receiveCancel: { cancelled += 1 })
        var seen: [Int] = []
        let scene = ViewHarness {
            if isThere.value { Text("here").onReceive(watched) { seen.append($0) } } else { Text("gone") }
        }
        subject.send(1)
        isThere.value = false
        scene.settle()
        subject.send(2)
        #expect(seen == [1] && cancelled == 1)
    }

    @Test func anActionMayWriteState() {
        let subject = PassthroughSubject<Int, Never>()
        let scene = ViewHarness { Listener(subject: subject) }
        #expect(scene.work { subject.send(4) }.bodies == 1)
        #expect(scene.shows("last 4"))
    }

    @Test func theSamePublisherIsNotSubscribedAgain() {
        var subscribed = 0
        let subject = PassthroughSubject<Int, Never>(), turn = Input(0)
        let shared = subject.handleEvents(receiveSubscription: { _ in subscribed += 1 }).share()
        let scene = ViewHarness {
            Text("turn \(turn.value)").onReceive(shared) { _ in }.onReceive(shared.map { $0 + 1 }) { _ in }
        }
        for step in 1...3 {
            turn.value = step
            scene.settle()
        }
        #expect(subscribed == 1)
    }

    @Test func aValueFromAnotherThreadArrivesWithTheNextFrame() async {
        let subject = PassthroughSubject<Int, Never>()
        let scene = ViewHarness { Listener(subject: subject) }
        nonisolated(unsafe) let shared = subject
        await Task.detached { shared.send(9) }.value
        scene.settle()
        #expect(scene.shows("last 9"))
    }

    @Test func theNewestActionRuns() {
        let subject = PassthroughSubject<Int, Never>(), turn = Input(0)
        var seen: [Int] = []
        let scene = ViewHarness {
            let now = turn.value
            Text("\(now)").onReceive(subject) { _ in seen.append(now) }
        }
        turn.value = 7
        scene.settle()
        subject.send(1)
        #expect(seen == [7])
    }
}
