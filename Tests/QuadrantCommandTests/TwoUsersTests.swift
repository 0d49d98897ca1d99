import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// Two users on one machine (#33.36, #33.37): what one has planted neither runs as the other, nor is a file written
/// through it.
///
/// The folder `shared` is like the one for temporary files: all can write in it, only owners rename. In `open` all can
/// do both; `his` belongs to the other user. `own` is the user's own, and `mark` tells what ran.
@Suite("No other user runs code or writes files as this one", .serialized)
struct TwoUsersTests {
    struct Attempt: CustomTestStringConvertible, Sendable {
        var testDescription: String
        /// Run by the other user, in the folder of all.
        var plant: String
        /// Run by this user, in the own folder.
        var act: String
        /// A part of the messages.
        var says = ""
        /// The exit code, where it is part of the fact.
        var code: ExitCode?
        /// Whether the other user acts at the same time.
        var isRace = false

        init(_ name: String, plant: String, act: String, says: String = "", code: ExitCode? = nil,
             isRace: Bool = false) {
            (testDescription, self.plant, self.act, self.says, self.code) = (name, plant, act, says, code)
            self.isRace = isRace
        }
    }

    private static let user: uid_t = 60_001, other: uid_t = 60_002
    private static let canActAsTwo = geteuid() == 0 && Spawn.program("setpriv") != nil

    private static let draw = "$QUADRANT render A.swift --size 40x20 -q -o"
    private static let link = "ln -s $W/own/precious.svg shared/a"

    static let outputs: [Attempt] = [
        .init("a link to a file", plant: link + ".svg", act: draw + " $W/shared/a.svg",
              says: "is a link of user 60002", code: .output),
        .init("a link to a file that is not there", plant: "ln -s $W/own/new.svg shared/a.svg",
              act: draw + " $W/shared/a.svg", says: "is a link of user 60002", code: .output),
        .init("a link in a folder where all can rename", plant: "ln -s $W/own/precious.svg open/a.svg",
              act: draw + " $W/open/a.svg", says: "is a link of user 60002", code: .output),
        .init("a link in the other's folder", plant: "ln -s $W/own/precious.svg his/a.svg",
              act: draw + " $W/his/a.svg", says: "is a link of user 60002", code: .output),
        .init("a link to a link", plant: "ln -s b.svg shared/a.svg; ln -s $W/own/precious.svg shared/b.svg",
              act: draw + " $W/shared/a.svg", says: "is a link of user 60002", code: .output),
        .init("a relative link", plant: "mkdir shared/x; ln -s x/$UP/$UP/own/precious.svg shared/a.svg",
              act: draw + " $UP/shared/a.svg", says: "is a link of user 60002", code: .output),
        .init("a link in place of a folder", plant: "ln -s $W/own shared/shots", act: draw + " $W/shared/shots/",
              says: "is a link of user 60002", code: .output),
        .init("a link above a new folder", plant: "ln -s $W/own shared/x", act: draw + " $W/shared/x/new/",
              says: "is a link of user 60002", code: .output),
        .init("a pipe", plant: "mkfifo -m 666 shared/a.svg", act: "timeout 20 " + draw + " $W/shared/a.svg",
              says: "is a pipe of user 60002", code: .output),
        .init("a file that only its owner can replace", plant: "echo his > shared/a.svg; chmod 666 shared/a.svg",
              act: draw + " $W/shared/a.svg; code=$?; grep -q his $W/shared/a.svg && exit $code", code: .output),
        .init("a link in place of an animation", plant: link + ".apng", act: draw + " $W/shared/a.apng --duration 0.1",
              says: "is a link of user 60002", code: .output),
        .init("a link in place of an animation that another program encodes", plant: link + ".gif",
              act: draw + " $W/shared/a.gif --duration 0.1", says: "is a link of user 60002", code: .output),
        .init("a link in place of a page", plant: link + ".html", act: "$QUADRANT explain A.swift -o $W/shared/a.html",
              says: "is a link of user 60002", code: .output),
        .init("a link in place of a picture of symbols", plant: link + ".svg",
              act: "$QUADRANT symbols star -o $W/shared/a.svg", says: "is a link of user 60002", code: .output),
        .init("a link in place of a list of results", plant: link + ".xml",
              act: "$QUADRANT test P.swift --junit $W/shared/a.xml", says: "is a link of user 60002"),
        .init("a link in place of a report", plant: "ln -s $W/own shared/report",
              act: "$QUADRANT test P.swift --report $W/shared/report", says: "is a link of user 60002"),
        .init("a link above a report", plant: "ln -s $W/own shared/x",
              act: "$QUADRANT test P.swift --report $W/shared/x/y/z", says: "is a link of user 60002"),
        .init("a link in place of a report's page",
              plant: "mkdir -m 777 shared/report; ln -s $W/own/precious.svg shared/report/index.html",
              act: "$QUADRANT test P.swift --report $W/shared/report", says: "is a link of user 60002"),
        .init("a link in place of a worker's picture", plant: link + ".svg",
              act: #"echo '{"output":"'$W'/shared/a.svg"}' | $QUADRANT worker A.swift | tee /dev/stderr"#,
              says: "is a link of user 60002"),
        .init("a link that comes and goes", plant: """
            while [ ! -e mark/end ]; do ln -sfn $W/own/precious.svg open/a.svg; rm -f open/a.svg; done
            """, act: "for i in 1 2 3 4 5 6; do \(draw) $W/open/a.svg; done; touch $W/mark/end", isRace: true),
        .init("a folder that becomes a link", plant: """
            while [ ! -e mark/end ]; do
                mkdir -m 777 open/x; mv -T open/x open/y; ln -s $W/own open/x; rm -f open/x; rm -rf open/y
            done 2>/dev/null
            """, act: "for i in 1 2 3 4 5 6; do \(draw) $W/open/x/B.svg; done; touch $W/mark/end", isRace: true),
        .init("unfinished files that become links", plant: """
            while [ ! -e mark/end ]; do
                for name in open/.quadrant-*; do ln -sfn $W/own/precious.svg $name; done
            done 2>/dev/null
            """, act: """
            for kind in svg gif apng; do \(draw) $W/open/a.$kind \
            $([ $kind = svg ] || echo --duration 0.1); done; touch $W/mark/end
            """, isRace: true),
    ]

