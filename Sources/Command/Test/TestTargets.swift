import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantProject
import QuadrantSnapshotTesting
import QuadrantThreads

/// Runs the test targets of projects: `quadrant test --tests`. The tests of a target run in a process of their own; a
/// test that ends or stops it fails alone, and the others run in another.
final class TestTargets {
    private let options: TestOptions
    private let folder: String
    private let progress: ProgressLine
    private var number = 0
    /// What was left out of the targets, because it does not compile.
    private(set) var leftOut: [String] = []

    init(_ options: TestOptions, _ progress: ProgressLine) throws {
        self.options = options
        self.progress = progress
        folder = try TestOptions.privateFolder()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The results of all test targets of the paths, failures first.
    func results() throws -> [TestResult] {
        var found: [TestResult] = []
        for path in options.paths {
            var read = options.project
            (read.target, read.needsTarget) = (nil, false)
            let project = try Self.project(path, read), targets = Self.tests(of: project)
            let wanted = targets.filter { options.project.target == nil || $0.name == options.project.target }
            guard !wanted.isEmpty else {
                throw Failure(.input, targets.isEmpty ? "'\(path)' has no test target"
                                  : "no test target named '\(options.project.target ?? "")' in '\(path)'",
                              at: path, rule: "--tests runs the test targets of a package or Xcode project"
                                  + (targets.isEmpty ? "." : ": \(targets.map(\.name).joined(separator: ", "))."),
                              fix: targets.isEmpty ? "Give the folder of the project, or leave out --tests."
                                  : "Name one of these.")
            }
            if !options.isQuiet { project.notes.forEach { writeError("quadrant: \($0)\n") } }
            for target in wanted { found += try results(of: target, in: project, path) }
        }
        return TestResult.Status.allCases.flatMap { status in found.filter { $0.status == status } }
    }

    private static func tests(of project: Project) -> [Project.Target] {
        project.targets.filter { $0.kind == .tests && $0.isOwn && !$0.sources.isEmpty }
    }

    /// The project of a path. A folder may hold a package without tests, for a tool, beside the project that has them.
    private static func project(_ path: String, _ options: ProjectOptions) throws -> Project {
        let first = try ProjectReader.read([path], options: options)
        guard tests(of: first).isEmpty, FilePath.isFolder(path) else { return first }
        let others = Place.all(in: FilePath.absolute(path)).filter { $0.path != first.path }
        return others.lazy.compactMap { try? ProjectReader.read([$0.path], options: options) }
            .first { !tests(of: $0).isEmpty } ?? first
    }

    private func results(of target: Project.Target, in project: Project, _ path: String) throws -> [TestResult] {
        var project = project
        project.chosen = target.name
        let sources = try SourceSet(argument: target.name, project: project)
        let program = try TestProgram(sources, usesCache: options.project.usesCache,
                                      keepsGoing: options.keepsGoing || !options.isStrict, progress: progress)
        defer { program.remove() }
        if !options.isQuiet { program.notes.forEach { writeError("quadrant: \($0)\n") } }
        leftOut += program.leftOut.filter { !Self.needsAnApp($0) }
        var results: [TestResult] = [], runnable: [FoundTest] = []
        for (number, test) in program.tests.enumerated() {
            guard isWanted(test, target) else { continue }
            guard let fault = program.fault(number) else {
                runnable.append(test)
                continue
            }
            var result = self.result(test, target, sources)
            if Self.needsAnApp(fault) {
                result.status = .skipped
                result.message = "UI tests control an app in a simulator, and are not run."
            } else {
                (result.status, result.isError) = (.failed, true)
                result.message = "The test is not compiled: \(fault)"
            }
            results.append(result)
        }
        for framework in [FoundTest.Framework.xctest, .testing] {
            let tests = runnable.filter { $0.framework == framework }
            if tests.isEmpty { continue }
            progress.begin("running \(target.name)")
            results += try run(tests, framework, program, target, project)
        }
        progress.end()
        results.filter { $0.status != .passed }.forEach(say)
        return results
    }

    /// Whether something does not compile because it is a part of a UI test.
    private static func needsAnApp(_ fault: String) -> Bool {
        ["'XCUI", "'XCTApplicationLaunchMetric'"].contains { fault.contains($0) }
    }

    private func isWanted(_ test: FoundTest, _ target: Project.Target) -> Bool {
        options.filter.isEmpty || "\(target.name).\(test.title)".lowercased().contains(options.filter.lowercased())
    }

    private func say(_ result: TestResult) {
        if !options.isQuiet, !options.isJSON { writeError(result.text) }
    }

    private func result(_ test: FoundTest, _ target: Project.Target, _ sources: SourceSet) -> TestResult {
        var result = TestResult(status: .passed, file: sources.files[test.file].path, line: test.line,
                                name: test.title, variant: "", reference: "", message: "")
        result.suite = target.name + (test.suite.isEmpty ? "" : "." + test.suite)
        result.function = test.name
        return result
    }

    // MARK: Running

    /// Runs tests of one framework, in a further process after each that ends early.
    private func run(_ tests: [FoundTest], _ framework: FoundTest.Framework, _ program: TestProgram,
                     _ target: Project.Target, _ project: Project) throws -> [TestResult] {
        var left = tests, results: [TestResult] = []
        while !left.isEmpty {
            number += 1
            let events = "\(folder)/\(number).events", request = "\(folder)/\(number).json"
            // Those that have run, and those that are not compiled: a part of one would end the process of the others.
            let done = options.filter.isEmpty
                ? program.tests.filter { $0.framework == framework && !left.contains($0) } : []
            var asked = TestedTarget(library: program.library, project: project, framework: framework, events: events)
            asked.device = options.device
            // Tests of an app run inside of it: the main bundle is the app's.
            if let app = project.closure(of: target.name).last(where: { $0.kind == .app }) {
                asked.project.chosen = app.name
            }
            asked.wanted = Set(left.map(\.key))
            asked.only = options.filter.isEmpty ? [] : left.map(Self.pattern)
            asked.skipped = done.map(Self.pattern)
            try JSONEncoder().encode(asked).write(to: URL(fileURLWithPath: request))
            var environment = [Variable.testedTarget.name: request]
            // A test may choose its own mode.
            environment["SNAPSHOT_TESTING_RECORD"] = options.mode.rawValue
            environment["SNAPSHOT_TESTING_PROFILE"] = options.profile
            // By these, programs and libraries know that they are tested.
            environment["XCTestConfigurationFilePath"] = request
            environment["XCTestBundlePath"] = program.library
            environment["XCTestSessionIdentifier"] = UUID().uuidString
            // Registers and images of memory would hide the reason of a crash.
            environment["SWIFT_BACKTRACE"] = "enable=no"
            let watch = TestWatch(events: events, limit: Double(options.timeLimit))
            let ended = Spawn.run("/proc/self/exe", ["test", options.paths[0]], collecting: .errors,
                                  environment: environment) { watch.begin($0) }
            watch.end()
            let known = TestEvents.read(events, framework)
            var states: [String: State] = [:]
            for event in known { states[event.test, default: State()].add(event) }
            let status = ended?.status ?? -1, output = ended?.output ?? "The process could not be started."
            var rest: [FoundTest] = []
            for test in left {
                guard let state = states[test.key] else {
                    rest.append(test)
                    continue
                }
                var made = result(test, target, program.sources)
                if state.isEnded { state.describe(&made, options.mode) } else {
                    (made.status, made.isError) = (.failed, true)
                    made.message = Self.end(status, output, watch)
                }
                results.append(made)
            }
            if rest.count == left.count {
                // Nothing has begun: the same would happen again.
                for test in rest {
                    var made = result(test, target, program.sources)
                    (made.status, made.isError) = (.failed, true)
                    made.message = status == 0 ? "The test was not found in the compiled target."
                        : Self.end(status, output, watch)
                    results.append(made)
                }
                rest = []
            }
            left = rest
        }
        return results
    }

    /// A regular expression for the identifier of a test of Swift Testing. It begins with the module of the outermost
    /// type, which is another's where a suite stands in an extension.
    private static func pattern(_ test: FoundTest) -> String {
        let suite = test.suite.replacingOccurrences(of: ".", with: "/")
        return "^[^./]+\\." + NSRegularExpression.escapedPattern(for: suite.isEmpty ? "" : suite + "/") + "`?"
            + NSRegularExpression.escapedPattern(for: test.name) + "`?\\("
    }

    /// Why a process ended while a test ran.
    private static func end(_ status: Int32, _ output: String, _ watch: TestWatch) -> String {
        let all = output.split(separator: "\n")
        let lines = all.suffix(from: all.lastIndex { $0.contains("Fatal error") } ?? max(0, all.count - 10))
            .prefix(20).joined(separator: "\n")
        if watch.hasStopped { return "The test did not end within \(Int(watch.limit)) seconds (--time-limit)." }
        let signal = status > 128 ? " with signal \(status - 128) (\(String(cString: strsignal(status - 128))))" : ""
        return "The test ended the process\(signal.isEmpty ? " with exit code \(status)" : signal)."
            + (lines.isEmpty ? "" : "\n" + lines)
    }

    /// What the events say of a test.
    private struct State {
        var isEnded = false
        private var began: Double?
        private var seconds: Double?
        private var isSkipped = false
        private var failures: [(message: String, file: String?, line: Int?)] = []

        mutating func add(_ event: TestRunner.Event) {
            switch event.kind {
            case .began: began = event.seconds
            case .failed: failures.append((event.message ?? "", event.file, event.line))
            case .skipped: (isSkipped, isEnded) = (true, true)
            case .ended:
                isEnded = true
                seconds = event.seconds.map { $0 - (began ?? 0) }
            }
        }

        func describe(_ result: inout TestResult, _ mode: TestOptions.Mode) {
            result.seconds = seconds
            if isSkipped { return result.status = .skipped }
            guard let first = failures.first else { return }
            // XCTest puts the assertion's name before the message.
            let texts = failures.map(\.message).map { $0.hasPrefix("failed - ") ? String($0.dropFirst(9)) : $0 }
            // Recording fails a test, because nothing was compared; here that is a result of its own.
            result.status = texts.allSatisfy { $0.contains("the snapshot was recorded.") } && mode != .never ? .recorded
                : .failed
            if let line = first.line, let file = first.file {
                (result.file, result.line) = (CompilerOutput.shortened(file), line)
            }
            result.message = texts.joined(separator: "\n")
            if result.status == .recorded { result.message = "" }
        }
    }
}

/// Ends a process in which a test runs for longer than the limit, in seconds.
final class TestWatch: Sendable {
    let limit: Double
    private let events: String
    private let state = Locked((isDone: false, isLate: false))

    init(events: String, limit: Double) { (self.events, self.limit) = (events, limit) }

    var hasStopped: Bool { state.withLock { $0.isLate } }

    func begin(_ process: pid_t) {
        Thread.detachNewThread { [self] in
            var last = Date(), size: Int64 = -1
            while !state.withLock({ $0.isDone }) {
                let now = (try? FileManager.default.attributesOfItem(atPath: events))?[.size] as? Int64 ?? 0
                if now != size { (last, size) = (Date(), now) }
                if Date().timeIntervalSince(last) > limit {
                    state.withLock { $0.isLate = true }
                    kill(process, SIGKILL)
                    return
                }
                Thread.sleep(forTimeInterval: 0.05)
            }
        }
    }

    func end() { state.withLock { $0.isDone = true } }
}
