import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Synchronization
import Testing

@MainActor @Suite("Cancelling the tasks of views")
struct TaskCancellationTests {
    private final class Log: Sendable {
        private let list = Mutex<[String]>([])
        var words: [String] { list.withLock { $0 } }
        func add(_ word: String) { list.withLock { $0.append(word) } }
    }

    /// Lets the tasks of the view run while this one is suspended. How long that takes depends on the tests that run
    /// beside this one and hold the threads; the test's time limit ends what never happens.
    private func settle(_ scene: ViewHarness, until isDone: () -> Bool) async throws {
        while !isDone() {
            try await Task.sleep(for: .milliseconds(10))
            scene.settle()
        }
    }

    /// `Task.cancel()` calls handlers while the task is locked: one that waits for the main thread would never return
    /// if the main thread called it (#33).
    @Test(.timeLimit(.minutes(60))) func aHandlerThatWaitsForTheMainThreadDoesNotBlockIt() async throws {
        let log = Log()
        let isThere = Input(true)
        let scene = ViewHarness {
            if isThere.value {
                Probe("a", 1, 1).task {
                    await withTaskCancellationHandler {
                        log.add("begun")
                        try? await Task.sleep(for: .seconds(100))
                        log.add("ended")
                    } onCancel: {
                        DispatchQueue.main.sync { log.add("cancelled") }
                    }
                }
            }
        }
        try await settle(scene) { log.words == ["begun"] }
        isThere.value = false
        try await settle(scene) { log.words.count == 3 }
        #expect(log.words.sorted() == ["begun", "cancelled", "ended"])
    }
}
