import Foundation
import Glibc
import QuadrantBase

/// Lists the files inside a folder in order, fast enough for many thousands.
package enum FolderWalk {
    package struct Entry {
        package var path: String
        /// A folder that counts as a single file, such as an asset catalog.
        var isBundle: Bool
    }

    package struct Found {
        var entries: [Entry] = []
        /// Symbolic links to a missing destination or to themselves.
        var broken: [String] = []
    }

    /// The largest number of files and folders that are visited: a link may lead to everything on a disk.
    private static let maxVisited = 200_000

    /// Skips hidden files, and links to a folder that contains this one. `skips` returns whether to skip a folder. Each
    /// folder is visited once, under any of its names, because symbolic links may lead back to a parent.
    package static func files(under folder: String, skips: (_ path: String, _ name: String) -> Bool = { _, _ in false })
        -> Found {
        var found = Found(), seen: Set<String> = [], visited = 0
        let own = FilePath.real(folder) ?? folder
        func isNew(_ path: String) -> Bool {
            guard let real = FilePath.real(path) else { return false }
            return seen.insert(real).inserted
        }
        func scan(_ folder: String) {
            var names: [(name: String, type: Int32)] = []
            guard let stream = opendir(folder) else { return }
            while let next = readdir(stream) {
                let name = withUnsafePointer(to: &next.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if !name.hasPrefix(".") { names.append((name, Int32(next.pointee.d_type))) }
            }
            closedir(stream)
            for (name, type) in names.sorted(by: { $0.name < $1.name }) where visited < maxVisited {
                visited += 1
                let path = folder + "/" + name
                var isFolder = type == Int32(DT_DIR)
                if type != Int32(DT_DIR), type != Int32(DT_REG) {
                    guard FilePath.exists(path) else {
                        found.broken.append(path)
                        continue
                    }
                    isFolder = FilePath.isFolder(path)
                    // What is above the folder is not a part of it.
                    if isFolder, let real = FilePath.real(path), real == "/" || (own + "/").hasPrefix(real + "/") {
                        continue
                    }
                    if !isFolder, !FilePath.isFile(path) { continue }
                }
                if !isFolder {
                    found.entries.append(Entry(path: path, isBundle: false))
                } else if FileKind.isBundle(name) {
                    if !skips(path, name) { found.entries.append(Entry(path: path, isBundle: true)) }
                } else if !skips(path, name), isNew(path) {
                    scan(path)
                }
            }
        }
        if isNew(folder) { scan(folder) }
        return found
    }
}
