import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantProject
import QuadrantSession

/// `quadrant project`: prints what was read of a project, or writes what language servers need of it.
enum ProjectCommand {
    /// What `--json` prints.
    struct Report: Encodable {
        var form: Project.Form
        var name: String
        var path: String
        /// The target that is shown unless --target names another.
        var chosen: String?
        var targets: [Project.Target]
        var packages: [Project.FoundPackage]
        var missing: [Missing]
        /// Modules of quadrant that stand for packages.
        var substitutes: [Project.Substitute]
        var previews: [Preview]
        var notes: [String]
    }

    struct Preview: Encodable {
        /// Derived from the file name and the preview's name or index in the file, so that it is stable when others
        /// change.
        var name: String
        var title: String
        var target: String
        var file: String
        var line: Int
    }

    /// A package or module that was not found.
    struct Missing: Encodable {
        var name: String
        /// Its URL or folder; empty if unknown.
        var source: String
        var products: [String]
        var targets: [String]
        /// The files that import it.
        var files: [String]
    }

    static func run(_ arguments: Arguments) throws {
        var options = try ProjectOptions(arguments)
        if arguments.has("compile-commands") { return try writeCommands(arguments, options) }
        options.needsTarget = false
        let project = try ProjectReader.read(arguments.plain, options: options)
        let folder = FilePath.isFolder(project.path) && project.form == .files
            ? project.path : FilePath.folder(of: project.path)
        let report = Report(
            form: project.form, name: project.name, path: project.path, chosen: project.chosen,
            targets: project.targets, packages: project.packages, missing: missing(project, folder),
            substitutes: project.substitutes,
            previews: previews(project), notes: project.notes)
        print(arguments.has("json") ? try JSON.text(report) : text(report, folder),
              terminator: arguments.has("json") ? "\n" : "")
    }

    // MARK: Commands of the compiler

    /// Compiles the program, whose modules language servers read, and writes the arguments for each file.
    private static func writeCommands(_ arguments: Arguments, _ options: ProjectOptions) throws {
        let sources = try SourceSet(arguments.plain, options: options)
        // The folder that an editor opens.
        let path = FilePath.absolute(arguments.plain.first ?? ".")
        let isBundle = ["xcodeproj", "xcworkspace"].contains(FilePath.ending(of: path))
        let root = FilePath.isFolder(path) && !isBundle ? path : FilePath.folder(of: path)
        let commands = CompileCommands(directory: root)
        var request = ProgramRequest(all: true, usesCache: false, keepsGoing: true)
        request.commands = commands
        var failure: Failure?
        do {
            let program = try CompiledProgram(sources, request, host: ProgramLoader(),
                                              progress: ProgressLine(isQuiet: arguments.has("json")))
            program.notes.forEach { writeError("quadrant: \($0)\n") }
            program.discard()
        } catch let found as Failure {
            // An editor is there to correct what does not compile.
            failure = found
        }
        if let failure, commands.entries.isEmpty { throw failure }
        print("\(try commands.write()): \(commands.entries.count) file\(commands.entries.count == 1 ? "" : "s")")
        if let settings = commands.writeServerSettings() { print(settings) }
        if let failure { writeError(failure.text) }
    }

    // MARK: Previews

    private static func previews(_ project: Project) -> [Preview] {
        project.targets.filter { $0.isOwn && $0.language == .swift }.flatMap { target -> [Preview] in
            let files = target.sources.filter { project.focus.isEmpty || project.focus.contains($0) }
                .compactMap { path in
                    FileManager.default.contents(atPath: path).map {
                        SourceSet.File(path: path, absolute: path, bytes: Array($0))
                    }
                }.filter { file in
                    // Skips files without the word, because parsing is slow and most files have no preview.
                    let text = Data(file.bytes)
                    return text.range(of: Data("Preview".utf8)) != nil
                }
            let scan = Scanner.scan(SourceSet(argument: project.name, files: files))
            let shown = scan.candidates.filter { $0.kind == .preview || $0.kind == .provider }
            return zip(shown, Candidate.names(of: shown, in: files)).map { candidate, name in
                Preview(name: name, title: candidate.title, target: target.name, file: files[candidate.file].absolute,
                        line: candidate.line)
            }
        }
    }

