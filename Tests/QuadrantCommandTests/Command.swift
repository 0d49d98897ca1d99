import Foundation
import Testing
@testable import QuadrantProject

/// Runs the built command as a user does, in a temporary folder.
struct Command {
    struct Result {
        var code: Int32
        var output: String
        var errors: String
        var seconds: Double

        /// Whether standard error is a single message in four parts.
        var hasFourParts: Bool {
            let lines = errors.split(separator: "\n").suffix(4)
            return zip(lines, ["quadrant: ", "  at    ", "  rule  ", "  fix   "]).allSatisfy { $0.hasPrefix($1) }
                && lines.count == 4
        }
    }

    let folder: String

    /// The cache is shared by all tests of a run, because their programs differ.
    private static let cache: String = makeFolder("cache")

    /// Whether the tested command is a release build.
    static var isOptimised: Bool { binary.contains("/release/") }

    /// The command that `QUADRANT_COMMAND` names, or the one that was built with the tests.
    private static let binary: String = {
        let environment = ProcessInfo.processInfo.environment
        return environment["QUADRANT_COMMAND"] ?? Toolchain.buildFolder + "/quadrant"
    }()

    /// The seconds after which a command is ended, so that a test that waits for what does not come fails.
    private static let limit = 600.0

    /// Commands are started with the stack that `./quadrant` gives them; without it each would start itself again.
    private static let hasLargeStack: Bool = {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return false }
        limit.rlim_cur = min(1 << 30, limit.rlim_max)
        return setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    }()

    init(_ files: [String: String] = [:]) throws {
        folder = Self.makeFolder("run")
        for (name, text) in files { try write(text, to: name) }
    }

    /// The folder of all folders of this process, which is removed when the process ends.
    private static let root: String = {
        let root = makeFolder("quadrant-tests", in: (NSTemporaryDirectory() as NSString).standardizingPath)
        chmod(root, 0o755)  // Some tests run as other users.
        atexit { try? FileManager.default.removeItem(atPath: Command.root) }
        return root
    }()

    private static func makeFolder(_ name: String) -> String { makeFolder(name, in: root) }

    private static func makeFolder(_ name: String, in parent: String) -> String {
        var template = Array((parent + "/\(name)-XXXXXX").utf8CString)
        mkdtemp(&template)
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func write(_ text: String, to name: String) throws {
        let path = folder + "/" + name
        let parent = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    func data(_ name: String) -> Data? { FileManager.default.contents(atPath: folder + "/" + name) }
    func text(_ name: String) -> String? { data(name).map { String(decoding: $0, as: UTF8.self) } }

    var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    /// The names in a folder.
    func files(in name: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)) ?? []).sorted()
    }

    func run(_ arguments: String...) throws -> Result { try run(arguments) }

    func run(_ arguments: [String], _ changed: [String: String] = [:]) throws -> Result {
        try start(Self.binary, arguments, changed)
    }

    /// Runs a bash script in which `$QUADRANT` is the command.
    func shell(_ script: String, _ changed: [String: String] = [:]) throws -> Result {
        try start("/bin/bash", ["-c", script], changed.merging(["QUADRANT": Self.binary]) { $1 })
    }

    private func start(_ program: String, _ arguments: [String], _ changed: [String: String]) throws -> Result {
        let process = Process()
        prepare(process, program, arguments, changed)
        // Files and not pipes, so that nothing has to read while the command writes.
        let outputs = Self.makeFolder("output")
        defer { try? FileManager.default.removeItem(atPath: outputs) }
        for name in ["out", "err"] {
            _ = FileManager.default.createFile(atPath: outputs + "/" + name, contents: nil)
        }
        let files = ["out", "err"].map { FileHandle(forWritingAtPath: outputs + "/" + $0) }
        // What waits for the time limit holds the process. `Process.run` reads out of bounds where thousands are open.
        defer { for file in files { try? file?.close() } }
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (files[0], files[1])
        let began = Date()
        try process.run()
        // Its process group is that of the tests, which continues.
        let watch = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit, execute: watch)
        process.waitUntilExit()
        watch.cancel()
        let seconds = Date().timeIntervalSince(began)
        if seconds >= Self.limit {
            Issue.record("'\(arguments.joined(separator: " "))' has not ended in \(Int(Self.limit)) s")
        }
        func read(_ name: String) -> String {
            String(decoding: FileManager.default.contents(atPath: outputs + "/" + name) ?? Data(), as: UTF8.self)
        }
        return Result(code: process.terminationStatus, output: read("out"), errors: read("err"), seconds: seconds)
    }

    /// Sets up a process of the command, which the caller starts.
    func prepare(_ process: Process, _ arguments: [String]) { prepare(process, Self.binary, arguments, [:]) }

    private func prepare(_ process: Process, _ program: String, _ arguments: [String], _ changed: [String: String]) {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        _ = Self.hasLargeStack
        var environment = ProcessInfo.processInfo.environment
        environment["QUADRANT_CACHE"] = Self.cache
        // That of the test process, for its own crashes.
        environment["SWIFT_BACKTRACE"] = nil
        environment.merge(changed) { $1 }
        process.environment = environment
    }
}