    static let folders: [Attempt] = [
        .init("the folder of a test run", plant: """
            until [ -s mark/pid ]; do sleep 0.01; done
            pid=$(<mark/pid)
            mkdir -m 777 shared/quadrant-test-$pid
            ln -s $W/own shared/quadrant-test-$pid/0
            touch mark/planted
            """, act: """
            echo $$ > $W/mark/pid; until [ -e $W/mark/planted ]; do sleep 0.01; done
            exec $QUADRANT test P.swift
            """, isRace: true),
        .init("the folder of a run of test targets", plant: """
            until [ -s mark/pid ]; do sleep 0.01; done
            folder=shared/quadrant-tests-$(<mark/pid)
            mkdir -m 777 $folder
            touch mark/planted
            until [ -s $folder/1.json ] || [ -e mark/end ]; do sleep 0.01; done
            sed -E 's|"library":"[^"]*"|"library":"'$W'/planted.so"|' $folder/1.json > shared/new.json
            mv -f shared/new.json $folder/1.json
            """, act: """
            echo $$ > $W/mark/pid; until [ -e $W/mark/planted ]; do sleep 0.01; done
            $QUADRANT test Cards --tests; touch $W/mark/end
            """, isRace: true),
        .init("the folder of resources", plant: "mkdir -m 777 shared/quadrant-bundles-\(user) shared/quadrant-bundles",
              act: "QUADRANT_CACHE=/proc/none $QUADRANT render Cards -o $W/own/out/a.svg", code: .success),
        .init("a cache of the other user", plant: "mkdir -m 777 his/cache",
              act: "QUADRANT_CACHE=$W/his/cache \(draw.replacing(" -q", with: "")) $W/own/out/a.svg",
              says: "the cache is disabled", code: .success),
        .init("a cache that all can write", plant: ":", act: """
            mkdir -m 777 $W/shared/cache
            QUADRANT_CACHE=$W/shared/cache \(draw.replacing(" -q", with: "")) $W/own/out/a.svg
            """, says: "can be written by other users", code: .success),
        .init("a link in place of a cache", plant: "ln -s $W/own shared/cache",
              act: "QUADRANT_CACHE=$W/shared/cache \(draw.replacing(" -q", with: "")) $W/own/out/a.svg",
              says: "belongs to user 60002", code: .success),
        .init("a cache of the other user in which only owners rename", plant: "mkdir -m 1777 shared/cache",
              act: "QUADRANT_CACHE=$W/shared/cache \(draw.replacing(" -q", with: "")) $W/own/out/a.svg",
              says: "the cache is disabled", code: .success),
        .init("the user's folder in a cache of several", plant: """
            until [ -e mark/pid ]; do sleep 0.01; done; mkdir -m 777 shared/cache/user-\(user); touch mark/planted
            """, act: """
            mkdir -m 1777 $W/shared/cache; touch $W/mark/pid; until [ -e $W/mark/planted ]; do sleep 0.01; done
            QUADRANT_CACHE=$W/shared/cache \(draw.replacing(" -q", with: "")) $W/own/out/a.svg
            """, says: "belongs to user 60002", code: .success, isRace: true),
        .init("a cache that all can rename", plant: ":", act: """
            mkdir -m 700 $W/open/cache
            QUADRANT_CACHE=$W/open/cache \(draw.replacing(" -q", with: "")) $W/own/out/a.svg; code=$?
            rmdir $W/open/cache && exit $code
            """, says: "can be exchanged by other users", code: .success),
        .init("the compiler's modules", plant: "mkdir -p his/clang/ModuleCache his/quadrant; chmod -R 777 his",
              act: "XDG_CACHE_HOME=$W/his $QUADRANT render A.swift -q -o $W/own/out/a.svg", code: .success),
        .init("the other's folder for temporary files", plant: ":",
              act: "TMPDIR=$W/his QUADRANT_CACHE=/proc/none $QUADRANT render A.swift -q -o $W/own/out/a.svg",
              code: .success),
        .init("temporary files that all can rename", plant: ":",
              act: "TMPDIR=$W/open QUADRANT_CACHE=/proc/none $QUADRANT render A.swift -q -o $W/own/out/a.svg",
              code: .success),
        .init("temporary files of a test run that all can rename", plant: ":",
              act: "TMPDIR=$W/open $QUADRANT test P.swift"),
        .init("temporary files of a worker that all can rename", plant: ":",
              act: #"echo '{"output":"'$W'/own/out/a.svg"}' | TMPDIR=$W/open $QUADRANT worker A.swift"#,
              code: .success),
    ]

