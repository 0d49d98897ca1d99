import Foundation
import Testing
@testable import QuadrantCompiler

/// Errors read from the output of the compiler.
@Suite struct CompilerMessagesTests {
    @Test func compilerMessagesAreToldApart() {
        let output = """
            A/B.swift:3:9: warning: variable 'x' was never used
             3 |     let x = 1
               |         `- warning: variable 'x' was never used
            A/B.swift:8:14: error: cannot find 'a:b' in scope
             7 |
             8 |         Text(a:b)
               |              `- error: cannot find 'a:b' in scope
             9 |     }
            A/C.swift:1:1: note: did you mean 'c'?
            A/B.swift:8:14: error: cannot find 'a:b' in scope
            """
        let found = CompilerMessages.parse(output)
        #expect(found.map(\.file) == ["A/B.swift"])
        #expect(found.first.map { "\($0.line):\($0.column) \($0.text)" } == "8:14 cannot find 'a:b' in scope")
        #expect(found.first?.excerpt.contains("Text(a:b)") == true)
        #expect(found.first?.excerpt.contains("error") == false)
    }

    /// After an unterminated literal the compiler misparses the code: its errors there are removed, those in other
    /// files or in earlier lines are kept (#9.28).
    @Test func anUnclosedLiteralIsOneError() {
        func error(_ place: String, _ text: String) -> String { "\(place): error: \(text)\n 1 | x\n   | ^\n" }
        let output = error("A.swift:8:9", "unterminated string literal")
            + error("A.swift:12:1", "expected '}' in struct") + error("A.swift:8:9", "missing argument in call")
            + error("A.swift:2:5", "cannot find 'a' in scope") + error("B.swift:9:1", "cannot find 'b' in scope")
        let found = CompilerMessages.parse(output)
        #expect(found.map { "\($0.file):\($0.line)" } == ["A.swift:8", "A.swift:2", "B.swift:9"])
    }

    /// Notes belong to the error before them; those of a warning are left out.
    @Test func notesStandWithTheirError() {
        let output = """
            A.swift:3:5: warning: variable 'x' was never used
            A.swift:2:1: note: declared here
            B.swift:8:14: error: no exact matches in call
             8 | f(1)
               | `- error: no exact matches in call
            B.swift:1:6: note: did you mean 'g'?
            B.swift:1:6: note: did you mean 'g'?
            """
        let found = CompilerMessages.parse(output)
        #expect(found.count == 1)
        #expect(found.first?.notes == ["B.swift:1: did you mean 'g'?"])
    }
}
