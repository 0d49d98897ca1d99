import Foundation
import QuadrantCore
import QuadrantHost

/// What the code of a program adds to the words of a record: the lines of what they are about, what texts take over
/// from the views around them, which tint is in force, and titles that no bar shows.
struct WrittenWords {
    private var record: LayoutExplanation
    private let views: WrittenViews

    /// The record with these words; its nodes have their sources already.
    static func completed(_ record: LayoutExplanation, _ views: WrittenViews) -> LayoutExplanation {
        var words = WrittenWords(record: record, views: views)
        words.placeLines()
        words.placeTints()
        words.noteTitles()
        words.addInherited()
        return words.record
    }

    /// Gives the lines about what a function of the program decides the line of that function, and those about another
    /// view the line of that view.
    private mutating func placeLines() {
        var functions: [[String]: LayoutExplanation.Source?] = [:]
        func source(of name: String, in type: String) -> LayoutExplanation.Source? {
            if let known = functions[[name, type]] { return known }
            let found = views.value(of: name, in: type)
            functions[[name, type]] = found
            return found
        }
        for id in record.nodes.indices {
            let node = record.nodes[id], outer = node.parent.map { record.nodes[$0].name }
            for line in node.words.indices {
                let found = switch node.words[line].topic {
                case "size": source(of: "sizeThatFits", in: node.name)
                case "proposal", "place": outer.flatMap { source(of: "placeSubviews", in: $0) }
                default: node.words[line].node.flatMap { record.nodes[$0].source }
                }
                if let found { record.nodes[id].words[line].source = found }
            }
        }
    }

    private func name(_ written: LayoutExplanation.Written) -> String? {
        written.text.hasPrefix(".") ? String(written.text.dropFirst().prefix { $0.isLetter }) : nil
    }

    /// What is written at a node and around it, the nearest first, with the node.
    private func around(_ node: LayoutExplanation.Node) -> [(written: LayoutExplanation.Written, node: Int)] {
        ([node] + record.ancestors(node)).flatMap { outer in (outer.written ?? []).map { ($0, outer.id) } }
    }

    /// Says from which modifier a control has its tint: the nearest one.
    private mutating func placeTints() {
        for node in record.nodes {
            let line = node.words.firstIndex { $0.topic == LayoutExplanation.Tint.topic }
            guard let line, let tint = node.tint, tint.isSetByModifier else { continue }
            let tints = around(node).filter { ["tint", "accentColor"].contains(name($0.written)) }
            guard let nearest = tints.first else { continue }
            func owner(_ id: Int) -> String { id == node.id ? "" : " of \(record.heading(id))" }
            var modifiers = "from \(nearest.written.text)\(owner(nearest.node))"
            if let other = tints.dropFirst().first {
                modifiers += ", which is nearer than \(other.written.text) of \(record.heading(other.node))"
            }
            let style = around(node).first { ["foregroundStyle", "foregroundColor"].contains(name($0.written)) }
            record.nodes[node.id].words[line].text = tint.text(modifiers: modifiers, style: style.map {
                "\($0.written.text)\(owner($0.node)) (\(MessagePlaces.text($0.written.source)))"
            })
            record.nodes[node.id].words[line].source = nearest.written.source
        }
    }

    /// Says of a title that no bar can show that there is none.
    private mutating func noteTitles() {
        let titles: Set = ["navigationTitle", "navigationBarTitle"]
        for node in record.nodes {
            // Most nodes have no title, and what is around them need not be known.
            let written = (node.written ?? []).filter { name($0).map(titles.contains) ?? false }
            guard !written.isEmpty, !LayoutExplanation.hasScreens(node, in: record) else { continue }
            let views = record.ancestors(node).compactMap(\.systemView)
            let sheet = views.first { LayoutExplanation.presented.contains($0) }
            let why = sheet.map { "; the content of a \($0) is not in the stack of the view that presents it" } ?? ""
            for title in written {
                record.nodes[node.id].words.append(.init(
                    topic: "note", text: "no bar shows \(title.text): no NavigationStack is around it\(why)",
                    source: title.source, isUnseenTitle: true))
            }
        }
    }

    /// Modifiers whose effect texts and images take over from the views around them.
    private static let inherited: Set = [
        "foregroundStyle", "foregroundColor", "tint", "accentColor", "font", "fontWeight", "fontDesign", "bold",
        "italic", "lineLimit", "multilineTextAlignment", "truncationMode", "minimumScaleFactor", "textCase", "redacted",
        "disabled", "dynamicTypeSize", "environment", "imageScale", "symbolVariant", "symbolRenderingMode",
    ]

    /// Adds to texts and images what they take over from the views around them.
    private mutating func addInherited() {
        let own = record.nodes.map { $0.written ?? [] }
        for node in record.nodes where node.text != nil || node.element == .image {
            let around = record.ancestors(node).flatMap { outer in
                own[outer.id].filter { name($0).map(Self.inherited.contains) ?? false }.map {
                    LayoutExplanation.Written(text: "\($0.text) of \(record.heading(outer.id))", source: $0.source)
                }
            }
            if !around.isEmpty { record.nodes[node.id].written = own[node.id] + around }
        }
    }
}

extension LayoutExplanation {
    /// Whether a view is in a stack of screens, which shows titles.
    static func hasScreens(_ node: Node, in record: LayoutExplanation) -> Bool {
        ([node] + record.ancestors(node)).contains { outer in
            ([outer.name] + [outer.systemView].compactMap { $0 } + outer.views).contains {
                ["NavigationStack", "NavigationSplitView", "NavigationView"].contains($0)
            }
        }
    }
}
