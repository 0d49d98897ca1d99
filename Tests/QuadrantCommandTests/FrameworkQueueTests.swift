import Foundation
import QuadrantThreads
import Testing

@testable import QuadrantCompiler

@Suite("Frameworks that are compiled two at a time")
struct FrameworkQueueTests {
    private static let imports: [String: Set<String>] = ["C": ["A"], "D": ["B", "C"], "E": []]
    private struct Fault: Error {}

    private func queue() -> FrameworkQueue {
        FrameworkQueue(["A", "B", "C", "D", "E"]) { Self.imports[$0] ?? [] }
    }

    /// Each begins after those that it imports have ended, and two run at once: the first two wait for each other.
    @Test func eachFollowsItsImports() throws {
        let events = Locked<[String]>([]), maximum = Locked((now: 0, maximum: 0))
        let begun = ["A": DispatchSemaphore(value: 0), "B": DispatchSemaphore(value: 0)], other = ["A": "B", "B": "A"]
        try queue().run { module, _ in
            maximum.withLock { $0 = ($0.now + 1, max($0.maximum, $0.now + 1)) }
            events.withLock { $0.append("begin \(module)") }
            begun[module]?.signal()
            if let other = other[module] { #expect(begun[other]?.wait(timeout: .now() + 60) == .success) }
            events.withLock { $0.append("end \(module)") }
            maximum.withLock { $0.now -= 1 }
        }
        let found = events.withLock { $0 }
        #expect(found.count == 10 && maximum.withLock { $0.maximum } == 2)
        for (module, imports) in Self.imports {
            let begin = try #require(found.firstIndex(of: "begin \(module)"))
            for inner in imports { #expect(try #require(found.firstIndex(of: "end \(inner)")) < begin) }
        }
    }

    /// The first error is thrown, and what has not begun does not.
    @Test func anErrorEndsTheQueue() {
        let begun = Locked<[String]>([])
        #expect(throws: Fault.self) {
            try queue().run { module, _ in
                begun.withLock { $0.append(module) }
                if module == "A" { throw Fault() }
                usleep(50_000)
            }
        }
        #expect(!begun.withLock { $0 }.contains("C") && !begun.withLock { $0 }.contains("D"))
    }
}
