import Foundation
import QuadrantFiles
import Testing

@Suite("Private folders are those that no other user can change")
struct PrivateFolderTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test func aNewOneIsForThisUserAlone() throws {
        let path = sandbox.path("a/b/c")
        #expect(PrivateFolder.open(path) == nil)
        #expect(FileStatus(path)?.permissions == 0o700)
        let made = try #require(PrivateFolder.make("name", in: sandbox.folder))
        #expect(FileStatus(made)?.permissions == 0o700 && made.hasPrefix(sandbox.path("name-")))
    }

    @Test(arguments: [(0o700, true), (0o755, true), (0o1700, true), (0o757, false), (0o1777, false), (0o702, false)])
    func writableForOthersItIsRefused(mode: Int, isFine: Bool) throws {
        sandbox.make("a", mode: mode_t(mode))
        #expect(PrivateFolder.open(sandbox.path("a")) == (isFine ? nil : .writable))
    }

    /// The folder above decides who can rename it: in a sticky one only its owner.
    @Test(arguments: [(0o755, true), (0o1777, true), (0o777, false)])
    func aFolderThatOthersCanExchangeIsRefused(mode: Int, isFine: Bool) throws {
        sandbox.make("a", mode: mode_t(mode))
        sandbox.make("a/b", mode: 0o700)
        #expect(PrivateFolder.open(sandbox.path("a/b"))
                == (isFine ? nil : .exchangeable(above: sandbox.path("a"))))
    }

    @Test(.enabled(if: Sandbox.isRoot, "only root gives files to another user"))
    func whatAnotherUserHasMadeIsRefused() throws {
        sandbox.make("his", mode: 0o755, owner: Sandbox.other)
        sandbox.make("his/mine", mode: 0o700, owner: 0)
        sandbox.make("shared", mode: 0o1777)
        sandbox.make("mine", mode: 0o700)
        sandbox.link("shared/link", to: sandbox.path("mine"), owner: Sandbox.other)
        sandbox.make("shared/his", mode: 0o777, owner: Sandbox.other)
        #expect(PrivateFolder.open(sandbox.path("his")) == .owned(by: "user 60002"))
        #expect(PrivateFolder.open(sandbox.path("his/mine")) == .exchangeable(above: sandbox.path("his")))
        #expect(PrivateFolder.open(sandbox.path("shared/link")) == .owned(by: "user 60002"))
        #expect(PrivateFolder.open(sandbox.path("shared/his")) == .owned(by: "user 60002"))
        #expect(PrivateFolder.open(sandbox.path("mine")) == nil)
    }

    /// A group that is its owner's alone, as Debian makes one for each user, is no other user.
    @Test(.enabled(if: Sandbox.isRoot, "only root gives files to another group"))
    func theGroupOfItsOwnerIsNoOtherUser() throws {
        sandbox.make("a", mode: 0o770)
        #expect(FileStatus(sandbox.path("a"))?.othersCanWrite == false)
        chown(sandbox.path("a"), 0, Sandbox.other)
        #expect(FileStatus(sandbox.path("a"))?.othersCanWrite == true)
    }

    @Test func anUnnamedFileIsReadAndWritten() throws {
        let file = PrivateFolder.unnamedFile()
        defer { close(file) }
        #expect(write(file, "abc", 3) == 3)
        var bytes = [UInt8](repeating: 0, count: 3)
        #expect(pread(file, &bytes, 3, 0) == 3 && bytes == Array("abc".utf8))
        #expect(fcntl(file, F_GETFD) & FD_CLOEXEC != 0)
        var value = stat()
        #expect(fstat(file, &value) == 0 && value.st_nlink == 0)
    }
}
