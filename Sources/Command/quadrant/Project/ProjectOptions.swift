import Foundation
import Glibc
import QuadrantFiles

/// The options for reading a project: the target, excluded files, and folders of packages.
struct ProjectOptions {
    /// The name of the target to show; nil chooses the best one.
    var target: String?
    /// Shell patterns of the files to exclude.
    var excluded: [String] = []
    /// Folders that contain the project's packages.
    var packages: [String] = []
    var usesCache = true
    /// Whether missing packages are fetched.
    var fetches = false
    var isQuiet = false
    /// The folder of this project's fetched packages, with the version of each by its folder's name.
    var fetched: Fetched?
    /// Whether the previews of all targets are shown.
    var takesAll = false
    /// Whether it is an error if the project has no target that can be shown.
    var needsTarget = true

    struct Fetched {
        var folder: String
        var versions: [String: String]
    }

    init(target: String? = nil, excluded: [String] = [], packages: [String] = [], usesCache: Bool = true) {
        self.target = target
        self.excluded = excluded
        self.packages = packages
        self.usesCache = usesCache
    }

    init(_ arguments: Arguments) throws {
        target = arguments.value("target")
        excluded = arguments.list("exclude")
        packages = try arguments.list("packages").map { folder in
            let path = FilePath.absolute(folder)
            guard FilePath.isFolder(path) else {
                throw Failure(.usage, "no such folder: '\(folder)'", at: "--packages \(folder)",
                              rule: "--packages is the folder of a package, or a folder of packages.",
                              fix: "Check the path.")
            }
            return path
        }
        usesCache = !arguments.has("no-cache")
        fetches = !arguments.has("offline")
        isQuiet = arguments.has("quiet")
    }

    static let options: [Option] = [
        .value("target", nil, "NAME", "select a target of the project (default: an app, iOS first)"),
        .list("exclude", "GLOB", "ignore files and folders that match; may be repeated"),
        .list("packages", "FOLDER", "additional folder to search for packages; may be repeated"),
        .flag("offline", nil, "do not fetch packages"),
    ]

    /// Whether a pattern matches a file: its path relative to the project's folder, its name, or one of its folders.
    func excludes(_ path: String, in folder: String) -> Bool {
        if excluded.isEmpty { return false }
        let relative = FilePath.relative(path, to: folder)
        return excluded.contains { given in
            var pattern = given.hasPrefix("./") ? String(given.dropFirst(2)) : given
            while pattern.count > 1, pattern.hasSuffix("/") { pattern.removeLast() }
            let forms = pattern.hasPrefix("/") ? [pattern, pattern + "/*"]
                : [pattern, pattern + "/*", "*/" + pattern, "*/" + pattern + "/*"]
            let text = pattern.hasPrefix("/") ? path : relative
            // Without flags an asterisk also matches slashes, so that `**` works as in other tools.
            return forms.contains { fnmatch($0, text, 0) == 0 }
        }
    }
}

/// Path operations on strings. Only names that are not ASCII are looked up, unless the name indicates more.
enum FilePath {
    static func absolute(_ path: String, in folder: String = FileManager.default.currentDirectoryPath) -> String {
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
    static func onDisk(_ path: String) -> String {
        if path.utf8.allSatisfy({ $0 < 0x80 }) || exists(path) { return path }
        var place = ""
        for part in path.split(separator: "/") {
            let own = place + "/" + part
            let isThere = part.utf8.allSatisfy { $0 < 0x80 } || exists(own)
            place = isThere ? own : place + "/" + (names(in: place).first { $0 == part } ?? String(part))
        }
        return place
    }

    static func relative(_ path: String, to folder: String) -> String {
        path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The extension in lower case, without the dot; empty if there is none.
    static func ending(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    static func stem(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether the path is a regular file, after symbolic links are resolved.
    static func isFile(_ path: String) -> Bool {
        // Pipes and devices have other file types.
        FileStatus(following: path)?.isRegular == true
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The path without symbolic links; nil if nothing is there.
    static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// The entries of a folder, without hidden ones, sorted.
    static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
}
