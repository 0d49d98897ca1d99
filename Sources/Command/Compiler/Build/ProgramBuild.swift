import Foundation
import QuadrantBase
import QuadrantProject

/// What is wanted of a program that is compiled.
package struct ProgramRequest {
    /// The name of a view; nil chooses one.
    package var view: String?
    /// Whether every view is shown.
    package var all = false
    /// Whether an app goes before its previews.
    package var prefersApp = false
    package var usesCache = true
    /// Whether code that does not compile is left out; otherwise that of packages is, unless `isStrict`.
    package var keepsGoing = false, isStrict = false
    /// Whether views can be created from values: none is chosen then, and nothing is loaded.
    package var takesValues = false
    /// Gets the compiler's arguments for each file, of a program that is then compiled and not taken from the cache.
    package var commands: CompileCommands?

    package init(view: String? = nil, all: Bool = false, prefersApp: Bool = false, usesCache: Bool,
                 keepsGoing: Bool = false, isStrict: Bool = false, takesValues: Bool = false) {
        (self.view, self.all, self.prefersApp, self.usesCache) = (view, all, prefersApp, usesCache)
        (self.keepsGoing, self.isStrict, self.takesValues) = (keepsGoing, isStrict, takesValues)
    }
}

/// Finds a program in the cache, or compiles it.
struct ProgramBuild {
    /// What a cache entry holds besides the library: all candidates, so that any view can be chosen from it.
    struct Record: Codable {
        var program: ProgramScan
        var leftOut: [Compilation.LeftOut]
        /// What is said of generated files that are left out.
        var notes: [String]?

        func fits(_ sources: SourceSet) -> Bool {
            (program.candidates.map(\.file) + leftOut.map(\.file)).allSatisfy { sources.files.indices.contains($0) }
        }
    }

    struct Made {
        var record: Record
        var chosen: [Candidate]
        var library: String
        /// A cached library is loaded at once, because one that cannot be loaded is compiled again.
        var handle: UnsafeMutableRawPointer?
        /// The folder of a library that is not cached.
        var unkept: WorkFolder?
        var wasCached: Bool
        /// Why it is not cached.
        var note: String?
    }

    private let sources: SourceSet
    private let request: ProgramRequest
    private let host: any ProgramHost
    private let progress: ProgressLine
    private let listener: CompilerListener?
    private let toolchain: Toolchain
    private let cache = Cache()
    private let generated: [[GeneratedCode]]
    private let key: String
    /// As in the request; if single files of a project were named, the others are only their dependencies.
    private let keepsGoing: Bool

    init(_ sources: SourceSet, _ request: ProgramRequest, _ host: any ProgramHost, _ progress: ProgressLine,
         _ listener: CompilerListener?) throws {
        (self.sources, self.request, self.host) = (sources, request, host)
        (self.progress, self.listener) = (progress, listener)
        keepsGoing = request.keepsGoing || !sources.focus.isEmpty
        toolchain = try Toolchain()
        generated = sources.targets.map { GeneratedCode.all($0, in: sources, host) }
        // The keys of entries are hexadecimal digits.
        key = CompiledProgram.key(sources, generated, toolchain) + (request.takesValues ? "b" : "")
            + (request.isStrict ? "c" : "")
    }

    // MARK: Results

    /// The program in the cache; nil if it has none that can be loaded.
    func cached() throws -> Made? {
        // One key for the complete program, and one for a program with parts left out.
        for key in keepsGoing ? [key, key + "a"] : [key] where request.usesCache && request.commands == nil {
            guard let record = cache.content(of: key, as: Record.self) else { continue }
            let library = cache.entry(key) + "/program.so"
            let handle = request.takesValues ? nil : try? host.open(library, sources.folders, [])
            if record.fits(sources), request.takesValues || handle != nil {
                try check(record.leftOut)
                return Made(record: record, chosen: try choose(record.program), library: library, handle: handle,
                            wasCached: true)
            }
            cache.discard(cache.entry(key))
        }
        return nil
    }

