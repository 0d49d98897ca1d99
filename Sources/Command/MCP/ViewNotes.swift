import Foundation
import QuadrantCore
import QuadrantExplain
import QuadrantHost
import QuadrantSession

/// What is said after the actions of a request where nothing, or not what was meant, has happened: with the lines of
/// the program that may be the reason.
@MainActor final class ViewNotes {
    /// Made when a note needs it: it takes longer than most actions and their picture.
    private lazy var record = makeRecord()
    private let makeRecord: () -> LayoutExplanation
    private let session: RenderSession

    init(_ session: RenderSession, record: @escaping () -> LayoutExplanation) {
        (makeRecord, self.session) = (record, session)
    }

    var all: [String] {
        session.mishaps.map(placed) + session.otherNotes + lostTyping + lostDrag + emptySheets + unseenTitles
    }

    private static func place(_ source: LayoutExplanation.Source?) -> String? { source.map(MessagePlaces.text) }

    /// The places of nodes, each once, in the order of files and lines.
    private func places(_ nodes: [LayoutExplanation.Node]) -> String {
        var seen: [LayoutExplanation.Source] = []
        for source in nodes.compactMap(\.source) where !seen.contains(source) { seen.append(source) }
        return seen.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map(MessagePlaces.text).joined(separator: ", ")
    }

    /// A note about a touch that was not handled, with the line of what is in front, and of gestures around the point
    /// whose views draw nothing there.
    private func placed(_ mishap: ScriptMishap) -> String {
        let note = mishap.note
        guard case .unhandled(let point?, let isCovered) = mishap.kind else { return note }
        if isCovered {
            let front = session.asking { $0.explainedNode(at: point, in: record) }.flatMap { record.nodes[$0].source }
            return note + (Self.place(front).map { " (\($0))" } ?? "")
        }
        let gestures = record.nodes.filter { node in
            let frame = node.frame
            guard node.element == .gesture, node.source != nil, frame.x <= point.x, point.x < frame.x + frame.width,
                  frame.y <= point.y, point.y < frame.y + frame.height else { return false }
            var inner = node
            while inner.kind == .modifier, let next = inner.children.first {
                if inner.element == .contentShape { return false }
                inner = record.nodes[next]
            }
            return true
        }
        if gestures.isEmpty { return note }
        return note + "; a gesture around that point (\(places(gestures))) takes touches only where its view draws, and in "
            + "its whole frame with .contentShape(Rectangle()) before the gesture"
    }

    /// A field whose binding ignores what is typed shows its old text, and nothing says why.
    private var lostTyping: [String] {
        guard case .type = session.lastVerb, session.notes.isEmpty, record.changes?.writes.isEmpty == true else {
            return []
        }
        let fields = record.nodes.filter { ["TextField", "SecureField", "TextEditor"].contains($0.systemView) }
        let places = fields.isEmpty ? "" : " (fields that are shown: \(places(fields)))"
        return ["what was typed was written to no state and no object of the program: the field's binding may be a "
            + "constant, or may not keep what is set\(places)"]
    }

    /// A drag that changes nothing: its gesture may not have begun.
    private var lostDrag: [String] {
        guard case .drag = session.lastVerb, session.notes.isEmpty, let changes = record.changes,
              changes.writes.isEmpty, changes.moves.isEmpty else { return [] }
        let gestures = places(record.nodes.filter { $0.element == .gesture })
        let written = gestures.isEmpty ? "" : " (gestures that are shown: \(gestures))"
        return ["the drag has changed nothing: a DragGesture begins when the finger has moved its minimumDistance, 10 "
            + "points if the program gives none, and only what its onChanged, updating or onEnded writes is seen\(written)"]
    }

    private var sheets: [LayoutExplanation.Node] {
        record.nodes.filter { $0.systemView.map(LayoutExplanation.presented.contains) ?? false }
    }

    /// A sheet whose content is made for a value that is not there.
    private var emptySheets: [String] {
        guard session.accessibilityTree.contains(where: {
            $0.role == .dialog && $0.children.isEmpty && $0.label.isEmpty
        }) else { return [] }
        let empty = sheets.filter { sheet in
            !record.nodes.contains { node in
                !node.isInternal && record.ancestors(node).contains { $0.id == sheet.id }
            }
        }
        if empty.isEmpty { return ["a view is presented that has no elements: its content may depend on a value that is not set"] }
        return empty.map { sheet in
            let written = Self.place(sheet.source).map { ", written in \($0)" } ?? ""
            let condition = (sheet.written ?? []).first.map { condition in
                "its content is in '\(condition.text.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces))' "
                    + "(\(MessagePlaces.text(condition.source))), which is not met"
            }
            return "the \(sheet.systemView ?? "view") has no elements\(written): "
                + (condition ?? "its content may depend on a value that is not set")
        }
    }

    /// A title in a sheet that no bar can show.
    private var unseenTitles: [String] {
        guard session.accessibilityTree.contains(where: { $0.role == .dialog }) else { return [] }
        let shown = sheets.map(\.id)
        return record.nodes.filter { node in record.ancestors(node).contains { shown.contains($0.id) } }
            .flatMap(\.words).filter(\.isUnseenTitle)
            .map { line in line.text + (Self.place(line.source).map { " (\($0))" } ?? "") }
    }
}
