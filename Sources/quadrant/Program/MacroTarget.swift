import Foundation

/// The macros of a package, compiled with the toolchain's SwiftSyntax to a library that the compiler loads.
struct MacroTarget {
    /// Modules of swift-syntax, which the toolchain has: no package is needed for them.
    static let syntaxModules: Set<String> = [
        "SwiftBasicFormat", "SwiftCompilerPlugin", "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics",
        "SwiftIDEUtils", "SwiftIfConfig", "SwiftLexicalLookup", "SwiftOperators", "SwiftParser",
        "SwiftParserDiagnostics", "SwiftRefactor", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion",
        "SwiftSyntaxMacros", "SwiftSyntaxMacrosTestSupport", "SwiftSyntaxMacrosGenericTestSupport",
    ]

    /// Modules that say by their names how new swift-syntax is. The toolchain's is that of Swift 6.3.
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
    /// The folder of the build, for this target and for all macros.
    let folder: String, shared: String
    let tools: Toolchain

    /// The argument of `-load-plugin-library`, after the library has been compiled if it is not up to date; or the
    /// compiler's messages.
    func compile(_ temporary: String) throws -> Result<String, CTarget.Refusal> {
        let manager = FileManager.default
        var digest = Digest()
        digest.add(tools.identity + target.languageMode + target.conditions.joined(separator: " "))
        for source in target.sources { digest.add(Array(manager.contents(atPath: source) ?? Data())) }
        // The compiler finds the library of a module by its name.
        let place = "\(folder)/\(digest.text.prefix(16))", library = "\(place)/lib\(target.module).so"
        if manager.fileExists(atPath: library) { return .success(library) }
        for name in FilePath.names(in: folder) { try? manager.removeItem(atPath: folder + "/" + name) }
        try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
        try makeShared(temporary)
        var arguments = [
            "-emit-library", "-o", library + ".new", "-module-name", target.module, "-parse-as-library",
            "-swift-version", target.languageMode, "-package-name", "Macros", "-I", tools.host, "-I", shared,
            "-L", tools.host, "-Xlinker", "-rpath", "-Xlinker", tools.host, shared + "/SwiftCompilerPlugin.o",
        ]
        for condition in target.conditions where condition != "DEBUG" { arguments += ["-D", condition] }
        arguments += Self.libraries(in: tools.host).map { "-l" + $0 } + target.sources
        let result = Spawn.run(tools.compiler, arguments, collecting: .errors, environment: ["TMPDIR": temporary],
                               group: .endsWithUs)
        guard result?.status == 0 else {
            return .failure(CTarget.Refusal(text: result?.output ?? "", files: target.sources))
        }
        try manager.moveItem(atPath: library + ".new", toPath: library)
        return .success(library)
    }

    private static func libraries(in folder: String) -> [String] {
        FilePath.names(in: folder).filter { $0.hasPrefix("libSwift") && $0.hasSuffix(".so") }
            .map { String($0.dropFirst(3).dropLast(3)) }
            .filter { syntaxModules.contains($0) }.sorted()
    }

    /// The modules that macros of packages import and the toolchain has not.
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
