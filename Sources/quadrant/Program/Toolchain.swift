import Foundation

/// The compiler for user files and what it needs from the build this command came out of.
struct Toolchain {
    var compiler: String
    /// The folder the command was built into: its modules, its macro program and its module maps lie beside it.
    var build: String

    static let executable: String = {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        return count > 0 ? String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
    }()

    static var buildFolder: String { (executable as NSString).deletingLastPathComponent }

    var modules: String { build + "/Modules" }
    var macros: String { build + "/QuadrantMacros-tool" }

    /// `swiftc` as the environment names it, or the first on the path.
    static func findCompiler() -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["QUADRANT_SWIFTC"], access(named, X_OK) == 0 { return named }
        return (environment["PATH"] ?? "").split(separator: ":").map { $0 + "/swiftc" }.first { access($0, X_OK) == 0 }
    }

    init() throws {
        guard let compiler = Self.findCompiler() else {
            throw Failure(.machine, "there is no Swift compiler", at: "PATH",
                          rule: "A view is compiled before it is drawn.",
                          fix: "Install Swift 6.3 from swift.org, put its usr/bin on the PATH, and try again.")
        }
        self.compiler = compiler
        build = Self.buildFolder
        for needed in [modules + "/SwiftUI.swiftmodule", macros] where access(needed, R_OK) != 0 {
            throw Failure(.machine, "a part of the build is missing", at: needed,
                          rule: "The command compiles views against the modules it was built with.",
                          fix: "Build again with './quadrant' at the root of the repository.")
        }
    }

    /// Changes whenever the compiler or this build changes. Reads no file, for it is part of every warm start.
    var identity: String {
        [compiler, Self.executable, macros, modules + "/SwiftUI.swiftmodule"].map { path in
            guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return path }
            let changed = facts[.modificationDate] as? Date ?? .distantPast
            return "\(path) \(facts[.size] as? Int ?? 0) \(changed.timeIntervalSinceReferenceDate)"
        }.joined(separator: "\n")
    }

    /// A program is one module and a package of its own, so that its `package` declarations compile. Its tables of
    /// lines are for `symbolizer`.
    private static let module = [
        "-module-name", "Program", "-package-name", "Program", "-swift-version", "5", "-parse-as-library",
        "-gline-tables-only",
    ]

    /// `modules` is where modules of the system are kept; nil leaves that to the compiler.
    func arguments(library: String, libraries: String, overlay: String?, modules cached: String?,
                   files: [String]) -> [String] {
        var list = Self.module + [
            "-emit-library", "-Onone", "-D", "DEBUG", "-I", modules,
            "-load-plugin-executable", macros + "#QuadrantMacros",
            "-Xcc", "-fmodule-map-file=" + libraries, "-o", library,
        ]
        if let cached { list += ["-module-cache-path", cached] }
        if let overlay { list += ["-vfsoverlay", overlay] }
        return list + files
    }

    // MARK: The quick way

    /// The compiler proper and the linker, as the driver would call them: starting the driver and its helpers takes as
    /// long as compiling a small file. The libraries behind a program need not be named, for this executable has them.
    private var root: String {
        let real = (compiler as NSString).resolvingSymlinksInPath
        return ((real as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    }
    var frontend: String { root + "/bin/swift-frontend" }
    var linker: String { root + "/bin/ld.lld" }
    private var startFile: String { "\(root)/lib/swift/linux/\(Self.architecture)/swiftrt.o" }
    /// Tells the line of an address.
    var symbolizer: String { root + "/bin/llvm-symbolizer" }
    var canHurry: Bool {
        access(frontend, X_OK) == 0 && access(linker, X_OK) == 0 && access(startFile, R_OK) == 0
    }

    #if arch(arm64)
    private static let architecture = "aarch64"
    #else
    private static let architecture = "x86_64"
    #endif

    func frontendArguments(object: String, libraries: String, overlay: String?, modules cached: String?,
                           files: [String]) -> [String] {
        var list = ["-frontend", "-c"] + files + Self.module + [
            "-target", "\(Self.architecture)-unknown-linux-gnu", "-disable-objc-interop",
            "-Onone", "-D", "DEBUG", "-I", modules,
            "-load-plugin-executable", macros + "#QuadrantMacros", "-Xcc", "-fmodule-map-file=" + libraries,
            "-in-process-plugin-server-path", root + "/lib/swift/host/libSwiftInProcPluginServer.so",
            "-plugin-path", root + "/lib/swift/host/plugins", "-empty-abi-descriptor", "-no-color-diagnostics",
            "-o", object,
        ]
        if let cached { list += ["-module-cache-path", cached] }
        if let overlay { list += ["-vfsoverlay", overlay] }
        return list
    }

    func linkerArguments(object: String, library: String) -> [String] {
        // Unoptimised code uses ready-made pieces of the standard library that stand in a library of their own.
        let folder = root + "/lib/swift/linux"
        return ["-shared", "-o", library, startFile, object, "-L", folder, "-rpath", folder, "-lswiftSwiftOnoneSupport"]
    }

    /// A module map that stands in for the C libraries behind our modules.
    ///
    /// The compiler insists on their names when it loads a module built on them, but nothing a view can reach shows
    /// their contents. Empty modules spare it the headers, and spare the machine the development packages.
    static let emptyLibraries = [
        "CCairo", "CFreeType", "CGdkPixbuf", "CGtk4", "CWindowStart", "CGetopt", "CHarfBuzz", "CHarfBuzzSubset",
        "CPixman", "CSpng", "CWebSockets",
    ].map { "module \($0) {}\n" }.joined()
}