    // MARK: Missing packages and modules

    private static func missing(_ project: Project, _ folder: String) -> [Missing] {
        var result = project.missing.map {
            Missing(name: $0.name, source: $0.source, products: $0.products, targets: $0.users, files: [])
        }
        let known = Set(project.targets.map(\.module)).union(Toolchain.importable)
        for target in project.targets where target.isOwn && target.language == .swift && target.kind != .tests {
            let imports = ModuleImports.of(target.sources)
            for (module, files) in imports.sorted(by: { $0.key < $1.key }) where !known.contains(module) {
                let index = result.firstIndex {
                    $0.products.contains { BuildSettings.identifier($0) == module } || $0.name == module
                } ?? result.count
                if index == result.count {
                    result.append(Missing(name: module, source: "", products: [module], targets: [], files: []))
                }
                if !result[index].targets.contains(target.name) { result[index].targets.append(target.name) }
                result[index].files += files.filter { !result[index].files.contains($0) }
            }
        }
        return result
    }

    // MARK: Text

    private static func text(_ report: Report, _ folder: String) -> String {
        func short(_ path: String) -> String { FilePath.relative(path, to: folder) }
        let form = switch report.form {
        case .files: "Swift files"
        case .package: "package"
        case .xcodeProject: "Xcode project"
        case .workspace: "Xcode workspace"
        case .playground: "app playground"
        case .tuist: "Tuist project"
        case .xcodegen: "XcodeGen project"
        }
        var lines = ["\(form) \(report.name)", "  at  \(report.path)", ""]
        var rows = [["target", "kind", "platforms", "module", "sources", "resources", "uses"]]
        for target in report.targets {
            let uses = target.dependencies.joined(separator: ", ")
            rows.append([(target.name == report.chosen ? "* " : "  ") + target.name, string(target),
                         target.platforms.map(\.rawValue).joined(separator: ", "), target.module,
                         String(target.sources.count), String(target.resources.count), uses])
        }
        rows[0][0] = "  target"
        lines += table(rows)
        if report.chosen != nil { lines += ["", "* default target; select another with --target NAME"] }
        let packages = report.packages.filter { $0.path != folder && $0.path != report.path }
        let hasVersions = packages.contains { $0.version != nil }
        if !packages.isEmpty {
            lines += ["", "packages"] + table(packages.map { package in
                ["  " + package.name] + (hasVersions ? [package.version ?? ""] : []) + [short(package.path)]
            })
        }
        if !report.substitutes.isEmpty {
            lines += ["", "substitutes"] + table(report.substitutes.map {
                ["  " + $0.module, $0.source.isEmpty ? "" : "for " + $0.source,
                 $0.users.isEmpty ? "" : "used by " + listed($0.users)]
            })
        }
        if !report.missing.isEmpty {
            // Packages first, then modules of unknown origin.
            let packages = report.missing.filter { !$0.source.isEmpty }
            for (index, entry) in (packages + report.missing.filter(\.source.isEmpty)).enumerated() {
                if index == 0, !packages.isEmpty { lines += ["", "missing"] }
                if index == packages.count { lines += ["", "missing modules"] }
                lines.append("  " + entry.name + (entry.source.isEmpty ? "" : "  " + entry.source))
                if !entry.targets.isEmpty { lines.append("    used by " + entry.targets.joined(separator: ", ")) }
                if !entry.files.isEmpty { lines.append("    imported in " + listed(entry.files.map(short))) }
            }
        }
        if !report.previews.isEmpty {
            lines += ["", "previews"]
            lines += table(report.previews.map { ["  " + $0.name, $0.target, "\(short($0.file)):\($0.line)"] })
        }
        if !report.notes.isEmpty { lines += ["", "notes"] + report.notes.map { "  " + $0 } }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func string(_ target: Project.Target) -> String {
        if target.language == .c { return "C" }
        return switch target.kind {
        case .appExtension: "extension"
        default: target.kind.rawValue
        }
    }

    private static func listed(_ names: [String]) -> String {
        names.count <= 4 ? names.joined(separator: ", ")
            : names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more"
    }

    private static func table(_ rows: [[String]]) -> [String] {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            let line = zip(row, widths).map { Help.padded($0, $1) }.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
