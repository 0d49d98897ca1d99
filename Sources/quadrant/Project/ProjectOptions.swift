import Foundation
import Glibc

/// How a project is read: which of its targets is wanted, what is left out, and where packages are.
struct ProjectOptions {
    /// The name of a target; nil takes the one that fits best.
    var target: String?
    /// Patterns of files that are left out, as shells match them.
    var excluded: [String] = []
    /// Folders in which packages lie that the project uses.
    var packages: [String] = []
    var usesCache = true
    /// Whether packages that are not on this machine are fetched.
    var fetches = false
    var isQuiet = false
    /// Where packages of this project were fetched to, with the version of each by the name of its folder.
    var fetched: Fetched?
    /// Whether a project without a target that can be shown is an error.
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

    /// Whether a file is left out: by its path from the project's folder, by its name, or by a folder it is in.
    func excludes(_ path: String, in folder: String) -> Bool {
        if excluded.isEmpty { return false }
        let relative = FilePath.relative(path, to: folder)
        return excluded.contains { given in
            var pattern = given.hasPrefix("./") ? String(given.dropFirst(2)) : given
            while pattern.count > 1, pattern.hasSuffix("/") { pattern.removeLast() }
            let forms = pattern.hasPrefix("/") ? [pattern, pattern + "/*"]
                : [pattern, pattern + "/*", "*/" + pattern, "*/" + pattern + "/*"]
            let text = pattern.hasPrefix("/") ? path : relative
            // Without flags an asterisk goes over folders too, so that `**` means what it means elsewhere.
            return forms.contains { fnmatch($0, text, 0) == 0 }
        }
    }
}

/// Paths as texts, without asking the disk unless a name says so.
enum FilePath {
    static func absolute(_ path: String, in folder: String = FileManager.default.currentDirectoryPath) -> String {
        let full = path.hasPrefix("/") ? path : folder + "/" + path
        if !full.contains("/.") && !full.contains("//") && !full.hasSuffix("/") { return full }
        var parts: [Substring] = []
        for part in full.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
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

    /// In small letters, without the dot; empty where there is none.
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

    /// Whether it is a file that can be read as one, after links.
    static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            return false
        }
        // Pipes and devices have types of their own, or none.
        let real = (path as NSString).resolvingSymlinksInPath
        return (try? FileManager.default.attributesOfItem(atPath: real))?[.type] as? FileAttributeType == .typeRegular
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// What a folder holds, without what is hidden, in order.
    static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
}
