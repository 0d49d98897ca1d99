import Foundation
import QuadrantHost

enum AuditCommand {
    /// A finding with the place of its view, as `--json` prints it.
    private struct Placed: Codable {
        var place: String
        var finding: AuditFinding
    }

    @MainActor static func run(_ arguments: Arguments) throws {
        let audits = try chosen(arguments)
        let scene = try SceneOptions(arguments)
        guard let view = try OpenedView(arguments, scene) else { return }
        let place = view.place, folders = view.sources.folders
        var found: [Placed] = []
        for part in try view.parts() {
            let session = try RenderSession(part, scene, isTransparent: false, folders: folders, place: place)
            let findings = try session.audit(audits, of: part, scene, folders)
            found += findings.map { Placed(place: place, finding: $0) }
            session.close()
        }
        view.finish()
        if arguments.has("json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
            print(String(decoding: try encoder.encode(found), as: UTF8.self))
        } else {
            found.forEach { print($0.finding.text(at: $0.place), terminator: "") }
        }
        if found.isEmpty { return }
        throw Failure(.difference, "\(found.count) audit finding\(found.count == 1 ? "" : "s")", at: place,
                      rule: "The exit code is \(ExitCode.difference.rawValue) when an audit finds something.",
                      fix: "Fix the findings above, or leave an audit out with --skip NAMES.")
    }

    /// The audits that --only and --skip leave.
    private static func chosen(_ arguments: Arguments) throws -> [Audit] {
        let only = try arguments.value("only").map { try named($0, at: "--only") } ?? Audit.all
        let skipped = try arguments.value("skip").map { try named($0, at: "--skip") } ?? []
        return only.filter { audit in !skipped.contains { $0.identifier == audit.identifier } }
    }

    /// The audits of a list of identifiers separated by commas, or of `all`.
    static func named(_ list: String, at place: String) throws -> [Audit] {
        let names = list.split(separator: ",").map(String.init), known = Audit.all.map(\.identifier)
        if names == ["all"] { return Audit.all }
        if let wrong = names.first(where: { !known.contains($0) }) ?? (names.isEmpty ? list : nil) {
            throw Failure(.usage, "no audit named '\(wrong)'", at: "\(place) \(list)",
                          rule: "The audits are \(known.joined(separator: ", ")), or all of them: all.",
                          fix: SpellingSuggestion.of(wrong, in: known).map { "Did you mean '\($0)'?" }
                            ?? "Use these names, separated by commas.")
        }
        return Audit.all.filter { names.contains($0.identifier) }
    }
}
