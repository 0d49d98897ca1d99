import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

/// The names of what changes, in sentences.
struct ChangeNames {
    private let graph: ViewGraph
    private let record: LayoutExplanation
    private let ids: [NodeID: Int]
    private let owners: [ObjectIdentifier: (node: NodeIndex, name: String)]
    private var origins = ViewOrigins()
    private static let readerContent = "the content of a GeometryReader"
    /// The texts before the changes.
    private let texts: [NodeID: String]

    init(_ graph: ViewGraph, _ record: LayoutExplanation, _ ids: [NodeID: Int], _ texts: [NodeID: String] = [:]) {
        self.graph = graph
        self.texts = texts
        self.record = record
        self.ids = ids
        owners = graph.stateOwners
    }

    /// The writes, nil for those of states of the framework's own views, which are no matter of the program.
    mutating func writes(_ recorder: ChangeRecorder, _ call: ([UInt]) -> WritingCall? = { _ in nil })
        -> [LayoutExplanation.Write?] {
        recorder.writes.map { write -> LayoutExplanation.Write? in
            guard let value = value(write) else { return nil }
            let code = call(write.calls), acting = write.actor.flatMap { node($0) }
            return LayoutExplanation.Write(
                frame: write.frame, round: write.round, value: code?.property ?? value,
                before: write.before.map(NumberText.valueText), after: write.after.map(NumberText.valueText),
                actor: write.actor.flatMap { actor($0) }, actorNode: acting, source: code?.source,
                actorSource: acting.flatMap { record.nodes[$0].source },
                readers: write.readers.compactMap { reader($0) })
        }
    }

    /// The node of the record that stands for one of the graph: of a part of a framework's view that view, of what a
    /// modifier adds the modified view.
    private func node(_ id: NodeID) -> Int? {
        guard graph.tree.isLive(id) else { return nil }
        let inside = { graph.firstNode(under: id.index) { ids[graph.tree.id($0)] != nil }.map { graph.tree.id($0) } }
        guard let own = (ids[id] ?? inside().flatMap { ids[$0] }).map(record.explained) else { return nil }
        guard record.nodes[own].systemView?.hasPrefix(".") == true else { return own }
        return record.ancestors(record.nodes[own]).first { $0.kind == .modifier && !$0.isInternal }?.id
    }

    /// The name of what was written; nil for a state of the framework, or of a view that is gone.
    private func value(_ write: ChangeRecorder.Write) -> String? {
        guard let owner = owners[write.source] else { return write.name }
        guard let step = graph.structuralPath(to: owner.node).last else { return nil }
        let view = ViewOrigins.view(_typeName(step.type, qualified: true))
        return ViewOrigins.isFramework(view.module) ? nil : "\(owner.name) of \(view.name)"
    }

    /// The states of the program that kept their first value although their view was given another one.
    func ignored(_ recorder: ChangeRecorder) -> [LayoutExplanation.Ignored] {
        recorder.ignored.compactMap { source, given in
            guard let owner = owners[source], let step = graph.structuralPath(to: owner.node).last,
                  let cell = graph.stateCells(of: owner.node).first(where: { $0.name == owner.name })?.cell
            else { return nil }
            let view = ViewOrigins.view(_typeName(step.type, qualified: true))
            if ViewOrigins.isFramework(view.module) { return nil }
            return .init(property: owner.name, view: view.name, type: view.path,
                         value: NumberText.valueText(cell.valueDescription), given: NumberText.valueText(given))
        }
    }

    /// The control or the modifier that acted.
    mutating func actor(_ id: NodeID) -> String? {
        guard graph.tree.isLive(id) else { return nil }
        let own = ids[id].flatMap { record.nodes[record.explained($0)].systemView }
        guard let view = own ?? origins.of(graph.structuralPath(to: id.index)).frameworkView else {
            return "." + graph.box(id.index).name
        }
        if view.hasPrefix(".") { return view }
        let shown = graph.firstNode(under: id.index) { graph.box($0).description?.shownText != nil }
        let text = shown.flatMap { texts[graph.tree.id($0)] ?? graph.box($0).description?.shownText }
        return text.map { "the \(view) \"\($0)\"" } ?? "the \(view)"
    }

    /// The view of the program that has read a value; nil for one of the framework.
    mutating func reader(_ id: NodeID) -> String? {
        guard graph.tree.isLive(id) else { return nil }
        return evaluated(id)?.name ?? program(around: id.index)
    }

    /// The name of a view of the program, with its type; of a `GeometryReader` without one.
    mutating func evaluated(_ id: NodeID) -> (name: String, path: String?)? {
        let path = graph.structuralPath(to: id.index)
        guard let step = path.last else { return nil }
        if graph.layoutElement(of: id.index) == .geometryReader {
            return origins.of(path).frameworkView == nil ? (Self.readerContent, nil) : nil
        }
        let view = ViewOrigins.view(_typeName(step.type, qualified: true))
        guard step.hasBody, !ViewOrigins.isFramework(view.module) else { return nil }
        return (view.name, view.path)
    }

    /// The innermost view of the program around a node.
    private func program(around node: NodeIndex) -> String? {
        graph.structuralPath(to: node).dropLast().last { step in
            step.hasBody
                && !ViewOrigins.isFramework(ViewOrigins.view(_typeName(step.type, qualified: true)).module)
        }.map { ViewOrigins.view(_typeName($0.type, qualified: true)).name }
    }

    mutating func reason(_ evaluation: ChangeRecorder.Evaluation, _ recorder: ChangeRecorder,
                         _ view: String, _ writes: [LayoutExplanation.Write?]) -> String {
        switch evaluation.cause {
        case .isNew: return "it is new"
        case .isReplaced:
            let around = program(around: evaluation.node.index)
            return around.map { "\($0) was evaluated and made another value of it" } ?? "it was given another value"
        case .writes(let indices):
            var seen: Set<String> = []
            let names = indices.compactMap { writes[$0]?.value }.filter { seen.insert($0).inserted }
                .map { $0.hasSuffix(" of \(view)") ? String($0.dropLast(" of \(view)".count)) : $0 }
            if !names.isEmpty {
                return names.joined(separator: ", ") + (names.count == 1 ? " has changed" : " have changed")
            }
            return view == Self.readerContent ? "its size has changed"
                : "a value of its environment has changed"
        }
    }
}
