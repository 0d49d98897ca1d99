import Foundation
package import QuadrantProject

/// The arguments of the compiler and the linker for the modules of a program.
extension Toolchain {
    /// The options for every module of a program. The line tables are for `symbolizer`.
    private func options(_ target: Project.Target, _ around: CompilerContext) -> [String] {
        var list = [
            "-module-name", target.module, "-package-name", Self.identifier(target.package),
            "-swift-version", target.languageMode, "-parse-as-library", "-gline-tables-only", "-Onone", "-D", "DEBUG",
            "-load-plugin-executable", macros + "#QuadrantMacros",
        ]
        if !around.isFramework { list += ["-module-alias", "Darwin=QuadrantDarwin"] }
        // The build folder has modules of frameworks as well where its tests were built.
        for folder in around.frameworks + [modules] { list += ["-I", folder] }
        for condition in target.conditions where condition != "DEBUG" { list += ["-D", condition] }
        for feature in target.upcomingFeatures { list += ["-enable-upcoming-feature", feature] }
        for feature in target.experimentalFeatures { list += ["-enable-experimental-feature", feature] }
        if target.isMainActorByDefault { list += ["-default-isolation", "MainActor"] }
        return list
    }

    /// A name as the compiler accepts it for a package.
    private static func identifier(_ name: String) -> String {
        let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return letters.first?.isNumber ?? true ? "_" + String(letters) : String(letters)
    }

    /// The compiler's inputs besides the source files.
    package struct CompilerContext {
        /// The module map of `emptyLibraries`.
        package var libraries: String
        package var overlay: String?
        /// The folder of the Clang module cache; nil for the compiler's default.
        var systemModules: String?
        /// The folder of the program's modules that are already built, and of the modules of its C code.
        var moduleFolder: String?
        /// The folders of the frameworks that the program imports.
        var frameworks: [String] = []
        /// Whether this is a module of quadrant, which calls `QuadrantDarwin` by that name.
        var isFramework = false
        var moduleMaps: [String] = []
        var headers: [String] = []
        /// Libraries with macros of packages.
        var macros: [String] = []
        /// The limit of the type checker's solver for one expression; nil is the compiler's own limit of a million
        /// scopes, which takes a minute to reach. Constant for a program: a changed option recompiles everything.
        var solverScopes: Int? = 100_000
        /// Whether `@testable import` may see the internal declarations of the program's own modules.
        var isTestable = false
        /// Limits an expression to two seconds, including the search for corrections of an unknown name.
        var isHasty = false

        /// The seconds that the type checker may take for an expression without a limit of scopes.
        static let maxSeconds = 30

        /// Options of the compiler's frontend: a wrong name in a large body must not take minutes.
        fileprivate var solverLimits: [String] {
            if isHasty { return solverScopes.map { ["-solver-scope-threshold=\($0)"] } ?? [] }
            return [solverScopes.map { "-solver-scope-threshold=\($0)" }
                ?? "-solver-expression-time-threshold=\(Self.maxSeconds)"]
        }

        fileprivate var options: [String] {
            var list = ["-Xcc", "-fmodule-map-file=" + libraries]
            if let systemModules { list += ["-module-cache-path", systemModules] }
            if let overlay { list += ["-vfsoverlay", overlay] }
            if let moduleFolder { list += ["-I", moduleFolder] }
            if isTestable { list.append("-enable-testing") }
            for map in moduleMaps { list += ["-Xcc", "-fmodule-map-file=" + map] }
            for folder in headers { list += ["-Xcc", "-I" + folder] }
            for library in macros { list += ["-load-plugin-library", library] }
            return list
        }
    }

    /// The driver's arguments for a library of one module.
    package func arguments(library: String, _ target: Project.Target, _ around: CompilerContext, files: [String])
        -> [String] {
        options(target, around) + ["-emit-library", "-o", library] + around.solverLimits.flatMap { ["-Xfrontend", $0] }
            + around.options + files
    }

    /// The driver's arguments for the objects of a module, and for the module itself if others import it: an
    /// incremental build against the records in `outputs`, on all cores.
    func incremental(outputs: String, module: String?, _ target: Project.Target, _ around: CompilerContext,
                     files: [String]) -> [String] {
        var list = options(target, around) + batches(around) + [
            "-c", "-incremental", "-output-file-map", outputs, "-no-color-diagnostics",
        ]
        list += entryPoint(target).flatMap { ["-Xfrontend", $0] }
        list += around.solverLimits.flatMap { ["-Xfrontend", $0] }
        // The memory limit of the solver also stops the search for corrections of an unknown name, which takes minutes
        // in the body of a large view.
        if around.isHasty { list += Self.haste.flatMap { ["-Xfrontend", $0] } }
        if let module { list += ["-emit-module", "-emit-module-path", module] }
        return list + around.options + files
    }

    /// A program may have several targets with an entry point.
    private func entryPoint(_ target: Project.Target) -> [String] {
        target.kind == .library ? [] : ["-entry-point-function-name", "main_" + target.module]
    }

