import Foundation
import QuadrantCore
import QuadrantExplain
import QuadrantHost

/// The lines of the program that have written the views of a layout, beside what is said of them.
struct ViewLines {
    private let record: LayoutExplanation
    private let written: Set<String>

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
        return lines.enumerated().map { index, raw in
            let line = index < record.nodes.count ? named(String(raw), record.nodes[index]) : String(raw)
            guard index < record.nodes.count, let source = record.nodes[index].source else { return "\(line)\n" }
            let views = record.nodes[index].views.filter(written.contains).map { ", begins \($0)" }.joined()
            return "\(line)  \(text(source))\(views)\n"
        }.joined()
    }

    /// The line of a tree with the name that SwiftUI has for a node: that of the control which begins there, or what a
    /// modifier adds.
    private func named(_ line: String, _ node: LayoutExplanation.Node) -> String {
        let view = node.systemView.flatMap { name in
            let plain = name.hasPrefix(".") ? name.dropFirst() : name[...]
            return plain.allSatisfy { $0.isLetter } ? String(plain) : nil
        }
        guard let name = node.kind == .secondary ? "content" : view, let found = line.range(of: node.name) else {
            return line
        }
        return line.replacingCharacters(in: found, with: name)
    }

    /// The controls around views: who names the text of a button asks for the button.
    func controls(around views: [Int]) -> [Int] {
        views.compactMap { id in
            var at = record.nodes[id].parent
            while let outer = at, !record.isControl(outer) { at = record.nodes[outer].parent }
            return at
        }.filter { !views.contains($0) && record.hasParagraph($0) }
    }
}
