import Foundation

/// The compiler for user files, and the build products of this command that it needs.
struct Toolchain {
    var compiler: String
    /// The folder that the command was built into, with its modules, macro plugin and module maps.
    var build: String

    static let executable: String = {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        return count > 0 ? String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
    }()

    static var buildFolder: String { (executable as NSString).deletingLastPathComponent }

    var modules: String { build + "/Modules" }
    var macros: String { build + "/QuadrantMacros-tool" }

    /// `swiftc` from the environment variable, or the first in `PATH`.
    static func findCompiler() -> String? {
        if let named = ProcessInfo.processInfo.environment["QUADRANT_SWIFTC"], Spawn.isProgram(named) { return named }
        return Spawn.program("swiftc")
    }

    init() throws {
        guard let compiler = Self.findCompiler() else {
            throw Failure(.machine, "no Swift compiler found", at: "PATH",
                          rule: "Views are compiled before they are rendered.",
                          fix: "Install Swift 6.3 from swift.org and add its usr/bin to PATH.")
        }
        self.compiler = compiler
        build = Self.buildFolder
        for needed in [modules + "/SwiftUI.swiftmodule", macros] where access(needed, R_OK) != 0 {
            throw Failure(.machine, "the build of quadrant is incomplete", at: needed,
                          rule: "Views are compiled against the modules that quadrant was built with.",
                          fix: "Run './quadrant' at the root of the repository to build it again.")
        }
    }

