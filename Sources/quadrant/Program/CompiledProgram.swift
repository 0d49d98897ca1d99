import Foundation
import QuadrantViews

/// Hears what the compiler says, instead of standard error. With one, a program is compiled in the quickest way.
final class CompilerListener {
    fileprivate(set) var output = ""
}

/// A user's program as a loaded library, with the views that were asked for.
struct CompiledProgram {
    struct Shown {
        var candidate: Candidate
        var symbol: String
    }

    /// What a cache entry says about itself.
    private struct Record: Codable {
        var chosen: [Candidate]
        var notes: [String]
    }

    var shown: [Shown]
    /// Lines for the user, such as that there were more previews than the one shown.
    var notes: [String]
    var wasCached: Bool
    private var library: String
    private let folders: [String]

    /// With a `listener`, which is there for live pages, all previews are taken and not the first one.
    init(_ sources: SourceSet, view: String?, all: Bool, prefersApp: Bool = false, usesCache: Bool,
         progress: Progress, listener: CompilerListener? = nil) throws {
        folders = sources.folders
        let toolchain = try Toolchain()
        let cache = Cache()
        var digest = Digest()
        digest.add("5 \(view ?? "") \(all) \(prefersApp) \(listener != nil)\n\(toolchain.identity)".utf8)
        for file in sources.files {
            digest.add(file.absolute.utf8)
            digest.add(file.path.utf8)
            digest.add(file.bytes)
        }
        let assets = AssetSymbols(catalogs: sources.catalogs, besides: sources.files)
        digest.add(assets.text.utf8)
        let key = digest.text
        let entry = cache.entry(key)
        if usesCache, let data = FileManager.default.contents(atPath: entry + "/program.json"),
           let record = try? JSONDecoder().decode(Record.self, from: data),
           access(entry + "/program.so", R_OK) == 0 {
            utimensat(AT_FDCWD, entry, nil, 0)
            library = entry + "/program.so"
            wasCached = true
            notes = record.notes
            let code = EntryCode(chosen: record.chosen, sources: sources, assets: assets)
            shown = record.chosen.map { Shown(candidate: $0, symbol: code.symbol($0)) }
            return
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
        let work = try cache.workFolder()
        var finished = false
        defer { if !finished { try? FileManager.default.removeItem(atPath: work) } }
        progress.begin("compiling \(sources.argument)")
        try Self.compile(sources, code, toolchain, work, listener)
        // The code of macros, which tables of lines refer to, is no line of the user's.
        try? FileManager.default.removeItem(atPath: work + "/swift-generated-sources")
        progress.end()
        if !scan.broken.isEmpty {
            throw Failure(.fault, "the compiler accepts '\(sources.argument)', the parser of quadrant does not",
                          at: scan.broken.map { sources.files[$0].path }.joined(separator: ", "),
                          rule: "Both are of one toolchain and must agree.",
                          fix: "Compare 'quadrant version' with 'swiftc --version', and build quadrant again.")
        }
        let record = try JSONEncoder().encode(Record(chosen: chosen, notes: notes))
        try record.write(to: URL(fileURLWithPath: work + "/program.json"))
        library = cache.keep(work, as: key) + "/program.so"
        finished = true
        wasCached = false
        shown = chosen.map { Shown(candidate: $0, symbol: code.symbol($0)) }
    }

    private static func compile(_ sources: SourceSet, _ code: EntryCode, _ tools: Toolchain, _ work: String,
                                _ listener: CompilerListener?) throws {
        var roots: [[String: String]] = []
        for (index, file) in sources.files.enumerated() {
            guard let tail = code.tail(file: index) else { continue }
            let copy = work + "/\(index).swift"
            try Data(file.bytes + Array(tail.utf8)).write(to: URL(fileURLWithPath: copy))
            roots.append(["type": "file", "name": file.absolute, "external-contents": copy])
        }
        // The compiler reads the longer copy where it is told the user's path, so its messages name the user's file.
        var overlay: String?
        if !roots.isEmpty {
            let description: [String: Any] = ["version": 0, "use-external-names": false, "roots": roots]
            let data = try JSONSerialization.data(withJSONObject: description, options: [.sortedKeys])
            overlay = work + "/overlay.json"
            try data.write(to: URL(fileURLWithPath: work + "/overlay.json"))
        }
        let libraries = work + "/libraries.modulemap"
        try Data(Toolchain.emptyLibraries.utf8).write(to: URL(fileURLWithPath: libraries))
        let paths = sources.files.map(\.path), library = work + "/program.so"
        if let listener, tools.canHurry {
            let object = work + "/program.o"
            let words = tools.frontendArguments(object: object, libraries: libraries, overlay: overlay, files: paths)
            let compiled = Spawn.run(tools.frontend, words, collecting: .errors, temporaries: work)
            listener.output = compiled?.output ?? ""
            if compiled?.status == 0 {
                let words = tools.linkerArguments(object: object, library: library)
                let linked = Spawn.run(tools.linker, words, silent: true)
                if linked?.status == 0 { return }
            }
        }
        if listener == nil || !tools.canHurry || listener?.output.contains(": error: ") == false {
            let arguments = tools.arguments(library: library, libraries: libraries, overlay: overlay, files: paths)
            let collecting: Spawn.Collected = listener == nil ? .nothing : .errors
            guard let result = Spawn.run(tools.compiler, arguments, collecting: collecting, temporaries: work) else {
                throw Failure(.machine, "the Swift compiler cannot be started", at: tools.compiler,
                              rule: "It must be a program you may run.",
                              fix: "Check the toolchain with 'quadrant doctor'.")
            }
            if let listener { listener.output = result.output }
            if result.status == 0, access(library, R_OK) == 0 { return }
        }
        throw Failure(.input, "'\(sources.argument)' does not compile",
                      at: sources.files.map(\.path).prefix(3).joined(separator: ", "),
                      rule: "The messages above are the Swift compiler's own.",
                      fix: "Mend the first of them; what SwiftUI has here is listed in Docs/Parity.md.")
    }

    /// Loads the library. Its undefined symbols are those that this executable exports.
    func load() throws -> UnsafeMutableRawPointer {
        ViewTasks.shared.consider(library)
        ProgramAssets.folders = folders
        guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
            throw Failure(.fault, "the compiled view cannot be loaded", at: reason,
                          rule: "It must match the build of quadrant that compiled it.",
                          fix: "Render once more with --no-cache; if that fails too, this is a fault of quadrant.")
        }
        if let symbol = shown.first?.symbol, let address = dlsym(handle, symbol) {
            CodeRanges.add(library, around: address)
        }
        // Where no cache could be written nobody else will look for it, and the system holds what it has loaded.
        if !Cache().holds(library) {
            try? FileManager.default.removeItem(atPath: (library as NSString).deletingLastPathComponent)
        }
        return handle
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
