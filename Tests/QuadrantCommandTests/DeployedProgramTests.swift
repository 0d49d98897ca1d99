import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// `quadrant doctor --deployed`: libraries, fonts and resources that a built program needs on another machine.
@Suite struct DeployedProgramTests {
    private let binary = Toolchain.buildFolder + "/quadrant"

    private struct Check: Decodable {
        var name, found: String
        var isFine, isOptional: Bool
        var fix: String?
    }

    @Test func anEmptySystemLacksLibrariesAndTheFont() throws {
        let command = try Command(["root/empty": ""])
        let arguments = ["doctor", "--deployed", binary, "--root", "root"]
        let result = try command.run(arguments + ["--json"])
        #expect(result.code == ExitCode.machine.rawValue)
        let checks = try JSONDecoder().decode([Check].self, from: Data(result.output.utf8))
        for (name, part) in [("libcairo2", "libcairo.so.2"), ("libc6", "libc.so.6"),
                             ("Swift runtime", "libswiftCore.so"), ("fonts-inter-variable", "Inter-roman")] {
            let check = try #require(checks.first { $0.name == name })
            #expect(!check.isFine && !check.isOptional && check.found.contains(part) && check.fix != nil)
        }
        #expect(checks.first { $0.name == "fonts-noto-cjk" }?.isOptional == true)
        // The last line installs what is required and only that.
        let last = try command.run(arguments).output.split(separator: "\n").last ?? ""
        #expect(last.hasPrefix("apt-get install --no-install-recommends "))
        #expect(last.contains(" libcairo2") && last.contains(" fonts-inter-variable") && !last.contains("noto"))
    }

    @Test func theMachineThatBuiltTheProgramHasAll() throws {
        let result = try Command().run("doctor", "--deployed", binary)
        #expect(result.code == 0, "\(result.output)")
        #expect(!result.output.contains("missing  "))
        #expect(result.output.contains("libcairo2"))
    }

    @Test func resourcesMustBeBesideTheProgram() throws {
        let command = try Command(), path = command.folder + "/tool"
        var data = try Data(contentsOf: URL(fileURLWithPath: "/bin/true"))
        data.append(contentsOf: Array("\0/build/Cards_Cards.resources\0Cards_Cards.resources\0".utf8))
        try data.write(to: URL(fileURLWithPath: path))
        let lacking = try command.run("doctor", "--deployed", "tool")
        #expect(lacking.code == ExitCode.machine.rawValue)
        #expect(lacking.output.contains("copy Cards_Cards.resources from the build folder"))
        try command.write("", to: "Cards_Cards.resources/data.txt")
        #expect(try command.run("doctor", "--deployed", "tool").code == 0)
    }

    @Test func whatIsNoProgramIsRefused() throws {
        let command = try Command(["text": "#!/bin/sh\n"])
        for arguments in [["--deployed", "text"], ["--deployed", "nowhere"], ["--root", "."]] {
            let result = try command.run(["doctor"] + arguments)
            #expect(result.code != 0 && result.hasFourParts, "\(result.errors)")
        }
    }

    @Test func elfFilesAreReadAndDamagedOnesDoNoHarm() throws {
        let whole = try #require(ElfFile(binary))
        #expect(whole.needed.contains("libc.so.6"))
        #expect(whole.folders.contains("$ORIGIN"))
        #expect(whole.versions["GLIBC"]?.first == 2)
        #expect(ElfFile("/etc/hostname") == nil)
        let command = try Command(), path = command.folder + "/part"
        let data = try Data(contentsOf: URL(fileURLWithPath: "/bin/true"))
        for length in [10, 64, 65, 200, 1_000, data.count / 2] {
            try data.prefix(length).write(to: URL(fileURLWithPath: path))
            #expect(ElfFile(path)?.needed.isEmpty ?? true)
        }
    }
}
