package import Foundation
package import QuadrantBase
package import QuadrantCompiler
package import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
package import QuadrantHost
package import QuadrantSession
import QuadrantStandIn

/// `quadrant explain`: why views are where they are, and as large as they are.
package enum ExplainCommand {
    /// The views that are explained.
    package enum Choice {
        case all
        case point(CGPoint)
        case named(String)
    }

    @MainActor package static func run(_ arguments: Arguments) throws {
        let choice = try choice(arguments)
        let proposals = try ProposalList(arguments.value("propose")).proposals
        let scene = try SceneOptions(arguments, hasMoment: false)
        let page = try arguments.value("output").map { try Output(page: $0) }
        try page?.check()
        let isChosen = ["at", "view-named", "all"].contains { arguments.has($0) }
        let isEvery = arguments.has("every-preview"), isJSON = arguments.has("json")
        let opened: [OpenedView?] = try isEvery ? OpenedView.everyPreview(arguments, scene)
            : [OpenedView(arguments, scene)]
        let views = opened.compactMap { $0 }
        guard let sources = views.first?.sources else { return }
        let written = WrittenViews(sources.files)
        var records: [LayoutExplanation] = []
        for view in views {
            let place = view.place, candidate = view.candidate
            view.watch()
            for part in try isEvery ? view.parts() : Array(view.parts().prefix(1)) {
                let session = try RenderSession(
                    part, scene, isTransparent: true, folders: sources.folders, place: place,
                    recordsChanges: arguments.has("changed"))
                let name = part.name ?? candidate.name
                let record = record(of: session, name, candidate, sources, written, proposals)
                let chosen = try chosen(choice, in: record, session, place)
                let report = try page.map { _ in
                    try ExplainPage(record, session, isDark: scene.dark, selected: chosen).html()
                }
                let (issues, notes) = (session.issues, session.notes)
                let failure = scene.strict ? session.strictFailure : nil
                session.close()
                view.finish()
                // The JSON of all views follows at the end.
                if isJSON { StandardStreams.separateProgram() }
                issues.forEach { writeError($0) }
                if !scene.quiet { (notes + StandIns.take()).forEach { writeError("quadrant: \($0)\n") } }
                if let failure { throw failure }
                if let page, let report { try page.write(Data(report.utf8)) }
                if arguments.has("against") || arguments.has("against-view") {
                    print(try OtherLayout(arguments).comparison(with: record).onLines, terminator: "")
                } else if isEvery, !isJSON {
                    let title = name.isEmpty ? candidate.title : name
                    print(records.isEmpty ? "" : "\n", terminator: "")
                    print("\(title) in \(sources.files[candidate.file].path):\(candidate.line)".onOneLine + "\n")
                    print(record.text(chosen).onLines, terminator: "")
                } else if !isJSON, page == nil {
                    if let changes = record.changes { print(record.text(of: changes).onLines, terminator: "") }
                    if record.changes == nil || isChosen { print(record.text(chosen).onLines, terminator: "") }
                }
                records.append(record)
            }
        }
        guard isJSON else { return }
        StandardStreams.joinProgram()
        if isEvery {
            print(String(decoding: try LayoutExplanation.json(records), as: UTF8.self))
        } else if let record = records.first {
            print(String(decoding: try record.json(), as: UTF8.self))
        }
    }

    /// The layout of a session, with the lines of the program, and the changes that it has recorded.
    @MainActor package static func record(
        of session: RenderSession, _ name: String, _ candidate: Candidate, _ sources: SourceSet,
        _ written: WrittenViews, _ proposals: [ProposedViewSize] = []
    ) -> LayoutExplanation {
        let found = session.asking { $0.explanation(of: name, asking: proposals) }
        var record = SourceMatch.placed(
            found, session.asking { $0.explainedScopes() }, session.asking { $0.explainedPresenters() }, written,
            written.preview(file: candidate.file, line: candidate.line, view: candidate.name))
        record.source = .init(file: sources.files[candidate.file].path, line: candidate.line, column: 1)
        let lines = ChangeLines(sources.files, written)
        record.changes = session.changes.map { lines.placed($0.changes(record, call: lines.call)) }
        return record
    }

    private static func choice(_ arguments: Arguments) throws -> Choice {
        let isComparison = arguments.has("against") || arguments.has("against-view")
        let excluded = ["at", "view-named", "json", "output", "changed"]
        if isComparison, let other = excluded.first(where: { arguments.has($0) }) {
            throw Failure(.usage, "--\(other) cannot be used with --against",
                          rule: "A comparison covers every view, in words.", fix: "Omit --\(other).")
        }
        let others = ["view", "at", "view-named", "against", "against-view", "output", "changed"]
        if arguments.has("every-preview"), let other = others.first(where: { arguments.has($0) }) {
            throw Failure(.usage, "--\(other) cannot be used with --every-preview",
                          rule: "Every view of every preview is explained, as text or as JSON.",
                          fix: "Omit --\(other), or --every-preview.")
        }
        let given = ["at", "view-named", "all"].filter { arguments.has($0) }
        if given.count > 1 {
            throw Failure(.usage, "--\(given[0]) cannot be used with --\(given[1])",
                          rule: "A view is chosen by a point or a name; --all explains every view.",
                          fix: "Give one of --at X,Y, --view-named NAME and --all.")
        }
        return try choice(point: arguments.value("at"), name: arguments.value("view-named"))
    }

    /// The view at a point `X,Y`, or else of a name, or else all.
    package static func choice(point text: String?, name: String?) throws -> Choice {
        guard let text else { return name.map(Choice.named) ?? .all }
        guard case .point(let point)? = try? ScriptOptions.place(text, "at") else {
            throw Failure(.usage, "'\(text)' is not a valid point", at: "--at",
                          rule: "A point is X,Y in points of the window.", fix: "Write --at 120,40.")
        }
        return .point(point)
    }

    /// The nodes that are explained.
    @MainActor package static func chosen(
        _ choice: Choice, in record: LayoutExplanation, _ session: RenderSession, _ place: String
    ) throws -> [Int] {
        switch choice {
        case .all: return record.nodes.map(\.id).filter(record.hasParagraph)
        case .point(let point):
            if let node = session.asking({ $0.explainedNode(at: point, in: record) }) { return [node] }
            let inside = point.x >= 0 && point.y >= 0 && point.x < record.window.width
                && point.y < record.window.height
            let size = "\(Self.plain(record.window.width)) × \(Self.plain(record.window.height))"
            let text = "\(Self.plain(point.x)),\(Self.plain(point.y))"
            throw Failure(
                .view, inside ? "no view is at \(text)" : "the point \(text) is outside the window", at: place,
                rule: "A point is in points of the window, which is \(size).",
                fix: inside ? "Give a point on a view, or --all for every view."
                    : "Give a point from 0,0 to \(Self.plain(record.window.width)),\(Self.plain(record.window.height)).")
        case .named(let name):
            let found = session.asking { $0.explainedNodes(named: name, in: record) }
            if found.count == 1 { return found }
            if found.isEmpty { throw unknown(name, session, record, place) }
            let list = found.map { id in
                let frame = record.nodes[id].frame
                let (x, y) = (plain(frame.x + frame.width / 2), plain(frame.y + frame.height / 2))
                return "\(record.heading(id)) at \(x),\(y)"
            }
            throw Failure(.view, "\(found.count) views are named '\(name)'", at: place,
                          rule: "--view-named explains one view. They are: \(list.joined(separator: "; ")).",
                          fix: "Give the point of one of them with --at.")
        }
    }

    @MainActor private static func unknown(
        _ name: String, _ session: RenderSession, _ record: LayoutExplanation, _ place: String
    ) -> Failure {
        var seen: Set<String> = []
        let views = record.nodes.filter { !$0.isInternal || $0.systemView != nil }
            .flatMap { node in [node.systemView].compactMap { $0 } + (node.isInternal ? [] : node.views + [node.name]) }
            .filter { seen.insert($0).inserted }
        let known = session.asking { GraphInspector($0.graph).names } + views
        if known.contains(name) {
            return Failure(.view, "the view '\(name)' is not shown now", at: "--view-named, in \(place)",
                           rule: "Views that are shown are explained; this one is behind another screen, or was taken out.",
                           fix: "Ask before the action that has hidden it, or go back to its screen.")
        }
        let near = SpellingSuggestion.of(name, in: known).map { "Did you mean '\($0)'? " } ?? ""
        let names = known.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        return Failure(.view, "no view named '\(name)'", at: "--view-named, in \(place)",
                       rule: "A name is an accessibility identifier, the whole text of a view, or a view's type. "
                           + (known.isEmpty ? "The view has none." : "Names: \(names)"
                               + (known.count > 12 ? " and \(known.count - 12) more." : ".")),
                       fix: near + "Use one of these names, or --at with a point.")
    }

    private static func plain(_ number: Double) -> String { NumberText.rounded(number, 1) }
}
