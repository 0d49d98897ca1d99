import CModuleSources
import Foundation
import QuadrantBase

/// Modules whose sources are embedded in the command.
struct EmbeddedSources: Sendable {
    private enum Place {
        case embedded(Int32)
        case file(String)
    }

    private let file: @Sendable (Int32) -> UnsafePointer<SourceFile>?
    /// The names of each module's files, and where their texts are.
    private var files: [String: [(name: String, place: Place)]]

    /// The files that a function returns by their numbers.
    init(_ file: @escaping @Sendable (Int32) -> UnsafePointer<SourceFile>?) {
        var files: [String: [(name: String, place: Place)]] = [:], number: Int32 = 0
        while let found = file(number)?.pointee {
            let path = String(cString: found.path).split(separator: "/")
            files[String(path[0]), default: []].append((String(path[1]), .embedded(number)))
            number += 1
        }
        (self.file, self.files) = (file, files)
    }

    /// Takes the files of modules from folders of their names, which are in one of some folders.
    mutating func replace(in folders: [String]) {
        for module in files.keys {
            guard let root = folders.map({ $0 + "/" + module }).first(where: FilePath.isFolder) else { continue }
            let found = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".swift") }.sorted()
            files[module] = found.map { (($0 as NSString).lastPathComponent, .file(root + "/" + $0)) }
        }
    }

    /// Changes when a file that is not embedded does.
    var replacements: String {
        var digest = Digest()
        for (module, files) in files.sorted(by: { $0.key < $1.key }) {
            for case (let name, .file(let path)) in files {
                digest.add("\(module) \(name)")
                digest.add(Array(FileManager.default.contents(atPath: path) ?? Data()))
            }
        }
        return digest.text
    }

    var modules: Set<String> { Set(files.keys) }

    /// The names of a module's files.
    func names(of module: String) -> [String] { (files[module] ?? []).map(\.name) }

    private func text(_ place: Place) -> Data {
        switch place {
        case .embedded(let number):
            file(number).map { Data(bytes: $0.pointee.text, count: strlen($0.pointee.text)) } ?? Data()
        case .file(let path): FileManager.default.contents(atPath: path) ?? Data()
        }
    }

    /// The texts of a module's files.
    func texts(of module: String) -> [Data] { (files[module] ?? []).map { text($0.place) } }

    /// The modules that a module imports.
    func imports(of module: String) -> Set<String> {
        Set(texts(of: module).flatMap { ModuleImports.modules(in: $0) })
    }

    /// Writes the files of a module, each only if its content differs, and returns their paths.
    func write(_ module: String, in folder: String) throws -> [String] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return try (files[module] ?? []).map { file in
            let path = folder + "/" + file.name, text = text(file.place)
            if FileManager.default.contents(atPath: path) != text {
                try text.write(to: URL(fileURLWithPath: path), options: .atomic)
            }
            return path
        }
    }
}
