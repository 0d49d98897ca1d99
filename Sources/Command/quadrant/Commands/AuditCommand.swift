import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantDisplayList
import QuadrantExplain
import QuadrantHost
import QuadrantSession

enum AuditCommand {
    /// A finding with the places of the preview and of its view, as `--json` prints it.
    private struct Placed: Codable {
        private enum CodingKeys: String, CodingKey { case place, view, finding }

        var place: String
        /// The line and the name of the view; nil where it is not one view of the program.
        var view: String?
        var finding: AuditFinding
        /// The finding in words.
        var text = ""
    }

    @MainActor static func run(_ arguments: Arguments) throws {
        let audits = try chosen(arguments)
        let scene = try SceneOptions(arguments)
        let isAll = arguments.has("all")
        if isAll, let name = scene.view {
            throw Failure(.usage, "--all cannot be used with --view", at: "--view \(name)",
                          rule: "--all audits every preview, --view a single view.", fix: "Remove one of them.")
        }
        let views = isAll ? try OpenedView.everyView(arguments, scene)
            : try OpenedView(arguments, scene).map { [$0] } ?? []
        guard let first = views.first else { return }
        let written = WrittenViews(first.sources.files)
        var found: [Placed] = [], failures: [Failure] = [], count = 0
        for view in views {
            if isAll { view.watch() }
            do {
                for part in try view.parts() {
                    let session = try RenderSession(part, scene, isTransparent: false, folders: view.sources.folders,
                                                    place: view.place)
                    let findings = try session.audit(audits, of: part, scene, view.sources.folders)
                    let places = FindingPlaces(ExplainCommand.record(
                        of: session, part.name ?? view.candidate.name, view.candidate, view.sources, written))
                    found += findings.map {
                        Placed(place: view.place, view: places.place(of: $0), finding: $0,
                               text: places.text(of: $0, at: view.place))
                    }
                    session.close()
                    count += 1
                }
            } catch let failure as Failure where isAll && failure.code == .view {
                // A view that needs an object of its environment is shown by previews that set it.
                if failure.diagnostic.missing == nil || view.candidate.kind != .view { failures.append(failure) }
            }
        }
        first.finish()
        if arguments.has("json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
            print(String(decoding: try encoder.encode(found), as: UTF8.self))
        } else {
            found.forEach { print($0.text, terminator: "") }
            if found.isEmpty, failures.isEmpty, !scene.quiet {
                writeError("quadrant: no findings in \(count) view\(count == 1 ? "" : "s")\n")
            }
        }
        failures.dropLast(found.isEmpty ? 1 : 0).forEach { writeError($0.text) }
        if found.isEmpty, let last = failures.last { throw last }
        if found.isEmpty { return }
        var seen: Set<String> = []
        let places = found.map(\.place).filter { seen.insert($0).inserted }.prefix(5).joined(separator: "; ")
        throw Failure(.difference, "\(found.count) audit finding\(found.count == 1 ? "" : "s")", at: places,
                      rule: "The exit code is \(ExitCode.difference.rawValue) when an audit finds something.",
                      fix: "Fix the findings above, or leave an audit out with --skip NAMES.")
    }

    /// The audits that --only and --skip leave.
    private static func chosen(_ arguments: Arguments) throws -> [Audit] {
        let only = try arguments.value("only").map { try Audit.named($0, at: "--only") } ?? Audit.all
        let skipped = try arguments.value("skip").map { try Audit.named($0, at: "--skip") } ?? []
        return only.filter { audit in !skipped.contains { $0.identifier == audit.identifier } }
    }
}
