import Foundation
import Testing

/// The commands of the README and the guides that are not `quadrant …` run as they are written; `Tests/Guide/README.md`
/// says what stands in for a daemon, a service and a package manager.
@Suite struct OtherCommandsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// The programs with which such a command begins.
    private static let programs = [
        "./", "sh ", "bash ", "git ", "tools/", "apt-get ", "swift ", "docker ", "sentry-cli ", "curl ", "pip ", "npm ",
        "cd ", "sudo ", "QUADRANT_",
    ]

    /// The command lines of a page, those in code blocks and those between backquotes, each once.
    static func commands(_ page: String) throws -> [String] {
        let text = try String(contentsOfFile: root + "/" + page, encoding: .utf8)
        let lines = text.split(separator: "\n").map {
            $0.trimmingPrefix("> ").trimmingPrefix("    ").trimmingPrefix("$ ")
        }
        let quoted = lines.flatMap { $0.matches(of: #/`([^`]*)`/#).map(\.output.1) }
        var seen: Set<String> = []
        return (lines + quoted).filter { line in
            programs.contains { line.hasPrefix($0) && line.contains(" ") }
        }.map { line in
            // What follows after two spaces is a remark.
            String(line.firstRange(of: "  ").map { line[..<$0.lowerBound] } ?? line)
        }.filter { seen.insert($0).inserted }
    }

    static let pages = [
        "README.md", "Docs/Guide/Agents.md", "Docs/Guide/ContinuousIntegration.md", "Docs/Guide/Editors.md",
        "Docs/Guide/SKILL.md",
    ]

    @Test(arguments: pages) func commandsRun(_ page: String) throws {
        let found = try Self.commands(page)
        let command = try Command(Self.files)
        let release = try command.shell(Self.makeRelease)
        #expect(release.code == 0, "\(release.errors)")
        var before = "export PATH='\(Self.root)/Tests/Guide/bin':$PATH HOME=$PWD/home TMPDIR=$PWD/tmp; mkdir -p $TMPDIR"
        for line in found {
            let isInClone = line.contains("./quadrant ")
            if isInClone || line.hasPrefix("git clone "), !before.contains("QUADRANT_BUILD") {
                before += "\n" + Self.makeRepository
            }
            let words = line.replacing("VERSION", with: "1.2.3")
            var folder = ""
            if line.hasPrefix("git clone ") { folder = "rm -rf quadrant; " }
            if isInClone { folder = "[ -d quadrant ] || git clone -q URL quadrant; cd quadrant && " }
            if line.hasPrefix("tools/") || line.hasPrefix("docker build") { folder = "cd '\(Self.root)' && " }
            if line.hasPrefix("docker run") { folder = Self.image }
            if line.hasPrefix("sentry-cli") { folder = "\"$QUADRANT\" test Sources --export pictures; " }
            // Where its modules of Python are not installed, its text has to be a program's that has the option.
            let needsModules = line.hasPrefix("tools/text-widths")
            if needsModules, try command.shell("python3 -c 'import uharfbuzz, numpy'").code != 0 {
                folder += "python3 -c 'compile(open(\"tools/text-widths\").read(), \"a\", \"exec\")' && "
                    + "grep -q '^    tools/text-widths --held-out ' tools/text-widths || "
            }
            // What a page builds or exports in one line, the next one uses.
            let script = before + "\n" + folder + words
            let result = try command.shell(script)
            // No preview has a reference yet.
            let expected: Set<Int32> = line.hasPrefix("docker run") ? [0, 6] : [0]
            #expect(expected.contains(result.code), "\(line): \(result.code) \(result.output) \(result.errors)")
        }
    }

    @Test func wordsThatDockerDoesNotKnowFail() throws {
        let command = try Command(["Dockerfile": "FROM swift:6.3\nCOPY missing /\nENTRYPOINT [\"quadrant\"]\n"])
        let path = "export PATH='\(Self.root)/Tests/Guide/bin':$PATH TMPDIR=$PWD; "
        for line in ["docker build --unknown .", "docker build -t a .", "docker run --rm none test", "docker pull a"] {
            #expect(try command.shell(path + line).code != 0, "\(line)")
        }
        for line in ["sentry-cli snapshots upload . --app-id a", "sentry-cli snapshots upload .", "sentry-cli upload"] {
            #expect(try command.shell(path + line).code != 0, "\(line)")
        }
        #expect(try command.shell(path + "apt-get install no-such-package-of-debian").code != 0)
    }

    private static let files = [
        "View.swift": "import SwiftUI\n#Preview { Text(\"Hello\") }\n",
        "Sources/View.swift": "import SwiftUI\n#Preview(\"One\") { Text(\"Hello\") }\n",
        "home/.profile": "",
    ].merging(GuideCommandsTests.package) { own, _ in own }

    /// A release whose command is the tested one.
    private static let makeRelease = """
        sed "s/glibc=0 kilobytes=0/glibc=2.5 kilobytes=1/" '\(root)/tools/install.sh' > install.sh
        name=quadrant-1.2.3-linux-x86_64; mkdir -p $name/bin $name/lib/quadrant
        printf '#!/bin/sh\\n[ "$1" = version ] && echo quadrant 1.2.3 || exec "%s" "$@"\\n' "$QUADRANT" \
            > $name/lib/quadrant/quadrant
        echo '{}' > $name/lib/quadrant/quadrant-release.json; chmod 755 $name/lib/quadrant/quadrant
        ln -sf ../lib/quadrant/quadrant $name/bin/quadrant && tar -czf $name.tar.gz $name &&
        sha256sum $name.tar.gz > SHA256SUMS && rm -r $name
        """

    /// A bare repository of the present files in a folder `URL`, and a build that `./quadrant` takes if the clone
    /// has the same sources. There is no `swift` to build with.
    private static let makeRepository = """
        if [ ! -d URL ]; then
            git init -q --bare URL
            repository() { git --git-dir="$PWD/URL" -c core.bare=false --work-tree='\(root)' "$@"; }
            repository add -A && repository -c user.name=a -c user.email=a@b commit -q -m All
            mkdir -p build stubs && ln -s "$(dirname "$QUADRANT")" build/release
            printf '#!/bin/sh\\necho "the clone has other sources than the tests" >&2; exit 1\\n' > stubs/swift
            chmod 755 stubs/swift
            digest=$(cd '\(root)' && find Package.swift Sources -type f -print0 | LC_ALL=C sort -z |
                xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1)
            printf '%s\\n\\n%s\\n' "$(readlink -f "$(command -v swiftc)")" "$digest" > build/quadrant-built
        fi
        export QUADRANT_BUILD=$PWD/build PATH=$PWD/stubs:$PATH
        """

    /// The image of the page before.
    private static let image = "(cd '\(root)' && docker build -f Examples/CI/Dockerfile -t quadrant .) && "
}
