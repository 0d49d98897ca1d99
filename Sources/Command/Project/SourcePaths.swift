import Foundation
package import QuadrantBase

/// The Swift files and asset catalogs that a command's argument names.
package enum SourcePaths {
    /// Folders that contain no source of the program itself.
    package static let skippedFolders: Set<String> = ["Tests", "DerivedData", "Pods", "Carthage", "build"]

    /// The asset catalogs of a folder; of a file, those beside it and beside its parent folders up to the root of the
    /// project or package.
    package static func catalogs(_ argument: String) -> [String] {
        var found: [String] = []
        if !argument.hasSuffix(".swift") {
            walk(argument) { path, name, isFolder in
                if isFolder, name.hasSuffix(".xcassets") {
                    found.append(path)
                    return false
                }
                return isFolder && !skippedFolders.contains(name)
            }
            return found
        }
        var folder = (argument as NSString).deletingLastPathComponent
        // Stays inside the project, and does not reach folders with catalogs of other programs.
        for _ in 0..<6 where folder.count > 1 && folder != NSHomeDirectory() {
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            found += names.filter { $0.hasSuffix(".xcassets") }.map { folder + "/" + $0 }
            if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ".git" }) { break }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return found
    }

    /// The paths of the Swift files that `argument` names.
    static func swiftFiles(_ argument: String) throws -> [String] {
        guard !argument.isEmpty else {
            throw Failure(.usage, "the path is empty",
                          rule: "The argument is a Swift file, a folder or a project.",
                          fix: "Give a path, or . for the current folder.")
        }
        let current = FileManager.default.currentDirectoryPath
        let absolute = Self.absolute(argument, in: current)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
            if let link = SymbolicLink(absolute) { throw link.failure(argument) }
            let folder = (absolute as NSString).deletingLastPathComponent
            let last = (absolute as NSString).lastPathComponent
            let others = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
            let stem = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
            let near = SpellingSuggestion.of(stem, in: others).map { "Did you mean \($0).swift? " } ?? ""
            throw Failure(.input, "no such file or folder: '\(argument)'", at: absolute,
                          rule: "The argument is a Swift file, a folder or a project.",
                          fix: near + "Check the path.")
        }
        var paths = [absolute]
        if isFolder.boolValue {
            paths = try Self.swiftFiles(under: absolute)
            if paths.isEmpty {
                throw Failure(.input, "no Swift files in '\(argument)'", at: absolute,
                              rule: "A folder is searched for .swift files, except Package.swift and Tests.",
                              fix: "Give the folder that contains the views, or a Swift file.")
            }
        } else if !absolute.hasSuffix(".swift") {
            throw Failure(.input, "'\(argument)' is not a Swift file", at: absolute,
                          rule: "Swift files have the extension .swift.",
                          fix: "Give a Swift file, or rename this one if it contains Swift.")
        }
        return paths
    }

    private static func absolute(_ path: String, in folder: String) -> String {
        let full = path.hasPrefix("/") ? path : folder + "/" + path
        var parts: [Substring] = []
        for part in full.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return FilePath.onDisk("/" + parts.joined(separator: "/"))
    }

    private static func swiftFiles(under folder: String) throws -> [String] {
        var found: [String] = [], broken: [(String, SymbolicLink)] = []
        walk(folder, onBroken: { path, link in if path.hasSuffix(".swift") { broken.append((path, link)) } }) {
            path, name, isFolder in
            if isFolder { return !skippedFolders.contains(name) && !name.hasSuffix("Tests") }
            if name.hasSuffix(".swift"), name != "Package.swift" { found.append(path) }
            return false
        }
        if let (path, link) = broken.first { throw link.failure(path) }
        return found
    }

    /// Visits everything inside a folder that is not hidden, in order; `visit` returns whether to descend into a
    /// folder. A folder is visited once, under any of its names, because symbolic links may lead back to a parent.
    package static func walk(_ folder: String, onBroken: (_ path: String, _ link: SymbolicLink) -> Void = { _, _ in },
                             _ visit: (_ path: String, _ name: String, _ isFolder: Bool) -> Bool) {
        var seen: Set<String> = []
        func isNew(_ path: String) -> Bool {
            seen.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().path).inserted
        }
        func scan(_ folder: String) {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
            where !name.hasPrefix(".") {
                let path = folder + "/" + name
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                    if let link = SymbolicLink(path) { onBroken(path, link) }
                    continue
                }
                if visit(path, name, isFolder.boolValue), isFolder.boolValue, isNew(path) { scan(path) }
            }
        }
        if isNew(folder) { scan(folder) }
    }

    /// Whether a file contains a preview, by its text.
    package static func hasPreview(_ path: String) -> Bool {
        let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.contains("#Preview") || text.contains("PreviewProvider")
    }
}
