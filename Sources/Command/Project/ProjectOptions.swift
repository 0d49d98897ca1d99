import Foundation
import Glibc
package import QuadrantBase

/// The options for reading a project: the target, excluded files, and folders of packages.
package struct ProjectOptions {
    /// The name of the target to show; nil chooses the best one.
    package var target: String?
    /// Shell patterns of the files to exclude.
    package var excluded: [String] = []
    /// Folders that contain the project's packages.
    package var packages: [String] = []
    package var usesCache = true
    /// Whether missing packages are fetched.
    package var fetches = false
    package var isQuiet = false
    /// Whether modules of quadrant stand for packages that are not there (`PackageSubstitutes`).
    package var substitutes = true
    /// The folder of this project's fetched packages, with the version of each by its folder's name.
    var fetched: Fetched?
    /// Whether the previews of all targets are shown.
    package var takesAll = false
    /// Whether it is an error if the project has no target that can be shown.
    package var needsTarget = true

    struct Fetched {
        var folder: String
        var versions: [String: String]
    }

    package init(target: String? = nil, excluded: [String] = [], packages: [String] = [], usesCache: Bool = true) {
        self.target = target
        self.excluded = excluded
        self.packages = packages
        self.usesCache = usesCache
    }

    package init(_ arguments: Arguments, takesAll: Bool = false) throws {
        self.takesAll = takesAll
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
        substitutes = !arguments.has("no-substitutes")
    }

    package static let options: [Option] = [
        .value("target", nil, "NAME", "select a target of the project (default: an app, iOS first)"),
        .list("exclude", "GLOB", "ignore files and folders that match; may be repeated"),
        .list("packages", "FOLDER", "additional folder to search for packages; may be repeated"),
        .flag("offline", nil, "do not fetch packages"),
        .flag("no-substitutes", nil, "report a missing package instead of using a substitute"),
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
