import CModuleSources
import Foundation

/// Modules whose sources are embedded in the command.
struct EmbeddedSources: Sendable {
    private let file: @Sendable (Int32) -> UnsafePointer<SourceFile>?
    /// The names and numbers of each module's files.
    private let files: [String: [(name: String, number: Int32)]]

    /// The files that a function returns by their numbers.
    init(_ file: @escaping @Sendable (Int32) -> UnsafePointer<SourceFile>?) {
        var files: [String: [(name: String, number: Int32)]] = [:], number: Int32 = 0
        while let found = file(number)?.pointee {
            let path = String(cString: found.path).split(separator: "/")
            files[String(path[0]), default: []].append((String(path[1]), number))
            number += 1
        }
        (self.file, self.files) = (file, files)
    }

    var modules: Set<String> { Set(files.keys) }

    /// The names of a module's files.
    func names(of module: String) -> [String] { (files[module] ?? []).map(\.name) }

    private func text(_ number: Int32) -> Data {
        file(number).map { Data(bytes: $0.pointee.text, count: strlen($0.pointee.text)) } ?? Data()
    }

    /// The texts of a module's files.
    func texts(of module: String) -> [Data] { (files[module] ?? []).map { text($0.number) } }

    /// The modules that a module imports.
    func imports(of module: String) -> Set<String> {
        Set(texts(of: module).flatMap { ModuleImports.modules(in: $0) })
    }

    /// Writes the files of a module, each only if its content differs, and returns their paths.
    func write(_ module: String, in folder: String) throws -> [String] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return try (files[module] ?? []).map { file in
            let path = folder + "/" + file.name, text = text(file.number)
            if FileManager.default.contents(atPath: path) != text {
                try text.write(to: URL(fileURLWithPath: path), options: .atomic)
            }
            return path
        }
    }
}
