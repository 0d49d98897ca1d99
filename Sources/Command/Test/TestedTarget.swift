@preconcurrency import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantGeometry
import QuadrantProject
import QuadrantSession
import QuadrantSnapshotTesting
import QuadrantStore

/// What `quadrant test --tests` asks of the process that runs the tests of one target.
struct TestedTarget: Codable {
    /// The compiled test target.
    var library: String
    var project: Project
    var framework: FoundTest.Framework
    /// The file for events, which outlives the process.
    var events: String
    /// The keys of the tests to run with XCTest.
    var wanted: Set<String> = []
    /// Regular expressions for Swift Testing.
    var only: [String] = []
    var skipped: [String] = []
    /// The device of `--device`.
    var device: String?

    /// The request to this process; nil if a user runs the command.
    static var current: TestedTarget? {
        guard let path = Variable.testedTarget.value,
              let data = FileManager.default.contents(atPath: path) else { return nil }
        return try? JSONDecoder().decode(TestedTarget.self, from: data)
    }

    /// Runs the tests and ends the process.
    @MainActor func run() throws -> Never {
        Guard.growStack()
        Variable.testedTarget.remove()
        ProgramResources.install(project, locale: "en_US")
        TestRunner.readProfile()
        if let device = try device.map(Device.option) {
            TestRunner.simulate(size: CGSize(width: device.width, height: device.height), scale: device.scale)
        }
        // Tests begin with empty stores; those that give a store an address look at what is kept.
        StorePlace.keepUnlessSet(.given)
        // Programs look for symbols of their own as if they were the executable, with dlopen(nil).
        guard let handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? library
            throw Failure(.fault, "cannot load the compiled tests", at: reason,
                          rule: "They must match this build of quadrant.",
                          fix: "Run again with --no-cache; if that fails too, report this as a bug.")
        }
        switch framework {
        case .xctest:
            guard let address = dlsym(handle, TestEntries.symbol) else {
                throw Failure(.fault, "internal error: the compiled tests have no list", at: library,
                              rule: "The list is generated code of the test target.",
                              fix: "Report this as a bug, with the test target.")
            }
            let list = unsafeBitCast(address, to: (@convention(c) () -> UnsafeMutableRawPointer).self)()
            let output = open(events, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
            TestRunner.runXCTest(list, isWanted: wanted.contains) { event in
                guard var data = try? JSONEncoder().encode(event) else { return }
                data.append(UInt8(ascii: "\n"))
                data.withUnsafeBytes { _ = write(output, $0.baseAddress, $0.count) }
            }
            exit(0)
        case .testing:
            let request = self
            Task.detached {
                await TestRunner.runTesting(to: request.events, only: request.only, skipping: request.skipped)
                exit(0)
            }
            // Tests of the main actor run here.
            while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }
    }
}

/// The events that a process has written, of either framework, in the form of `TestRunner`.
enum TestEvents {
    static func read(_ path: String, _ framework: FoundTest.Framework) -> [TestRunner.Event] {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return data.split(separator: UInt8(ascii: "\n")).compactMap { line in
            framework == .xctest ? try? JSONDecoder().decode(TestRunner.Event.self, from: line)
                : (try? JSONDecoder().decode(StreamLine.self, from: line)).flatMap(\.event)
        }
    }

    /// A line of Swift Testing's stream of events, as far as it is used.
    private struct StreamLine: Decodable {
        struct Payload: Decodable {
            struct Message: Decodable { var symbol, text: String? }
            struct Instant: Decodable { var absolute: Double? }
            struct Place: Decodable {
                var path: String?
                var line: Int?

                private enum CodingKeys: String, CodingKey { case filePath, _filePath, line }

                init(from decoder: any Decoder) throws {
                    let values = try decoder.container(keyedBy: CodingKeys.self)
                    path = try values.decodeIfPresent(String.self, forKey: .filePath)
                        ?? values.decodeIfPresent(String.self, forKey: ._filePath)
                    line = try values.decodeIfPresent(Int.self, forKey: .line)
                }
            }
            struct Issue: Decodable {
                var isKnown: Bool?
                var isFailure: Bool?
                var sourceLocation: Place?
            }

            var kind: String
            var testID: String?
            var instant: Instant?
            var issue: Issue?
            var messages: [Message]?
        }

        var kind: String
        var payload: Payload

        var event: TestRunner.Event? {
            guard kind == "event", let id = payload.testID, let name = Self.name(id) else { return nil }
            let text = (payload.messages ?? []).compactMap(\.text).joined(separator: "\n")
            switch payload.kind {
            case "testStarted": return .init(kind: .began, test: name, seconds: payload.instant?.absolute)
            case "testSkipped": return .init(kind: .skipped, test: name, message: text)
            case "testEnded": return .init(kind: .ended, test: name, seconds: payload.instant?.absolute)
            case "issueRecorded":
                let issue = payload.issue
                if issue?.isKnown ?? false || !(issue?.isFailure ?? true) { return nil }
                return .init(kind: .failed, test: name, message: text, file: issue?.sourceLocation?.path,
                             line: issue?.sourceLocation?.line)
            default: return nil
            }
        }

        /// `Outer.Suite/function` of `Module.Outer/Suite/function()/File.swift:3:2`; nil for a suite. The module is
        /// that of the outermost type, which is another's where a suite stands in an extension.
        private static func name(_ id: String) -> String? {
            guard let dot = id.firstIndex(of: ".") else { return nil }
            var parts = id[id.index(after: dot)...].split(separator: "/").map(String.init)
            guard let last = parts.lastIndex(where: { $0.contains("(") }) else { return nil }
            parts = Array(parts[...last])
            let function = String(parts.removeLast().prefix { $0 != "(" }).filter { $0 != "`" }
            return parts.isEmpty ? function : parts.joined(separator: ".") + "/" + function
        }
    }
}
