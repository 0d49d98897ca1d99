import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantSession
import QuadrantStandIn

enum LayoutCommand {
    @MainActor static func run(_ arguments: Arguments) throws {
        let scene = try SceneOptions(arguments)
        guard let view = try OpenedView(arguments, scene) else { return }
        guard let found = try view.parts().first.map({
            try Description($0, arguments, scene, folders: view.sources.folders, view.place)
        }) else { return }
        view.finish()
        found.issues.forEach { writeError($0) }
        if !scene.quiet { (found.notes + StandIns.take()).forEach { writeError("quadrant: \($0)\n") } }
        if let failure = found.strictFailure { throw failure }
        print(found.text.onLines, terminator: "")
    }

    /// The result of laying out a view, kept after the view is deallocated.
    private struct Description {
        var text: String
        var issues: [String]
        var notes: [String]
        /// The failure that --strict reports for the runtime issues.
        var strictFailure: Failure?

        @MainActor init(_ part: RenderSession.Part, _ arguments: Arguments, _ scene: SceneOptions, folders: [String],
                        _ place: String) throws {
            let session = try RenderSession(part, scene, isTransparent: true, folders: folders, place: place)
            let isJSON = arguments.has("json")
            if arguments.has("accessibility") {
                let nodes = session.accessibilityTree
                text = isJSON ? String(decoding: try AccessibilityNode.json(nodes), as: UTF8.self) + "\n"
                    : nodes.map { $0.text() }.joined()
            } else {
                text = isJSON ? String(decoding: try LayoutTree.json(session.trees), as: UTF8.self) + "\n"
                    : LayoutTable.text(session.trees)
            }
            (issues, notes) = (session.issues, session.notes)
            strictFailure = scene.strict ? session.strictFailure : nil
            session.close()
        }
    }
}

/// Formats the laid out tree as aligned columns.
enum LayoutTable {
    static func text(_ trees: [LayoutTree]) -> String {
        var rows: [[String]] = [["view", "proposal", "size", "frame"]]
        for tree in trees { collect(tree, "", "", into: &rows) }
        let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let line = zip(row, widths).map { Help.padded($0, $1) }.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    private static func collect(
        _ tree: LayoutTree, _ prefix: String, _ childPrefix: String, into rows: inout [[String]]
    ) {
        let facts = tree.facts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        rows.append([
            prefix + (tree.name + (facts.isEmpty ? "" : "(\(facts))")).onOneLine,
            "\(side(tree.proposedWidth))×\(side(tree.proposedHeight))", "\(plain(tree.width))×\(plain(tree.height))",
            "\(plain(tree.globalX)),\(plain(tree.globalY)) \(plain(tree.globalWidth))×\(plain(tree.globalHeight))",
        ])
        for (index, child) in tree.children.enumerated() {
            let isLast = index == tree.children.count - 1
            collect(child, childPrefix + (isLast ? "└ " : "├ "), childPrefix + (isLast ? "  " : "│ "), into: &rows)
        }
    }

    private static func plain(_ number: Double) -> String { NumberText.rounded(number) }
    /// One dimension of a proposal; nil proposes the ideal size.
    private static func side(_ value: Double?) -> String { value.map { $0.isInfinite ? "∞" : plain($0) } ?? "nil" }
}
