import Foundation
import QuadrantBase
import QuadrantFiles
import QuadrantProject

/// Compiles the frameworks that a program imports, each once for all programs (Docs/Decisions/0040-first-import.md).
///
/// A framework becomes a library and a module in a folder of the cache, named by a digest of its sources, of those of
/// the frameworks that it imports, and of the modules it is compiled against.
struct FrameworkBuild: Sendable {
    /// Where the compiler finds the modules of frameworks, and the linker their libraries.
    struct Products {
        var folders: [String] = []
        var libraries: [String] = []
    }

    private let tools: Toolchain
    private let workPath: String
    private let around: Toolchain.CompilerContext
    private let progress: ProgressLine
    private let cache: Cache

    /// The number of builds of one framework that are kept, for as many toolchains.
    private static let kept = 4

    /// The folder of frameworks in the cache, or in that of a run without one.
    static let name = "frameworks"

    init(_ tools: Toolchain, _ cache: Cache, _ work: WorkFolder, _ around: Toolchain.CompilerContext,
         _ progress: ProgressLine) {
        (self.tools, self.cache, self.progress) = (tools, cache, progress)
        // The sources of frameworks are right, whatever the program lacks that imports them.
        var around = around
        (around.solverScopes, around.isHasty) = (nil, false)
        self.around = around
        workPath = work.path
    }

    /// The folder of all frameworks.
    private func placeOfAll() throws -> String {
        // The work folder becomes an entry of the cache, and a framework keeps its path.
        guard workPath.hasPrefix(cache.folder + "/") else { return workPath + "/" + Self.name }
        guard let folder = cache.folder(Self.name) else {
            throw Failure(.machine, "frameworks cannot be built", at: cache.folder + "/" + Self.name,
                          rule: "The frameworks that a program imports are kept in this folder of the cache, which must "
                              + "be writable by its owner alone.",
                          fix: "Remove it, or set \(Variable.cache.name) to another folder.")
        }
        return folder
    }

