import Foundation
import QuadrantFiles
import QuadrantThreads
import XCTest

/// The file of one snapshot: `__Snapshots__/TestFile/test.name.png` beside the test's file.
struct SnapshotFile {
    let url: URL

    /// The file of the assertion in a test. Without a name it is the number of the assertion in the test, from 1.
    init(testFile: String, testName: String, name: String?, directory: String?, pathExtension: String?) {
        let source = URL(fileURLWithPath: testFile)
        let folder = directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
                .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
        let test = Self.plain(testName)
        let identifier = name.map(Self.plain) ?? String(Counters.shared.next(folder.appendingPathComponent(test).path))
        let ending = pathExtension.map { "." + $0 } ?? ""
        url = folder.appendingPathComponent("\(test).\(identifier)\(ending)")
    }

    /// Runs of characters other than letters, digits and underscores become one hyphen, except at the ends.
    static func plain(_ name: String) -> String {
        name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }

    var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

    /// Writes the reference whole or not at all. Throws a `Diagnostic`, also if this process wrote another snapshot to
    /// the same file.
    func record(_ data: Data) throws {
        try Counters.shared.claim(url.path, data)
        try OutputFile.makeFolder(url.deletingLastPathComponent().path)
        try OutputFile.write(data, to: url.path)
    }

    /// The folder for the files of a failure: of the environment variable `SNAPSHOT_ARTIFACTS`, or for temporary files,
    /// where another user may have taken the name.
    private static let allArtifacts: URL? = (ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
        ?? PrivateFolder.shared("snapshot-artifacts")).map { URL(fileURLWithPath: $0, isDirectory: true) }

    /// Writes a file for the failure of this snapshot, as `test.name.result.png`; nil if it cannot be written.
    func writeArtifact(_ data: Data, part: String = "result") -> String? {
        let base = url.deletingPathExtension().lastPathComponent
        let ending = part.contains(".") || url.pathExtension.isEmpty ? part : "\(part).\(url.pathExtension)"
        let folder = url.deletingLastPathComponent().lastPathComponent
        guard let artifacts = Self.allArtifacts?.appendingPathComponent(folder),
              (try? OutputFile.makeFolder(artifacts.path)) != nil else { return nil }
        let file = artifacts.appendingPathComponent("\(base).\(ending)")
        return (try? OutputFile.write(data, to: file.path)).map { file.path }
    }
}

/// The numbers of the assertions without a name, and the references that were written.
private final class Counters: NSObject, XCTestObservation, Sendable {
    static let shared: Counters = {
        let counters = Counters()
        // A test that runs again begins at 1.
        XCTestObservationCenter.shared.addTestObserver(counters)
        return counters
    }()
    private let numbers = Locked<[String: Int]>([:])
    private let written = Locked<[String: Data]>([:])

    func next(_ test: String) -> Int {
        numbers.withLock { numbers in
            numbers[test, default: 0] += 1
            return numbers[test]!
        }
    }

    func claim(_ path: String, _ data: Data) throws {
        let other = written.withLock { written in
            if written[path] == nil { written[path] = data }
            return written[path]
        }
        if other != data { throw SnapshotFault.recordedTwice(path) }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        numbers.withLock { $0 = [:] }
    }
}
