import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantSession

/// The crash report of a view names the line in the user's code, even if a library call trapped (#9.28).
@Suite("The line of a crash")
struct CrashTests {
    private static func program(_ statement: String) -> String {
        """
        import SwiftUI
        let numbers = [1, 2, 3]
        func spin() { while true {} }
        struct A: View {
            var index = 7
            var body: some View {
                let _ = \(statement)
                Text("a")
            }
        }
        """
    }

    @Test(arguments: [
        ("numbers[index]", "A.swift:7:", "Index out of range", "fatal error"),
        ("Int.max + index", "A.swift:7:", "arithmetic overflow", "fit its type"),
        ("Int(\"x\")!", "A.swift:7:", "Unexpectedly found nil", "fatal error"),
        ("10 / (index - 7)", "A.swift:7:", "Division by zero", "fatal error"),
        ("numbers.map { numbers[$0 + index] }", "A.swift:7:", "Index out of range", "fatal error"),
        ("spin()", "A.swift:3:", "1 seconds", "must return"),
    ])
    func isNamed(statement: String, place: String, reason: String, rule: String) throws {
        let command = try Command(["A.swift": Self.program(statement)])
        let limit = statement == "spin()" ? "1" : "30"
        let result = try command.run("render", "A.swift", "-o", "a.png", "--time-limit", limit)
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.hasFourParts, "\(result.errors)")
        #expect(result.errors.contains("  at    \(place)"), "\(result.errors)")
        #expect(result.errors.contains(reason) && result.errors.contains(rule), "\(result.errors)")
        #expect(result.errors.contains("\(place.split(separator: ":")[1]) | "), "the line itself is shown")
        #expect(command.files == ["A.swift"])
    }

    @Test func aRecordPassesFromOneImageToTheNext() throws {
        #expect(CrashRecord(readEnd: -1) == nil)
        var ends: [Int32] = [-1, -1]
        #expect(Spawn.pipe(&ends))
        close(ends[1])
        #expect(CrashRecord(readEnd: ends[0]) == nil, "an empty one is none")
    }

    /// Known runtime errors have a specific rule.
    @Test(arguments: [
        ("Index out of range", "bounds of the collection"),
        ("Unexpectedly found nil while unwrapping an Optional value", "force-unwrapped"),
        ("Division by zero", "by zero"), ("arithmetic overflow", "fit its type"), ("two", "fatal error"),
    ])
    func theRuleFitsTheReason(reason: String, rule: String) {
        #expect(report(.trap) { $0.errors = "Fatal error: \(reason)\n" }.text.contains(rule))
    }

    /// What a view asks for may take any time to draw: that is not a fault of quadrant (#33).
    @Test func drawingHasTheTimeOfTheView() {
        let late = report(.time) { ($0.isEngine, $0.timeLimit) = (true, 60) }
        #expect(late.code == .view)
        #expect(late.what.contains("exceeded 60 seconds of CPU time while it was laid out or drawn"))
    }

    private func report(_ cause: CrashRecord.Cause, _ change: (inout CrashRecord) -> Void = { _ in }) -> Failure {
        var record = CrashRecord(cause: cause, view: "A.swift:3", timeLimit: 0)
        change(&record)
        return CrashReport(record).failure
    }

    /// If quadrant itself crashes, the report does not blame the view.
    @Test(arguments: CrashRecord.Cause.allCases)
    func aFaultOfTheEngineIsNoneOfTheView(cause: CrashRecord.Cause) {
        let own = report(cause), engine = report(cause) { $0.isEngine = true }
        #expect(own.code == .view && own.text.contains("\n  at    A.swift:3\n"))
        #expect(engine.code == .fault && engine.what.contains("internal error"))
    }

    @Test(arguments: [
        ("x\nSwift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n", "Index out of range"),
        ("Program/A.swift:3: Fatal error: two\nmore\n", "two"),
        ("Program/A.swift:3: Assertion failed: a > b\n", "a > b"),
    ])
    func theRuntimesOwnWordsAreTheReason(errors: String, reason: String) {
        #expect(report(.trap) { $0.errors = errors }.what == "the program crashed in the view's code: \(reason)")
    }
}
