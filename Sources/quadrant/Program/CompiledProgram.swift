import Foundation
import QuadrantViews

/// Hears what the compiler says, instead of standard error. With one, a program is compiled in the quickest way.
final class CompilerListener {
    var output = ""
}

/// A user's program as a loaded library, with the views that were asked for.
struct CompiledProgram {
    struct Shown {
        var candidate: Candidate
        var symbol: String
    }

    /// What a cache entry holds besides the library.
    private struct Record: Codable {
        var chosen: [Candidate]
        var notes: [String]

        func fits(_ sources: SourceSet) -> Bool {
            !chosen.isEmpty && chosen.allSatisfy { sources.files.indices.contains($0.file) }
        }
    }

    var shown: [Shown]
    /// Lines for the user, such as that there were more previews than the one shown.
    var notes: [String]
    var wasCached: Bool
    private var library: String
    private let folders: [String]
    /// A library that was kept is loaded at once, because one that cannot be loaded is compiled again.
    private var handle: UnsafeMutableRawPointer?
    /// The folder of a library that is not kept; removed when it is loaded.
    private var unkept: WorkFolder?

    /// With a `listener`, which is there for live pages, all previews are taken and not the first one.
    init(_ sources: SourceSet, view: String?, all: Bool, prefersApp: Bool = false, usesCache: Bool,
         progress: Progress, listener: CompilerListener? = nil) throws {
        folders = sources.folders
        let toolchain = try Toolchain()
        let cache = Cache()
        var digest = Digest()
        digest.add("6 \(view ?? "") \(all) \(prefersApp) \(listener != nil) \(geteuid())\n\(toolchain.identity)")
        for file in sources.files {
            digest.add(file.absolute)
            digest.add(file.path)
            digest.add(file.bytes)
        }
        let assets = AssetSymbols(catalogs: sources.catalogs, besides: sources.files)
        digest.add(assets.text)
        let key = digest.text
        if usesCache, let record = cache.content(of: key, as: Record.self), record.fits(sources) {
            let kept = cache.entry(key) + "/program.so"
            if let loaded = try? Self.open(kept, folders) {
                library = kept
                handle = loaded
                wasCached = true
                notes = record.notes
                let code = EntryCode(chosen: record.chosen, sources: sources, assets: assets)
                shown = record.chosen.map { Shown(candidate: $0, symbol: code.symbol($0)) }
                return
            }
            cache.discard(cache.entry(key))
        }

        let scan = Scanner.scan(sources)
        var chosen: [Candidate] = []
        if scan.broken.isEmpty {
            chosen = all ? try scan.all(in: sources) : listener != nil && view == nil
                ? try scan.live(in: sources) : [try scan.choose(view, in: sources, prefersApp: prefersApp)]
        }
        notes = []
        if !all, view == nil, chosen.first?.kind == .preview, scan.previews.count > 1 {
            notes = ["'\(sources.argument)' has \(scan.previews.count) previews; this is \(chosen[0].title). "
                + "--all draws each, --view NAME one of them."]
        }
        let code = EntryCode(chosen: chosen, sources: sources, assets: assets)
        progress.begin("compiling \(sources.argument)")
        let work = try Compilation(sources: sources, code: code, tools: toolchain, cache: cache).run(listener)
        progress.end()
        if !scan.broken.isEmpty {
            work.remove()
            throw Failure(.fault, "the compiler accepts '\(sources.argument)', the parser of quadrant does not",
                          at: scan.broken.map { sources.files[$0].path }.joined(separator: ", "),
                          rule: "Both are of one toolchain and must agree.",
                          fix: "Compare 'quadrant version' with 'swiftc --version', and build quadrant again.")
        }
        library = cache.keep(work, as: key, Record(chosen: chosen, notes: notes), replaces: !usesCache)
        if library.hasPrefix(work.path + "/") { unkept = work }
        if !cache.isWritable {
            notes.append("nothing is kept, because '\(cache.folder)' cannot be written; QUADRANT_CACHE names another "
                + "folder.")
        }
        wasCached = false
        shown = chosen.map { Shown(candidate: $0, symbol: code.symbol($0)) }
    }

    /// Loads the library. Its undefined symbols are those that this executable exports.
    func load() throws -> UnsafeMutableRawPointer {
        defer { unkept?.remove() }
        let loaded = try handle ?? Self.open(library, folders)
        if let symbol = shown.first?.symbol, let address = dlsym(loaded, symbol) {
            CodeRanges.add(library, around: address)
        }
        return loaded
    }

    private static func open(_ library: String, _ folders: [String]) throws -> UnsafeMutableRawPointer {
        ViewTasks.shared.consider(library)
        ProgramAssets.folders = folders
        if let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) { return handle }
        let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
        throw Failure(.fault, "the compiled view cannot be loaded", at: reason,
                      rule: "It must match the build of quadrant that compiled it, in a folder that programs may be "
                          + "loaded from.",
                      fix: "Set QUADRANT_CACHE to another folder; if that fails too, this is a fault of quadrant.")
    }

    typealias Maker = @convention(c) () -> UnsafeMutableRawPointer

    static func maker(_ shown: Shown, in handle: UnsafeMutableRawPointer) throws -> Maker {
        guard let address = dlsym(handle, shown.symbol) else {
            throw Failure(.fault, "the compiled program does not hold \(shown.candidate.title)", at: shown.symbol,
                          rule: "Each view that is shown is exported under a name made from its place.",
                          fix: "Render once more with --no-cache; if that fails too, this is a fault of quadrant.")
        }
        return unsafeBitCast(address, to: Maker.self)
    }
}
