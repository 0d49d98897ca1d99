import Foundation
import QuadrantBase
import QuadrantProject

/// C code that Swift code of the program imports, compiled with the toolchain's clang.
struct CTarget {
    let target: Project.Target
    private let folder: String
    private let tools: Toolchain
    /// The module map for its headers; nil if it has none.
    let moduleMap: String?
    /// Search paths for its headers and those of its dependencies.
    private(set) var headers: [String] = []

    struct Refusal: Error {
        var text: String
        var files: [String]
    }

    init(_ target: Project.Target, in folder: String, around others: [String: CTarget], _ tools: Toolchain) throws {
        self.target = target
        self.folder = folder
        self.tools = tools
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard let place = target.headers else {
            moduleMap = nil
            return
        }
        headers = [place]
        let given = place + "/module.modulemap"
        if manager.fileExists(atPath: given) {
            moduleMap = given
        } else {
            // As in SwiftPM: the umbrella header with the module's name, or all headers.
            let umbrella = [place + "/\(target.module).h", place + "/\(target.module)/\(target.module).h"].first {
                manager.fileExists(atPath: $0)
            }
            let string = umbrella.map { "umbrella header \"\($0)\"" } ?? "umbrella \"\(place)\""
            let made = folder + "/module.modulemap"
            try Compilation.update(made, Data("module \(target.module) {\n    \(string)\n    export *\n}\n".utf8))
            moduleMap = made
        }
        for name in target.dependencies { inherited += others[name]?.headers ?? [] }
    }

    private var inherited: [String] = []

    /// The sources that are compiled, in the order of their objects: those in C and C++.
    static func compiled(_ target: Project.Target) -> [String] {
        target.sources.filter {
            ["c", "cc", "cpp", "cxx", "s"].contains(($0 as NSString).pathExtension.lowercased())
        }
    }

    /// Compiles the objects. Files that have not changed since the last build are not compiled again.
    func compile(_ temporary: String) -> Result<[String], Refusal> {
        var objects: [String] = []
        var options = ["-c", "-fPIC", "-g1", "-O1"]
        for definition in target.definitions { options.append("-D" + definition) }
        for include in target.includes + headers + inherited { options.append("-I" + include) }
        let state = headerState
        for source in Self.compiled(target) {
            var digest = Digest()
            digest.add(source)
            let object = folder + "/" + ((source as NSString).lastPathComponent as NSString).deletingPathExtension
                + "-" + digest.text.prefix(12) + ".o"
            digest.add((options + [tools.identity, state]).joined(separator: "\n"))
            digest.add(Array(FileManager.default.contents(atPath: source) ?? Data()))
            let mark = object + ".made"
            objects.append(object)
            let known = FileManager.default.contents(atPath: mark)
            if access(object, R_OK) == 0, known == Data(digest.text.utf8) { continue }
            unlink(mark)
            let result = Spawn.run(tools.clang, options + [source, "-o", object], collecting: .errors,
                                   environment: ["TMPDIR": temporary], group: .endsWithUs)
            guard result?.status == 0 else {
                return .failure(Refusal(text: result?.output ?? "", files: [source]))
            }
            try? Data(digest.text.utf8).write(to: URL(fileURLWithPath: mark), options: .atomic)
        }
        return .success(objects)
    }

    /// Changes when a compiled file or a header that may be included changes.
    static func digest(_ target: Project.Target) -> String {
        var digest = Digest()
        digest.add(state(of: ([target.headers].compactMap { $0 } + target.includes), target))
        for source in target.sources { digest.add(Array(FileManager.default.contents(atPath: source) ?? Data())) }
        return digest.text
    }

    private var headerState: String { Self.state(of: headers + inherited + target.includes, target) }

    /// Changes when a header changes.
    private static func state(of folders: [String], _ target: Project.Target) -> String {
        var digest = Digest()
        let folders = Set(folders + target.sources.map { ($0 as NSString).deletingLastPathComponent })
        for folder in folders.sorted() {
            SourcePaths.walk(folder) { path, name, isFolder in
                if !isFolder, ["h", "hpp", "inc", "def", "modulemap"].contains((name as NSString).pathExtension) {
                    digest.add(path)
                    digest.add(Array(FileManager.default.contents(atPath: path) ?? Data()))
                }
                return isFolder
            }
        }
        return digest.text
    }
}