    /// The products of the frameworks among some modules, and of those that they import.
    func products(of modules: Set<String>) throws -> Products {
        let needed = FrameworkSources.closure(of: modules)
        if needed.isEmpty { return Products() }
        let place = try placeOfAll()
        let keys = needed.reduce(into: [:]) { keys, module in keys[module] = key(module, keys) }
        @Sendable func folder(_ module: String) -> String { "\(place)/\(module)-\(keys[module]!)" }
        let isMissing = { (module: String) in !isWhole(folder(module), module) }
        if needed.contains(where: isMissing) {
            try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            let lock = open(place + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            defer { if lock >= 0 { close(lock) } }
            if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0 {
                progress.begin("waiting for another process that builds frameworks")
                while flock(lock, LOCK_EX) != 0, errno == EINTR {}
            }
            let missing = needed.filter(isMissing)
            try FrameworkQueue(missing).run { module, number in
                progress.begin("building \(module), the first time that it is imported"
                    + (missing.count > 1 ? " (\(number) of \(missing.count))" : ""))
                let inner = FrameworkSources.closure(of: FrameworkSources.imports(of: module)).map(folder)
                try build(module, at: folder(module), after: inner)
                removeOldest(module, in: place)
            }
        }
        var products = Products()
        for module in needed {
            utimensat(AT_FDCWD, folder(module), nil, 0)
            products.folders.append(folder(module))
            products.libraries.append(Self.library(folder(module), module))
            if isOptimisedLater(module), access(folder(module) + Self.optimisedMark, F_OK) != 0 {
                optimise(module, at: folder(module),
                         after: FrameworkSources.closure(of: FrameworkSources.imports(of: module)).map(folder))
            }
        }
        return products
    }

    private static func library(_ folder: String, _ module: String) -> String { "\(folder)/lib\(module).so" }

    private func isWhole(_ folder: String, _ module: String) -> Bool {
        access(Self.library(folder, module), R_OK) == 0 && access("\(folder)/\(module).swiftmodule", R_OK) == 0
            && FileStatus(folder).map { $0.isOwn && !$0.othersCanWrite } ?? false
    }

    private func key(_ module: String, _ keys: [String: String]) -> String {
        var digest = Digest()
        digest.add("1\n" + tools.modulesIdentity)
        for inner in FrameworkSources.imports(of: module).sorted() { digest.add(keys[inner] ?? "") }
        for text in FrameworkSources.texts(of: module) { digest.add(Array(text)) }
        return String(digest.text.prefix(16))
    }

    // MARK: Compiling

    /// Compiles one framework in the work folder, and moves it to its place when it is whole.
    private func build(_ module: String, at folder: String, after inner: [String]) throws {
        let manager = FileManager.default, made = workPath + "/framework-" + module
        var target = FrameworkSources.target(module)
        let result: Spawn.Result?
        do {
            target.sources = try FrameworkSources.write(module, in: made)
            result = Spawn.run(
                tools.compiler,
                arguments(target, in: made, at: folder, after: inner,
                          isOptimised: FrameworkSources.isOptimised(module) && !isOptimisedLater(module))
                    + ["-emit-module", "-emit-module-path", "\(made)/\(module).swiftmodule"],
                collecting: .errors, environment: ["TMPDIR": workPath], group: .endsWithUs)
        } catch {
            throw Compilation.Stop.lacksSpace("\(error)")
        }
        guard result?.status == 0 else {
            if !WorkFolder.hasSpace(in: workPath) { throw Compilation.Stop.lacksSpace(result?.output ?? "") }
            throw Failure(.fault, "internal error: the framework \(module) does not compile", at: made,
                          rule: result?.output.split(separator: "\n").first { $0.contains("error: ") }
                              .map(String.init) ?? "The compiler could not be run.",
                          fix: "Compare 'quadrant version' with 'swiftc --version', and rebuild quadrant.")
        }
        for source in target.sources { unlink(source) }
        // What is there is not whole, or not this user's.
        try? manager.removeItem(atPath: folder)
        guard rename(made, folder) == 0 else { throw Compilation.Stop.lacksSpace("cannot rename \(made)") }
    }

    /// The arguments of the compiler for a library in the folder `made`, which programs find in `folder`.
    private func arguments(_ target: Project.Target, in made: String, at folder: String, after inner: [String],
                           libraries: String? = nil, isOptimised: Bool) -> [String] {
        var around = around
        around.libraries = libraries ?? around.libraries
        (around.frameworks, around.isFramework) = (inner, true)
        return tools.arguments(library: Self.library(made, target.module), target, around, files: target.sources)
            + inner.map { Self.library($0, String(($0 as NSString).lastPathComponent.prefix { $0 != "-" })) } + [
                "-wmo", "-num-threads", "\(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))", "-suppress-warnings",
                isOptimised ? "-O" : "-Onone",
                // A program finds the library under this name, wherever it is itself.
                "-Xlinker", "-soname=" + Self.library(folder, target.module),
                // The toolchain's own linker, without the files of a C++ compiler, which may not be installed.
                "-use-ld=lld", "-Xclang-linker", "-nostdlib",
            ]
    }

    // MARK: Optimising

    /// Whether a framework is first built as fast as possible, and optimised behind the first program.
    private func isOptimisedLater(_ module: String) -> Bool {
        FrameworkSources.optimisedLater.contains(module) && Variable.quick.value != "0"
            && workPath.hasPrefix(cache.folder + "/")
    }

    /// Builds the optimised library in a process that outlives this one, and puts it in the place of the other one. The
    /// module stays, so that programs that are compiled meanwhile fit both.
    private func optimise(_ module: String, at folder: String, after inner: [String]) {
        let made = folder + ".optimising", mark = folder + Self.optimisedMark
        if let status = FileStatus(made), status.age < Self.maxSeconds { return }
        try? FileManager.default.removeItem(atPath: made)
        guard mkdir(made, 0o700) == 0 else { return }
        var target = FrameworkSources.target(module)
        // The work folder, where this file is otherwise, will have another name.
        let modules = made + "/libraries.modulemap"
        guard let sources = try? FrameworkSources.write(module, in: made),
              (try? Compilation.update(modules, Data(Toolchain.emptyLibraries.utf8))) != nil else { return }
        target.sources = sources
        let script = """
            exec </dev/null >/dev/null 2>&1
            made=$1 library=$2 mark=$3
            shift 3
            nice -n 10 "$@" && mv -f "$made/${library##*/}" "$library" && : > "$mark" && rm -rf "$made"
            """
        let words = ["-c", script, "sh", made, Self.library(folder, module), mark, tools.compiler]
            + arguments(target, in: made, at: folder, after: inner, libraries: modules, isOptimised: true)
        Thread.detachNewThread {
            _ = Spawn.run("/bin/sh", words, silent: true, environment: ["TMPDIR": made], group: .stays)
        }
    }

    /// The file beside a library that is optimised.
    private static let optimisedMark = "/optimised"

    /// In seconds. What takes longer was ended with its machine, or failed: it is tried again after that time.
    private static let maxSeconds = 1_800.0

    /// Removes builds of a framework, the oldest first, until few are left.
    private func removeOldest(_ module: String, in place: String) {
        let builds = FilePath.names(in: place).filter { $0.hasPrefix(module + "-") }.map { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: place + "/" + name)
            return (path: place + "/" + name, used: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for build in builds.sorted(by: { $0.used > $1.used }).dropFirst(Self.kept) {
            try? FileManager.default.removeItem(atPath: build.path)
        }
    }
}
