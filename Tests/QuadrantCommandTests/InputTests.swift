import Foundation
import Testing
@testable import QuadrantBase

@Suite("Swift files that cannot be shown")
struct InputTests {
    private static let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"

    private func refused(_ command: Command, _ arguments: [String], _ says: String) throws {
        let result = try command.run(arguments)
        #expect(result.code == ExitCode.input.rawValue)
        #expect(result.errors.contains(says))
        #expect(result.hasFourParts)
    }

    @Test func missingFileNamesANearOne() throws {
        try refused(Command(["ContentView.swift": Self.view]), ["render", "ContentVeiw.swift"],
                    "Did you mean ContentView.swift?")
    }

    @Test func folderWithoutSwift() throws {
        try refused(Command(["pictures/a.txt": "a", "Tests/A.swift": Self.view]),
                    ["render", "."], "no Swift files in")
    }

    /// Two such links give 2^n paths of n names; each folder is visited once.
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

    /// A name that looks like an option or a response file is a file name after all (#9.10).
    @Test(arguments: ["-A.swift", "--view.swift", "@A.swift", "-views/A.swift"])
    func namesThatLookLikeOptions(name: String) throws {
        let text = "import SwiftUI\n#Preview { Color.red }\n"
        let result = try Command([name: text]).run("render", "-o", "a.svg", "--size", "40x20", "--", name)
        #expect(result.code == 0, "\(result.errors)")
    }

    /// An empty name is not the current folder (#9.10).
    @Test func anEmptyNameIsRefused() throws {
        let result = try Command(["A.swift": Self.view]).run("render", "")
        #expect(result.code == ExitCode.usage.rawValue)
        #expect(result.errors.contains("the path is empty"))
        #expect(result.hasFourParts)
    }

    /// Broken and cyclic links are reported as such, alone and in a folder (#9.10).
    @Test(arguments: [("nothing.swift", "a broken symbolic link"), ("B.swift", "a loop of symbolic links")])
    func brokenLinksAreNamed(destination: String, says: String) throws {
        let command = try Command(["A.swift": Self.view])
        try FileManager.default.createSymbolicLink(
            atPath: command.folder + "/B.swift", withDestinationPath: destination)
        try refused(command, ["render", "B.swift"], says)
        try refused(command, ["render", "."], says)
    }

    /// Broken links of other programs, such as lock files of editors, are ignored.
    @Test func brokenLinksOfOtherKindsAreLeftOut() throws {
        let command = try Command(["A.swift": Self.view])
        for name in [".#A.swift", "notes", "Tests/T.swift"] {
            try command.write("", to: "Tests/x")
            try FileManager.default.createSymbolicLink(
                atPath: command.folder + "/" + name, withDestinationPath: "nothing")
        }
        let result = try command.run("layout", ".")
        #expect(result.code == 0, "\(result.errors)")
    }

    @Test func fileOfAnotherKind() throws {
        try refused(Command(["a.txt": "a"]), ["render", "a.txt"], "not a Swift file")
    }

    @Test func fileWithoutView() throws {
        try refused(Command(["A.swift": "let x = 3\n"]), ["render", "A.swift"], "no view found")
    }

    @Test func severalViewsAreListed() throws {
        let text = Self.view + "struct B: View { var body: some View { Text(\"b\") } }\n"
        try refused(Command(["A.swift": text]), ["render", "A.swift"], "at    A, B")
    }

    @Test func unknownViewNamesANearOne() throws {
        let text = "import SwiftUI\nstruct Slider2: View { var body: some View { EmptyView() } }\n"
        try refused(Command(["A.swift": text]), ["render", "A.swift", "--view", "Slidr2"], "Did you mean Slider2?")
    }

    /// A preview without a name is offered by the name that selects it.
    @Test func previewsAreOfferedByNamesThatSelectThem() throws {
        let text = Self.view + "#Preview {\n    A()\n}\n#Preview(\"Large\") {\n    A()\n}\n"
        let command = try Command(["A.swift": text])
        try refused(command, ["render", "A.swift", "--view", "None"], "The program contains: A, A-1, Large.")
        for name in ["A-1", "Large"] { #expect(try command.run(["layout", "A.swift", "--view", name]).code == 0) }
    }

    @Test func aViewThatNeedsArgumentsIsShownByThePreviewThatMakesIt() throws {
        let row = "import SwiftUI\nstruct Row: View { let name: String; var body: some View { Text(name) } }\n"
        let command = try Command(["Row.swift": row + "#Preview {\n    Row(name: \"a\")\n}\n"])
        try refused(command, ["render", "Row.swift", "--view", "Row"], "--view Row-1")
    }

    @Test func viewThatNeedsArgumentsSaysWhich() throws {
        let text = "import SwiftUI\nstruct Row: View { let name: String; var body: some View { Text(name) } }\n"
        try refused(Command(["A.swift": text]), ["render", "A.swift", "--view", "Row"], "name: String")
    }

    /// The compiler's own messages are printed first, with the user's file, line and column.
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
