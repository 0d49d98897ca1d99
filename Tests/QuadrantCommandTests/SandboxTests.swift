import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// `--sandbox`: a program sees its project only, and writes to the folder of its output only.
@Suite struct SandboxTests {
    static let isPossible: Bool = {
        guard let bwrap = Spawn.program("bwrap") else { return false }
        return Spawn.run(bwrap, ["--unshare-all", "--ro-bind", "/", "/", "/bin/true"], silent: true)?.status == 0
    }()

    @Test(.enabled(if: isPossible)) func aPictureIsDrawnAndNothingElseIsWritten() throws {
        let command = try Command(["app/View.swift": """
            import SwiftUI
            import Foundation
            #Preview(traits: .fixedLayout(width: 200, height: 50)) {
                let _ = try? Data("x".utf8).write(to: URL(fileURLWithPath: "app/written.txt"))
                let _ = print("hostname:", (try? String(contentsOfFile: "/etc/hostname", encoding: .utf8)) ?? "refused")
                Text("a")
            }
            """])
        let drawn = try command.run("render", "app/View.swift", "-o", "out/a.png", "--sandbox")
        #expect(drawn.code == 0, "\(drawn.errors)")
        #expect(drawn.output.contains("hostname: refused"))
        #expect(command.files(in: "out") == ["a.png"])
        #expect(command.files(in: "app") == ["View.swift"])
        let plain = try command.run("render", "app/View.swift", "-o", "out/b.png")
        #expect(plain.code == 0)
        #expect(command.data("out/a.png") == command.data("out/b.png"))
        #expect(command.files(in: "app") == ["View.swift", "written.txt"])
    }

    /// What the sandbox refuses is a runtime issue, with the line of the program.
    @Test(.enabled(if: isPossible)) func whatIsRefusedIsSaid() throws {
        let command = try Command(["other/Secret.txt": "secret", "app/View.swift": """
            import SwiftUI
            import Foundation
            #Preview(traits: .fixedLayout(width: 200, height: 50)) {
                let _ = try? Data("x".utf8).write(to: URL(fileURLWithPath: "app/written.txt"))
                let _ = try? Data("x".utf8).write(to: FileManager.default.temporaryDirectory.appending(path: "a"))
                let _ = try? String(contentsOfFile: "other/Secret.txt", encoding: .utf8)
                let _ = try? String(contentsOfFile: "/etc/not-there", encoding: .utf8)
                let _ = NetworkCheck.connect()
                Text("a")
            }
            enum NetworkCheck {
                static func connect() -> Int32 {
                    var hints = addrinfo(), found: UnsafeMutablePointer<addrinfo>?
                    hints.ai_family = AF_INET
                    return getaddrinfo("example.com", "80", &hints, &found)
                }
            }
            """])
        let folder = (command.folder as NSString).resolvingSymlinksInPath
        let drawn = try command.run("render", "app/View.swift", "-o", "out/a.png", "--sandbox")
        #expect(drawn.code == 0, "\(drawn.errors)")
        let issues = drawn.errors.split(separator: "\n").map(String.init)
        func place(_ what: String) -> String? {
            issues.firstIndex { $0.hasSuffix(what) }.map { issues[$0 + 1] }
        }
        #expect(place("Sandbox: writing to \(folder)/app/written.txt was refused.") == "  at    app/View.swift:4")
        #expect(place("Sandbox: reading \(folder)/other/Secret.txt was refused.") == "  at    app/View.swift:6")
        #expect(place("Sandbox: the connection to example.com was refused.") == "  at    app/View.swift:15")
        #expect(issues.count { $0.contains("Sandbox: ") } == 3, "\(drawn.errors)")
        let plain = try command.run("render", "app/View.swift", "-o", "out/a.png")
        #expect(!plain.errors.contains("Sandbox: "))
    }

    @Test(.enabled(if: isPossible)) func tooManyProcessesEndTheProgram() throws {
        let command = try Command(["app/View.swift": """
            import SwiftUI
            import Foundation
            #Preview {
                let _ = (0..<600).map { _ in
                    let sleeping = Process()
                    sleeping.executableURL = URL(fileURLWithPath: "/bin/sleep")
                    sleeping.arguments = ["100"]
                    try? sleeping.run()
                }
                Text("a")
            }
            """])
        let drawn = try command.run("render", "app/View.swift", "-o", "out/a.png", "--sandbox")
        #expect(drawn.code == ExitCode.view.rawValue)
        #expect(drawn.errors.contains("the program has more than 512 processes"))
    }

