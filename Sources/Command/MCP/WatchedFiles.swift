import Foundation
import QuadrantCompiler

/// The files and folders of a program, as they were when they were read.
struct WatchedFiles: Codable {
    private var files: [String]
    private var folders: [String]
    private var state: [String]

    init(_ places: SourceWatcher.Places) {
        (files, folders) = (places.files, places.folders.sorted())
        state = Self.state(files, folders)
    }

    /// Whether none was written, added or removed since.
    var areCurrent: Bool { Self.state(files, folders) == state }

    /// Of a file its number, size and time; of a folder the names that may be those of sources.
    private static func state(_ files: [String], _ folders: [String]) -> [String] {
        let contents = folders.map { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasSuffix(".swift") || !$0.contains(".") }.sorted().joined(separator: "/")
        }
        return contents + SourceWatcher.state(of: .init(files: files))
    }
}
