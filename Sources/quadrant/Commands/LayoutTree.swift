import Foundation

enum LayoutTree {
    @MainActor static func run(_ arguments: Arguments) throws {
        let scene = try SceneOptions(arguments)
        Guard.growStack()
        let sources = try SourceSet(arguments.plain[0])
        try FontPackage.require()
        let progress = Progress(isQuiet: scene.quiet)
        let program = try CompiledProgram(
            sources, view: scene.view, all: false, usesCache: scene.usesCache, progress: progress)
        if !scene.quiet { program.notes.forEach { writeError("quadrant: \($0)\n") } }
        let library = try program.load()
        guard let shown = program.shown.first else { return }
        let place = sources.place(of: shown.candidate)
        Guard.watch(.init(view: place, timeLimit: scene.timeLimit), timeLimit: scene.timeLimit)
        let stage = try Stage(CompiledProgram.maker(shown, in: library), scene, place: place)
        let tree = stage.tree
        fflush(nil)
        stage.issues.forEach { writeError($0) }
        if scene.strict, !stage.issues.isEmpty { throw stage.strictFailure }
        if arguments.has("json") {
            print(try JSON.text(tree))
        } else {
            print(tree.text, terminator: "")
        }
    }
}

/// A view of the laid out tree, as `quadrant layout` prints it.
struct LayoutLine: Encodable {
    struct Box: Encodable {
        var x, y, width, height: Double
    }

    struct Offer: Encodable {
        /// nil stands for the ideal size; infinity for as much as it wants, written "infinity" in JSON.
        var width, height: Side

        struct Side: Encodable {
            var value: Double?

            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                switch value {
                case nil: try container.encodeNil()
                case .some(let number) where number.isInfinite: try container.encode("infinity")
                case .some(let number): try container.encode(number)
                }
            }

            var text: String { value.map { $0.isInfinite ? "∞" : LayoutLine.plain($0) } ?? "nil" }
        }
    }

    var name: String
    var proposal: Offer?
    var size: Box
    var frame: Box
    var children: [LayoutLine]

    enum CodingKeys: String, CodingKey { case name, proposal, size, frame, children }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(proposal, forKey: .proposal)
        try container.encode(["width": size.width, "height": size.height], forKey: .size)
        try container.encode(frame, forKey: .frame)
        try container.encode(children, forKey: .children)
    }

    var text: String {
        var rows: [(label: String, facts: [String])] = []
        collect(prefix: "", childPrefix: "", into: &rows)
        rows.insert(("view", ["proposal", "size", "frame"]), at: 0)
        let widths = (0..<3).map { column in rows.map { $0.facts[column].count }.max() ?? 0 }
        let label = rows.map(\.label.count).max() ?? 0
        return rows.map { row in
            let facts = zip(row.facts, widths).map { Help.padded($0, $1) }.joined(separator: "  ")
            let line = Help.padded(row.label, label) + "  " + facts
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }

    private func collect(prefix: String, childPrefix: String, into rows: inout [(label: String, facts: [String])]) {
        let offer = proposal.map { "\($0.width.text)×\($0.height.text)" } ?? "-"
        rows.append((prefix + name, [
            offer, "\(Self.plain(size.width))×\(Self.plain(size.height))",
            "\(Self.plain(frame.x)),\(Self.plain(frame.y)) \(Self.plain(frame.width))×\(Self.plain(frame.height))",
        ]))
        for (index, child) in children.enumerated() {
            let isLast = index == children.count - 1
            child.collect(
                prefix: childPrefix + (isLast ? "└ " : "├ "), childPrefix: childPrefix + (isLast ? "  " : "│ "),
                into: &rows)
        }
    }

    /// At most three decimals, without trailing zeros.
    static func plain(_ number: Double) -> String {
        guard number.isFinite else { return String(number) }
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