    static let places: [Attempt] = [
        .init("a manifest around a file", plant: "cp manifest shared/Package.swift",
              act: "cp A.swift $W/shared/mine.swift; $QUADRANT render $W/shared/mine.swift -q -o out/a.svg",
              code: .success),
        .init("checkouts around a project", plant: """
            mkdir -p shared/.build/checkouts/Badge/Sources/Badge
            cp manifest shared/.build/checkouts/Badge/Package.swift
            echo 'public let badge = 1' > shared/.build/checkouts/Badge/Sources/Badge/a.swift
            """, act: "cp -r Missing $W/shared/; $QUADRANT render $W/shared/Missing --offline -o out/a.svg"),
        .init("a package around a project", plant: """
            mkdir -p shared/Sources/Badge; cp manifest shared/Package.swift
            echo 'public let badge = 1' > shared/Sources/Badge/a.swift
            """, act: "cp -r Missing $W/shared/; $QUADRANT render $W/shared/Missing --offline -o out/a.svg"),
        .init("settings around a project", plant: #"echo '{"exclude": ["*"]}' > shared/quadrant.json"#,
              act: "cp P.swift $W/shared/; $QUADRANT test $W/shared/P.swift --record missing", code: .success),
    ]

    /// The users' folders. Compiled programs stay in the cache from one attempt to the next.
    private static let world: Command? = try? makeWorld()

