import Foundation
import Glibc
import QuadrantFiles

/// Path operations on strings. Only names that are not ASCII are looked up, unless the name indicates more.
package enum FilePath {
    package static func absolute(_ path: String, in folder: String = FileManager.default.currentDirectoryPath)
        -> String {
        let full = path.hasPrefix("/") ? path : folder + "/" + path
        if !full.contains("/.") && !full.contains("//") && !full.hasSuffix("/") { return onDisk(full) }
        var parts: [Substring] = []
        for part in full.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return onDisk("/" + parts.joined(separator: "/"))
    }

    /// The path as it is spelled on disk: on a Mac, a name with composed letters and one with decomposed letters are
    /// the same file.
    package static func onDisk(_ path: String) -> String {
        if path.utf8.allSatisfy({ $0 < 0x80 }) || exists(path) { return path }
        var place = ""
        for part in path.split(separator: "/") {
            let own = place + "/" + part
            let isThere = part.utf8.allSatisfy { $0 < 0x80 } || exists(own)
            place = isThere ? own : place + "/" + (names(in: place).first { $0 == part } ?? String(part))
        }
        return place
    }

    /// The path of a file that a project names: on a Mac, names that differ only in the case of letters are the same
    /// file, so an entry that differs only so is taken where the name itself is not there.
    package static func named(_ path: String, in folder: String) -> String {
        let full = absolute(path, in: folder)
        if exists(full) { return full }
        var place = ""
        for part in full.split(separator: "/") {
            let own = place + "/" + part
            if exists(own) {
                place = own
            } else if let other = names(in: place).first(where: { $0.lowercased() == part.lowercased() }) {
                place += "/" + other
            } else {
                return full
            }
        }
        return place
    }

    package static func relative(_ path: String, to folder: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The extension in lower case, without the dot; empty if there is none.
    package static func ending(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    package static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    package static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether the path is a regular file, after symbolic links are resolved.
    package static func isFile(_ path: String) -> Bool {
        // Pipes and devices have other file types.
        FileStatus(following: path)?.isRegular == true
    }

    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The path without symbolic links; nil if nothing is there.
    package static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// The entries of a folder, without hidden ones, sorted.
    package static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
}