    /// Changes when the compiler or this build changes. Uses file attributes only, because every warm start computes
    /// it.
    var identity: String {
        [compiler, Self.executable, macros, modules + "/SwiftUI.swiftmodule"].map { path in
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return path }
            let changed = attributes[.modificationDate] as? Date ?? .distantPast
            return "\(path) \(attributes[.size] as? Int ?? 0) \(changed.timeIntervalSinceReferenceDate)"
        }.joined(separator: "\n")
    }

    /// The options for every module of a program. The line tables are for `symbolizer`.
    private func options(_ target: Project.Target) -> [String] {
        var list = [
            "-module-name", target.module, "-module-alias", "Darwin=QuadrantDarwin",
            "-package-name", Self.identifier(target.package), "-swift-version", target.languageMode,
            "-parse-as-library", "-gline-tables-only", "-Onone", "-D", "DEBUG", "-I", modules,
            "-load-plugin-executable", macros + "#QuadrantMacros",
        ]
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
    struct CompilerContext {
        /// The module map of `emptyLibraries`.
        var libraries: String
        var overlay: String?
        /// The folder of the Clang module cache; nil for the compiler's default.
        var systemModules: String?
        /// The folder of the program's modules that are already built, and of the modules of its C code.
        var moduleFolder: String?
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
    func arguments(library: String, _ target: Project.Target, _ around: CompilerContext, files: [String]) -> [String] {
        options(target) + ["-emit-library", "-o", library] + around.solverLimits.flatMap { ["-Xfrontend", $0] }
            + around.options + files
    }

    /// The driver's arguments for the objects of a module, and for the module itself if others import it: an
    /// incremental build against the records in `outputs`, on all cores.
    func incremental(outputs: String, module: String?, _ target: Project.Target, _ around: CompilerContext,
                     files: [String]) -> [String] {
        var list = options(target) + batches(around) + [
            "-c", "-incremental", "-output-file-map", outputs, "-no-color-diagnostics",
        ]
        // A program may have several targets with an entry point.
        if target.kind != .library {
            list += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "main_" + target.module]
        }
        list += around.solverLimits.flatMap { ["-Xfrontend", $0] }
        // The memory limit of the solver also stops the search for corrections of an unknown name, which takes minutes
        // in the body of a large view.
        if around.isHasty { list += Self.haste.flatMap { ["-Xfrontend", $0] } }
        if let module { list += ["-emit-module", "-emit-module-path", module] }
        return list + around.options + files
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

    /// The driver's arguments that check the types of all files, on all cores, and write nothing.
    func checkArguments(_ target: Project.Target, _ around: CompilerContext, files: [String]) -> [String] {
        let limits = around.solverLimits + (around.isHasty ? Self.haste : [])
        return ["-typecheck"] + options(target) + batches(around) + ["-no-color-diagnostics"]
            + limits.flatMap { ["-Xfrontend", $0] } + around.options + files
    }

    // MARK: Without the driver

    /// The compiler frontend and the linker are called directly: starting the driver and its subprocesses takes as long
    /// as compiling a small file. Libraries of the program need not be linked, because this executable has loaded them.
    private var root: String { Self.root(of: compiler) }
    private static func root(of compiler: String) -> String {
        let real = (compiler as NSString).resolvingSymlinksInPath
        return ((real as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    }
    var frontend: String { root + "/bin/swift-frontend" }
    /// The folder of the toolchain's SwiftSyntax.
    var host: String { root + "/lib/swift/host" }
    var linker: String { root + "/bin/ld.lld" }
    private var startFile: String { "\(root)/lib/swift/linux/\(Self.architecture)/swiftrt.o" }
    /// The program that converts addresses to lines.
    var symbolizer: String { root + "/bin/llvm-symbolizer" }
    var canHurry: Bool {
        access(frontend, X_OK) == 0 && access(linker, X_OK) == 0 && access(startFile, R_OK) == 0
    }

    #if arch(arm64)
    private static let architecture = "aarch64"
    #else
    private static let architecture = "x86_64"
    #endif

    private func frontendOptions(_ target: Project.Target, _ around: CompilerContext) -> [String] {
        options(target) + [
            "-target", "\(Self.architecture)-unknown-linux-gnu", "-disable-objc-interop",
            "-in-process-plugin-server-path", root + "/lib/swift/host/libSwiftInProcPluginServer.so",
            "-plugin-path", root + "/lib/swift/host/plugins", "-no-color-diagnostics",
        ] + around.solverLimits + around.options
    }

    func frontendArguments(object: String, _ target: Project.Target, _ around: CompilerContext,
                           files: [String]) -> [String] {
        ["-frontend", "-c"] + files + frontendOptions(target, around) + ["-empty-abi-descriptor", "-o", object]
    }

    /// The frontend's arguments that check the types of some of a module's files, and write nothing.
    func checkArguments(_ chosen: Set<String>, _ target: Project.Target, _ around: CompilerContext,
                        files: [String]) -> [String] {
        ["-frontend", "-typecheck"] + files.flatMap { chosen.contains($0) ? ["-primary-file", $0] : [$0] }
            + frontendOptions(target, around) + (around.isHasty ? Self.haste : [])
    }

    /// The linker's arguments. Libraries that the executable has not loaded are linked as needed.
    func linkerArguments(objects: [String], library: String) -> [String] {
        // Unoptimised code uses prespecialised generics of the standard library, which are in a separate library.
        let folder = root + "/lib/swift/linux"
        let others = ["FoundationXML", "swiftRegexBuilder", "swiftDistributed", "swift_Differentiation"].filter {
            access("\(folder)/lib\($0).so", R_OK) == 0
        }
        // The header lets the unwinder pass the program's functions.
        return ["-shared", "--eh-frame-hdr", "-o", library, startFile] + objects
            + ["-L", folder, "-rpath", folder, "-lswiftSwiftOnoneSupport", "--as-needed"] + others.map { "-l" + $0 }
            + ProgramSymbols.linkerOptions
    }

    /// The toolchain's C compiler.
    var clang: String { root + "/bin/clang" }

    /// The modules that can be imported: those of this build and of the toolchain.
    static let importable: Set<String> = {
        var names = CompilationConditions.defaultModules
        var folders = [buildFolder + "/Modules"]
        if let compiler = findCompiler() { folders.append(root(of: compiler) + "/lib/swift/linux") }
        for folder in folders {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            where name.hasSuffix(".swiftmodule") {
                names.insert(String(name.dropLast(".swiftmodule".count)))
            }
        }
        // Modules of C code, and those built into the compiler.
        return names.union(["SwiftGlibc", "CDispatch", "_Builtin_intrinsics", "Builtin", "CxxStdlib", "Cxx"])
    }()

    /// A module map that replaces the C libraries used by our modules.
    ///
    /// The compiler requires modules of these names when it loads a module that imports them, although no public
    /// declaration uses their contents. Empty modules avoid parsing the headers and make the development packages
    /// unnecessary.
    static let emptyLibraries = [
        "CCairo", "CDeflate", "CFreeType", "CGdkPixbuf", "CGtk4", "CWindowStart", "CGetopt", "CHarfBuzz",
        "CHarfBuzzSubset", "CPages", "CPixman", "CSpng", "CSymbolData", "CThreadState", "CWebSockets",
    ].map { "module \($0) {}\n" }.joined()
}