    private static func makeWorld() throws -> Command {
        let preview = "#Preview(\"One\") { Color.red.frame(width: 20, height: 10) }\n"
        let command = try Command([
            "own/A.swift": "import SwiftUI\nstruct A: View { var body: some View { Color.red } }\n",
            "own/P.swift": "import SwiftUI\n" + preview,
            "own/precious.svg": "precious", "own/out/.keep": "",
            "own/Cards/Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(name: "Cards", defaultLocalization: "en", targets: [
                    .target(name: "Cards", resources: [.process("Localizable.strings")]),
                    .testTarget(name: "CardsTests", dependencies: ["Cards"])])
                """,
            "own/Cards/Sources/Cards/Localizable.strings": "\"a\" = \"b\";\n",
            "own/Cards/Sources/Cards/Card.swift": "import SwiftUI\n" + preview,
            "own/Cards/Tests/CardsTests/A.swift": """
                import XCTest
                final class ATests: XCTestCase { func testA() {} }
                """,
            "own/Missing/Package.swift": """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Missing", dependencies: [.package(url: "https://example.com/Badge.git", from: "1.0.0")],
                    targets: [.target(name: "Missing", dependencies: ["Badge"])])
                """,
            "own/Missing/Sources/Missing/A.swift": "import SwiftUI\n" + preview,
            "planted.c": "",
        ])
        let folder = command.folder
        // Code of the other user that tells that it ran.
        try command.write("""
            // swift-tools-version: 6.0
            import Foundation
            import PackageDescription
            FileManager.default.createFile(atPath: "\(folder)/mark/ran", contents: nil)
            let package = Package(name: "Badge", products: [.library(name: "Badge", targets: ["Badge"])], targets: [
                .target(name: "Badge")])
            """, to: "manifest")
        try command.write("""
            #include <stdio.h>
            __attribute__((constructor)) static void run(void) { fclose(fopen("\(folder)/mark/ran", "w")); }
            """, to: "planted.c")
        let made = try command.shell("""
            chmod 755 . && "\(try Toolchain().clang)" -shared -fPIC planted.c -o planted.so
            mkdir -m 1777 shared mark && mkdir -m 777 open && mkdir -m 777 his
            chown -R \(user):\(user) own && chown \(other):\(other) his && chmod a+rX manifest planted.so
            """)
        #expect(made.code == 0, "\(made.errors)")
        return command
    }

    /// The own files that a command may not change, with their contents. SwiftPM makes hidden folders.
    private func state(_ world: Command) throws -> String {
        try world.shell("""
            cd own && find . -path './.?*' -prune -o -path ./out -prune -o -path ./__Previews__ -prune -o \
            -printf '%p %y %U %m\\n' | sort; cat precious.svg A.swift P.swift
            """).output
    }

    @Test(.enabled(if: canActAsTwo, "only root can act as two users"), arguments: outputs + folders + places)
    func anAttackOfAnotherUserFails(attempt: Attempt) throws {
        let world = try #require(Self.world)
        _ = try world.shell("""
            rm -rf shared mark open his; mkdir -m 1777 shared mark; mkdir -m 777 open his
            chown \(Self.other):\(Self.other) his
            """)
        let before = try state(world)
        func script(_ user: uid_t, _ text: String) -> String {
            """
            setpriv --reuid=\(user) --regid=\(user) --clear-groups env -i PATH="$PATH" HOME=$PWD/own W=$PWD UP=.. \
            TMPDIR=$PWD/shared QUADRANT="$QUADRANT" QUADRANT_SWIFTC="${QUADRANT_SWIFTC:-}" LC_ALL=C.UTF-8 \
            bash -c 'cd "$1"; eval "$2"' - \(user == Self.user ? "own" : ".") '\(text.replacing("'", with: "'\\''"))'
            """
        }
        let plant = script(Self.other, attempt.plant), act = script(Self.user, attempt.act)
        let result = try world.shell(attempt.isRace ? "\(plant) & plant=$!; \(act); code=$?; wait $plant; exit $code"
            : "\(plant) && \(act)")
        let said = "\(result.errors)\(result.output)"
        #expect(attempt.says.isEmpty || said.contains(attempt.says), "\(said)")
        if let code = attempt.code { #expect(result.code == code.rawValue, "\(said)") }
        #expect(!said.contains("command not found") && !said.contains("annot open"), "\(said)")
        // Nothing ran, nothing was written, and nothing of this user's lies where the other can exchange it.
        #expect(try state(world) == before)
        #expect(!FileManager.default.fileExists(atPath: world.folder + "/mark/ran"))
        let found = try world.shell("""
            find shared open his -type d \\( -uid \(Self.other) -o -path open -o -path his \\) -print0 |
                xargs -0 -I{} find {} -maxdepth 1 -mindepth 1 -uid \(Self.user) -not -name '[aB].*'
            """)
        #expect(found.output.isEmpty, "\(found.output)")
    }

    @Test func thereAreAtLeastThirtyAttempts() {
        #expect(Self.outputs.count + Self.folders.count + Self.places.count >= 30)
    }

    /// A commit that is written as an option, and a path that ends early: no other user is needed.
    @Test func optionsOfGitAndPathsWithZerosWriteNothing() throws {
        let command = try Command(["A.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n"])
        let git = try command.shell("""
            git init -q . && git add A.swift && git -c user.name=a -c user.email=a@example.com commit -qm a
            "$QUADRANT" test A.swift --changed-since '--output=A.swift'
            """)
        #expect(git.code == ExitCode.usage.rawValue)
        #expect(git.errors.contains("'--output=A.swift' cannot be compared with"), "\(git.errors)")
        let worker = try command.shell(#"echo '{"output":"A.swift\u0000.png"}' | "$QUADRANT" worker A.swift"#)
        #expect(worker.output.contains("holds a character of code 0"), "\(worker.output)")
        #expect(command.text("A.swift")?.hasPrefix("import SwiftUI") == true)
    }

    /// Devices stay devices for root too.
    @Test func resultsToADeviceLeaveIt() throws {
        let command = try Command(["A.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n"])
        let result = try command.run(["test", "A.swift", "--junit", "/dev/null"], ["CI": ""])
        #expect(result.code == 0, "\(result.errors)")
        #expect(try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
                == .typeCharacterSpecial)
    }
}
