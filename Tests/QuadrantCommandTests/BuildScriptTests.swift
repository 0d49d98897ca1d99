import Foundation
import Testing
@testable import QuadrantBase

/// `./quadrant`, with stubs for the compiler and libraries (#9.9, #9.10).
@Suite("The script that builds the command")
struct BuildScriptTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// A checkout with a source, and stubs that log the commands that the script runs.
    private struct Checkout {
        let command: Command

        init() throws {
            command = try Command([
                "clone/Package.swift": "// package\n", "clone/Sources/a.swift": "// a\n",
                "clone/tools/setup": "#!/bin/sh\necho \"setup $*\" >> \"$LOG\"\n",
                "clone/tools/parts": "#!/bin/sh\necho $INSTALLED\n",
                "bin/swiftc": "#!/bin/sh\n", "bin/pkg-config": "#!/bin/sh\n",
                "bin/swift": """
                    #!/bin/bash
                    echo "build $QUADRANT_PARTS${QUADRANT_UNOPTIMISED:+, not optimised}" >> "$LOG"
                    while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && build=$2; shift; done
                    echo '[0/1] Planning build'
                    echo '[123/900] Compiling QuadrantCore View.swift'
                    [ -z "$QUADRANT_UNOPTIMISED" ] && WAIT=${WAIT:-$WAIT_OPTIMISED}
                    [ -n "${WAIT:-}" ] && { touch "$WAIT.begun"; until [ -e "$WAIT" ]; do /bin/sleep 0.02; done; }
                    mkdir -p "$build/real/Modules"
                    ln -sfn real "$build/release"
                    printf '#!/bin/sh\\necho "command $*"\\n' > "$build/release/quadrant"
                    chmod 755 "$build/release/quadrant"
                    touch "$build/release/QuadrantMacros-tool"
                    [ -n "$QUADRANT_UNOPTIMISED" ] && exit ${QUICK_FAILS:-0}
                    exit ${FAILS:-0}
                    """,
            ])
            for name in ["clone/tools/setup", "clone/tools/parts", "bin/swiftc", "bin/pkg-config", "bin/swift"] {
                chmod(command.folder + "/" + name, 0o755)
            }
            try FileManager.default.copyItem(
                atPath: BuildScriptTests.root + "/quadrant", toPath: command.folder + "/clone/quadrant")
            chmod(command.folder, 0o755)
        }

        func run(_ script: String, _ more: [String: String] = [:]) throws -> Command.Result {
            let path = command.folder + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
            return try command.shell(script, [
                "PATH": path, "LOG": command.folder + "/log", "INSTALLED": "libwebsockets",
                "QUADRANT_BUILD": command.folder + "/clone/.build", "QUADRANT_QUICK": "0",
            ].merging(more) { $1 })
        }

        /// The commands that were run since the last call.
        func log() -> [String] {
            defer { try? FileManager.default.removeItem(atPath: command.folder + "/log") }
            return (command.text("log") ?? "").split(separator: "\n").map(String.init)
        }
    }

    @Test func helpBuildsAndInstallsNothing() throws {
        let checkout = try Checkout()
        _ = try checkout.run("./clone/quadrant version")
        _ = checkout.log()
        try checkout.command.write("// other\n", to: "clone/Sources/a.swift")
        let result = try checkout.run("./clone/quadrant preview --help", ["INSTALLED": ""])
        #expect(result.output == "command preview --help\n" && checkout.log().isEmpty)
    }

    @Test func buildsOnceAndAgainWhenSourcesChange() throws {
        let checkout = try Checkout()
        let first = try checkout.run("clone/quadrant render A.swift")
        #expect(first.code == 0, "\(first.errors)")
        #expect(first.output == "command render A.swift\n")
        #expect(first.errors == "quadrant: building (first build, takes some minutes) …\n")
        #expect(checkout.log() == ["setup ", "build libwebsockets"])

        let second = try checkout.run("clone/quadrant version")
        #expect(second.output == "command version\n")
        #expect(second.errors.isEmpty)
        #expect(checkout.log().isEmpty)

        // A new modification time is no change; different bytes are, whatever their modification time.
        #expect(try checkout.run("touch clone/Sources/a.swift && clone/quadrant version").errors.isEmpty)
        #expect(checkout.log().isEmpty)
        let changed = try checkout.run("""
            echo '// b' > clone/Sources/a.swift; touch -d 2001-01-01 clone/Sources/a.swift; clone/quadrant version
            """)
        #expect(changed.errors == "quadrant: building (sources have changed) …\n")
        #expect(checkout.log() == ["setup ", "build libwebsockets"])
    }

    // MARK: The quick build

    /// A new machine draws with a build that is not optimised, and makes the optimised one behind it.
    @Test func theFirstBuildIsQuick() throws {
        let checkout = try Checkout()
        let result = try checkout.run("""
            clone/quadrant render A.swift
            echo '--' >&2
            until [ -e go.begun ]; do /bin/sleep 0.02; done
            clone/quadrant render B.swift
            touch go
            until [ -e clone/.build/quadrant-built ]; do /bin/sleep 0.02; done
            echo '--' >&2
            clone/quadrant render C.swift
            # The command behind, which has made the optimised build, may be removing the quick one as well.
            for i in {1..500}; do [ -e clone/.build/quick ] || break; /bin/sleep 0.02; done
            ls clone/.build
            """, ["QUADRANT_QUICK": "1", "WAIT_OPTIMISED": checkout.command.folder + "/go"])
        let parts = result.errors.components(separatedBy: "--\n")
        #expect(parts.count == 3, "\(result.errors)")
        #expect(parts[0].hasPrefix("quadrant: building (first build, takes two or three minutes) …\n"))
        #expect(parts[0].contains("quadrant: an optimised build continues in the background"))
        // The second command finds the quick build made and the other one being made; the third runs that.
        #expect(parts[1].isEmpty && parts[2].isEmpty, "\(result.errors)")
        #expect(result.output.hasPrefix("command render A.swift\ncommand render B.swift\ncommand render C.swift\n"))
        #expect(!result.output.contains("quick"), "\(result.output)")
        #expect(checkout.log() == [
            "setup ", "build libwebsockets, not optimised", "setup ", "build libwebsockets",
        ])
    }

    /// A command that runs the quick build keeps it.
    @Test func aQuickBuildInUseIsKept() throws {
        let checkout = try Checkout()
        let result = try checkout.run("""
            clone/quadrant render A.swift
            exec 7<clone/.build/quick/in-use
            flock -s 7
            touch go
            until [ -e clone/.build/quadrant-built ]; do /bin/sleep 0.02; done
            clone/quadrant render B.swift
            ls -d clone/.build/quick
            exec 7<&-
            clone/quadrant render C.swift
            ls -d clone/.build/quick
            """, ["QUADRANT_QUICK": "1", "WAIT_OPTIMISED": checkout.command.folder + "/go"])
        #expect(result.output.components(separatedBy: "clone/.build/quick\n").count == 2, "\(result.output)")
    }

    /// What fails without optimisation may succeed with it; what fails with it is made again by the next command.
    @Test func aFailedQuickBuildIsMadeOptimised() throws {
        let checkout = try Checkout()
        let result = try checkout.run("clone/quadrant version", ["QUADRANT_QUICK": "1", "QUICK_FAILS": "1"])
        #expect(result.output == "command version\n" && result.errors.contains("the quick build failed, see "))
        #expect(checkout.log().last == "build libwebsockets")

        let other = try Checkout()
        let failed = try other.run("""
            clone/quadrant version
            until [ -e clone/.build/quadrant-optimise.failed ]; do /bin/sleep 0.02; done
            rm clone/.build/release/quadrant
            clone/quadrant version
            """, ["QUADRANT_QUICK": "1", "FAILS": "1"])
        #expect(failed.output == "command version\n" && failed.code == ExitCode.machine.rawValue)
        #expect(failed.errors.contains("quadrant failed to build"))
    }

    /// A runner of tests waits for the optimised build, as nothing is left running behind its commands.
    @Test func continuousIntegrationWaitsForTheOptimisedBuild() throws {
        let checkout = try Checkout()
        let result = try checkout.run("unset QUADRANT_QUICK; CI=true clone/quadrant version")
        #expect(result.errors == "quadrant: building (first build, takes some minutes) …\n")
        #expect(checkout.log() == ["setup ", "build libwebsockets"])
    }

    // MARK: Optional libraries

    /// Installing a library does not rebuild for commands that do not use it, and builds the missing parts for commands
    /// that do.
    @Test func anInstalledLibraryIsNoChangeOfTheSources() throws {
        let checkout = try Checkout()
        #expect(try checkout.run("clone/quadrant version").code == 0)
        _ = checkout.log()
        let more = ["INSTALLED": "gtk4 libwebsockets"]
        #expect(try checkout.run("clone/quadrant render A.swift", more).errors.isEmpty)
        #expect(try checkout.run("clone/quadrant preview A.swift", more).errors.isEmpty)
        #expect(checkout.log().isEmpty)
        let run = try checkout.run("clone/quadrant run A.swift", more)
        #expect(run.errors == "quadrant: building (adding windows) …\n")
        #expect(checkout.log() == ["setup --window", "build gtk4 libwebsockets"])
        #expect(try checkout.run("clone/quadrant run A.swift", more).errors.isEmpty)
        #expect(checkout.log().isEmpty)
    }

    /// Of four commands one builds, and the others wait for it. Progress is reported at intervals.
    @Test func commandsThatNeedABuildWaitForOne() throws {
        let checkout = try Checkout()
        let result = try checkout.run("""
            clone/quadrant version >first 2>&1 &
            until [ -e go.begun ]; do /bin/sleep 0.02; done
            for name in a b c; do clone/quadrant version >$name 2>&1 & done
            until [ $(cat a b c | grep -c waiting) = 3 ]; do /bin/sleep 0.02; done
            touch go
            wait
            cat first a b c
            """, ["WAIT": checkout.command.folder + "/go"])
        #expect(checkout.log() == ["setup ", "build libwebsockets"])
        let lines = result.output.split(separator: "\n")
        #expect(lines.filter { $0 == "command version" }.count == 4, "\(result.output)")
        #expect(lines.filter { $0 == "quadrant: waiting for another build …" }.count == 3)
    }

    /// A terminal shows one progress line that is overwritten, and removed after the build.
    @Test func aTerminalShowsHowFarTheBuildIs() throws {
        let checkout = try Checkout()
        let result = try checkout.run("""
            script -qefc 'clone/quadrant version' typed >/dev/null &
            until grep -aq '123 of 900' typed 2>/dev/null; do /bin/sleep 0.02; done
            touch go
            wait
            """, ["WAIT": checkout.command.folder + "/go"])
        #expect(result.code == 0)
        let shown = checkout.command.text("typed") ?? ""
        #expect(shown.contains("\rquadrant: building 123 of 900 … "), "\(shown)")
        #expect(shown.contains("\r\u{1b}[Kcommand version"), "\(shown)")
    }

    @Test func aBuildThatFailsSaysWhere() throws {
        let checkout = try Checkout()
        let result = try checkout.run("clone/quadrant version", ["FAILS": "1"])
        #expect(result.code == ExitCode.machine.rawValue)
        #expect(result.errors.contains("quadrant failed to build"))
        #expect(result.hasFourParts)
        // A failed build is not recorded as complete.
        #expect(try checkout.run("clone/quadrant version").output == "command version\n")
        #expect(checkout.command.files.contains("clone"))
    }

    /// SIGINT and SIGTERM terminate the build as well.
    @Test(arguments: ["INT", "TERM"])
    func aSignalEndsTheBuild(signal: String) throws {
        let checkout = try Checkout()
        let result = try checkout.run("""
            set -m
            env --default-signal=INT,TERM,HUP clone/quadrant version & process=$!
            until [ -e go.begun ]; do /bin/sleep 0.02; done
            kill -\(signal) $process
            wait $process
            code=$?
            pgrep -f "scratch-path $QUADRANT_BUILD"
            ls "$QUADRANT_BUILD" | grep began
            exit $code
            """, ["WAIT": checkout.command.folder + "/go"])
        #expect(result.code >= 128)
        #expect(result.output.isEmpty, "\(result.output)")
    }

    // MARK: Other users

    /// Other users can run what root has built; if it must be rebuilt, the error names the owner.
    @Test(.enabled(if: getuid() == 0, "only root can be another user"))
    func othersRunWhatRootBuilt() throws {
        let checkout = try Checkout()
        let other = "setpriv --reuid 65534 --regid 65534 --clear-groups"
        #expect(try checkout.run("umask 077; clone/quadrant version; chmod 644 log").code == 0)
        #expect(try checkout.run("cd clone; chmod -R a+rX quadrant Sources tools Package.swift").code == 0)
        _ = checkout.log()
        let result = try checkout.run("\(other) clone/quadrant version")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == "command version\n")
        #expect(checkout.log().isEmpty)

        try checkout.command.write("// other", to: "clone/Sources/a.swift")
        let refused = try checkout.run("\(other) clone/quadrant version")
        #expect(refused.code == ExitCode.machine.rawValue)
        #expect(refused.errors.contains("quadrant must be built: sources have changed"))
        #expect(refused.errors.contains("belongs to root"))
        #expect(refused.hasFourParts)
        #expect(checkout.log().isEmpty)
    }

    /// A build that another user has put there, or can exchange, is not run (#33.36).
    @Test(.enabled(if: getuid() == 0, "only root can be another user"),
          arguments: ["chown 60002 .build", "chown -R 60002 .build/real", "chown 60002 .build/real/quadrant",
                      "chmod 757 .build", "chmod 757 .build/real", "chmod 757 .build/real/quadrant"])
    func aBuildOfAnotherUserIsNotRun(change: String) throws {
        let checkout = try Checkout()
        #expect(try checkout.run("clone/quadrant version").code == 0)
        _ = checkout.log()
        let result = try checkout.run("cd clone; \(change); ./quadrant version")
        #expect(result.code == ExitCode.machine.rawValue)
        #expect(result.errors.contains("the build can be exchanged by other users"), "\(result.errors)")
        #expect(result.hasFourParts && result.output.isEmpty && checkout.log().isEmpty)
    }
}
