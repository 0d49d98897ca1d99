package import Foundation
import QuadrantCore
import QuadrantGeometry
package import QuadrantGraph

extension LayoutExplanation {
    /// What changed a view: the values that were written, the bodies that were evaluated because of them, and what
    /// moved.
    package struct Changes: Codable, Equatable, Sendable {
        /// The option of the command that caused them; nil for the first appearance.
        package var cause: String?
        /// The frames up to the one in which the view rested.
        package var frames: [Frame]
        /// Whether the last frame ended with nothing dirty.
        package var isSettled: Bool
        /// In the order of time.
        package var writes: [Write]
        /// In the order of time.
        package var evaluations: [Evaluation]
        /// The states that kept their first value although their view was given another one.
        package var ignored: [Ignored]? = nil
        /// In the order of the nodes.
        package var moves: [Move]
        /// The views that are gone.
        package var removed: [String]
        /// The nodes that were drawn again.
        package var drawn: [Int]
    }

    /// A frame. Content, measure, place and preferences are repeated in rounds until nothing is dirty.
    package struct Frame: Codable, Equatable, Sendable {
        /// How often content, measure, place and preferences were repeated; 1 where the first round left nothing dirty.
        package var rounds: Int
        /// Why it took more than one round.
        package var reasons: [String]
    }

    /// The end of a frame that does not settle.
    package struct Unsettled: Codable, Equatable, Sendable {
        /// The limit of rounds, which was reached.
        package var rounds: Int
        /// The writes of the last rounds.
        package var writes: [Write]
    }

    /// A write of a value that views have read.
    package struct Write: Codable, Equatable, Sendable {
        /// The number of frames before it.
        package var frame: Int
        /// The round of the frame, from 1; 0 between frames.
        package var round: Int
        /// `count of Counter`, the type of an object, or the key of a stored value.
        package var value: String
        /// The values as text; nil where they are not known.
        package var before: String?
        /// The value after the write, as text; nil where it is not known.
        package var after: String?
        /// The modifier or the control whose action wrote it: `.onAppear`, `the Button "Add"`.
        package var actor: String?
        /// The node of the modifier or control, or the first one inside of a modifier that takes no part in layout.
        package var actorNode: Int?
        /// The line of the program that wrote it; nil if the control wrote it through a binding.
        package var source: Source?
        /// The line of the control or modifier.
        package var actorSource: Source?
        /// The views that have read it.
        package var readers: [String]
    }

    /// An evaluation of the body of a view of the program, or of the content of a `GeometryReader`.
    package struct Evaluation: Codable, Equatable, Sendable {
        /// The number of frames before it.
        package var frame: Int
        /// The round of the frame, from 1.
        package var round: Int
        /// The name of the view's type.
        package var view: String
        /// The name of the type with the types around it.
        package var type: String?
        /// The node of a `GeometryReader`.
        package var node: Int?
        /// The declaration of the body; nil where it is not in the program's files.
        package var source: Source?
        /// What the body has read and was written, as a clause.
        package var reason: String
    }

    /// A state that keeps its first value although the view around has made its view anew with another one: a state
    /// takes its first value only when its view appears.
    package struct Ignored: Codable, Equatable, Sendable {
        /// The name of the property.
        package var property: String
        /// The name of the view's type.
        package var view: String
        /// The name of the type with the types around it.
        package var type: String
        /// The value that it has, as text.
        package var value: String
        /// The value that it was given, as text.
        package var given: String
        /// The declaration of the property; nil where it is not in the program's files.
        package var source: Source?
    }

    /// A view that is new, or has another frame.
    package struct Move: Codable, Equatable, Sendable {
        /// The index of the node in the record.
        package var node: Int
        /// In the window; nil for a new view.
        package var from: Rect?
        /// The frame after the changes, in the window.
        package var to: Rect
    }
}

/// What is known of the calls that wrote a value.
package struct WritingCall: Sendable {
    /// The innermost line of the program.
    package var source: LayoutExplanation.Source?
    /// The property that was written, if it is one of an observed object: `total of Model`.
    package var property: String?

    /// Either is nil where the stack of calls does not tell it.
    package init(source: LayoutExplanation.Source?, property: String?) {
        (self.source, self.property) = (source, property)
    }
}

