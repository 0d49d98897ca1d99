import Foundation

/// The programs that the paths of `quadrant test` hold: a project is one, other Swift files are one each.
struct TestPrograms {
    var paths: [String] = []

    init(_ options: TestOptions) throws {
        for path in options.paths {
            guard FileManager.default.fileExists(atPath: path) else {
                throw Failure(.input, "there is no such file or folder", at: path,
                              rule: "A path is a Swift file, a folder or a project.", fix: "Check the path.")
            }
            paths += FilePath.isFolder(path) && !Self.isProject(path) ? Self.files(in: path) : [path]
        }
        if let reference = options.changedSince { try keepChanged(since: reference) }
    }

    /// Whether the files of a folder belong together.
    private static func isProject(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let endings = [".xcodeproj", ".xcworkspace", ".swiftpm"]
        if folder.hasSuffix(".swiftpm") || names.contains("Package.swift") { return true }
        if names.contains(where: { name in endings.contains { name.hasSuffix($0) } }) { return true }
        // Files of one program without a project: one of them is its entry.
        return names.contains { name in
            name.hasSuffix(".swift") && text(folder + "/" + name).contains("@main")
        }
    }

    private static func text(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private static func files(in folder: String) -> [String] {
        var found: [String] = []
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            if name.hasPrefix(".") || name.hasPrefix("__") { continue }
            let path = (folder.hasSuffix("/") ? String(folder.dropLast()) : folder) + "/" + name
            if FilePath.isFolder(path) {
                found += isProject(path) ? [path] : files(in: path)
            } else if name.hasSuffix(".swift") {
                let text = text(path)
                if text.contains("#Preview") || text.contains("PreviewProvider") { found.append(path) }
            }
        }
        return found
    }

    /// Keeps the programs in which a file differs from a commit, and those with files that git does not know.
    private mutating func keepChanged(since reference: String) throws {
        paths = try paths.filter { path in
            let folder = FilePath.isFolder(path) ? path : FilePath.folder(of: FilePath.absolute(path))
            let own = FilePath.absolute(path)
            guard let changed = Spawn.run(
                    "/usr/bin/git", ["-C", folder, "diff", "--name-only", reference, "--", own],
                    collecting: .output, silent: true), changed.status == 0,
                  let new = Spawn.run(
                    "/usr/bin/git", ["-C", folder, "ls-files", "--others", "--exclude-standard", "--", own],
                    collecting: .output, silent: true) else {
                throw Failure(.usage, "'\(reference)' cannot be compared with", at: "--changed-since",
                              rule: "It names a commit of the git repository that holds \(path).",
                              fix: "Write --changed-since origin/main, or run 'git fetch' first.")
            }
            return !changed.output.isEmpty || !new.output.isEmpty
        }
    }
}
