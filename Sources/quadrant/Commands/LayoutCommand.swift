import Foundation
import QuadrantHost

enum LayoutCommand {
    @MainActor static func run(_ arguments: Arguments) throws {
        let scene = try SceneOptions(arguments)
        Guard.growStack()
        ViewTasks.shared.install()
        let sources = try SourceSet(arguments.plain[0])
        try FontPackage.require()
        let progress = Progress(isQuiet: scene.quiet)
        let program = try CompiledProgram(
            sources, view: scene.view, all: false, usesCache: scene.usesCache, progress: progress)
        if !scene.quiet { program.notes.forEach { writeError("quadrant: \($0)\n") } }
        let library = try program.load()
        guard let shown = program.shown.first else { return }
        let place = sources.place(of: shown.candidate)
        Guard.watch(place, timeLimit: scene.timeLimit)
        StallWatch.begin(view: place, limit: scene.stallLimit)
        guard let part = try Stage.shownParts(CompiledProgram.maker(shown, in: library), scene).first else { return }
        let stage = try Stage(part, scene, isTransparent: true, folders: sources.folders, place: place)
        let trees = stage.trees
        StallWatch.end()
        fflush(nil)
        stage.issues.forEach { writeError($0) }
        if !scene.quiet { stage.notes.forEach { writeError("quadrant: \($0)\n") } }
        if scene.strict, !stage.issues.isEmpty { throw stage.strictFailure }
        if arguments.has("accessibility") {
            let nodes = stage.accessibilityTree
            let json = try arguments.has("json") ? AccessibilityNode.json(nodes) : nil
            print(json.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? nodes.map { $0.text() }.joined(),
                  terminator: "")
        } else if arguments.has("json") {
            print(String(decoding: try LayoutTree.json(trees), as: UTF8.self))
        } else {
            print(LayoutTable.text(trees), terminator: "")
        }
    }
}

/// The laid out tree as aligned columns.
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
            prefix + tree.name + (facts.isEmpty ? "" : "(\(facts))"),
            "\(side(tree.proposedWidth))×\(side(tree.proposedHeight))", "\(plain(tree.width))×\(plain(tree.height))",
            "\(plain(tree.globalX)),\(plain(tree.globalY)) \(plain(tree.globalWidth))×\(plain(tree.globalHeight))",
        ])
        for (index, child) in tree.children.enumerated() {
            let isLast = index == tree.children.count - 1
            collect(child, childPrefix + (isLast ? "└ " : "├ "), childPrefix + (isLast ? "  " : "│ "), into: &rows)
        }
    }

    /// A side of a proposal: nil asks for the ideal size.
    private static func side(_ value: Double?) -> String { value.map { $0.isInfinite ? "∞" : plain($0) } ?? "nil" }

    /// At most three decimals, without trailing zeros.
    private static func plain(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e15 else { return String(number) }
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
