import Foundation
import QuadrantBase
package import QuadrantProject

/// The Swift files of one program, with the paths as the user wrote them.
package struct SourceSet {
    package struct File: Equatable {
        /// The path as messages show it: relative to the current folder if possible.
        package var path: String
        package var absolute: String
        package var bytes: [UInt8]
        /// The path under which the compiler reads the file, if another file of the program has its name.
        var distinct: String?
        var compiled: String { distinct ?? absolute }

        package init(path: String, absolute: String, bytes: [UInt8], distinct: String? = nil) {
            (self.path, self.absolute, self.bytes, self.distinct) = (path, absolute, bytes, distinct)
        }

        /// The file name without folder and extension.
        package var stem: String { ((absolute as NSString).lastPathComponent as NSString).deletingPathExtension }
    }

    /// The command's argument, for messages.
    package var argument: String
    package var files: [File]
    /// The modules that the files belong to, in build order; the last one is shown.
    package private(set) var targets: [ProgramTarget]
    /// The project that they were read from; nil for single files.
    package private(set) var project: Project?
    /// The files and folders that the command names.
    var roots: [String] = []
    /// The files whose views are shown, if single files of a project were named; otherwise empty.
    package var focus: Set<Int> = []

    /// The asset catalogs of the program: inside a named folder; beside a named file, or beside its parent folders up
    /// to the root of the project or package.
    var catalogs: [String] { targets.flatMap(\.catalogs) }

    /// Whether this is a whole app: then its window is shown, and not its first preview.
    var isApp: Bool {
        guard let last = targets.last, focus.isEmpty else { return false }
        let isLoose = project.map { $0.form == .files } ?? true
        return isLoose ? last.files.count > 1 : last.target.kind == .app
    }

    /// Whether a file is the user's own, and not of a downloaded package.
    package func isOwn(_ file: Int) -> Bool { targets.first { $0.files.contains(file) }?.target.isOwn ?? true }

    /// The folders of the files and of the catalogs, in which image files are looked up.
    package var folders: [String] {
        var seen: Set<String> = []
        let own = targets.filter { !PackageSubstitutes.contains($0.target) }.flatMap { files[$0.files] }
        return (own.map(\.absolute) + catalogs).map { ($0 as NSString).deletingLastPathComponent }
            .filter { seen.insert($0).inserted }
    }

    /// A digest that is the same for all states of a program.
    package func programKey(isTested: Bool = false, takesValues: Bool = false) -> String {
        var digest = Digest()
        digest.add("\(geteuid()) \(project?.path ?? "") \(targets.last?.target.name ?? "")")
        if isTested { digest.add("tests") }
        for root in roots { digest.add(root) }
        if takesValues { digest.add("values") }
        return digest.text
    }

    package init(argument: String, files: [File], targets: [ProgramTarget]? = nil, project: Project? = nil) {
        self.argument = argument
        self.files = files
        self.targets = targets ?? [.loose(files.indices, catalogs: [])]
        self.project = project
        if let project { roots = [project.path] }
    }

    /// A file with its current content; nil if it does not exist and is not required.
    package static func file(_ path: String, isRequired: Bool) throws -> File? {
        let current = FileManager.default.currentDirectoryPath
        guard let data = FileManager.default.contents(atPath: path) else {
            if !isRequired { return nil }
            throw Failure(.input, "cannot read '\(path)'", at: path,
                          rule: "The file must be readable.",
                          fix: "Check its permissions with 'ls -l \(path)'.")
        }
        let short = path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
        return File(path: short, absolute: path, bytes: Array(data))
    }
}
