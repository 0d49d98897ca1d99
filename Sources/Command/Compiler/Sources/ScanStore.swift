import Foundation
import QuadrantBase
package import QuadrantProject
import QuadrantThreads

/// The scans of a program's files from one process to the next, beside the program's objects: parsing 500 files takes
/// longer than compiling one.
package final class ScanStore: Sendable {
    private struct Content: Codable {
        /// The scans are of this build of quadrant.
        var identity: String
        var scans: [String: FileScan]
    }

    private let path: String
    private let identity: String
    private let old: [String: FileScan]
    private let used = Locked<[String: FileScan]>([:])

    /// Nil for a program of few files, which are parsed faster than they are read here. `folder` is that of the
    /// program's objects, which may not exist yet.
    package init?(_ sources: SourceSet, in folder: String, _ toolchain: Toolchain) {
        guard sources.files.count >= Self.fewest else { return nil }
        path = folder + "/scans.json"
        identity = toolchain.identity
        let data = FileManager.default.contents(atPath: path)
        let content = data.flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
        old = content?.identity == identity ? content?.scans ?? [:] : [:]
    }

    private static let fewest = 16

    /// The scan with a key; nil if it is not kept.
    func scan(_ key: String) -> FileScan? { old[key] }

    /// Keeps a scan for the next process.
    func add(_ key: String, _ scan: FileScan) { used.withLock { $0[key] = scan } }

    /// Writes the scans that were added, if they are others than before and the folder exists.
    func save() {
        let scans = used.withLock { $0 }
        if scans.count == old.count, scans.keys.allSatisfy({ old[$0] != nil }) { return }
        guard let data = try? JSONEncoder().encode(Content(identity: identity, scans: scans)) else { return }
        try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
