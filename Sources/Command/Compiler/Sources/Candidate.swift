import Foundation
import QuadrantBase

/// A view, preview, provider or app in a program that can be shown.
package struct Candidate: Codable, Equatable {
    package enum Kind: String, Codable {
        case preview, provider, view, app
    }

    package var kind: Kind
    /// The preview's own name, or the name of the type, qualified if it is nested.
    package var name: String
    /// The index of its file in the source set.
    package var file: Int
    package var line: Int
    package var column: Int
    /// The arguments that a view requires; empty if it can be created with `Name()`.
    package var needs: [String] = []
    /// For a view that is not generic: how it can be created from values, the memberwise initialiser first.
    package var initializers: [ViewInitializer]?
    /// The name of its picture among all of the program, without extension, for a preview or provider.
    package var pictureName: String?
    /// The views that a preview or provider makes by their names.
    var builds: Set<String>?
    /// For an app without an `App` type: the classes that provide the content of its window.
    var appDelegate: String?
    var sceneDelegate: String?

    /// Whether this app is started before previews: not one that is filled by a delegate of a scene only.
    package var isStarted: Bool { kind == .app && needs.isEmpty && (appDelegate != nil || sceneDelegate == nil) }

    package var title: String {
        switch kind {
        case .preview: name.isEmpty ? "#Preview in line \(line)" : "#Preview(\"\(name)\")"
        case .provider, .app: name
        case .view: needs.isEmpty ? name : "\(name) (needs \(needs.joined(separator: ", ")))"
        }
    }

    /// The name for an output file.
    package var fileName: String { Self.fileName(name.isEmpty ? "Preview-\(line)" : name) }

    /// The name for the output file of a preview among all pictures of a program; `part` is that of one of several
    /// views of a provider.
    package func pictureName(part: String?, in sources: SourceSet) -> String {
        if let part { return sources.files[file].stem + "-" + Self.fileName(part) }
        return pictureName ?? fileName
    }

    /// Whether a text creates this view: its name before a parenthesis or a brace, except in its declaration.
    func isBuilt(in text: String) -> Bool {
        guard let own = name.split(separator: ".").last else { return false }
        let use = "(?<!struct )(?<![A-Za-z0-9_])" + NSRegularExpression.escapedPattern(for: String(own)) + "\\s*[({]"
        return text.range(of: use, options: .regularExpression) != nil
    }

    /// The bytes of a name; with its endings it has at most 255, the limit of file systems.
    private static let maxBytes = 200

    package static func fileName(_ name: String) -> String {
        var text = ""
        for letter in name {
            let next = letter.isLetter || letter.isNumber || letter == "_" || letter == "-" ? letter : "-"
            if text.utf8.count + next.utf8.count > maxBytes { break }
            text.append(next)
        }
        return text
    }
}

extension SourceSet {
    /// The location of a candidate, as messages show it.
    package func place(of candidate: Candidate) -> String {
        let title = candidate.kind == .preview && candidate.name.isEmpty ? "#Preview" : candidate.title
        return "\(title) in \(files[candidate.file].path):\(candidate.line)"
    }
}

