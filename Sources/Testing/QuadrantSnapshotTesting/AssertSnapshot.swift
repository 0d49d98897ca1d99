public import Foundation
import QuadrantDisplayList
import Testing
import XCTest

/// Compares a value with its reference, in `__Snapshots__/TestFile/testName.name.extension` beside the test's file.
///
/// The test fails if they differ, and if there is no reference: then the snapshot is recorded (see
/// `SnapshotTestingConfiguration.Record`). For tests of Swift Testing and of XCTest.
///
/// - Parameters:
///   - value: The value. An error that it throws fails the test.
///   - snapshotting: How the value becomes a snapshot: `.image`, `.svg`, `.layoutTree` and so on.
///   - name: The name of the reference; nil numbers the assertions of a test from 1.
///   - recording: True records the snapshot; nil leaves the mode to the test's configuration.
///   - timeout: The seconds that a strategy has, to deliver its snapshot.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
    check(of: value, as: snapshotting, named: name,
          record: recording.map { SnapshotTestingConfiguration.Record(booleanLiteral: $0) },
          timeout: timeout, testName: testName, place)
}

/// As `assertSnapshot(of:as:named:record:…)`, with one of the four record modes.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    check(of: value, as: snapshotting, named: name, record: recording, timeout: timeout, testName: testName,
          SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
}

/// Compares a value with a reference for each strategy, whose names are those of the references.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        check(of: value, as: strategy, named: name, record: recording, timeout: timeout, testName: testName,
              SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
    }
}

/// Compares a value with a numbered reference for each strategy.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        check(of: value, as: strategy, named: nil, record: recording, timeout: timeout, testName: testName,
              SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
    }
}

/// Compares a value with its reference as `assertSnapshot` does, and returns the message of a failure instead of
/// failing the test; nil if they are equal. `snapshotDirectory` replaces `__Snapshots__/TestFile`.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let place = SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
    return SnapshotComparison(snapshotting, named: name, record: recording, directory: snapshotDirectory,
                              timeout: timeout, testName: testName, place).failure(of: value)?.message
}

// MARK: Earlier names

/// The earlier name of `assertSnapshot(of:as:…)`, which many test files use.
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
    check(of: value, as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout,
          testName: testName, SourcePlace(fileID: filePath, file: filePath, line: line, column: 1))
}

/// The earlier name of `assertSnapshots(of:as:…)`.
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool = false, timeout: TimeInterval = 5, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        check(of: value, as: strategy, named: name, record: recording ? .all : nil, timeout: timeout,
              testName: testName, SourcePlace(fileID: filePath, file: filePath, line: line, column: 1))
    }
}

/// The earlier name of `verifySnapshot(of:as:…)`.
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line
) -> String? {
    let place = SourcePlace(fileID: filePath, file: filePath, line: line, column: 1)
    return SnapshotComparison(snapshotting, named: name, record: recording ? .all : nil, directory: snapshotDirectory,
                              timeout: timeout, testName: testName, place).failure(of: value)?.message
}

private func check<Value, Format>(
    of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String?,
    record: SnapshotTestingConfiguration.Record?, timeout: TimeInterval, testName: String, _ place: SourcePlace
) {
    let comparison = SnapshotComparison(snapshotting, named: name, record: record, directory: nil, timeout: timeout,
                                        testName: testName, place)
    if let failure = comparison.failure(of: value) { place.fail(failure) }
}

/// The location of an assertion.
struct SourcePlace {
    var fileID, file: StaticString
    var line, column: UInt

    var text: String { "\(file):\(line)" }

    /// Fails the running test, with the files of the failure attached where the framework has attachments.
    func fail(_ failure: SnapshotFailure) {
        guard Test.current != nil else { return XCTFail(failure.message, file: file, line: line) }
        let location = SourceLocation(
            fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
        for file in failure.attachments {
            Attachment.record(Array(file.data), named: file.name, sourceLocation: location)
        }
        Issue.record("\(failure.message)", sourceLocation: location)
    }
}

/// Why a snapshot assertion fails.
struct SnapshotFailure {
    var message: String
    var attachments: [XCTAttachment] = []
}

/// One comparison of a value with its reference.
struct SnapshotComparison<Value, Format> {
    private let strategy: Snapshotting<Value, Format>
    private let record: SnapshotTestingConfiguration.Record
    private let timeout: TimeInterval
    private let file: SnapshotFile
    private let place: SourcePlace

