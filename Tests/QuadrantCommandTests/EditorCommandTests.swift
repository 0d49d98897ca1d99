import Foundation
@testable import quadrant
import Testing

/// `--editor` of `quadrant preview`.
@Suite struct EditorCommandTests {
    private func folder(_ names: [String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("editors-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in names {
            _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data(),
                                               attributes: [.posixPermissions: 0o755])
        }
        return folder
    }

    @Test func wordsAreSplitAtSpacesOutsideQuotationMarks() {
        #expect(EditorCommand.words("  vim  +{line} '{file}' ") == ["vim", "+{line}", "{file}"])
        #expect(EditorCommand.words(#""/opt/My Editor/run" --at="a 'b' c""#) == ["/opt/My Editor/run", "--at=a 'b' c"])
        #expect(EditorCommand.words("a '' b") == ["a", "", "b"])
        // No shell reads them.
        #expect(EditorCommand.words("a;b $(c) | d") == ["a;b", "$(c)", "|", "d"])
        #expect(EditorCommand.words("a 'b") == nil)
    }

    @Test func aKnownEditorIsGivenTheLineInItsOwnWay() throws {
        let path = try folder(["code", "vim", "kate", "other"])
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try EditorCommand("code", path: path).arguments == ["-g", "{file}:{line}:{column}"])
        #expect(try EditorCommand("vim -R", path: path).arguments == ["-R", "+{line}", "{file}"])
        #expect(try EditorCommand("kate", path: path).arguments == ["--line", "{line}", "{file}"])
        #expect(try EditorCommand("other -x", path: path).arguments == ["-x", "{file}"])
        #expect(try EditorCommand("code {file}", path: path).arguments == ["{file}"])
        #expect(try EditorCommand("code", path: "/nowhere:" + path).program == path + "/code")
    }

    @Test(arguments: [("", "empty"), ("   ", "empty"), ("no-such-editor", "no program"), ("'code", "not closed"),
                      ("/tmp", "no program")])
    func aWrongCommandIsAUsageError(text: String, what: String) {
        #expect { _ = try EditorCommand(text, path: "/nowhere") } throws: { error in
            (error as? Failure).map { $0.what.contains(what) && $0.text.contains("--editor") } ?? false
        }
    }

    @Test func aFileThatIsGoneIsNotOpened() throws {
        let path = try folder(["code"])
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try EditorCommand("code", path: path).open("/nowhere/A.swift", line: 1, column: 1) != nil)
    }
}
