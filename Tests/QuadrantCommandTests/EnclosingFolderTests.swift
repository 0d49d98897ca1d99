import Foundation
import Testing
@testable import QuadrantBase

@Suite("What lies around a project is used if no other user can have put it there")
struct EnclosingFolderTests {
    private let command: Command

    init() throws { command = try Command(["around/project/A.swift": ""]) }

    private func isTrusted(mode: mode_t, owner: uid_t = geteuid(), of project: uid_t = geteuid()) -> Bool {
        let around = command.folder + "/around"
        chmod(around, mode)
        if owner != geteuid() { chown(around, owner, owner) }
        if project != geteuid() { chown(around + "/project", project, project) }
        return EnclosingFolder.isTrusted(around, around: around + "/project")
    }

    /// In a sticky folder too others can put something.
    @Test(arguments: [(0o755, true), (0o700, true), (0o757, false), (0o1777, false)])
    func aFolderThatOthersWriteIsNotTrusted(mode: Int, isFine: Bool) {
        #expect(isTrusted(mode: mode_t(mode)) == isFine)
    }

    @Test(.enabled(if: geteuid() == 0, "only root gives files to another user"))
    func aFolderOfAnotherUserIsNotTrusted() {
        #expect(!isTrusted(mode: 0o755, owner: 60_002))
        #expect(isTrusted(mode: 0o755, owner: 60_002, of: 60_002))
        #expect(!isTrusted(mode: 0o757, owner: 60_002, of: 60_002))
    }
}
