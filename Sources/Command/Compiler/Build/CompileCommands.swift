import Foundation
package import QuadrantBase
import QuadrantProject

/// The arguments with which each file of a program is compiled, as language servers read them: a JSON compilation
/// database. They say what the user's files need (modules, macros, conditions), and not what is added to show views.
package final class CompileCommands {
    /// One file.
    package struct Entry: Codable {
        package var directory: String
        package var file: String
        package var arguments: [String]
    }

    /// The name under which language servers look for it.
    package static let fileName = "compile_commands.json"

    package private(set) var entries: [Entry] = []
    /// The folder that relative paths count from.
    private let directory: String
    /// The folder of what the arguments name and no build keeps; nil where none can be written.
    private let folder: String?

    package init(directory: String, _ cache: Cache = Cache()) {
        self.directory = directory
        folder = cache.folder("editor")
    }

    /// Adds the files of a module. `generated` are files that were made for it and are there after the build.
    func add(_ target: Project.Target, files: [String], generated: [String], _ tools: Toolchain,
             _ around: Toolchain.CompilerContext, isKept: Bool) throws {
        var around = around
        if !isKept, let folder {
            // The folder of a program of one file lasts as long as its build.
            around.libraries = folder + "/libraries.modulemap"
            try Compilation.update(around.libraries, Data(Toolchain.emptyLibraries.utf8))
        }
        let arguments = tools.editorArguments(target, around, files: files + generated)
        entries += files.map { Entry(directory: directory, file: $0, arguments: arguments) }
    }

    /// Writes the database into the folder. An existing one is replaced only if it is of this program.
    package func write() throws -> String {
        let path = directory + "/" + Self.fileName
        if let old = FileManager.default.contents(atPath: path), old.range(of: Data("QuadrantMacros".utf8)) == nil {
            throw Failure(.output, "'\(path)' is not replaced", at: path,
                          rule: "A compilation database that another program has written stays as it is.",
                          fix: "Move it away, or give another folder as PATH.")
        }
        let text = try JSON.text(entries) + "\n"
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw Failure(.output, "'\(path)' cannot be written", at: path,
                          rule: "Language servers look for it beside the program.", fix: "Make the folder writable.")
        }
        return path
    }

    /// Lets SourceKit-LSP read the database of a package, whose manifest it prefers. Returns the path of what was
    /// written; nil where there is no package, or settings of the user's own, which stay as they are.
    package func writeServerSettings() -> String? {
        let settings = directory + "/.sourcekit-lsp", path = settings + "/config.json"
        guard FilePath.exists(directory + "/Package.swift"), !FilePath.exists(path) else { return nil }
        try? FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
        let text = "{ \"defaultWorkspaceType\": \"compilationDatabase\" }\n"
        return (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) == nil ? nil : path
    }
}
