import Foundation
import Testing
@testable import quadrant

@Suite("Swift files that cannot be shown")
struct InputTests {
    private static let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"

    private func refused(_ command: Command, _ words: [String], _ says: String) throws {
        let result = try command.run(words)
        #expect(result.code == ExitCode.input.rawValue)
        #expect(result.errors.contains(says))
        #expect(result.hasFourParts)
    }

    @Test func missingFileNamesANearOne() throws {
        try refused(Command(["ContentView.swift": Self.view]), ["render", "ContentVeiw.swift"],
                    "Did you mean ContentView.swift?")
    }

    @Test func folderWithoutSwift() throws {
        try refused(Command(["pictures/a.txt": "a", "Package.swift": "", "Tests/A.swift": Self.view]),
                    ["render", "."], "holds no Swift file")
    }

    /// Two such links make 2^n paths of n names; each folder is looked into once.
    @Test func linksThatLeadBackUpAreFollowedOnce() throws {
        let command = try Command(["V.swift": Self.view])
        for name in ["up", "again"] {
            try FileManager.default.createSymbolicLink(atPath: command.folder + "/" + name, withDestinationPath: ".")
        }
        let result = try command.run(["layout", "."])
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("Text(text: a)"))
    }

    @Test func codeForModulesThatAreHereIsLookedInto() throws {
        let text = "#if canImport(Combine) && canImport(SwiftUI, _version: 5)\n" + Self.view + "#endif\n"
        let result = try Command(["A.swift": text]).run(["layout", "A.swift"])
        #expect(result.code == 0, "\(result.errors)")
    }

    @Test func fileOfAnotherKind() throws {
        try refused(Command(["a.txt": "a"]), ["render", "a.txt"], "not a Swift file")
    }

    @Test func fileWithoutView() throws {
        try refused(Command(["A.swift": "let x = 3\n"]), ["render", "A.swift"], "there is no view")
    }

    @Test func severalViewsAreListed() throws {
        let text = Self.view + "struct B: View { var body: some View { Text(\"b\") } }\n"
        try refused(Command(["A.swift": text]), ["render", "A.swift"], "at    A, B")
    }

    @Test func unknownViewNamesANearOne() throws {
        let text = "import SwiftUI\nstruct Slider2: View { var body: some View { EmptyView() } }\n"
        try refused(Command(["A.swift": text]), ["render", "A.swift", "--view", "Slidr2"], "Did you mean Slider2?")
    }

    @Test func viewThatNeedsArgumentsSaysWhich() throws {
        let text = "import SwiftUI\nstruct Row: View { let name: String; var body: some View { Text(name) } }\n"
        try refused(Command(["A.swift": text]), ["render", "A.swift", "--view", "Row"], "name: String")
    }

    /// The compiler's own messages come first, with the user's file, line and column.
    @Test func compilerErrorsAreTheCompilersOwn() throws {
        let command = try Command([
            "A.swift": "import SwiftUI\n\nstruct A: View {\n    var body: some View { Text(3.5, nope: 1) }\n}\n",
        ])
        try refused(command, ["render", "A.swift", "-o", "a.png"], "A.swift:4:")
        #expect(command.files == ["A.swift"])
    }

    @Test func brokenSyntaxIsTheCompilersToo() throws {
        try refused(Command(["A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\" }\n"]),
                    ["render", "A.swift"], "A.swift:2:")
    }
}

@Suite("Outputs that cannot be written")
struct OutputTests {
    private static let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"

    @Test(arguments: [("nowhere/a.png", "no folder 'nowhere'"), ("folder.png", "is a folder")])
    func refusedBeforeCompiling(path: String, says: String) throws {
        let command = try Command(["A.swift": Self.view, "folder.png/x": ""])
        let result = try command.run("render", "A.swift", "-o", path)
        #expect(result.code == ExitCode.output.rawValue)
        #expect(result.errors.contains(says))
        #expect(result.hasFourParts)
    }

    /// The file system of processes takes no files, whoever asks.
    @Test func unwritableFolder() throws {
        let result = try Command(["A.swift": Self.view]).run("render", "A.swift", "-o", "/proc/a.png")
        #expect(result.code == ExitCode.output.rawValue)
        #expect(result.errors.contains("cannot be written"))
        #expect(result.hasFourParts)
    }
}