/// The candidates of a program, in the order of its files and lines.
package struct ProgramScan: Codable, Equatable {
    package var candidates: [Candidate]
    /// Files with syntax errors; the compiler then reads them unchanged.
    package var broken: [Int]
    /// Candidates inside an inactive `#if` branch.
    var inactive: [Inactive] = []

    struct Inactive: Codable, Equatable {
        var name: String
        /// The condition as written, such as `#if os(macOS)`.
        var condition: String
        var file: Int
        var line: Int
    }

    /// Puts the candidates of the chosen target, which is built last, first, and names their pictures.
    mutating func arrange(in sources: SourceSet) {
        if let last = sources.targets.last?.files {
            candidates = candidates.filter { last.contains($0.file) } + candidates.filter { !last.contains($0.file) }
        }
        let offered = candidates.indices.filter { [.preview, .provider].contains(candidates[$0].kind) }
        let names = Candidate.names(of: offered.map { candidates[$0] }, in: sources.files)
        for (index, name) in zip(offered, names) { candidates[index].pictureName = name }
    }

    package var previews: [Candidate] { candidates.filter { $0.kind == .preview } }
    var providers: [Candidate] { candidates.filter { $0.kind == .provider } }
    package var views: [Candidate] { candidates.filter { $0.kind == .view } }
    var apps: [Candidate] { candidates.filter { $0.kind == .app } }

    /// The default candidate if `wanted` is nil, or the one of that name. Windows prefer an app; pictures show its
    /// first window only if nothing better is found.
    package func choose(_ wanted: String?, in sources: SourceSet, prefersApp: Bool = false) throws -> Candidate {
        if let wanted { return try named(wanted, in: sources) }
        if let focused = focused(sources) { return try focused.choose(nil, in: sources, prefersApp: prefersApp) }
        if prefersApp || sources.isApp, let app = apps.first { return app }
        let complete = views.filter { $0.needs.isEmpty }
        let content = complete.first { $0.name == "ContentView" }
        if sources.isApp, let content {
            // A preview may provide the environment that the view requires.
            return (previews + providers).first { $0.file == content.file } ?? content
        }
        if let preview = previews.first { return preview }
        if let provider = providers.first { return provider }
        if let content { return content }
        if let app = apps.first { return app }
        if complete.count == 1 { return complete[0] }
        let outermost = complete.filter { view in
            !sources.files.contains { view.isBuilt(in: String(decoding: $0.bytes, as: UTF8.self)) }
        }
        if outermost.count == 1 { return outermost[0] }
        if views.isEmpty, let hidden = inactive.first {
            throw Self.hidden(hidden, in: sources)
        }
        if views.isEmpty {
            throw Failure(.input, "no view found in '\(sources.argument)'",
                          at: sources.files.map(\.path).prefix(3).joined(separator: ", "),
                          rule: "A view is a #Preview, a PreviewProvider or a struct that conforms to View.",
                          fix: "Add a '#Preview { … }' to the file.")
        }
        if complete.isEmpty {
            throw Failure(.input, "no view in '\(sources.argument)' can be initialized without arguments",
                          at: views.map(\.title).joined(separator: "; "),
                          rule: "A view is rendered as Name(), or as its #Preview initializes it.",
                          fix: "Add '#Preview { \(views[0].name)(…) }' with its arguments.")
        }
        throw Failure(.input, "'\(sources.argument)' has \(complete.count) views and no preview",
                      at: complete.map(\.name).joined(separator: ", "),
                      rule: "Without a preview, ContentView is rendered, or the only view that no other view uses.",
                      fix: "Select one with --view \(complete[0].name), render each with --all, or add a #Preview.")
    }

    /// The part of the scan in the files that were named; nil if that is everything.
    private func focused(_ sources: SourceSet) -> ProgramScan? {
        if sources.focus.isEmpty || candidates.allSatisfy({ sources.focus.contains($0.file) }) { return nil }
        var part = self
        part.candidates.removeAll { !sources.focus.contains($0.file) }
        part.inactive.removeAll { !sources.focus.contains($0.file) }
        return part
    }

    /// The candidates for a live page: every preview, or the result of `choose` if there is none.
    package func live(in sources: SourceSet) throws -> [Candidate] {
        if let focused = focused(sources) { return try focused.live(in: sources) }
        let shown = candidates.filter { $0.kind != .view }
        if !shown.isEmpty { return shown }
        guard let chosen = try? choose(nil, in: sources) else { return try all(in: sources) }
        return [chosen]
    }

    /// Every preview, and every view that can be shown and has none.
    package func all(in sources: SourceSet) throws -> [Candidate] {
        if let focused = focused(sources) { return try focused.all(in: sources) }
        let built = candidates.reduce(into: Set<String>()) { $0.formUnion($1.builds ?? []) }
        let shown = candidates.filter { candidate in
            candidate.needs.isEmpty && candidate.kind != .app && (candidate.kind != .view
                || !built.contains(candidate.name.split(separator: ".").last.map(String.init) ?? ""))
        }
        return shown.isEmpty ? [try choose(nil, in: sources)] : shown
    }

    private static func hidden(_ view: Inactive, in sources: SourceSet) -> Failure {
        Failure(.input, "\(view.name) is not part of the program",
                at: "\(sources.files[view.file].path):\(view.line), behind '\(view.condition)'",
                rule: "Programs are compiled for the iOS simulator: os(iOS), targetEnvironment(simulator), DEBUG.",
                fix: "Move it out of the #if, or make the condition true for iOS.")
    }

    /// What selects each candidate, in their order: a preview without a name is selected by the name of its picture.
    package func selectable(in sources: SourceSet) -> [String] {
        let names = Candidate.names(of: previews + providers, in: sources.files)
        var pictures = names.prefix(previews.count).makeIterator()
        return candidates.map { candidate in
            guard candidate.kind == .preview, let picture = pictures.next() else { return candidate.title }
            return candidate.name.isEmpty ? picture : candidate.name
        }
    }

    private func named(_ wanted: String, in sources: SourceSet) throws -> Candidate {
        var matches = candidates.filter { $0.name == wanted || $0.name.hasSuffix("." + wanted) }
        let offered = previews + providers, names = Candidate.names(of: offered, in: sources.files)
        if matches.isEmpty { matches = zip(offered, names).filter { $0.1 == wanted }.map(\.0) }
        if let near = focused(sources)?.candidates.filter({ $0.name == wanted }), !near.isEmpty { matches = near }
        if let match = matches.first(where: { $0.needs.isEmpty }) { return match }
        if let match = matches.first {
            let own = match.name.split(separator: ".").last.map(String.init) ?? match.name
            let shown = zip(offered, names).first { $0.0.builds?.contains(own) == true && $0.0.file == match.file }
                ?? zip(offered, names).first { $0.0.builds?.contains(own) == true }
            throw Failure(.input, "\(match.name) cannot be initialized without arguments",
                          at: "\(sources.files[match.file].path):\(match.line)",
                          rule: "It requires \(match.needs.joined(separator: ", ")).",
                          fix: shown.map { "Select the preview that makes one: --view \($0.1)." }
                              ?? "Add '#Preview(\"\(match.name)\") { \(match.name)(…) }' with its arguments.")
        }
        if let hidden = inactive.first(where: { $0.name == wanted || $0.name.hasSuffix("." + wanted) }) {
            throw Self.hidden(hidden, in: sources)
        }
        let near = SpellingSuggestion.of(wanted, in: candidates.map(\.name).filter { !$0.isEmpty } + names)
            .map { "Did you mean \($0)? " } ?? ""
        let list = selectable(in: sources).joined(separator: ", ")
        throw Failure(.input, "no view or preview named '\(wanted)' in '\(sources.argument)'",
                      at: "--view \(wanted)",
                      rule: "The program contains: \(list.isEmpty ? "no view" : list).",
                      fix: near + "Use one of these names with --view.")
    }
}

extension Candidate {
    /// `File-Name`, or `File-2` for the second preview of a file if that has no name.
    package static func names(of candidates: [Candidate], in files: [SourceSet.File]) -> [String] {
        var numbers: [Int: Int] = [:], taken: [String: Int] = [:]
        return candidates.map { candidate in
            numbers[candidate.file, default: 0] += 1
            let hasName = candidate.kind == .preview && !candidate.name.isEmpty
            let end = hasName ? Candidate.fileName(candidate.name) : String(numbers[candidate.file] ?? 1)
            let name = files[candidate.file].stem + "-" + end
            taken[name, default: 0] += 1
            return taken[name] == 1 ? name : "\(name)-\(taken[name] ?? 0)"
        }
    }
}
