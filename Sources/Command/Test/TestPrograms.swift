import Foundation
import QuadrantBase
package import QuadrantProject

/// The programs that the paths of `quadrant test` hold: a project is one, or several if one target does not use all
/// those with previews; other Swift files are one each.
package struct TestPrograms {
    package struct Program: Sendable {
        package var path: String
        /// The target of the project; nil for the one that is shown.
        package var target: String?
        /// The files whose previews another program draws.
        package var otherFiles: Set<String> = []
    }

    package private(set) var programs: [Program] = []

    /// With `changedSince`, only programs with a file that differs from that git commit.
    package init(_ paths: [String], _ project: ProjectOptions, changedSince: String? = nil) throws {
        for path in paths {
            guard FileManager.default.fileExists(atPath: path) else {
                throw Failure(.input, "there is no such file or folder", at: path,
                              rule: "A path is a Swift file, a folder or a project.", fix: "Check the path.")
            }
            let paths = FilePath.isFolder(path) && !Self.isProject(path) ? Self.files(in: path) : [path]
            for path in paths { programs += [Program(path: path)] + Self.furtherTargets(of: path, project) }
        }
        if let reference = changedSince { try keepChanged(since: reference) }
    }

    /// The further targets of a project whose previews the shown target does not reach, each with the files that
    /// another one draws. A project that cannot be read is reported by the program that draws it.
    private static func furtherTargets(of path: String, _ options: ProjectOptions) -> [Program] {
        var options = options
        (options.needsTarget, options.fetches, options.isQuiet) = (false, false, true)
        guard options.target == nil, FilePath.isFolder(path),
              let project = try? ProjectReader.read([path], options: options), let shown = project.chosen else {
            return []
        }
        var drawn = Set(project.closure(of: shown).flatMap(\.sources)), programs: [Program] = []
        // A target comes after those that it uses, whose previews are drawn with its own.
        for target in project.targets.reversed() where target.isOwn && target.language == .swift
            && target.kind != .tests && (target.platforms.isEmpty || target.platforms.contains(.iOS)) {
            let files = project.closure(of: target.name).flatMap(\.sources)
            let others = target.sources.filter { !drawn.contains($0) }
            guard others.contains(where: SourcePaths.hasPreview) else { continue }
            programs.append(Program(path: path, target: target.name, otherFiles: drawn.intersection(files)))
            drawn.formUnion(files)
        }
        return programs
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
            } else if name.hasSuffix(".swift"), SourcePaths.hasPreview(path) {
                found.append(path)
            }
        }
        return found
    }

    /// Keeps the programs in which a file differs from a commit, and those with files that git does not know.
    private mutating func keepChanged(since reference: String) throws {
        programs = try programs.filter { program in
            let path = program.path
            let folder = FilePath.isFolder(path) ? path : FilePath.folder(of: FilePath.absolute(path))
            let own = FilePath.absolute(path)
            func git(_ arguments: String...) -> String? {
                let result = Spawn.run("/usr/bin/git", ["-C", folder] + arguments, collecting: .output, silent: true)
                return result?.status == 0 ? result?.output : nil
            }
            // A commit that is written as an option would be one of git's: --output=FILE writes a file.
            guard let commit = git("rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"),
                  let changed = git("diff", "--name-only", "--no-ext-diff", "--no-textconv",
                                    commit.trimmingCharacters(in: .whitespacesAndNewlines), "--", own),
                  let new = git("ls-files", "--others", "--exclude-standard", "--", own) else {
                throw Failure(.usage, "'\(reference)' cannot be compared with", at: "--changed-since",
                              rule: "It names a commit of the git repository that holds \(path).",
                              fix: "Write --changed-since origin/main, or run 'git fetch' first.")
            }
            return !changed.isEmpty || !new.isEmpty
        }
    }
}
