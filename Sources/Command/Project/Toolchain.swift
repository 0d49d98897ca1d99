import Foundation
package import QuadrantBase

/// The compiler for user files, and the build products of this command that it needs.
package struct Toolchain {
    package var compiler: String
    /// The folder that the command was built into, with its modules, macro plugin and module maps.
    package var build: String

    package static let executable: String = {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        return count > 0 ? String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
    }()

    package static var buildFolder: String { (executable as NSString).deletingLastPathComponent }

    /// What is known of the last compiler, where none is found now: programs that it compiled can be drawn.
    private var past: CompilerRecord?

    package var modules: String { build + "/Modules" }
    package var macros: String { build + "/QuadrantMacros-tool" }

    /// `swiftc` from the environment variable, or the first in `PATH`.
    package static func findCompiler() -> String? {
        if let named = Variable.compiler.value, Spawn.isProgram(named) { return named }
        return Spawn.program("swiftc")
    }

    package init() throws {
        build = Self.buildFolder
        if let found = Self.findCompiler() {
            compiler = found
        } else if let past = CompilerRecord.last(Cache()) {
            (compiler, self.past) = (past.path, past)
        } else {
            throw Self.missing
        }
        for needed in [modules + "/SwiftUI.swiftmodule", macros] where access(needed, R_OK) != 0 {
            throw Failure(.machine, "the build of quadrant is incomplete", at: needed,
                          rule: "Views are compiled against the modules that quadrant was built with.",
                          fix: Release.isThis ? "Install the release again."
                            : "Run './quadrant' at the root of the repository to build it again.")
        }
    }

    private static var missing: Failure {
        let version = Release.current.flatMap { CompilerRecord.number(in: $0.compiler) } ?? "6.3"
        return Failure(.machine, "no Swift compiler found", at: "PATH",
                       rule: "Views are compiled before they are rendered.",
                       fix: "Install Swift \(version) from swift.org and add its usr/bin to PATH.")
    }

    /// Throws unless programs can be compiled: there is a compiler, and that of a release can import the modules.
    package func check(_ cache: Cache) throws {
        guard past == nil else { throw Self.missing }
        guard let release = Release.current else { return }
        let last = CompilerRecord.last(cache), isKnown = last?.identity == Self.identity([compiler])
        guard let version = isKnown ? last?.version : Self.version(of: compiler) else {
            throw Failure(.machine, "the Swift compiler does not start", at: compiler,
                          rule: "Views are compiled before they are rendered.",
                          fix: "Run '\(compiler) --version', and install the libraries that it names.")
        }
        if version == release.compiler { return }
        let number = CompilerRecord.number(in: release.compiler) ?? "that version"
        throw Failure(
            .machine, "this release of quadrant is for another Swift compiler", at: "\(compiler), \(version)",
            rule: "A compiler imports modules that it has made itself; those of this release are of "
                + "\(release.compiler).",
            fix: "Install Swift \(number) and put it first in PATH or into \(Variable.compiler.name), take the release "
                + "for your compiler, or build quadrant from its sources.")
    }

    /// Keeps what is known of the compiler, when a program was compiled and `check` has passed.
    package func remember(_ cache: Cache) {
        let record = CompilerRecord(path: compiler, identity: Self.identity([compiler]),
                                    version: Release.current?.compiler ?? "")
        if CompilerRecord.last(cache) != record { record.write(cache) }
    }

    /// The first line of `swiftc --version`; nil if the compiler does not start. The frontend says the same as the
    /// driver, and needs fewer libraries.
    package static func version(of compiler: String) -> String? {
        let frontend = root(of: compiler) + "/bin/swift-frontend"
        return Spawn.run(access(frontend, X_OK) == 0 ? frontend : compiler, ["--version"], collecting: .output,
                         silent: true)?.output
            .split(separator: "\n").first { $0.contains("Swift version ") }.map(String.init)
    }

    /// Changes when the compiler or this build changes. Uses file attributes only, because every warm start computes
    /// it.
    package var identity: String {
        modulesIdentity + "\n" + Self.identity([Self.executable]) + (FrameworkSources.replacements ?? "")
    }

    /// Changes when the compiler or the modules that programs are compiled against change. A build leaves the file of a
    /// module whose interface is the same, although values of the modules below it may have another size.
    package var modulesIdentity: String {
        (past?.identity ?? Self.identity([compiler])) + "\n"
            + Self.identity([macros] + Self.layers.map { "\(modules)/\($0).swiftmodule" })
    }
    /// The modules whose values frameworks and programs hold.
    package static let layers = [
        "SwiftUI", "UIKit", "QuadrantViews", "QuadrantCore", "QuadrantHost", "QuadrantText", "QuadrantDisplayList",
        "QuadrantGeometry", "QuadrantGraph", "QuadrantFoundation", "QuadrantStandIn", "QuadrantThreads",
        "QuadrantStore", "QuadrantDarwin", "Combine", "CoreData", "CoreGraphics", "CoreTransferable", "QuartzCore",
        "UniformTypeIdentifiers",
    ]

    /// Changes when one of the files changes, by its size and date.
    package static func identity(_ files: [String]) -> String {
        files.map { path in
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return path }
            let changed = attributes[.modificationDate] as? Date ?? .distantPast
            return "\(path) \(attributes[.size] as? Int ?? 0) \(changed.timeIntervalSinceReferenceDate)"
        }.joined(separator: "\n")
    }

    // MARK: Without the driver

    /// The compiler frontend and the linker are called directly: starting the driver and its subprocesses takes as long
    /// as compiling a small file. Libraries of the program need not be linked, because this executable has loaded them.
    package var root: String { Self.root(of: compiler) }
    package static func root(of compiler: String) -> String {
        let real = (compiler as NSString).resolvingSymlinksInPath
        return ((real as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    }
    package var frontend: String { root + "/bin/swift-frontend" }
    /// The folder of the toolchain's SwiftSyntax.
    package var host: String { root + "/lib/swift/host" }
    package var linker: String { root + "/bin/ld.lld" }
    package var startFile: String { "\(root)/lib/swift/linux/\(Self.architecture)/swiftrt.o" }
    /// The program that converts addresses to lines.
    package var symbolizer: String { root + "/bin/llvm-symbolizer" }
    package var canHurry: Bool {
        access(frontend, X_OK) == 0 && access(linker, X_OK) == 0 && access(startFile, R_OK) == 0
    }

    #if arch(arm64)
    package static let architecture = "aarch64"
    #else
    package static let architecture = "x86_64"
    #endif

    /// The toolchain's C compiler.
    package var clang: String { root + "/bin/clang" }

    /// The modules that can be imported: those of this build and of the toolchain, and the frameworks.
    package static let importable: Set<String> = {
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
}