extension ViewHost {
    /// What was written again in the last rounds of the last frame; nil if it has settled.
    func unsettled(_ record: LayoutExplanation) -> LayoutExplanation.Unsettled? {
        guard let recorder = graph.loop.unsettled else { return nil }
        var names = ChangeNames(graph, record, LayoutRecorder.ids(of: graph))
        return .init(rounds: graph.configuration.settleLimit, writes: names.writes(recorder).compactMap { $0 })
    }
}

/// The recording of changes of a view, from its beginning to the record of the layout after them.
@MainActor package struct ChangeRecording {
    private let host: ViewHost
    private let recorder: ChangeRecorder
    /// What the changes are said to follow; nil for the first appearance.
    package var cause: String?
    private var before: [NodeID: (title: String, frame: LayoutExplanation.Rect)] = [:]
    /// The texts that were shown: an action may change that of its own button.
    private var texts: [NodeID: String] = [:]

    /// Begins with the host's next change. `callStack` returns the addresses of the calls on the current thread.
    package init(_ host: ViewHost, cause: String?, callStack: @escaping () -> [UInt] = { [] }) {
        self.host = host
        self.cause = cause
        recorder = cause == nil ? host.graph.loop.changes ?? ChangeRecorder() : ChangeRecorder()
        if cause != nil {
            let graph = host.graph
            graph.eachNode { node, box in
                if let text = box.description?.shownText { texts[graph.tree.id(node)] = text }
            }
        }
        if cause != nil { before = Self.frames(host.explanation(), LayoutRecorder.ids(of: host.graph)) }
        recorder.callStack = callStack
        host.graph.loop.changes = recorder
    }

    /// The names and the frames of the views, by their nodes.
    private static func frames(_ record: LayoutExplanation, _ ids: [NodeID: Int])
        -> [NodeID: (title: String, frame: LayoutExplanation.Rect)] {
        ids.filter { record.hasParagraph($0.value) }.mapValues { (record.heading($0), record.nodes[$0].frame) }
    }

    /// The views that were drawn again so far.
    package var drawn: Set<NodeID> { recorder.drawn }

    /// Whether no value was written, and no body evaluated.
    package var isEmpty: Bool { recorder.writes.isEmpty && recorder.evaluations.isEmpty }

    /// The frames of the views that were drawn again since the last call, in the window.
    package func takeDrawnFrames() -> [CGRect] {
        let graph = host.graph
        return recorder.takeRecent().filter { graph.tree.isLive($0) }.sorted { $0.index < $1.index }
            .map { graph.globalFrame(of: $0.index) }
    }

    /// Ends the recording. `record` is the layout after the changes, `call` finds the code of the program at
    /// addresses.
    package func changes(_ record: LayoutExplanation, call: ([UInt]) -> WritingCall?)
        -> LayoutExplanation.Changes {
        let graph = host.graph
        graph.loop.changes = nil
        let ids = LayoutRecorder.ids(of: graph)
        var names = ChangeNames(graph, record, ids, texts)
        let writes = names.writes(recorder, call)
        let evaluations = recorder.evaluations.compactMap { evaluation -> LayoutExplanation.Evaluation? in
            guard graph.tree.isLive(evaluation.node), let view = names.evaluated(evaluation.node) else { return nil }
            let id = ids[evaluation.node]
            return .init(
                frame: evaluation.frame, round: evaluation.round, view: view.name, type: view.path,
                node: view.path == nil ? id : nil,
                source: view.path == nil ? id.flatMap { record.nodes[$0].source } : nil,
                reason: names.reason(evaluation, recorder, view.name, writes))
        }
        let now = Self.frames(record, ids)
        let moves = ids.compactMap { id, node -> LayoutExplanation.Move? in
            guard let to = now[id]?.frame else { return nil }
            let from = before[id]?.frame
            // Sums of lengths in another order differ in their last digits.
            return from.map { $0.isNear(to) } ?? false ? nil : .init(node: node, from: from, to: to)
        }.sorted { $0.node < $1.node }
        return LayoutExplanation.Changes(
            cause: cause, frames: frames(writes), isSettled: graph.loop.unsettled == nil,
            writes: writes.compactMap { $0 }, evaluations: evaluations,
            ignored: recorder.ignored.isEmpty ? nil : names.ignored(recorder), moves: moves,
            // What a view of the framework has made may be in the layout without a paragraph of its own.
            removed: before.filter { now[$0.key] == nil && ids[$0.key] == nil }.map(\.value.title).sorted(),
            drawn: recorder.drawn.compactMap { ids[$0] }.sorted())
    }

    private func frames(_ writes: [LayoutExplanation.Write?]) -> [LayoutExplanation.Frame] {
        recorder.rounds.enumerated().map { frame, rounds in
            if rounds < 2 { return .init(rounds: rounds, reasons: []) }
            let written = writes.compactMap { $0 }.filter { $0.frame == frame && $0.round > 0 }
                .map { "\($0.actor ?? "an action") wrote \($0.value)" }
            let dirty = recorder.furtherRounds.filter { $0.frame == frame }.map { found -> String in
                if found.phases.isEmpty { return "content was made while it was placed" }
                let isLive = host.graph.tree.isLive(found.node)
                let title = isLive ? host.graph.layoutTitle(of: found.node.index) : "a view that is gone"
                if found.phases.contains(.content) { return "the content of \(title) was made again" }
                if found.phases.contains(.measure) { return "\(title) was measured again" }
                if found.phases.contains(.place) { return "\(title) was placed again" }
                return "a preference of \(title) was combined again"
            }
            var seen: Set<String> = []
            let reasons = (written + dirty).filter { seen.insert($0).inserted }
            return .init(rounds: rounds, reasons: reasons.isEmpty ? ["a view of the framework wrote a state of its own"]
                : reasons)
        }
    }
}

