import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// Two files of one name in a folder without a project, which the compiler does not accept in one module.
@Suite("Files of the same name")
struct NamesakesTests {
    private static let head = "import SwiftUI\n"

    private static func view(_ name: String, _ body: String = "Color.red") -> String {
        "struct \(name): View { var body: some View { \(body) } }\n"
    }

    private func project(_ files: [String: String]) throws -> (names: [String], notes: [String]) {
        let command = try Command(files)
        let project = try ProjectReader.read([command.folder + "/P"])
        let sources = project.targets[0].sources.map { String($0.split(separator: "/P/")[1]) }
        return (sources, project.notes)
    }

    @Test func theSecondOfTwoEqualFilesIsIgnored() throws {
        let found = try project(["P/a/Row.swift": "struct Row {}", "P/b/Row.swift": "struct Row {}"])
        #expect(found.names == ["a/Row.swift"])
        #expect(found.notes == ["'b/Row.swift' is ignored: 'a/Row.swift' has the same content"])
    }

    /// The one that declares more is used, then the one that is less deep.
    @Test func ofTwoThatDeclareOneTypeOneIsUsed() throws {
        let more = try project(["P/a/Row.swift": "struct Row {}", "P/b/Row.swift": "struct Row { }; enum Kind {}"])
        #expect(more.names == ["b/Row.swift"])
        #expect(more.notes == ["'a/Row.swift' is ignored: 'b/Row.swift' has its name and declares Row, too; "
            + "--exclude chooses another"])
        let depth = try project(["P/a/b/Row.swift": "struct Row {}", "P/c/Row.swift": "struct Row { }"])
        #expect(depth.names == ["c/Row.swift"])
    }

    /// What is private to a file, and functions, which can be overloaded, are no reason to ignore it.
    @Test func othersAreBothUsed() throws {
        let files = ["P/a/Row.swift": "struct Row {}; private struct Key {}; func f() {}",
                     "P/b/Row.swift": "struct Line {}; private struct Key {}; func f(_ x: Int) {}",
                     "P/c/Row+2.swift": ""]
        let found = try project(files)
        #expect(found.names == ["a/Row.swift", "b/Row.swift", "c/Row+2.swift"] && found.notes.isEmpty)
        #expect(Namesakes.distinctNames(["/a/Row.swift", "/b/Row.swift", "/c/Row+2.swift", "/d/Row.swift"])
            == ["/b/Row.swift": "/b/Row+3.swift", "/d/Row.swift": "/d/Row+4.swift"])
    }

    /// The compiler reads the second one under another name; its previews are drawn, and messages have the user's path.
    @Test func bothAreDrawnAndMessagesNameTheUsersFile() throws {
        let files = ["P/a/Row.swift": Self.head + Self.view("Row") + "#Preview { Row() }\n",
                     "P/b/Row.swift": Self.head + Self.view("Line") + "#Preview(\"line\") { let x = 1; Line() }\n"]
        let command = try Command(files)
        let good = try command.run("render", "P", "--all", "-o", "p.svg", "--size", "20x20")
        #expect(good.code == 0 && command.files.filter { $0.hasSuffix(".svg") }.count == 2, "\(good.errors)")
        try command.write(Self.head + Self.view("Line", "Colr.red"), to: "P/b/Row.swift")
        let bad = try command.run("render", "P", "-o", "q.svg", "--size", "20x20")
        #expect(bad.code == ExitCode.input.rawValue)
        #expect(bad.errors.contains("P/b/Row.swift:2:43: error: cannot find 'Colr' in scope"), "\(bad.errors)")
        #expect(!bad.errors.contains("Row+2"), "\(bad.errors)")
    }

    @Test func aCrashNamesTheUsersFile() throws {
        let command = try Command([
            "P/a/Row.swift": Self.head + Self.view("Row"),
            "P/b/Row.swift": Self.head + "struct Line: View {\n    var body: some View {\n"
                + "        let none: [Int] = []\n        Text(\"\\(none[1])\")\n    }\n}\n",
        ])
        let result = try command.run("render", "P", "--view", "Line", "-o", "p.svg", "--size", "20x20")
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.errors.contains("b/Row.swift:5"), "\(result.errors)")
        #expect(!result.errors.contains("Row+2"), "\(result.errors)")
    }
}