    /// One process for each core, and more if there are many files. Each loads all modules and parses all files of its
    /// own: 200 files take 84 s of processor time in eight processes, and 53 s in two (an app of lists and forms), with
    /// up to 0.5 GB each. Where a process may be killed, it compiles fewer files, so that less is lost.
    private func batches(_ around: CompilerContext) -> [String] {
        let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        return ["-enable-batch-mode", "-j\(cores)", "-continue-building-after-errors",
                "-driver-batch-size-limit", around.isHasty ? "50" : "250"]
    }
    private static let haste = ["-solver-expression-time-threshold=2", "-solver-memory-threshold=16000000"]

    /// The arguments with which a language server reads the files of a module.
    func editorArguments(_ target: Project.Target, _ around: CompilerContext, files: [String]) -> [String] {
        [compiler] + options(target, around) + around.options + files
    }

    /// The driver's arguments that check the types of all files, on all cores, and write nothing.
    func checkArguments(_ target: Project.Target, _ around: CompilerContext, files: [String]) -> [String] {
        let limits = around.solverLimits + (around.isHasty ? Self.haste : [])
        return ["-typecheck"] + options(target, around) + batches(around) + ["-no-color-diagnostics"]
            + limits.flatMap { ["-Xfrontend", $0] } + around.options + files
    }

    private func frontendOptions(_ target: Project.Target, _ around: CompilerContext) -> [String] {
        options(target, around) + [
            "-target", "\(Self.architecture)-unknown-linux-gnu", "-disable-objc-interop",
            "-in-process-plugin-server-path", root + "/lib/swift/host/libSwiftInProcPluginServer.so",
            "-plugin-path", root + "/lib/swift/host/plugins", "-no-color-diagnostics",
        ] + around.solverLimits + around.options
    }

    func frontendArguments(object: String, _ target: Project.Target, _ around: CompilerContext,
                           files: [String]) -> [String] {
        ["-frontend", "-c"] + files + frontendOptions(target, around) + ["-empty-abi-descriptor", "-o", object]
    }

    /// The frontend's arguments for the objects of some of a module's files, with the records that the driver needs in
    /// the next build.
    func frontendArguments(_ chosen: [(file: String, object: String)], _ target: Project.Target,
                           _ around: CompilerContext, files: [String]) -> [String] {
        let names = Set(chosen.map(\.file))
        let records = chosen.map { String($0.object.dropLast(2)) + ".swiftdeps" }
        // The outputs are those of the primary files in their order.
        return ["-frontend", "-c"] + files.filter { !names.contains($0) }
            + chosen.flatMap { ["-primary-file", $0.file] } + frontendOptions(target, around) + entryPoint(target)
            + ["-empty-abi-descriptor", "-enable-anonymous-context-mangled-names"]
            + zip(chosen, records).flatMap { ["-o", $0.object, "-emit-reference-dependencies-path", $1] }
    }

    /// The frontend's arguments that check the types of some of a module's files, and write nothing.
    func checkArguments(_ chosen: Set<String>, _ target: Project.Target, _ around: CompilerContext,
                        files: [String]) -> [String] {
        ["-frontend", "-typecheck"] + files.flatMap { chosen.contains($0) ? ["-primary-file", $0] : [$0] }
            + frontendOptions(target, around) + (around.isHasty ? Self.haste : [])
    }

    /// The linker's arguments. Libraries that the executable has not loaded are linked as needed.
    func linkerArguments(objects: [String], frameworks: [String], library: String) -> [String] {
        // Unoptimised code uses prespecialised generics of the standard library, which are in a separate library.
        let folder = root + "/lib/swift/linux"
        let others = ["FoundationXML", "swiftRegexBuilder", "swiftDistributed", "swift_Differentiation"].filter {
            access("\(folder)/lib\($0).so", R_OK) == 0
        }
        // The header lets the unwinder pass the program's functions.
        return ["-shared", "--eh-frame-hdr", "-o", library, startFile] + objects + frameworks
            + ["-L", folder, "-rpath", folder, "-lswiftSwiftOnoneSupport", "--as-needed"] + others.map { "-l" + $0 }
            + ProgramSymbols.linkerOptions
    }

    /// A module map that replaces the C libraries used by our modules.
    ///
    /// The compiler requires modules of these names when it loads a module that imports them, although no public
    /// declaration uses their contents. Empty modules avoid parsing the headers and make the development packages
    /// unnecessary.
    static let emptyLibraries = [
        "CCairo", "CDeflate", "CFreeType", "CGdkPixbuf", "CGtk4", "CWindowStart", "CGetopt", "CHarfBuzz",
        "CHarfBuzzSubset", "CModuleSources", "CPages", "CPixman", "CSpng", "CSymbolData", "CThreadState", "CWebSockets",
    ].map { "module \($0) {}\n" }.joined()
}
