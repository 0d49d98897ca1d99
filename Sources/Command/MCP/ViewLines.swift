import QuadrantCore
import QuadrantExplain
import QuadrantHost

/// The lines of the program that have written the views of a layout, beside what is said of them.
struct ViewLines {
    private let record: LayoutExplanation
    private let written: Set<String>
    /// What people call one view, and the program writes with texts and images in it.
    private static let controls: Set<String> = [
        "Button", "TextField", "SecureField", "LabeledContent", "Toggle", "NavigationLink", "Link", "Menu", "Stepper",
    ]

    /// `written` are the names of the program's own views.
    init(_ record: LayoutExplanation, written: Set<String> = []) { (self.record, self.written) = (record, written) }

    private func text(_ source: LayoutExplanation.Source) -> String {
        "\(source.file.split(separator: "/").last ?? ""):\(source.line)"
    }

    /// The trees in words, with the line of each view, and the views of the program that begin
    /// there. Without lines where they are not those of the record.
    func tree(_ trees: [LayoutTree]) -> String {
        let words = trees.map { $0.text() }.joined()
        func names(_ tree: LayoutTree) -> [String] { [tree.name] + tree.children.flatMap(names) }
        let lines = words.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let known = trees.flatMap(names)
        guard lines.count == known.count, record.nodes.count <= known.count,
              zip(record.nodes, known).allSatisfy({ $0.name == $1 }) else { return words }
        return lines.enumerated().map { index, line in
            guard index < record.nodes.count, let source = record.nodes[index].source else { return "\(line)\n" }
            let views = record.nodes[index].views.filter(written.contains).map { ", begins \($0)" }.joined()
            return "\(line)  \(text(source))\(views)\n"
        }.joined()
    }

    /// The line of the view that a finding is about; nil where its frame is not that of one view.
    func place(of finding: AuditFinding) -> String? {
        guard let frame = finding.frame else { return nil }
        func isThere(_ node: LayoutExplanation.Node) -> Bool {
            // A text is drawn in whole pixels, and a control is as large as its content.
            let other = node.frame
            return node.source != nil && abs(other.x - frame.x) < 1 && abs(other.y - frame.y) < 1
                && abs(other.width - frame.width) < 1 && abs(other.height - frame.height) < 1
        }
        let there = record.nodes.filter(isThere)
        let isOfControl = ["small-target", "missing-label"].contains(finding.audit)
        let control = isOfControl ? there.last { isControl($0.id) } : nil
        let found = control ?? there.last { $0.text == finding.view }
            ?? there.last { $0.systemView != nil } ?? there.last
        guard let found, let source = found.source else { return nil }
        return "\(text(source)), \(record.heading(found.id))"
    }

    /// The controls around views: who names the text of a button asks for the button.
    func controls(around views: [Int]) -> [Int] {
        views.compactMap { id in
            var at = record.nodes[id].parent
            while let outer = at, !isControl(outer) { at = record.nodes[outer].parent }
            return at
        }.filter { !views.contains($0) && record.hasParagraph($0) }
    }

    private func isControl(_ id: Int) -> Bool { record.nodes[id].systemView.map(Self.controls.contains) ?? false }
}
