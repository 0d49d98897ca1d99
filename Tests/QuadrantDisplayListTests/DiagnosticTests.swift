import Foundation
import QuadrantDisplayList
import QuadrantThreads
import Testing

@Suite("Diagnostic and Locked")
struct DiagnosticTests {
    @Test func aMessageHasFourParts() {
        let diagnostic = Diagnostic(what: "No file.", at: "a.swift", rule: "There is one.", fix: "Write it.")
        #expect(diagnostic.text(from: "test")
            == "test: No file.\n  at    a.swift\n  rule  There is one.\n  fix   Write it.")
        #expect("\(diagnostic)".hasPrefix("SwiftUI: ") && diagnostic.advice == "There is one. Write it.")
    }

    /// A text of a view could otherwise change the terminal, or look like another message.
    @Test func whatATerminalObeysIsWrittenOut() {
        #expect("a\nb\tc".onOneLine == "a b c")
        #expect("a\u{1b}[31mb".onOneLine == "a\\u{1b}[31mb" && "plain".onOneLine == "plain")
        #expect("a\u{7}\nb".onLines == "a\\u{7}\nb")
        #expect("a\u{2028}b".onOneLine == "a\\u{2028}b")
    }

    @Test func aLockedValueIsUsedByOneThreadAtATime() {
        let count = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 {
                count.withLock { value in
                    let old = value
                    value = old + 1
                }
            }
        }
        #expect(count.withLock { $0 } == 8 * 1000)
    }

    @Test func aLockIsReleasedWhenItsBodyThrows() {
        struct Stop: Error {}
        let value = Locked([1])
        #expect(throws: Stop.self) {
            try value.withLock { list in
                list.append(2)
                throw Stop()
            }
        }
        #expect(value.withLock { $0 } == [1, 2])
        #expect(value.withLock { list in list.removeLast() } == 2)
    }
}
