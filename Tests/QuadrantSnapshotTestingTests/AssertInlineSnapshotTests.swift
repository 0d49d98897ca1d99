import Foundation
@testable import QuadrantSnapshotTesting
import Testing

@Suite("Inline snapshots")
struct AssertInlineSnapshotTests {
    private func written(_ snapshot: String, into text: String, line: Int, column: Int,
                         _ closure: InlineSnapshotSyntaxDescriptor = .init()) throws -> String {
        var source = InlineSnapshotSource(text)
        try source.write(snapshot, closure, line: line, column: column, path: "Test.swift")
        return source.text
    }

    @Test func equalTextsPass() {
        assertInlineSnapshot(of: "one\ntwo", as: .lines) {
            """
            one
            two
            """
        }
        assertInlineSnapshot(of: nil as String?, as: .lines)
    }

    @Test func otherTextsFail() {
        withKnownIssue {
            assertInlineSnapshot(of: "one", as: .lines, record: .never) { "two" }
        } matching: { $0.description.contains("differs from the string in the test") }
        withKnownIssue {
            assertInlineSnapshot(of: "one", as: .lines, message: "the first", record: .never)
        } matching: { $0.description.contains("the first\nsnapshot: there is no string to compare with") }
        withKnownIssue {
            assertInlineSnapshot(of: nil as String?, as: .lines, record: .never) { "two" }
        } matching: { $0.description.contains("the value is nil") }
    }

    @Test func aMissingStringIsWrittenIntoTheFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inline-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Test.swift").path
        try "f(of: a)\nf(of: b)\n".write(toFile: file, atomically: true, encoding: .utf8)
        let files = InlineSnapshotFiles()
        try files.write("A", .init(), to: file, line: 1, column: 1)
        // Places are those of the file that was compiled.
        try files.write("B", .init(), to: file, line: 2, column: 1)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text == "f(of: a) {\n    \"\"\"\n    A\n    \"\"\"\n}\nf(of: b) {\n    \"\"\"\n    B\n    \"\"\"\n}\n")
        try "changed".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(throws: (any Error).self) { try files.write("C", .init(), to: file, line: 1, column: 1) }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "changed")
    }

    @Test func theOldStringIsReplaced() throws {
        let text = """
            func test() {
              check(of: "a)\\("}")b", [1, 2]) { // )
                "old }"
              }
              next()
            }
            """
        #expect(try written("new\n\nlines", into: text, line: 2, column: 3) == """
            func test() {
              check(of: "a)\\("}")b", [1, 2]) {
                \"""
                new

                lines
                \"""
              }
              next()
            }
            """)
    }

    @Test func closuresAreFoundByLabelAndNumber() throws {
        let second = InlineSnapshotSyntaxDescriptor(deprecatedTrailingClosureLabels: ["old"],
                                                    trailingClosureLabel: "is", trailingClosureOffset: 1)
        let body = "{\n    \"\"\"\n    x\n    \"\"\"\n}"
        #expect(try written("x", into: "f { 1 }\n", line: 1, column: 1, second) == "f { 1 } is: \(body)\n")
        #expect(try written("x", into: "f { 1 } is: { 2 }\n", line: 1, column: 1, second) == "f { 1 } is: \(body)\n")
        #expect(try written("x", into: "f { 1 } old: { 2 }\n", line: 1, column: 1, second) == "f { 1 } is: \(body)\n")
        #expect(try written("x", into: "f(a: {}, matches: { 2 })\n", line: 1, column: 1)
            == "f(a: {}, matches: \(body))\n")
    }

    @Test func textsWithBackslashesAndQuotesAreRaw() throws {
        #expect(try written("a\\b", into: "f()", line: 1, column: 1) == "f() {\n    #\"\"\"\n    a\\b\n    \"\"\"#\n}")
        #expect(try written("a\\#b", into: "f()", line: 1, column: 1)
            == "f() {\n    ##\"\"\"\n    a\\#b\n    \"\"\"##\n}")
        #expect(try written("x", into: "\tf()", line: 1, column: 2) == "\tf() {\n\t\t\"\"\"\n\t\tx\n\t\t\"\"\"\n\t}")
    }

    @Test func callsThatAreNotThere() {
        for (line, column) in [(1, 3), (9, 1), (1, 90)] {
            #expect(throws: (any Error).self) { try written("x", into: "a = 1", line: line, column: column) }
        }
        #expect(throws: (any Error).self) { try written("x", into: "f(\"", line: 1, column: 1) }
    }

    @Test func twoSnapshotsOfOneCallAreAnError() throws {
        var source = InlineSnapshotSource("f()")
        try source.write("x", .init(), line: 1, column: 1, path: "Test.swift")
        try source.write("x", .init(), line: 1, column: 1, path: "Test.swift")
        #expect(throws: (any Error).self) {
            try source.write("y", .init(), line: 1, column: 1, path: "Test.swift")
        }
    }
}
