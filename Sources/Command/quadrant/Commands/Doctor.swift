import Foundation
import QuadrantBase
import QuadrantFiles
import QuadrantProject
import QuadrantSession
import QuadrantText

/// Checks everything that rendering depends on: compiler, modules, fonts, caches, limits.
enum Doctor {
    struct Check: Encodable {
        var name: String
        var found: String
        var isFine: Bool
        /// Whether rendering works without it.
        var isOptional: Bool
        var fix: String?
    }

    static func run(_ arguments: Arguments) throws {
        let deployed = try arguments.value("deployed").map {
            try DeployedProgram($0, root: arguments.value("root") ?? "")
        }
        if deployed == nil, arguments.has("root") {
            throw Failure(.usage, "--root needs --deployed", at: "--root",
                          rule: "A root is that of the system that runs a program.", fix: "Name the program too.")
        }
        let checks = deployed?.checks ?? compiler + build + parts + fonts + [cache, modules, stack]
        if arguments.has("json") {
            print(try JSON.text(checks))
        } else {
            let width = checks.map(\.name.count).max() ?? 0
            for check in checks {
                let mark = check.isFine ? "ok      " : check.isOptional ? "optional" : "missing "
                print("\(mark)  \(Help.padded(check.name, width))  \(check.found)")
                if let fix = check.fix, !check.isFine { print("          \(Help.padded("", width))  fix: \(fix)") }
            }
        }
        if deployed != nil, !arguments.has("json"), let command = DeployedProgram.command(checks) {
            print("\n\(command)")
        }
        try StandardStreams.finish()
        if checks.contains(where: { !$0.isFine && !$0.isOptional }) { exit(ExitCode.machine.rawValue) }
    }

    private static var compiler: [Check] {
        // A release compiles with one version, because its modules are of that one.
        let only = Release.current.flatMap { CompilerRecord.number(in: $0.compiler) }
        let fix = "install Swift \(only ?? "6.3") from swift.org"
        guard let path = Toolchain.findCompiler() else {
            return [Check(name: "Swift compiler", found: "not found in PATH", isFine: false, isOptional: false,
                          fix: fix)]
        }
        let version = Version.compilerVersion(path) ?? "unknown"
        let isFine = only.map { $0 == version } ?? version.hasPrefix("6.")
        return [Check(name: "Swift compiler", found: "\(version) at \(path)", isFine: isFine, isOptional: false,
                      fix: isFine ? nil : fix)]
    }

    private static var build: [Check] {
        let folder = Toolchain.buildFolder
        return [("modules", "/Modules/SwiftUI.swiftmodule"), ("macros", "/QuadrantMacros-tool")].map { name, path in
            let isThere = access(folder + path, R_OK) == 0
            return Check(name: name, found: folder + path, isFine: isThere, isOptional: false,
                         fix: isThere ? nil : Release.isThis ? "install the release again"
                            : "build again with ./quadrant")
        }
    }

    /// The optional parts, which are built only where their libraries are installed.
    private static var parts: [Check] {
        var windows = false, pages = false
        #if canImport(QuadrantWindow)
        windows = true
        #endif
        #if canImport(QuadrantPreview)
        pages = true
        #endif
        return [("windows", windows, "run"), ("live pages", pages, "preview")].map { name, isThere, command in
            Check(name: name, found: isThere ? "built in" : "not built in", isFine: isThere, isOptional: true,
                  fix: isThere ? nil : Release.isThis ? "a release has none: build quadrant from its sources"
                    : "./quadrant \(command) installs the dependencies and builds them")
        }
    }

    private static var fonts: [Check] {
        FontPackage.all.map { package in
            let missing = package.unreadable
            return Check(name: package.name, found: missing.map { "\($0): cannot be read" } ?? package.files[0],
                         isFine: missing == nil, isOptional: package.isOptional,
                         fix: missing.map { _ in "apt-get install --reinstall \(package.name)   (\(package.use))" })
        }
    }

    private static var cache: Check {
        let cache = Cache(), isFine = cache.isWritable
        let found = cache.fault.map { "\(cache.folder) \($0.text); every run compiles from scratch" } ?? cache.folder
        return Check(name: "cache", found: found, isFine: isFine, isOptional: true,
                     fix: isFine ? nil : "set \(Variable.cache.name) to a folder that only you can write")
    }

    /// The cache of the Clang modules that the compiler builds from the system's headers.
    private static var modules: Check {
        let cache = Cache()
        guard let fault = PrivateFolder.open(Cache.compilerFolder) else {
            return Check(name: "module cache", found: Cache.compilerFolder, isFine: true, isOptional: true)
        }
        let place = cache.folder("quadrant-modules") ?? "a temporary folder"
        return Check(name: "module cache", found: "\(Cache.compilerFolder) \(fault.text); using \(place)",
                     isFine: false, isOptional: true, fix: "set XDG_CACHE_HOME to a writable folder")
    }

    private static var stack: Check {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit)
        let isFine = limit.rlim_max >= Guard.stackSize
        let size = limit.rlim_max == rlim_t.max ? "unlimited" : "\(limit.rlim_max >> 20) MiB"
        return Check(name: "stack limit", found: size, isFine: isFine, isOptional: true,
                     fix: isFine ? nil : "raise it with 'ulimit -Hs' for very deep views")
    }
}
