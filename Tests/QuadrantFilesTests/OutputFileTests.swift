import Foundation
import QuadrantDisplayList
import QuadrantFiles
import Testing

@Suite("Outputs are written whole, where the user says")
struct OutputFileTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private func write(_ name: String) throws { try OutputFile.write(Data("new".utf8), to: sandbox.path(name)) }

    /// What happened and why, of a refused output.
    private func refusal(_ name: String) -> Diagnostic? {
        #expect(throws: Diagnostic.self) { try write(name) }
    }

    @Test func aNewFileHasThePermissionsOfTheMask() throws {
        try write("a")
        let mask = umask(0)
        umask(mask)
        #expect(sandbox.text("a") == "new" && sandbox.status("a")?.permissions == 0o666 & ~mask)
        #expect(sandbox.names == ["a"])
    }

    @Test(arguments: [0o600, 0o640, 0o664, 0o755] as [mode_t])
    func aReplacedFileKeepsItsPermissions(mode: mode_t) throws {
        try sandbox.write("old", "a", mode: mode)
        try write("a")
        #expect(sandbox.text("a") == "new" && sandbox.status("a")?.permissions == mode)
    }

    @Test(.enabled(if: Sandbox.isRoot, "only root gives files to another user"))
    func aReplacedFileKeepsItsOwner() throws {
        try sandbox.write("old", "a", mode: 0o640, owner: Sandbox.other)
        try write("a")
        let status = sandbox.status("a")
        #expect(status?.owner == Sandbox.other && status?.group == Sandbox.other && status?.permissions == 0o640)
    }

    @Test func aHardLinkIsReplacedAndItsOtherNameStays() throws {
        try sandbox.write("old", "a")
        link(sandbox.path("a"), sandbox.path("b"))
        try write("a")
        #expect(sandbox.text("a") == "new" && sandbox.text("b") == "old")
    }

    @Test func aLinkIsFollowed() throws {
        try sandbox.write("old", "a")
        sandbox.link("b", to: "a")
        sandbox.link("c", to: sandbox.path("b"))
        sandbox.link("d", to: "none")
        try write("c")
        try write("d")
        #expect(sandbox.text("a") == "new" && sandbox.text("none") == "new")
        #expect(["b", "c", "d"].allSatisfy { sandbox.status($0)?.isLink == true })
    }

    /// Of another user, links are followed to what is his; then he gains nothing.
    @Test(.enabled(if: Sandbox.isRoot, "only root gives files to another user"))
    func aLinkOfAnotherUserIsNotFollowedToAThirdFile() throws {
        sandbox.make("shared", mode: 0o777)
        sandbox.make("mine")
        try sandbox.write("precious", "mine/a", mode: 0o666)
        try sandbox.write("his", "shared/own", owner: Sandbox.other)
        sandbox.link("shared/file", to: sandbox.path("mine/a"), owner: Sandbox.other)
        sandbox.link("shared/new", to: sandbox.path("mine/b"), owner: Sandbox.other)
        sandbox.link("shared/folder", to: sandbox.path("mine"), owner: Sandbox.other)
        sandbox.link("shared/second", to: "file", owner: 0)
        sandbox.link("shared/his", to: "own", owner: Sandbox.other)
        for name in ["shared/file", "shared/new", "shared/folder/a", "shared/folder/c", "shared/second"] {
            #expect(refusal(name)?.what.contains("is a link of user 60002") == true, "\(name)")
        }
        #expect(throws: Diagnostic.self) { try OutputFile.makeFolder(sandbox.path("shared/folder/d/e")) }
        try write("shared/his")
        #expect(sandbox.text("mine/a") == "precious" && sandbox.text("shared/own") == "new")
        #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path("mine")) == ["a"])
    }

    @Test(.enabled(if: Sandbox.isRoot, "only root gives files to another user"))
    func aPipeOfAnotherUserIsNotWritten() throws {
        mkfifo(sandbox.path("a"), 0o666)
        chown(sandbox.path("a"), Sandbox.other, Sandbox.other)
        #expect(refusal("a")?.what.contains("is a pipe of user 60002") == true)
    }

    @Test func pipesAndDevicesAreWrittenAndStay() throws {
        sandbox.link("null", to: "/dev/null")
        try write("null")
        try OutputFile.write(Data("new".utf8), to: "/dev/null")
        #expect(FileStatus("/dev/null")?.isDevice == true && sandbox.status("null")?.isLink == true)
        mkfifo(sandbox.path("pipe"), 0o600)
        let reader = open(sandbox.path("pipe"), O_RDWR)
        try write("pipe")
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(reader, &bytes, 8) == 3 && bytes.starts(with: "new".utf8))
        close(reader)
        #expect(sandbox.status("pipe")?.isPipe == true && sandbox.names == ["null", "pipe"])
    }

    /// The path of an open file leads to that file, wherever it is.
    @Test func theFileOfADescriptorIsWritten() throws {
        let file = open(sandbox.path("a"), O_RDWR | O_CREAT, 0o600)
        unlink(sandbox.path("a"))
        try OutputFile.write(Data("new".utf8), to: "/proc/self/fd/\(file)")
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(pread(file, &bytes, 8, 0) == 3 && bytes.starts(with: "new".utf8))
        close(file)
    }

    @Test func whatIsNoFileIsRefused() throws {
        sandbox.make("folder")
        sandbox.link("loop", to: "loop")
        let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        #expect(refusal("folder")?.what == "'\(sandbox.path("folder"))' is a folder")
        #expect(refusal("loop")?.what.contains("Too many levels of symbolic links") == true)
        #expect(refusal("none/a")?.fix == "mkdir -p '\(sandbox.path("none"))'")
        #expect(refusal("")?.what.contains("is a folder") == true)
        #expect(refusal("folder/..")?.what.contains("is a folder") == true)
        #expect(refusal("a\0.png")?.what == "the name of the output holds a character of code 0")
        #expect(throws: Diagnostic.self) { try OutputFile.path(of: URL(string: "http://example.com/x.png")!) }
        #expect(sandbox.names == ["folder", "loop"])
    }

    @Test func aNewFileNeverReplacesOne() throws {
        let output = try OutputFile(sandbox.path("a"))
        #expect(try output.writeNew(Data("first".utf8)))
        #expect(try !output.writeNew(Data("second".utf8)))
        #expect(try !OutputFile(sandbox.path("a")).writeNew(Data("third".utf8)))
        #expect(sandbox.text("a") == "first" && sandbox.names == ["a"])
    }

    /// The folder stays the one that was looked at, although its path leads elsewhere now.
    @Test func anExchangedFolderIsNotWritten() throws {
        sandbox.make("folder")
        sandbox.make("other")
        let part = try OutputFile.Part(OutputFile(sandbox.path("folder/a")))
        rename(sandbox.path("folder"), sandbox.path("gone"))
        sandbox.link("folder", to: "other")
        try part.add(Data("new".utf8))
        try part.finish()
        #expect(sandbox.text("gone/a") == "new" && sandbox.text("other/a") == nil)
    }

    @Test func anUnfinishedFileIsRemoved() throws {
        do {
            let part = try OutputFile.Part(OutputFile(sandbox.path("a")))
            try part.add(Data("half".utf8))
            #expect(sandbox.names.count == 1 && part.path.map { FileStatus($0) } != nil)
        }
        #expect(sandbox.names.isEmpty)
    }
}