    init(_ strategy: Snapshotting<Value, Format>, named name: String?, record: SnapshotTestingConfiguration.Record?,
         directory: String?, timeout: TimeInterval, testName: String, _ place: SourcePlace) {
        self.strategy = strategy
        self.record = SnapshotTestingConfiguration.record(record)
        self.timeout = timeout
        self.place = place
        file = SnapshotFile(testFile: "\(place.file)", testName: testName, name: name, directory: directory,
                            pathExtension: strategy.pathExtension)
    }

    /// Makes the snapshot, and compares or records it; nil if it is equal to its reference.
    func failure(of value: () throws -> Value) -> SnapshotFailure? {
        ProcessTimeZone.pin()
        do {
            let snapshot = try strategy.awaited(of: value(), timeout: timeout, place)
            let data = strategy.diffing.toData(snapshot)
            if record == .all || !file.exists {
                if record == .never { throw SnapshotFault.noReference(file.url.path) }
                try file.record(data)
                throw SnapshotFault.recorded(file.url.path, all: record == .all)
            }
            return try difference(snapshot, data)
        } catch let fault as Diagnostic {
            return SnapshotFailure(message: fault.text(from: "snapshot"))
        } catch {
            return SnapshotFailure(message: "The value of the snapshot threw an error: \(error)")
        }
    }

    private func difference(_ snapshot: Format, _ data: Data) throws -> SnapshotFailure? {
        let reference: Data
        do { reference = try Data(contentsOf: file.url) } catch {
            throw SnapshotFault.unreadable(file.url.path, error.localizedDescription)
        }
        if reference == data { return nil }
        if let fault = strategy.diffing.fault(reference) { throw SnapshotFault.unreadable(file.url.path, fault) }
        guard let (text, attachments) = strategy.diffing.diff(strategy.diffing.fromData(reference), snapshot) else {
            return nil
        }
        var files: [String] = []
        let result = file.writeArtifact(data)
        for attachment in attachments {
            guard let part = attachment.name, part.hasPrefix("difference") else { continue }
            if let path = file.writeArtifact(attachment.data, part: part) { files.append("  difference  \(path)\n") }
        }
        let tool = SnapshotTestingConfiguration.current?.diffTool ?? .default
        let comparison = tool(currentFilePath: file.url.path, failedFilePath: result ?? "(could not be written)")
        let name = file.url.deletingPathExtension().lastPathComponent
        var message = "snapshot: \(name) differs from its reference.\n\(text)"
        message += "\n  \(comparison)\n\(files.joined())"
        if record == .failed {
            try file.record(data)
            message += "  recorded    the new snapshot is the reference now (record mode 'failed')."
        } else {
            message += "  fix         If the change is wanted, run the test with SNAPSHOT_TESTING_RECORD=failed."
        }
        return SnapshotFailure(message: message, attachments: attachments)
    }
}

extension Snapshotting {
    /// The snapshot of a value, which the strategy may deliver later.
    func awaited(of value: Value, timeout: TimeInterval, _ place: SourcePlace) throws -> Format {
        nonisolated(unsafe) var found: Format?
        snapshot(value).run { found = $0 }
        MainThread.wait(until: Date() + timeout) { found != nil }
        if let fault = SnapshotScene.takeFault() { throw fault }
        guard let found else { throw SnapshotFault.timeOut(timeout, place.text) }
        return found
    }
}

/// Dates are formatted in the time zone of the process, also by code that no environment reaches.
enum ProcessTimeZone {
    private static let isPinned: Void = {
        // A test that chose a zone keeps it.
        guard NSTimeZone.default == NSTimeZone.system else { return }
        NSTimeZone.default = TimeZone(identifier: "GMT")!
        // Format styles take the zone of the system, which Foundation reads from the variable.
        setenv("TZ", "GMT", 1)
        NSTimeZone.resetSystemTimeZone()
    }()

    /// Makes GMT the time zone of the process, once, so that a snapshot is the same on every machine.
    static func pin() { isPinned }
}
