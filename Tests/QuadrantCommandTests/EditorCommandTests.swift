import Foundation
@testable import QuadrantBase
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

    private func fault(of editor: EditorCommand, _ file: String) async -> String {
        await withCheckedContinuation { told in
            editor.open(file, line: 1, column: 1) { told.resume(returning: $0) }
        }
    }

    @Test func whatPreventsAnEditorIsReported() async throws {
        let path = try folder(["code"])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let gone = await fault(of: try EditorCommand("code", path: path), "/nowhere/A.swift")
        #expect(gone == "/nowhere/A.swift is not there any more")
        let failed = await fault(of: try EditorCommand("false", path: "/bin"), path + "/code")
        #expect(failed == "the editor /bin/false ended with exit code 1")
    }
}