extension LayoutExplanation {
    /// A part of what is said of changes: values that were written, bodies that were evaluated.
    package struct ChangeSection: Equatable {
        /// The heading: `Written`, `Evaluated`.
        package var title: String
        /// In the order of time.
        package var items: [Item]

        /// A sentence, and the line of the program that it is about; nil where there is none.
        package struct Item: Equatable {
            package var text: String
            package var source: Source?

            package init(text: String, source: Source? = nil) { (self.text, self.source) = (text, source) }
        }
    }

    /// The changes as text for a terminal.
    package func text(of changes: Changes, width: Int = 110) -> String {
        var lines = [headline(of: changes)]
        for section in sections(of: changes) {
            lines.append("  \(section.title)")
            lines += section.items.map { text(of: $0, width: width) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A sentence of a section in lines, without a line break at the end.
    package func text(of item: ChangeSection.Item, width: Int = 110) -> String {
        let wrapped = Self.wrapped(item.text, to: width - 30)
        return ([placed("    \(wrapped[0])", item.source, width)] + wrapped.dropFirst().map { "      " + $0 })
            .joined(separator: "\n")
    }

    /// The cause, and how much has changed.
    package func headline(of changes: Changes) -> String {
        func number(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
        let moved = changes.moves.filter { $0.from != nil }.count
        let counts = [
            number(changes.writes.count, "value was written", "values were written"),
            number(changes.evaluations.count, "body was evaluated", "bodies were evaluated"),
        ] + (changes.cause == nil ? [] : [number(moved, "view has another frame", "views have another frame")])
        return "\(changes.cause.map { "After \($0)" } ?? "When it appeared"): \(counts.joined(separator: ", "))."
    }

    /// What has changed; parts without anything are left out.
    package func sections(of changes: Changes) -> [ChangeSection] {
        typealias Item = ChangeSection.Item
        var rounds = changes.frames.filter { $0.rounds > 1 }.map { frame in
            Item(text: "a frame took \(frame.rounds) rounds of layout: \(frame.reasons.joined(separator: ", "))")
        }
        if !changes.isSettled { rounds.append(Item(text: "the last frame did not settle: its last round is shown")) }
        let (outer, inside) = carried(changes.moves)
        let moved = outer.compactMap { move in
            move.from.map { from in
                let others = inside[move.node].map { ", with \($0) views in it" } ?? ""
                return Item(text: "\(heading(move.node)) from \(Self.rect(from)) to \(Self.rect(move.to))\(others)",
                            source: nodes[move.node].source)
            }
        }
        let new = changes.cause == nil ? [] : changes.moves.filter { $0.from == nil }
        return [
            ChangeSection(title: "written", items: written(changes)),
            ChangeSection(title: "evaluated", items: changes.evaluations.map {
                Item(text: "\($0.view): \($0.reason)", source: $0.source)
            }),
            ChangeSection(title: "not taken", items: (changes.ignored ?? []).map {
                Item(text: "\($0.property) of \($0.view) stays \($0.value): the view around made another value of it, "
                    + "with \($0.given), and a @State takes that only when its view appears", source: $0.source)
            }),
            ChangeSection(title: "rounds", items: rounds), ChangeSection(title: "moved", items: moved),
            ChangeSection(title: "new", items: new.map {
                Item(text: "\(heading($0.node)) at \(Self.rect($0.to))", source: nodes[$0.node].source)
            }),
            ChangeSection(title: "removed", items: changes.removed.map { Item(text: $0) }),
            ChangeSection(title: "not animated", items: animationsWithoutEffect(changes)),
        ].filter { !$0.items.isEmpty }.map { ChangeSection(title: $0.title, items: Self.counted($0.items)) }
    }

    /// The moves without those of views that a view around them has carried along, and how many those are by its node.
    /// A few are said all the same.
    private func carried(_ moves: [Move]) -> (outer: [Move], inside: [Int: Int]) {
        func way(_ move: Move) -> Point? {
            guard let from = move.from, abs(from.width - move.to.width) < 0.01, abs(from.height - move.to.height) < 0.01
            else { return nil }
            return Point(x: move.to.x - from.x, y: move.to.y - from.y)
        }
        let ways = Dictionary(moves.compactMap { move in way(move).map { (move.node, $0) } }) { first, _ in first }
        var carriers: [Int: Int] = [:], inside: [Int: Int] = [:]
        for move in moves {
            guard let own = ways[move.node] else { continue }
            for outer in ancestors(nodes[move.node]) {
                guard let other = ways[outer.id], abs(own.x - other.x) < 0.01, abs(own.y - other.y) < 0.01 else {
                    continue
                }
                // The outermost: its own moves are in the same order.
                carriers[move.node] = carriers[outer.id] ?? outer.id
                break
            }
        }
        for carrier in carriers.values { inside[carrier, default: 0] += 1 }
        inside = inside.filter { $0.value > 3 }
        return (moves.filter { move in carriers[move.node].map { inside[$0] == nil } ?? true }, inside)
    }

    /// What is the same in several frames stands once, with how often it happened.
    private static func counted(_ items: [ChangeSection.Item]) -> [ChangeSection.Item] {
        var found: [(item: ChangeSection.Item, count: Int)] = []
        for item in items {
            if let at = found.firstIndex(where: { $0.item == item }) { found[at].count += 1 }
            else { found.append((item, 1)) }
        }
        return found.map { item, count in
            count == 1 ? item : ChangeSection.Item(text: "\(item.text) (\(count) times)", source: item.source)
        }
    }

    /// The writes, with those of one value by one line in one sentence: from the first value to the last.
    private func written(_ changes: Changes) -> [ChangeSection.Item] {
        struct Group { var first: Write, last: Write, count: Int }
        var groups: [Group] = []
        for write in changes.writes {
            if let at = groups.firstIndex(where: {
                $0.first.value == write.value && $0.first.source == write.source && $0.first.actor == write.actor
                    && $0.first.actorSource == write.actorSource
            }) {
                groups[at].last = write
                groups[at].count += 1
            } else { groups.append(Group(first: write, last: write, count: 1)) }
        }
        return groups.map { group in
            var text = group.first.value
            if let after = group.last.after { text += group.first.before.map { ": \($0) → \(after)" } ?? ": \(after)" }
            if let actor = group.first.actor { text += ", by \(actor)" }
            if group.count > 1 { text += ", in \(group.count) steps" }
            if group.first.readers.isEmpty, group.last.readers.isEmpty { text += "; no view has read it" }
            return ChangeSection.Item(text: text, source: group.first.source ?? group.first.actorSource)
        }
    }

    private static func rect(_ rect: Rect) -> String {
        let text: LayoutText = "(\(rect.x), \(rect.y)) \(rect.width) × \(rect.height)"
        return text.string
    }
}
