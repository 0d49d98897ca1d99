import Foundation
import QuadrantBase
import QuadrantProject
import QuadrantSession
import QuadrantSymbols
import QuadrantText
import QuadrantViews

/// `quadrant symbols`: lists the symbols, says how each is made, and draws specimens.
enum SymbolsCommand {
    /// What `--json` prints for each name.
    struct Row: Encodable {
        var name: String
        /// The described symbol, and the rules applied to it; empty for a name without a drawing.
        var steps: [String]
        /// The size in points at 17 points, regular weight and medium scale; nil for an unknown name.
        var width: Double?
        var height: Double?
        /// Described names that are similar to one without a drawing.
        var similar: [String]
        /// The places that use the name, as FILE:LINE; only with `--check`.
        var places: [String]?

        var isDrawn: Bool { !steps.isEmpty }
    }

    @MainActor static func run(_ arguments: Arguments) throws {
        try read(arguments.list("descriptions"))
        let library = SystemSymbols.library
        var rows: [Row]
        if arguments.has("check") {
            rows = try used(arguments.plain)
        } else {
            let isAll = arguments.has("all") || arguments.plain.isEmpty && arguments.value("output") != nil
            rows = (isAll || arguments.plain.isEmpty ? library.names : arguments.plain).map { row($0) }
        }
        if let path = arguments.value("output") {
            let output = try Output(path)
            try output.check()
            guard case .picture(let encoder) = output.format, !output.isFolder else {
                throw Failure(.usage, "a specimen cannot be written as '\(path)'", at: "--output \(path)",
                              rule: "It is a picture: \(OutputFormat.pictureEndings.joined(separator: ", ")).",
                              fix: "Write -o symbols.png.")
            }
            let drawn = rows.filter(\.isDrawn).map(\.name)
            try output.write(try RenderSession.picture(of: SymbolSpecimen(names: drawn), encoder))
        }
        if arguments.has("json") {
            print(try JSON.text(rows))
        } else if arguments.value("output") == nil {
            print(text(rows, isList: arguments.plain.isEmpty), terminator: "")
        }
        let missing = rows.filter { !$0.isDrawn }
        if missing.isEmpty { return }
        let names = missing.prefix(8).map { "'\($0.name)'" }.joined(separator: ", ") + (missing.count > 8 ? ", …" : "")
        let similar = missing.compactMap { row in row.similar.first.map { "\($0) instead of \(row.name)" } }.prefix(4)
        let isCheck = arguments.has("check")
        throw Failure(isCheck ? .view : .input, missing.count == 1 ? "no drawing of the symbol \(names)"
                          : "no drawing of \(missing.count) symbols: \(names)",
                      at: missing.compactMap { $0.places?.first }.first ?? "the names on the command line",
                      rule: "A symbol has a description, or rules compose it from one that has.",
                      fix: (similar.isEmpty ? "" : "Similar names: \(similar.joined(separator: ", ")). ")
                          + "Or describe it: Docs/Guide/AddASymbol.md.")
    }

    // MARK: names

    private static func row(_ name: String, places: [String]? = nil) -> Row {
        let library = SystemSymbols.library
        let steps = library.drawing(name)?.steps ?? []
        let size = steps.isEmpty ? nil : Image.symbol(name, FontSpec(size: 17), .medium).symbolSize(at: 2)
        return Row(name: name, steps: steps, width: size.map { Double($0.width) },
                   height: size.map { Double($0.height) },
                   similar: steps.isEmpty ? library.names(near: name) : [], places: places)
    }

    private static func text(_ rows: [Row], isList: Bool) -> String {
        if isList { return rows.map { $0.name + "\n" }.joined() }
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { row in
            var line = Help.padded(row.name, width) + "  "
            if row.isDrawn {
                line += row.steps.joined(separator: ", ")
                if let width = row.width, let height = row.height { line += "; \(width) x \(height) at 17 points" }
            } else {
                line += "no drawing" + (row.similar.isEmpty ? "" : "; similar: " + row.similar.joined(separator: ", "))
            }
            if let places = row.places {
                line += "; \(places.prefix(3).joined(separator: ", "))"
                    + (places.count > 3 ? " and \(places.count - 3) more" : "")
            }
            return line + "\n"
        }.joined()
    }

    /// Adds the descriptions of files to the library.
    private static func read(_ paths: [String]) throws {
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
            else {
                throw Failure(.input, "cannot read '\(path)'", at: "--descriptions \(path)",
                              rule: "Descriptions of symbols are in a text file in UTF-8.",
                              fix: "Check the path and its permissions.")
            }
            if let error = SystemSymbols.library.add(SymbolFamily(text, file: path)).first {
                throw Failure(.input, error.what, at: "\(error.file):\(error.line)",
                              rule: "A symbol's description follows the grammar in Docs/Guide/AddASymbol.md.",
                              fix: "Correct the line.")
            }
        }
    }

    // MARK: use

    /// The names in `systemName:` and `systemImage:` arguments of a project's own Swift files.
    private static func used(_ paths: [String]) throws -> [Row] {
        var options = ProjectOptions()
        options.needsTarget = false
        let project = try ProjectReader.read(paths, options: options)
        let folder = FilePath.isFolder(project.path) ? project.path : FilePath.folder(of: project.path)
        var places: [String: [String]] = [:]
        let files = Set(project.targets.filter { $0.isOwn && $0.language == .swift }.flatMap(\.sources))
        let pattern = try NSRegularExpression(pattern: #"\b(?:systemName|systemImage)\s*:\s*"([^"\\\n]+)""#)
        for path in files.sorted() {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() where line.contains("system") {
                let line = String(line)
                for match in pattern.matches(in: line, range: NSRange(line.startIndex..., in: line)) {
                    guard let range = Range(match.range(at: 1), in: line) else { continue }
                    places[String(line[range]), default: []].append(
                        FilePath.relative(path, to: folder) + ":\(index + 1)")
                }
            }
        }
        return places.sorted { $0.key < $1.key }.map { row($0.key, places: $0.value) }
    }
}
