import Foundation
import QuadrantBase
import QuadrantProject

/// The macros of a package, compiled with the toolchain's SwiftSyntax to a library that the compiler loads.
struct MacroTarget {
    /// Empty modules by whose presence macros test for a version of swift-syntax (`canImport(SwiftSyntax601)`): all up
    /// to that of the toolchain, Swift 6.3.
    private static let versions = ["509", "510", "600", "601", "602", "603"].map { "SwiftSyntax" + $0 }

    /// The toolchain has no `SwiftCompilerPlugin`, whose plugins are programs. In a library the compiler finds macros
    /// by the names of their types.
    private static let plugin = """
        public import SwiftSyntaxMacros
        public protocol CompilerPlugin {
            init()
            var providingMacros: [any Macro.Type] { get }
        }
        extension CompilerPlugin {
            public static func main() {}
        }

        """

    let target: Project.Target
    /// The modules that the macros share with others, in build order. They become part of the library.
    let libraries: [Project.Target]
    /// The folder for the libraries of this target.
    let folder: String
    /// The folder for the modules that all macros share.
    let shared: String
    let tools: Toolchain

    init(_ target: ProgramTarget, folder: String, shared: String, tools: Toolchain) {
        (self.target, libraries) = (target.target, target.macroLibraries)
        (self.folder, self.shared, self.tools) = (folder, shared, tools)
    }

    /// The argument of `-load-plugin-library`, after the library has been compiled if it is not up to date; or the
    /// compiler's messages.
    func compile(_ temporary: String) throws -> Result<String, CTarget.Refusal> {
        let manager = FileManager.default
        var digest = Digest()
        for part in libraries + [target] {
            digest.add(tools.identity + part.module + part.languageMode + part.conditions.joined(separator: " "))
            for source in part.sources { digest.add(Array(manager.contents(atPath: source) ?? Data())) }
        }
        // The compiler finds the library of a module by its name.
        let place = "\(folder)/\(digest.text.prefix(16))", library = "\(place)/lib\(target.module).so"
        if manager.fileExists(atPath: library) { return .success(library) }
        for name in FilePath.names(in: folder) { try? manager.removeItem(atPath: folder + "/" + name) }
        try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
        try makeShared(temporary)
        var objects = [shared + "/SwiftCompilerPlugin.o"]
        for part in libraries {
            let object = "\(place)/\(part.module).o"
            let refusal = run(part, [
                "-c", "-wmo", "-o", object, "-emit-module", "-emit-module-path", "\(place)/\(part.module).swiftmodule",
                "-I", place,
            ], temporary)
            if let refusal { return .failure(refusal) }
            objects.append(object)
        }
        let refusal = run(target, [
            "-emit-library", "-o", library + ".new", "-I", place, "-L", tools.host, "-Xlinker", "-rpath", "-Xlinker",
            tools.host,
        ] + objects + Self.libraries(in: tools.host).map { "-l" + $0 }, temporary)
        if let refusal { return .failure(refusal) }
        try manager.moveItem(atPath: library + ".new", toPath: library)
        return .success(library)
    }

    /// Compiles one module; the compiler's messages if that fails.
    private func run(_ part: Project.Target, _ output: [String], _ temporary: String) -> CTarget.Refusal? {
        var arguments = [
            "-module-name", part.module, "-parse-as-library", "-swift-version", part.languageMode, "-package-name",
            "Macros", "-I", tools.host, "-I", shared,
        ]
        for condition in part.conditions where condition != "DEBUG" { arguments += ["-D", condition] }
        for feature in part.upcomingFeatures { arguments += ["-enable-upcoming-feature", feature] }
        for feature in part.experimentalFeatures { arguments += ["-enable-experimental-feature", feature] }
        let result = Spawn.run(tools.compiler, arguments + output + part.sources, collecting: .errors,
                               environment: ["TMPDIR": temporary], group: .endsWithUs)
        return result?.status == 0 ? nil : CTarget.Refusal(text: result?.output ?? "", files: part.sources)
    }

    /// The names of the toolchain's libraries of swift-syntax, for the linker.
    private static func libraries(in folder: String) -> [String] {
        FilePath.names(in: folder).filter { $0.hasPrefix("libSwift") && $0.hasSuffix(".so") }
            .map { String($0.dropFirst(3).dropLast(3)) }
            .filter { PackageReader.syntaxModules.contains($0) }.sorted()
    }

    /// Compiles the modules that macros of packages import and the toolchain lacks. Where one does not compile, the
    /// compiler misses it in the macro that imports it.
    private func makeShared(_ temporary: String) throws {
        try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
        for (name, text) in [("SwiftCompilerPlugin", Self.plugin)] + Self.versions.map({ ($0, "") }) {
            let module = "\(shared)/\(name).swiftmodule"
            if FilePath.isFile(module) { continue }
            let source = "\(shared)/\(name).swift"
            try Compilation.update(source, Data(text.utf8))
            _ = Spawn.run(tools.compiler, [
                "-c", "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path", module,
                "-I", tools.host, "-o", "\(shared)/\(name).o", "-enable-upcoming-feature",
                "InternalImportsByDefault", source,
            ], collecting: .errors, environment: ["TMPDIR": temporary], group: .endsWithUs)
        }
    }
}
