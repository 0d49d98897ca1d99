public import Testing

/// A trait that configures the snapshot assertions of a test or suite.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// The tests of a suite have it, too.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    /// Runs the test with the configuration.
    public func provideScope(for test: Test, testCase: Test.Case?,
                             performing function: @Sendable () async throws -> Void) async throws {
        try await withSnapshotTesting(
            record: configuration.record, diffTool: configuration.diffTool, operation: function)
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// Configures the snapshot assertions of a test or suite. What is nil stays as it is around.
    public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil,
                                 diffTool: SnapshotTestingConfiguration.DiffTool? = nil) -> Self {
        _SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Configures the snapshot assertions of a test or suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}
