import Foundation
import Testing

/// `tools/release`: the parts that need no build.
@Suite("The files of a release")
struct ReleaseTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// Runs Python statements in which `release` is the tool.
    private static func run(_ script: String, in command: Command) throws -> Command.Result {
        try command.write("""
            import importlib.machinery, importlib.util, pathlib, sys
            sys.dont_write_bytecode = True
            loader = importlib.machinery.SourceFileLoader("release", "\(root)/tools/release")
            release = importlib.util.module_from_spec(importlib.util.spec_from_loader("release", loader))
            loader.exec_module(release)
            """ + "\n" + script, to: "script.py")
        return try command.shell("python3 script.py")
    }

    /// The archive depends on names, contents and whether a file can be executed, and on nothing else.
    @Test func theSameFilesAreTheSameBytes() throws {
        let command = try Command()
        let result = try command.shell("""
            for folder in one two; do mkdir -p $folder/bin $folder/lib; done
            echo b > one/lib/b; echo a > one/bin/a; chmod 755 one/bin/a; ln -s ../bin/a one/lib/link
            ln -s ../bin/a two/lib/link; echo a > two/bin/a; echo b > two/lib/b
            chmod 700 two/bin/a; chmod 600 two/lib/b
            touch -d 2001-01-01 two/lib/b two/bin
            """)
        #expect(result.code == 0)
        let written = try Self.run("""
            for name in ("one", "two"):
                release.write_tar(pathlib.Path(name), name + ".tar.gz", "quadrant-1", 1700000000)
            """, in: command)
        #expect(written.code == 0, "\(written.errors)")
        #expect(try command.shell("cmp one.tar.gz two.tar.gz && echo same").output == "same\n")
        let listed = try command.shell("TZ=UTC tar --numeric-owner -tvzf one.tar.gz | tr -s ' '")
        #expect(listed.output == """
            drwxr-xr-x 0/0 0 2023-11-14 22:13 quadrant-1/
            drwxr-xr-x 0/0 0 2023-11-14 22:13 quadrant-1/bin/
            -rwxr-xr-x 0/0 2 2023-11-14 22:13 quadrant-1/bin/a
            drwxr-xr-x 0/0 0 2023-11-14 22:13 quadrant-1/lib/
            -rw-r--r-- 0/0 2 2023-11-14 22:13 quadrant-1/lib/b
            lrwxrwxrwx 0/0 0 2023-11-14 22:13 quadrant-1/lib/link -> ../bin/a

            """)
    }

    @Test func theScriptKnowsTheRelease() throws {
        let command = try Command(["tree/file": String(repeating: "x", count: 20_480)])
        let result = try Self.run("""
            print(release.script(pathlib.Path("tree"), {"glibc": "2.36"}, "https://example.org/releases"))
            """, in: command)
        #expect(result.output.contains("\nreleases='https://example.org/releases' glibc=2.36 kilobytes=30 "),
                "\(result.errors)")
    }

    @Test func notesAreThoseOfTheVersionOrTheNext() throws {
        let command = try Command(["tree/CHANGELOG.md": "# Changes\n\n## Next\n\n* new\n\n## 0.1.0\n\n* old\n"])
        let result = try Self.run("""
            release.root = pathlib.Path("tree")
            print(release.notes("0.2.0") + release.notes("0.1.0"))
            pathlib.Path("tree/CHANGELOG.md").write_text("# Changes\\n")
            release.notes("0.2.0")
            """, in: command)
        #expect(result.output == "# Quadrant 0.2.0\n\n* new\n# Quadrant 0.1.0\n\n* old\n\n")
        #expect(result.errors.hasPrefix("release: CHANGELOG.md says nothing of 0.2.0\n  at    "), "\(result.errors)")
    }

    @Test func aTagIsThatOfTheVersion() throws {
        let command = try Command(), result = try command.shell("\(Self.root)/tools/release --tag v9.9.9 --output out")
        #expect(result.code == 1 && command.files.isEmpty)
        #expect(result.errors.hasPrefix("release: the tag v9.9.9 is not that of version "), "\(result.errors)")
    }
}
