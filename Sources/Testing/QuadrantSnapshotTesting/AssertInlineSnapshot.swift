public import Foundation
import QuadrantDisplayList

/// Compares the text of a value with the string in the trailing closure of the call. Without a closure, the string is
/// written into the test's source file, and the test fails once, because nothing was compared.
///
/// - Parameters:
///   - value: The value. Nil has no snapshot; an error that it throws fails the test.
///   - snapshotting: How the value becomes a text: `.lines`, `.dump`, `.layoutTree` and so on.
///   - message: A text before that of a failure.
///   - recording: The record mode; nil leaves it to the test's configuration.
///   - timeout: The seconds that a strategy has, to deliver its snapshot.
///   - syntaxDescriptor: The closure that has the string, for functions that call this one.
///   - expected: The string.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
    let comparison = InlineComparison(strategy: snapshotting, record: SnapshotTestingConfiguration.record(recording),
                                      timeout: timeout, closure: syntaxDescriptor, place: place)
    guard var failure = comparison.failure(of: value, expected: expected) else { return }
    let prefix = message()
    if !prefix.isEmpty { failure.message = prefix + "\n" + failure.message }
    place.fail(failure)
}

/// As `assertInlineSnapshot(of:as:…)`, where true records the snapshot.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record isRecording: Bool?, timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    assertInlineSnapshot(of: try value(), as: snapshotting, message: message(),
                         record: isRecording.map { SnapshotTestingConfiguration.Record(booleanLiteral: $0) },
                         timeout: timeout, syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID,
                         file: filePath, function: function, line: line, column: column)
}

/// The trailing closure of a call that has an inline snapshot.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    /// Earlier labels of the closure; a closure with one of them is replaced by one with `trailingClosureLabel`.
    public var deprecatedTrailingClosureLabels: [String]
    /// The closure's label. It is written where the closure is not the first one of the call.
    public var trailingClosureLabel: String
    /// The number of trailing closures before it.
    public var trailingClosureOffset: Int

    /// The first trailing closure, named `matches`, unless another one is given.
    public init(deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
                trailingClosureOffset: Int = 0) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Fails the running test at the place of a call.
    public func fail(_ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
                     line: UInt, column: UInt) {
        SourcePlace(fileID: fileID, file: filePath, line: line, column: column)
            .fail(SnapshotFailure(message: message()))
    }
}

/// One comparison of a value with the string in its test.
private struct InlineComparison<Value> {
    let strategy: Snapshotting<Value, String>
    let record: SnapshotTestingConfiguration.Record
    let timeout: TimeInterval
    let closure: InlineSnapshotSyntaxDescriptor
    let place: SourcePlace

    /// Compares or records the snapshot; nil if it is as expected.
    func failure(of value: () throws -> Value?, expected: (() -> String)?) -> SnapshotFailure? {
        ProcessTimeZone.pin()
        do {
            guard let snapshot = try value().map({ try strategy.awaited(of: $0, timeout: timeout, place) }) else {
                return expected == nil ? nil : SnapshotFailure(
                    message: "snapshot: the value is nil, and the test expects:\n\(expected!())")
            }
            guard let expected, record != .all else {
                if record == .never { throw SnapshotFault.noInlineReference(place.text) }
                try write(snapshot)
                throw SnapshotFault.recordedInline(place.text, all: record == .all)
            }
            guard let (text, attachments) = strategy.diffing.diff(expected(), snapshot) else { return nil }
            var message = "snapshot: the value differs from the string in the test.\n\(text)"
            if record == .failed {
                try write(snapshot)
                message += "\n  recorded    the new string is in the test now (record mode 'failed')."
            } else {
                message += "\n  fix         If the change is wanted, run the test with SNAPSHOT_TESTING_RECORD=failed."
            }
            return SnapshotFailure(message: message, attachments: attachments)
        } catch let fault as Diagnostic {
            return SnapshotFailure(message: fault.text(from: "snapshot"))
        } catch {
            return SnapshotFailure(message: "The value of the snapshot threw an error: \(error)")
        }
    }

    private func write(_ snapshot: String) throws {
        try InlineSnapshotFiles.shared.write(snapshot, closure, to: "\(place.file)", line: Int(place.line),
                                             column: Int(place.column))
    }
}
