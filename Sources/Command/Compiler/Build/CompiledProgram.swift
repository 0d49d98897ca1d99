import Foundation
package import QuadrantBase
package import QuadrantProject

/// A user's program as a loaded library, with the views that were requested.
package struct CompiledProgram {
    package struct Shown {
        package var candidate: Candidate
        package var symbol: String
    }

    /// What a cache entry holds besides the library: all candidates, so that any view can be chosen from it.
    private struct Record: Codable {
        var program: ProgramScan
        var leftOut: [Compilation.LeftOut]

        func fits(_ sources: SourceSet) -> Bool {
            (program.candidates.map(\.file) + leftOut.map(\.file)).allSatisfy { sources.files.indices.contains($0) }
        }
    }

    package var shown: [Shown]
    /// Messages for the user, such as that there are more previews than the one shown.
    package var notes: [String] = []
    /// Code that is left out because it, or something it depends on, cannot be compiled.
    package private(set) var leftOut: [Compilation.LeftOut] = []
    package var wasCached: Bool
    /// All candidates, for a worker.
    package private(set) var program: ProgramScan
    package private(set) var library: String
    private let host: any ProgramHost
    private let folders: [String]
    private let files: [SourceSet.File]
    /// A cached library is loaded at once, because one that cannot be loaded is compiled again.
    private var handle: UnsafeMutableRawPointer?
    /// The folder of a library that is not cached; removed once the library is loaded.
    private var unkept: WorkFolder?

    /// With a `listener`, which live pages pass, all previews are shown and not only the first. With `takesValues`
    /// views can be created from values, none is chosen, and nothing is loaded.
    package init(_ sources: SourceSet, view: String?, all: Bool, prefersApp: Bool = false, usesCache: Bool,
         keepsGoing: Bool = false, isStrict: Bool = false, takesValues: Bool = false, host: any ProgramHost,
         progress: ProgressLine, listener: CompilerListener? = nil) throws {
        self.host = host
        folders = sources.folders
        files = sources.files
        let isAsked = keepsGoing
        // If single files of a project were named, the others are only their dependencies.
        let keepsGoing = keepsGoing || !sources.focus.isEmpty
        let toolchain = try Toolchain()
        let cache = Cache()
        let generated = sources.targets.map { GeneratedCode.all($0, in: sources, host) }
        // The keys of entries are hexadecimal digits.
        let key = Self.key(sources, generated, toolchain) + (takesValues ? "b" : "") + (isStrict ? "c" : "")
        func choose(_ program: ProgramScan) throws -> [Candidate] {
            if takesValues { return [] }
            if all { return try program.all(in: sources) }
            if listener != nil, view == nil { return try program.live(in: sources) }
            return [try program.choose(view, in: sources, prefersApp: prefersApp)]
        }
        func check(_ leftOut: [Compilation.LeftOut]) throws {
            guard !isAsked, let first = leftOut.first(where: { sources.focus.contains($0.file) }) else { return }
            let lines = leftOut.map { $0.reason.replacing(#/^(.*?:\d+:\d+): /#) { "\($0.output.1): error: " } + "\n" }
            writeError(lines.joined())
            throw Failure(.input, "'\(sources.files[first.file].path)' failed to compile", at: first.reason,
                          rule: "The messages above are the first error of each file that failed to compile.",
                          fix: "Fix the first error; Docs/Parity.md lists the supported API.")
        }
        /// One key for the complete program, and one for a program with parts left out.
        let keys = keepsGoing ? [key, key + "a"] : [key]
        for key in keys where usesCache {
            guard let record = cache.content(of: key, as: Record.self) else { continue }
            let kept = cache.entry(key) + "/program.so"
            let loaded = takesValues ? nil : try? host.open(kept, folders, [])
            if record.fits(sources), takesValues || loaded != nil {
                program = record.program
                library = kept
                handle = loaded
                wasCached = true
                leftOut = record.leftOut.filter { sources.isOwn($0.file) }
                try check(leftOut)
                let chosen = try choose(record.program)
                shown = chosen.map { Shown(candidate: $0, symbol: EntryCode.symbol($0, in: sources)) }
                notes = Self.notes(record.program, chosen, record.leftOut, sources, isChoice: !all && view == nil)
                return
            }
            cache.discard(cache.entry(key))
        }

        let modules = Toolchain.importable.union(sources.targets.map(\.target.module))
        let (scans, scan) = Scanner.read(sources, modules)
        // An unknown view name is reported before anything is compiled.
        if scan.broken.isEmpty, !keepsGoing || all { _ = try choose(scan) }
        progress.begin("compiling \(sources.argument)")
        var compilation = Compilation(
            sources: sources, scans: scans, program: scan, generated: generated, tools: toolchain, cache: cache,
            keepsGoing: keepsGoing, isQuiet: progress.isQuiet, progress: progress)
        (compilation.isStrict, compilation.takesValues, compilation.listener) = (isStrict, takesValues, listener)
        let state = Compilation.State()
        var result = try compilation.run(state), tries = 0
        while !result.isWhole, !takesValues, tries < 4,
              let reason = Self.loadingFault(result.work.path + "/program.so") {
            // Code that depends on what was left out was not recompiled: the objects that need a missing symbol are,
            // and in the end all.
            result.work.remove()
            tries += 1
            compilation.missingSymbol = reason.firstMatch(of: #/undefined symbol: (\S+)/#).map { String($0.output.1) }
            compilation.isClean = tries == 4 || compilation.missingSymbol == nil
            if compilation.isClean { tries = 4 }
            result = try compilation.run(state)
        }
        progress.end()
        let left = Set(result.leftOut.map(\.file))
        if let broken = scan.broken.first(where: { !left.contains($0) }) {
            result.work.remove()
            throw Failure(.fault, "internal error: cannot parse '\(sources.argument)', which the compiler accepts",
                          at: sources.files[broken].path,
                          rule: "quadrant uses the parser of the toolchain it was built with.",
                          fix: "Compare 'quadrant version' with 'swiftc --version', and rebuild quadrant.")
        }
        leftOut = result.leftOut.filter { sources.isOwn($0.file) }
        program = result.program
        do { try check(leftOut) } catch {
            result.work.remove()
            throw error
        }
        let record = Record(program: result.program, leftOut: result.leftOut)
        library = cache.keep(result.work, as: leftOut.isEmpty ? key : key + "a", record, replaces: !usesCache)
        if library.hasPrefix(result.work.path + "/") { unkept = result.work }
        wasCached = false
        let chosen: [Candidate]
        do { chosen = try choose(result.program) } catch {
            for part in result.leftOut { writeError("quadrant: skipped: \(part.text)\n") }
            unkept?.remove()
            throw error
        }
        shown = chosen.map { Shown(candidate: $0, symbol: EntryCode.symbol($0, in: sources)) }
        notes = Self.notes(result.program, chosen, result.leftOut, sources, isChoice: !all && view == nil)
        notes += [cache.note].compactMap { $0 }
    }

    /// A digest of everything that the library is built from.
    package static func key(_ sources: SourceSet, _ generated: [[GeneratedCode]], _ toolchain: Toolchain) -> String {
        var digest = Digest()
        digest.add("9 \(geteuid())\n\(toolchain.identity)")
        for (target, code) in zip(sources.targets, generated) {
            digest.add(target.digestText)
            for code in code { digest.add(code.text) }
            if target.target.kind == .macro {
                for path in (target.macroLibraries + [target.target]).flatMap(\.sources) {
                    digest.add(Array(FileManager.default.contents(atPath: path) ?? Data()))
                }
            }
            if target.target.language == .c { digest.add(CTarget.digest(target.target)) }
        }
        for file in sources.files {
            digest.add(file.absolute)
            digest.add(file.bytes)
        }
        return digest.text
    }

    private static func notes(_ program: ProgramScan, _ chosen: [Candidate], _ leftOut: [Compilation.LeftOut],
                              _ sources: SourceSet, isChoice: Bool) -> [String] {
        var notes: [String] = []
        if isChoice, chosen.count == 1, chosen[0].kind == .preview, program.previews.count > 1 {
            notes.append("'\(sources.argument)' has \(program.previews.count) previews; rendering \(chosen[0].title). "
                + "Use --all to render each, or --view NAME to select one.")
        }
        notes += note(ofPackages: leftOut.filter { !sources.isOwn($0.file) }, sources)
        let leftOut = leftOut.filter { sources.isOwn($0.file) }
        if !leftOut.isEmpty {
            let whole = leftOut.filter { $0.declaration == nil }, parts = leftOut.count - whole.count
            let files = Set(leftOut.filter { $0.declaration != nil }.map(\.file)).count
            let said = [
                whole.isEmpty ? nil : "\(whole.count) of \(sources.files.count) files",
                parts == 0 ? nil : "\(parts) part\(parts == 1 ? "" : "s") of \(files) file\(files == 1 ? "" : "s")",
            ].compactMap { $0 }.joined(separator: " and ")
            notes.append("skipped \(said)" + (sources.focus.isEmpty ? ":" : ""))
            if sources.focus.isEmpty { notes += leftOut.map { "skipped: " + $0.text } }
        }
        return notes
    }

    /// Loads the library. Its undefined symbols resolve to symbols that this executable exports.
    package func load() throws -> UnsafeMutableRawPointer {
        defer { unkept?.remove() }
        let loaded = try handle ?? host.open(library, folders, files)
        if let symbol = shown.first?.symbol, let address = dlsym(loaded, symbol) {
            host.didLoad(library, around: address)
        }
        return loaded
    }

    /// Removes a library that is not cached.
    package func discard() { unkept?.remove() }

    /// Why a library cannot be loaded; nil if it can.
    private static func loadingFault(_ library: String) -> String? {
        // The library is never closed: Swift's runtime cannot unregister its types.
        if dlopen(library, RTLD_NOW | RTLD_LOCAL) != nil { return nil }
        return dlerror().map { String(cString: $0) } ?? ""
    }

    package typealias Maker = @convention(c) () -> UnsafeMutableRawPointer

    package static func maker(_ shown: Shown, in handle: UnsafeMutableRawPointer) throws -> Maker {
        unsafeBitCast(try address(of: shown.symbol, shown.candidate, in: handle), to: Maker.self)
    }

    package static func address(of symbol: String, _ candidate: Candidate, in handle: UnsafeMutableRawPointer) throws
        -> UnsafeMutableRawPointer {
        if let address = dlsym(handle, symbol) { return address }
        throw Failure(.fault, "internal error: the compiled program does not contain \(candidate.title)", at: symbol,
                      rule: "Each view is exported under a symbol derived from its location.",
                      fix: "Render again with --no-cache; if that fails too, report this as a bug.")
    }
}
