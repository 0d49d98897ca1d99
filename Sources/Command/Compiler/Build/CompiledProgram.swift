import Foundation
package import QuadrantBase
package import QuadrantProject

/// A user's program as a loaded library, with the views that were requested.
package struct CompiledProgram {
    package struct Shown {
        package var candidate: Candidate
        package var symbol: String

        package init(candidate: Candidate, symbol: String) {
            (self.candidate, self.symbol) = (candidate, symbol)
        }

        /// The function of the library that creates the view.
        package func entry<Function>(in handle: UnsafeMutableRawPointer, as type: Function.Type) throws -> Function {
            if let address = dlsym(handle, symbol) { return unsafeBitCast(address, to: type) }
            throw Failure(.fault, "internal error: the compiled program does not contain \(candidate.title)",
                          at: symbol,
                          rule: "Each view is exported under a symbol derived from its location.",
                          fix: "Render again with --no-cache; if that fails too, report this as a bug.")
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

    /// With a `listener`, which live pages pass, all previews are shown and not only the first.
    package init(_ sources: SourceSet, _ request: ProgramRequest, host: any ProgramHost, progress: ProgressLine,
                 listener: CompilerListener? = nil) throws {
        let build = try ProgramBuild(sources, request, host, progress, listener)
        let made = try build.cached() ?? build.compiled()
        self.host = host
        folders = sources.folders
        files = sources.files
        (program, leftOut) = (made.record.program, made.record.leftOut.filter { sources.isOwn($0.file) })
        (library, handle, unkept, wasCached) = (made.library, made.handle, made.unkept, made.wasCached)
        shown = made.chosen.map { Shown(candidate: $0, symbol: EntryCode.symbol($0, in: sources)) }
        notes = Self.notes(program, made.chosen, made.record.leftOut, sources,
                           isChoice: !request.all && request.view == nil)
            + (made.record.notes ?? []) + [made.note].compactMap { $0 }
    }

    /// A digest of everything that the library is built from.
    package static func key(_ sources: SourceSet, _ generated: [[GeneratedCode]], _ toolchain: Toolchain) -> String {
        var digest = Digest()
        digest.add("10 \(geteuid())\n\(toolchain.identity)")
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

    package typealias Maker = @convention(c) () -> UnsafeMutableRawPointer
}