    /// A manifest is a program: it runs in the sandbox too.
    @Test(.enabled(if: isPossible)) func aManifestReachesNoNetwork() throws {
        let command = try Command([
            "app/Package.swift": """
                // swift-tools-version:5.9
                import PackageDescription
                import Foundation
                let curl = Process()
                curl.executableURL = URL(fileURLWithPath: "/bin/sh")
                curl.arguments = ["-c", "curl -s -m 3 http://1.1.1.1"]
                try curl.run()
                curl.waitUntilExit()
                if curl.terminationStatus == 0 { fatalError("the network was reached") }
                try? "x".write(toFile: "\(NSHomeDirectory())/manifest-ran", atomically: true, encoding: .utf8)
                let package = Package(name: "App", targets: [.target(name: "App", path: "Sources")])
                """,
            "app/Sources/View.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n",
        ])
        let drawn = try command.run("render", "app", "-o", "out/a.png", "--sandbox")
        #expect(drawn.code == 0, "\(drawn.errors)")
        #expect(!FileManager.default.fileExists(atPath: NSHomeDirectory() + "/manifest-ran"))
    }

    @Test(.enabled(if: isPossible)) func anOutputBesideTheSourcesIsRefused() throws {
        let command = try Command(["View.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n"])
        let beside = try command.run("render", "View.swift", "-o", "a.png", "--sandbox")
        #expect(beside.code == 2)
        #expect(beside.hasFourParts)
        #expect(beside.errors.contains("the output would be beside the sources"))
        let recording = try command.run("test", "View.swift", "--record", "all", "--sandbox")
        #expect(recording.code == 2)
        #expect(recording.errors.contains("references cannot be written from a sandbox"))
    }

    /// The sandbox is tried once, and the program starts with the stack that it has inside, not once more for it.
    @Test(.enabled(if: isPossible)) func aWarmRunStartsOneSandbox() throws {
        let command = try Command([
            "app/View.swift": "import SwiftUI\n#Preview(traits: .fixedLayout(width: 20, height: 20)) { Color.red }\n",
            "bin/bwrap": """
                #!/bin/bash
                echo "${@: -1} $(ulimit -s)" >> "$(dirname "$0")/../starts.txt"
                exec \(try #require(Spawn.program("bwrap"))) "$@"
                """,
        ])
        chmod(command.folder + "/bin/bwrap", 0o755)
        let render = #"PATH="$PWD/bin:$PATH" "$QUADRANT" render app/View.swift --sandbox -o out/a.png"#
        for _ in 0..<3 {
            let drawn = try command.shell(render)
            #expect(drawn.code == 0, "\(drawn.errors)")
        }
        let starts = (command.text("starts.txt") ?? "").split(separator: "\n")
        #expect(starts.count { $0.hasPrefix("/bin/true ") } == 1)
        let sizes = starts.filter { $0.hasPrefix("out/a.png ") }.compactMap { $0.split(separator: " ").last }
        #expect(sizes.count == 3)
        let kilobytes = Sandbox.maxAddresses / 32 / 1024
        #expect(sizes.allSatisfy { UInt($0) == kilobytes }, "\(sizes)")
        // Another bwrap is tried anew.
        try command.write(try #require(command.text("bin/bwrap")) + "\n# changed\n", to: "bin/bwrap")
        chmod(command.folder + "/bin/bwrap", 0o755)
        #expect(try command.shell(render).code == 0)
        #expect((command.text("starts.txt") ?? "").matches(of: #/\/bin\/true/#).count == 2)
    }

    /// What is read: the repository, else the project, else the folder, else the file alone.
    @Test func theRootOfAPathIsItsProject() throws {
        let command = try Command([
            "repo/.git/HEAD": "", "repo/App/Package.swift": "", "repo/App/Sources/A.swift": "",
            "plain/Package.swift": "", "plain/Sources/B.swift": "", "loose/C.swift": "",
        ])
        let folder = (command.folder as NSString).resolvingSymlinksInPath
        func root(_ path: String) -> String {
            (Sandbox.root(of: folder + "/" + path) as NSString).resolvingSymlinksInPath
        }
        #expect(root("repo/App/Sources/A.swift") == folder + "/repo")
        #expect(root("plain/Sources/B.swift") == folder + "/plain")
        #expect(root("loose/C.swift") == folder + "/loose")
        let home = NSHomeDirectory() + "/D.swift"
        let isInRepository = FileManager.default.fileExists(atPath: NSHomeDirectory() + "/.git")
        if !isInRepository { #expect(Sandbox.root(of: home) == home) }
    }
}
