import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantProject
import QuadrantSession

/// A test target as a library, with the tests in it.
struct TestProgram {
    /// What a cache entry holds besides the library.
    private struct Record: Codable {
        var leftOut: [Compilation.LeftOut]
        var dropped: Set<Int>
    }

    let sources: SourceSet
    private(set) var library: String
    let tests: [FoundTest]
    private var record: Record
    private var note: String?
    /// The folder of a library that is not cached.
    private var unkept: WorkFolder?

    /// Compiles the chosen target of the sources, unless the cache has it.
    init(_ sources: SourceSet, usesCache: Bool, keepsGoing: Bool, progress: ProgressLine) throws {
        self.sources = sources
        let toolchain = try Toolchain(), cache = Cache()
        let modules = Toolchain.importable.union(sources.targets.map(\.target.module))
        let entries = TestEntries(sources, modules)
        tests = entries.tests
        let generated = sources.targets.map { GeneratedCode.all($0, in: sources, ProgramLoader()) }
        let key = CompiledProgram.key(sources, generated, toolchain) + "t"
        for key in keepsGoing ? [key, key + "a"] : [key] where usesCache {
            guard let known = cache.content(of: key, as: Record.self) else { continue }
            (library, record) = (cache.entry(key) + "/program.so", known)
            return
        }
        try toolchain.check(cache)
        var (scans, scan) = Scanner.read(sources, modules)
        // Views are called by tests only.
        scan.candidates = []
        var compilation = Compilation(
            sources: sources, scans: scans, program: scan, generated: generated, tools: toolchain, cache: cache,
            keepsGoing: keepsGoing, isQuiet: progress.isQuiet, progress: progress)
        compilation.tests = entries
        scans = []
        note = cache.note
        let result = try compilation.run()
        progress.end()
        record = Record(leftOut: result.leftOut, dropped: result.dropped)
        let isWhole = !result.leftOut.contains { sources.isOwn($0.file) }
        library = cache.keep(result.work, as: isWhole ? key : key + "a", record, replaces: !usesCache)
        if library.hasPrefix(result.work.path + "/") { unkept = result.work }
        toolchain.remember(cache)
    }

    func remove() { unkept?.remove() }

    /// What is left out, a line each, and why there is no cache.
    var notes: [String] { leftOut.map { "skipped: " + $0 } + [note].compactMap { $0 } }
    var leftOut: [String] { record.leftOut.filter { sources.isOwn($0.file) }.map(\.text) }

    /// Why a test cannot run: it, a part of it or its whole file is left out; nil if it can.
    func fault(_ number: Int) -> String? {
        let test = tests[number], path = CompilerOutput.shortened(sources.files[test.file].absolute)
        let own = record.leftOut.first { part in
            guard part.file == test.file else { return false }
            if part.declaration == nil { return true }
            // The reason starts with FILE:LINE:COLUMN.
            guard part.reason.hasPrefix(path + ":"),
                  let line = Int(part.reason.dropFirst(path.count + 1).prefix { $0.isNumber }) else { return false }
            return (test.line...test.lastLine).contains(line)
        }
        if let own { return own.reason }
        return record.dropped.contains(number) ? "the test cannot be called from another file of its module" : nil
    }
}
