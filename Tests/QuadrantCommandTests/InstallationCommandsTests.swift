import Foundation
import Testing
@testable import QuadrantProject

/// `quadrant versions`, `use`, `update` and `uninstall`, run by a copy of the command in the place of a release.
@Suite("The commands of an installation")
struct InstallationCommandsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    private static let release = "user/share/quadrant/versions/0.9.0/lib/quadrant"

    /// The built command as an installed release. What it compiles against is that of the build.
    private static func installed(compiler: String = "Swift version 1.0") throws -> Command {
        let command = try Command([
            release + "/quadrant-release.json":
                #"{"version": "0.9.0", "compiler": "\#(compiler)", "address": ""}"#,
            "A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }\n",
        ])
        let made = try command.shell("""
            build=$(dirname "$(readlink -f "$QUADRANT")")
            cp "$build/quadrant" \(release)/ && ln -s "$build/Modules" "$build/QuadrantMacros-tool" \(release)/ &&
            cp \(root)/tools/install.sh \(release)/ && mkdir -p user/bin user/share/quadrant/versions/0.9.0/bin &&
            ln -s ../lib/quadrant/quadrant user/share/quadrant/versions/0.9.0/bin/quadrant &&
            ln -s ../share/quadrant/versions/0.9.0/bin/quadrant user/bin/quadrant
            """)
        #expect(made.code == 0, "\(made.errors)")
        return command
    }

    @Test func areForAnInstallationOnly() throws {
        let command = try Command()
        for arguments in [["versions"], ["use", "1.0.0"], ["update"], ["uninstall"]] {
            let result = try command.run(arguments, [:])
            #expect(result.code == 5 && result.hasFourParts, "\(result.errors)")
            #expect(result.errors.contains("was not installed by install.sh"))
        }
    }

    @Test func updateInstallsAndUseGoesBack() throws {
        let command = try Self.installed()
        let result = try command.shell("""
            export PATH=$PWD/user/bin:$PATH
            quadrant versions
            # A release whose command says its version.
            mkdir -p new/bin new/lib/quadrant dist
            printf '#!/bin/sh\\necho quadrant 0.10.0\\n' > new/bin/quadrant; chmod 755 new/bin/quadrant
            echo '{}' > new/lib/quadrant/quadrant-release.json
            tar -czf dist/quadrant-0.10.0-linux-x86_64.tar.gz new
            (cd dist && sha256sum *.gz > SHA256SUMS)
            quadrant update --from dist/quadrant-0.10.0-linux-x86_64.tar.gz
            quadrant version
            old=user/share/quadrant/versions/0.9.0/bin/quadrant
            $old versions
            $old use 0.9.0 && quadrant versions --json | tr -d ' \\n'; echo
            quadrant uninstall 0.10.0
            quadrant versions
            """)
        // What install.sh says is a message, and no result.
        #expect(result.errors.contains("installed quadrant 0.10.0: "))
        #expect(result.output == """
            * 0.9.0
            quadrant 0.10.0
              0.9.0
            * 0.10.0
            quadrant 0.9.0 is used from now on
            [{"isUsed":true,"version":"0.9.0"},{"isUsed":false,"version":"0.10.0"}]
            removed quadrant 0.10.0
            * 0.9.0

            """, "\(result.errors)")
    }

    @Test func failuresHaveFourParts() throws {
        let command = try Self.installed()
        for (arguments, what) in [
            ("use 3.0.0", "version 3.0.0 is not installed"), ("uninstall 3.0.0", "version 3.0.0 is not installed"),
            ("uninstall 0.9.0", "version 0.9.0 is the one that is used"),
            ("update", "this release does not say where others are"),
        ] {
            let result = try command.shell("user/bin/quadrant \(arguments)")
            #expect(result.hasFourParts && result.errors.hasPrefix("quadrant: " + what), "\(result.errors)")
        }
        let failed = try command.shell("user/bin/quadrant update --from missing.tar.gz; echo $?")
        #expect(failed.output == "5\n" && failed.errors.hasPrefix("install: a file cannot be read"))
        #expect(try command.shell("user/bin/quadrant versions").output == "* 0.9.0\n")
    }

    @Test func uninstallLeavesNothing() throws {
        let command = try Self.installed()
        let result = try command.shell("""
            unset QUADRANT_CACHE; export XDG_CACHE_HOME=$PWD/caches; mkdir -p caches/quadrant
            user/bin/quadrant uninstall
            """)
        #expect(result.output == "removed quadrant 0.9.0\n", "\(result.errors)")
        #expect(command.files == ["A.swift"])
    }

    /// A folder that a user has named is not removed.
    @Test func uninstallKeepsAFolderOfTheUser() throws {
        let command = try Self.installed()
        try command.write("mine", to: "named/file")
        let result = try command.shell("QUADRANT_CACHE=$PWD/named user/bin/quadrant uninstall")
        #expect(result.output.contains("kept the cache "), "\(result.errors)")
        #expect(command.files == ["A.swift", "named"] && command.text("named/file") == "mine")
    }

    @Test func anotherCompilerIsRefused() throws {
        let command = try Self.installed()
        let result = try command.shell("user/bin/quadrant render A.swift -o a.png")
        #expect(result.code == 5 && result.hasFourParts, "\(result.errors)")
        #expect(result.errors.contains("this release of quadrant is for another Swift compiler"))
        #expect(try command.shell("user/bin/quadrant version").output.contains("modules  Swift version 1.0\n"))
    }

    /// What was compiled is drawn where the compiler is gone; what was not is refused.
    @Test func drawsWithoutACompiler() throws {
        let compiler = try #require(Toolchain.findCompiler().flatMap { Toolchain.version(of: $0) })
        let command = try Self.installed(compiler: compiler)
        let result = try command.shell("""
            export QUADRANT_CACHE=$PWD/cache; unset QUADRANT_SWIFTC
            user/bin/quadrant render A.swift -o a.png --quiet && PATH=/usr/bin:/bin
            command -v swiftc >/dev/null && exit 77
            user/bin/quadrant render A.swift -o b.png && cmp a.png b.png && echo same
            sed 's/"A"/"B"/' A.swift > B.swift
            user/bin/quadrant render B.swift -o c.png
            """)
        // Where the compiler is in /usr/bin, it cannot be left out of PATH.
        if result.code == 77 { return }
        #expect(result.output == "same\n", "\(result.errors)")
        #expect(result.errors.contains("quadrant: no Swift compiler found") && result.hasFourParts)
    }
}
