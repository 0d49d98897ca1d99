import Foundation
import Testing
@testable import QuadrantBase
@testable import quadrant

/// The versions that `install.sh` has installed (`Installation`), and the commands that change them.
@Suite("Installed versions")
struct InstallationTests {
    private static func folder(_ version: String) -> String { "user/share/quadrant/versions/\(version)" }

    /// A folder with versions, of which the first is used.
    private static func installed(_ versions: [String]) throws -> (Command, Installation) {
        let command = try Command()
        for version in versions {
            try command.write("{}", to: folder(version) + "/lib/quadrant/quadrant-release.json")
            try command.write("#!/bin/sh\n", to: folder(version) + "/bin/quadrant")
        }
        try FileManager.default.createDirectory(atPath: command.folder + "/user/bin", withIntermediateDirectories: true)
        let place = command.folder + "/" + folder(versions[0])
        let installation = try #require(Installation(folder: place + "/lib/quadrant"))
        try installation.use(versions[0])
        return (command, installation)
    }

    @Test func isWhereInstallScriptPutsIt() {
        let place = "/users/me/.local/share/quadrant/versions/0.2.0/lib/quadrant"
        #expect(Installation(folder: place)?.prefix == "/users/me/.local")
        for other in ["/usr/lib/quadrant", "/work/.build/release", "/share/quadrant/versions/0.2.0/bin", ""] {
            #expect(Installation(folder: other) == nil)
        }
    }

    @Test func listsVersionsByNumber() throws {
        let (command, installation) = try Self.installed(["0.10.0", "0.9.1"])
        try command.write("", to: "user/share/quadrant/versions/.new-abc/left")
        #expect(installation.versions == ["0.9.1", "0.10.0"])
        #expect(installation.used == "0.10.0")
    }

    @Test func usesAnInstalledVersionOnly() throws {
        let (command, installation) = try Self.installed(["0.1.0", "0.2.0"])
        try installation.use("0.2.0")
        #expect(installation.used == "0.2.0")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: command.folder + "/user/bin/quadrant")
            == "../share/quadrant/versions/0.2.0/bin/quadrant")
        #expect(throws: Failure.self) { try installation.use("0.3.0") }
        #expect(installation.used == "0.2.0" && command.files(in: "user/bin") == ["quadrant"])
    }

    @Test func anotherProgramIsNotReplaced() throws {
        let (command, installation) = try Self.installed(["0.1.0"])
        unlink(command.folder + "/user/bin/quadrant")
        try command.write("mine", to: "user/bin/quadrant")
        #expect(throws: Failure.self) { try installation.use("0.1.0") }
        try installation.removeAll()
        #expect(command.text("user/bin/quadrant") == "mine" && command.files(in: "user") == ["bin"])
    }

    @Test func removesOneVersionOrAll() throws {
        let (command, installation) = try Self.installed(["0.1.0", "0.2.0"])
        #expect(throws: Failure.self) { try installation.remove("0.1.0") }
        #expect(throws: Failure.self) { try installation.remove("0.3.0") }
        try installation.remove("0.2.0")
        #expect(installation.versions == ["0.1.0"])
        try command.write("", to: "user/share/quadrant/versions/.new-abc/left")
        try installation.removeAll()
        #expect(command.files == [])
    }

    @Test func keepsWhatIsOfOthers() throws {
        let (command, installation) = try Self.installed(["0.1.0"])
        try command.write("", to: "user/share/other/file")
        try installation.removeAll()
        #expect(command.files(in: "user") == ["share"] && command.files(in: "user/share") == ["other"])
    }
}
