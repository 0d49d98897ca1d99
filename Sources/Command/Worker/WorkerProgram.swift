import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantProject
import QuadrantSession
import QuadrantViews

/// The compiled program, as the processes that draw receive it.
struct WorkerProgram: Codable {
    struct File: Codable {
        var path: String
        var absolute: String
    }

    var argument: String
    var files: [File]
    var focus: Set<Int>
    var folders: [String]
    var project: Project?
    var scan: ProgramScan

    init(_ sources: SourceSet, _ scan: ProgramScan) {
        argument = sources.argument
        files = sources.files.map { File(path: $0.path, absolute: $0.absolute) }
        focus = sources.focus
        folders = sources.folders
        project = sources.project
        self.scan = scan
    }

    /// The sources, without their texts.
    var sources: SourceSet {
        var sources = SourceSet(
            argument: argument, files: files.map { .init(path: $0.path, absolute: $0.absolute, bytes: []) },
            project: project)
        sources.focus = focus
        return sources
    }

    /// The view of a name, or the only one there is.
    func candidate(_ name: String?) throws -> Candidate {
        guard let name else {
            if scan.candidates.count == 1 { return scan.candidates[0] }
            let names = scan.selectable(in: sources)
            let first = scan.candidates.first.map { $0.name.isEmpty ? names[0] : $0.name } ?? "NAME"
            throw Failure(.usage, "the request names no view", at: "view",
                          rule: "The program contains: \(names.joined(separator: ", ")).",
                          fix: "Write \"view\": \"\(first)\".")
        }
        // Views that need arguments are created from values.
        var open = scan
        for index in open.candidates.indices where open.candidates[index].initializers != nil {
            open.candidates[index].needs = []
        }
        let found = try open.choose(name, in: sources)
        return scan.candidates.first {
            ($0.file, $0.line, $0.column) == (found.file, found.line, found.column)
        } ?? found
    }

    /// The function that creates a view from values, in a compiled program.
    private typealias ValuesMaker = @convention(c) (Int, UnsafeMutableRawPointer) -> UnsafeMutableRawPointer

    /// Creates the view with the values of a request, which is JSON.
    func maker(_ candidate: Candidate, _ request: Data, in library: UnsafeMutableRawPointer) throws
        -> RenderSession.Maker {
        let given = try _PropertyValues(of: request).names
        if given.isEmpty, candidate.needs.isEmpty {
            let symbol = EntryCode.symbol(candidate, in: sources)
            return try CompiledProgram.Shown(candidate: candidate, symbol: symbol)
                .entry(in: library, as: CompiledProgram.Maker.self)
        }
        let number = try initializer(candidate, given)
        let symbol = EntryCode.valuesSymbol(candidate, in: sources)
        let make = try CompiledProgram.Shown(candidate: candidate, symbol: symbol)
            .entry(in: library, as: ValuesMaker.self)
        let values = try _PropertyValues(of: request)
        return { make(number, Unmanaged.passRetained(values).toOpaque()) }
    }

    /// The number of the initialiser that takes all given values and misses the fewest.
    private func initializer(_ candidate: Candidate, _ given: [String]) throws -> Int {
        let place = sources.place(of: candidate)
        guard candidate.kind == .view else {
            throw Failure(.usage, "\(candidate.title) takes no values", at: "values",
                          rule: "Values are for the properties of a view; a preview creates its view itself.",
                          fix: "Name a view, or leave out \"values\".")
        }
        guard let forms = candidate.initializers, !forms.isEmpty else {
            throw Failure(.input, "\(candidate.name) cannot be created from values", at: place,
                          rule: "A view is created by an initialiser that is not private, failable or generic, with "
                              + "values that are Decodable.",
                          fix: "Add '#Preview(\"\(candidate.name)\") { \(candidate.name)(…) }', or an initialiser.")
        }
        let known = forms.flatMap(\.parameters).map(\.name)
        if let name = given.first(where: { !known.contains($0) }) {
            let near = SpellingSuggestion.of(name, in: known).map { "Did you mean \"\($0)\"? " } ?? ""
            throw Failure(.usage, "\(candidate.name) has no property '\(name)' to set", at: "values.\(name)",
                          rule: "\(candidate.name) takes " + forms.map(\.signature).joined(separator: "; or ") + ".",
                          fix: near + "Use these names; constants with a value and private properties are not set.")
        }
        func missing(_ form: ViewInitializer) -> Int {
            form.required.parameters.count { !given.contains($0.name) && !($0.type ?? "").contains("->") }
        }
        let fitting = forms.indices.filter { Set(forms[$0].parameters.map(\.name)).isSuperset(of: given) }
        if let best = fitting.min(by: { missing(forms[$0]) < missing(forms[$1]) }) { return best }
        throw Failure(.usage, "no initialiser of \(candidate.name) takes \(given.joined(separator: ", "))",
                      at: "values",
                      rule: "\(candidate.name) takes " + forms.map(\.signature).joined(separator: "; or ") + ".",
                      fix: "Give the values of one initialiser.")
    }
}
