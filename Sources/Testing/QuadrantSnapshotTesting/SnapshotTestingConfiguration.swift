import Foundation
import QuadrantThreads

/// What snapshot assertions do with references, and how they show a difference.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the running test, by `withSnapshotTesting` or a trait; nil outside of them.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// Whether snapshots are recorded; nil leaves that to what is around.
    public var record: Record?
    /// The command that a failure names; nil leaves that to what is around.
    public var diffTool: DiffTool?

    /// A configuration with what is given.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        (self.record, self.diffTool) = (record, diffTool)
    }

    /// Which snapshots are recorded.
    public struct Record: Equatable, Sendable {
        private enum Mode: String, Sendable { case all, failed, missing, never }
        private let mode: Mode

        /// All; the tests fail, so that a run that records is not taken for one that compares.
        public static let all = Record(mode: .all)
        /// Those that differ from their reference, whose tests fail, and those without one.
        public static let failed = Record(mode: .failed)
        /// Those without a reference, whose tests fail. The default.
        public static let missing = Record(mode: .missing)
        /// None.
        public static let never = Record(mode: .never)

        private init(mode: Mode) { self.mode = mode }
        /// A mode by its name; nil for another word.
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.mode = mode
        }
    }

    /// The command by which a person looks at a difference.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let command: @Sendable (String, String) -> String

        /// The function returns the command for the paths of the reference and of the failed snapshot.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            command = tool
        }
        /// A program that takes both paths.
        public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

        /// The paths alone.
        public static let `default` = DiffTool { "reference   \($0)\n  result      \($1)" }
        /// Kaleidoscope, on a Mac.
        public static let ksdiff = DiffTool { "ksdiff \($0) \($1)" }

        /// The command for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }

    /// The mode for assertions without one: of the test, of the environment variable `SNAPSHOT_TESTING_RECORD`, or
    /// `missing`.
    static func record(_ given: Record?) -> Record {
        if let mode = given ?? current?.record ?? GlobalMode.shared.record { return mode }
        let variable = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
        return variable.flatMap { Record(rawValue: $0) } ?? .missing
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// True is `all`, false is `missing`.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}

/// The mode of tests that set `isRecording`.
private final class GlobalMode: Sendable {
    static let shared = GlobalMode()
    private let stored = Locked<SnapshotTestingConfiguration.Record?>(nil)
    var record: SnapshotTestingConfiguration.Record? {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

/// Whether all assertions of the process record their snapshots.
@available(*, deprecated, message: "Use withSnapshotTesting(record: .all) or the trait .snapshots(record: .all).")
public var isRecording: Bool {
    get { GlobalMode.shared.record == .all }
    set { GlobalMode.shared.record = newValue ? .all : nil }
}

/// Calls `operation` with another configuration for the assertions in it. What is nil stays as it is around.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    try SnapshotTestingConfiguration.$current.withValue(.merged(record, diffTool), operation: operation)
}

/// Calls `operation` with another configuration for the assertions in it. What is nil stays as it is around.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () async throws -> Result
) async rethrows -> Result {
    try await SnapshotTestingConfiguration.$current.withValue(.merged(record, diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
    /// The present configuration with what is given.
    static func merged(_ record: Record?, _ diffTool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}