    func compiled() throws -> Made {
        try toolchain.check(cache)
        let modules = Toolchain.importable.union(sources.targets.map(\.target.module))
        let folder = BuildFolder.path(of: sources.programKey(takesValues: request.takesValues), in: cache)
        let store = ScanStore(sources, in: folder, toolchain)
        let (scans, scan) = Scanner.read(sources, modules, store)
        // An unknown view name is reported before anything is compiled.
        if scan.broken.isEmpty, !keepsGoing || request.all { _ = try choose(scan) }
        progress.begin("compiling \(sources.argument)")
        defer { store?.save() }
        let result = try compile(scans, scan)
        progress.end()
        do {
            try checkParser(scan, result)
            try check(result.leftOut)
        } catch {
            result.work.remove()
            throw error
        }
        let record = Record(program: result.program, leftOut: result.leftOut, notes: result.notes)
        let isWhole = !result.leftOut.contains { sources.isOwn($0.file) }
        let library = cache.keep(result.work, as: isWhole ? key : key + "a", record, replaces: !request.usesCache)
        let unkept = library.hasPrefix(result.work.path + "/") ? result.work : nil
        toolchain.remember(cache)
        do {
            return Made(record: record, chosen: try choose(result.program), library: library, unkept: unkept,
                        wasCached: false, note: cache.note)
        } catch {
            for part in result.leftOut { writeError("quadrant: skipped: \(part.text)\n") }
            unkept?.remove()
            throw error
        }
    }

    // MARK: Steps

    private func choose(_ program: ProgramScan) throws -> [Candidate] {
        if request.takesValues { return [] }
        if request.all { return try program.all(in: sources) }
        if listener != nil, request.view == nil { return try program.live(in: sources) }
        return [try program.choose(request.view, in: sources, prefersApp: request.prefersApp)]
    }

    /// Throws if a file was left out that the user has named.
    private func check(_ leftOut: [Compilation.LeftOut]) throws {
        let own = leftOut.filter { sources.isOwn($0.file) }
        guard !request.keepsGoing, let first = own.first(where: { sources.focus.contains($0.file) }) else { return }
        let lines = own.map { $0.reason.replacing(#/^(.*?:\d+:\d+): /#) { "\($0.output.1): error: " } + "\n" }
        writeError(lines.joined())
        throw Failure(.input, "'\(sources.files[first.file].path)' failed to compile", at: first.reason,
                      rule: "The messages above are the first error of each file that failed to compile.",
                      fix: "Fix the first error; Docs/Parity.md lists the supported API.")
    }

    /// Throws if the parser has failed on a file that the compiler accepts.
    private func checkParser(_ scan: ProgramScan, _ result: Compilation.Result) throws {
        let left = Set(result.leftOut.map(\.file))
        guard let broken = scan.broken.first(where: { !left.contains($0) }) else { return }
        throw Failure(.fault, "internal error: cannot parse '\(sources.argument)', which the compiler accepts",
                      at: sources.files[broken].path,
                      rule: "quadrant uses the parser of the toolchain it was built with.",
                      fix: "Compare 'quadrant version' with 'swiftc --version', and rebuild quadrant.")
    }

    /// Compiles until the library can be loaded.
    private func compile(_ scans: [FileScan], _ scan: ProgramScan) throws -> Compilation.Result {
        var compilation = Compilation(
            sources: sources, scans: scans, program: scan, generated: generated, tools: toolchain, cache: cache,
            keepsGoing: keepsGoing, isQuiet: progress.isQuiet, progress: progress)
        (compilation.isStrict, compilation.takesValues) = (request.isStrict, request.takesValues)
        (compilation.listener, compilation.commands) = (listener, request.commands)
        let state = Compilation.State()
        var result = try compilation.run(state), tries = 0
        while !request.takesValues, tries < 4 {
            let library = result.work.path + "/program.so"
            let undefined = state.undefined.isEmpty ? UndefinedFunctions.names(in: library) : []
            if !undefined.isEmpty {
                let parts = UndefinedFunctions.parts(undefined, sources)
                result.work.remove()
                if !compilation.continues(state) { throw UndefinedFunctions.failure(parts) }
                state.undefined = parts
                result = try compilation.run(state)
                continue
            }
            // The objects of a whole program are of one state of it, and have the symbols of each other.
            guard !result.isWhole, let reason = Self.loadingFault(library) else { break }
            // Code that depends on what was left out was not recompiled: the objects that need a missing symbol are,
            // and in the end all.
            result.work.remove()
            tries += 1
            compilation.missingSymbol = reason.firstMatch(of: #/undefined symbol: (\S+)/#).map { String($0.output.1) }
            compilation.isClean = tries == 4 || compilation.missingSymbol == nil
            if compilation.isClean { tries = 4 }
            result = try compilation.run(state)
        }
        return result
    }

    /// Why a library cannot be loaded; nil if it can.
    private static func loadingFault(_ library: String) -> String? {
        // The library is never closed: Swift's runtime cannot unregister its types.
        if dlopen(library, RTLD_NOW | RTLD_LOCAL) != nil { return nil }
        return dlerror().map { String(cString: $0) } ?? ""
    }
}
