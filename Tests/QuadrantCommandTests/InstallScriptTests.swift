import Foundation
import Testing

/// `tools/install.sh`, with small releases and stubs for the programs that say what the machine is.
@Suite("The script that installs a release")
struct InstallScriptTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// A folder with a release in `dist`, as tools/release writes it, and one for the user, `home`.
    private struct Place {
        let command: Command

        init(version: String = "1.2.3", glibc: String = "2.5", kilobytes: Int = 1) throws {
            command = try Command()
            let script = try String(contentsOfFile: InstallScriptTests.root + "/tools/install.sh", encoding: .utf8)
            let facts = "releases='' glibc=\(glibc) kilobytes=\(kilobytes)"
            try command.write(script.replacing("releases='' glibc=0 kilobytes=0", with: facts), to: "install.sh")
            try command.write("", to: "home/.profile")
            try release(version)
        }

        /// Writes a release whose command says its version.
        func release(_ version: String, command text: String? = nil) throws {
            let name = "quadrant-\(version)-linux-x86_64"
            try command.write(text ?? "#!/bin/sh\necho quadrant \(version)\n", to: "\(name)/lib/quadrant/quadrant")
            try command.write("{}", to: "\(name)/lib/quadrant/quadrant-release.json")
            let made = try command.shell("""
                chmod 755 \(name)/lib/quadrant/quadrant && mkdir -p \(name)/bin dist &&
                ln -sf ../lib/quadrant/quadrant \(name)/bin/quadrant && tar -czf dist/\(name).tar.gz \(name) &&
                cd dist && sha256sum \(name).tar.gz > SHA256SUMS
                """)
            #expect(made.code == 0, "\(made.errors)")
        }

        static let file = "dist/quadrant-1.2.3-linux-x86_64.tar.gz"

        func install(_ arguments: String = "--from \(file)", before: String = "", stubs: [String: String] = [:]) throws
            -> Command.Result {
            for (name, text) in stubs { try command.write("#!/bin/sh\n" + text + "\n", to: "stubs/" + name) }
            return try command.shell("""
                chmod 755 stubs/* 2>/dev/null; export PATH=$PWD/stubs:$PATH HOME=$PWD/home
                \(before)
                sh install.sh \(arguments)
                """)
        }

        /// Everything in the user's folder.
        func installed() throws -> [String] {
            try command.shell("cd home && find . -mindepth 1 | LC_ALL=C sort").output.split(separator: "\n")
                .map(String.init)
        }
    }

    /// Whether the last lines are a message in four parts, which starts so.
    private static func says(_ result: Command.Result, _ what: String) -> Bool {
        let lines = result.errors.split(separator: "\n").suffix(4)
        return result.code == 5 && lines.count == 4
            && zip(lines, ["install: " + what, "  at    ", "  rule  ", "  fix   "]).allSatisfy { $0.hasPrefix($1) }
    }

    @Test func installsAReleaseAndItsCommand() throws {
        let place = try Place(), result = try place.install()
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("installed quadrant 1.2.3: "))
        #expect(result.output.contains("export PATH=") && result.errors.isEmpty)
        #expect(try place.command.shell("home/.local/bin/quadrant").output == "quadrant 1.2.3\n")
        #expect(try place.installed() == [
            "./.local", "./.local/bin", "./.local/bin/quadrant", "./.local/share", "./.local/share/quadrant",
            "./.local/share/quadrant/versions", "./.local/share/quadrant/versions/1.2.3",
            "./.local/share/quadrant/versions/1.2.3/bin", "./.local/share/quadrant/versions/1.2.3/bin/quadrant",
            "./.local/share/quadrant/versions/1.2.3/lib", "./.local/share/quadrant/versions/1.2.3/lib/quadrant",
            "./.local/share/quadrant/versions/1.2.3/lib/quadrant/quadrant",
            "./.local/share/quadrant/versions/1.2.3/lib/quadrant/quadrant-release.json", "./.profile",
        ])
    }

    @Test func aVersionIsReplacedAndAnotherIsKept() throws {
        let place = try Place()
        _ = try place.install()
        try place.release("1.3.0")
        #expect(try place.install("--from dist/quadrant-1.3.0-linux-x86_64.tar.gz").code == 0)
        #expect(try place.install("--from dist/quadrant-1.3.0-linux-x86_64.tar.gz").code == 0)
        #expect(place.command.files(in: "home/.local/share/quadrant/versions") == ["1.2.3", "1.3.0"])
        #expect(try place.command.shell("home/.local/bin/quadrant").output == "quadrant 1.3.0\n")
    }

    /// Machines and files that a release cannot be installed on or from.
    private static let failures: [(what: String, before: String, stubs: [String: String])] = [
        ("the checksum does not match", "echo x >> \(Place.file)", [:]),
        ("the checksum does not match", "echo 0 other > dist/SHA256SUMS", [:]),
        ("a file cannot be read", "rm dist/SHA256SUMS", [:]),
        ("a file cannot be read", "rm \(Place.file)", [:]),
        ("the C library is too old", "", ["getconf": "echo glibc 2.4"]),
        ("the C library is too old", "", ["getconf": "exit 1"]),
        ("there is no release for this machine", "", ["uname": "[ $1 = -m ] && echo riscv64 || echo Linux"]),
        ("there is no release for this machine", "", ["uname": "[ $1 = -m ] && echo x86_64 || echo Darwin"]),
        ("there is no space for the release", "", ["df": "printf 'a\\nb 9 9 0 9 9\\n'"]),
        // A file may have one block: what tar writes does not fit.
        ("it cannot be unpacked", "head -c 100000 /dev/urandom > quadrant-1.2.3-linux-x86_64/big;"
            + "tar -czf \(Place.file) quadrant-1.2.3-linux-x86_64;"
            + "(cd dist; sha256sum *.gz > SHA256SUMS); ulimit -f 20", [:]),
        ("it cannot be unpacked", "head -c 100 \(Place.file) > a; mv a \(Place.file);"
            + "(cd dist; sha256sum *.gz > SHA256SUMS)", [:]),
        ("another program has the name of the command", "mkdir -p home/.local/bin; echo x > home/.local/bin/quadrant",
         [:]),
    ]

    @Test(arguments: failures.indices) func nothingIsHalfInstalled(_ number: Int) throws {
        let failure = Self.failures[number], place = try Place()
        let result = try place.install(before: failure.before, stubs: failure.stubs)
        #expect(Self.says(result, failure.what), "\(result.errors)")
        let left = try place.installed()
        #expect(left == ["./.profile"] || left == ["./.local", "./.local/bin", "./.local/bin/quadrant", "./.profile"],
                "\(left)")
    }

    @Test func aCommandThatDoesNotStartIsNotInstalled() throws {
        let place = try Place()
        try place.release("1.2.3", command: "#!/bin/sh\necho cannot open libstdc++.so.6 >&2; exit 127\n")
        let result = try place.install()
        #expect(Self.says(result, "the command does not start"), "\(result.errors)")
        #expect(result.errors.contains("at    cannot open libstdc++.so.6"))
        #expect(try place.installed() == ["./.profile"])
    }

    /// A failed update leaves the version that is there.
    @Test func theInstalledVersionOutlivesAFailure() throws {
        let place = try Place()
        _ = try place.install()
        try place.release("1.3.0")
        let result = try place.install("--from dist/quadrant-1.3.0-linux-x86_64.tar.gz",
                                       before: "echo x >> dist/quadrant-1.3.0-linux-x86_64.tar.gz")
        #expect(Self.says(result, "the checksum does not match"))
        #expect(try place.command.shell("home/.local/bin/quadrant").output == "quadrant 1.2.3\n")
        #expect(place.command.files(in: "home/.local/share/quadrant/versions") == ["1.2.3"])
    }

    // MARK: Fetching

    /// A curl that copies from the folder `dist`, and logs the addresses.
    private static let curl = """
        while [ $# -gt 1 ]; do [ "$1" = -o ] && to=$2; shift; done
        echo "$1" >> "$HOME/../addresses"
        cp "$HOME/../dist/$(basename "$1")" "$to" 2>/dev/null
        """

    @Test func fetchesTheNewestReleaseOrAVersion() throws {
        let place = try Place()
        let result = try place.install("--releases https://example.org/releases/", stubs: ["curl": Self.curl])
        #expect(result.code == 0, "\(result.errors)")
        #expect(try place.install("--releases https://example.org/releases --version 1.2.3").code == 0)
        #expect(place.command.text("addresses") == """
            https://example.org/releases/latest/download/SHA256SUMS
            https://example.org/releases/latest/download/quadrant-1.2.3-linux-x86_64.tar.gz
            https://example.org/releases/download/v1.2.3/SHA256SUMS
            https://example.org/releases/download/v1.2.3/quadrant-1.2.3-linux-x86_64.tar.gz

            """)
    }

    @Test func saysWhatCannotBeFetched() throws {
        for (arguments, before, stubs, what) in [
            ("", "", [:], "it is not known where the releases are"),
            ("--releases https://example.org", "", ["curl": "exit 6"], "the list of files cannot be fetched"),
            ("--releases https://example.org", "rm dist/*.gz", ["curl": Self.curl], "the release cannot be fetched"),
            ("--releases https://example.org", "echo 0 a > dist/SHA256SUMS", ["curl": Self.curl],
             "the release cannot be fetched"),
            ("--what", "", [:], "--what requires a value"), ("--what is", "", [:], "unknown option --what"),
            ("--prefix relative", "", [:], "no folder to install to"),
        ] as [(String, String, [String: String], String)] {
            let place = try Place(), result = try place.install(arguments, before: before, stubs: stubs)
            #expect(Self.says(result, what), "\(arguments): \(result.errors)")
            #expect(try place.installed() == ["./.profile"])
        }
    }

    @Test func isShort() throws {
        let script = try String(contentsOfFile: Self.root + "/tools/install.sh", encoding: .utf8)
        #expect(script.split(separator: "\n", omittingEmptySubsequences: false).count <= 100)
    }
}
