import Foundation
import QuadrantSubstitutes
import SwiftUI

// MarkdownUI: the blocks of a text below each other, in the look of the package's basic theme. Tables are shown as
// text, and themes change nothing.

/// The blocks of a text.
public struct MarkdownContent: Equatable, Sendable {
    let text: String
    public init(_ markdown: String) { text = markdown }
    public func renderPlainText() -> String { text }
    public func renderMarkdown() -> String { text }
}
public struct Markdown: View {
    private let blocks: [MarkdownBlock]
    public init(_ markdown: String, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
        blocks = MarkdownBlock.blocks(of: markdown)
    }
    public init(_ content: MarkdownContent, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
        blocks = MarkdownBlock.blocks(of: content.text)
    }
    public var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in BlockView(block: block) }
        }
    }
}
enum MarkdownBlock: Equatable {
    case heading(level: Int, String), paragraph(String), code(String), quote([MarkdownBlock]), rule
    /// The items with their marks; nil is a point.
    case list([Item])
    struct Item: Equatable {
        var mark: String?
        var depth: Int
        var text: String
    }

    static func blocks(of text: String) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = [], paragraph: [String] = [], items: [Item] = [], quote: [String] = []
        func end() {
            if !paragraph.isEmpty { blocks.append(.paragraph(paragraph.joined(separator: "\n"))) }
            if !items.isEmpty { blocks.append(.list(items)) }
            if !quote.isEmpty { blocks.append(.quote(Self.blocks(of: quote.joined(separator: "\n")))) }
            (paragraph, items, quote) = ([], [], [])
        }
        var lines = text.components(separatedBy: "\n")[...]
        while let line = lines.popFirst() {
            let plain = line.trimmingCharacters(in: .whitespaces)
            if plain.hasPrefix("```") || plain.hasPrefix("~~~") {
                end()
                var code: [String] = []
                while let next = lines.popFirst() {
                    if next.trimmingCharacters(in: .whitespaces).hasPrefix(plain.prefix(3)) { break }
                    code.append(next)
                }
                blocks.append(.code(code.joined(separator: "\n")))
            } else if plain.isEmpty {
                end()
            } else if let level = level(of: plain) {
                end()
                blocks.append(.heading(level: level, plain.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)))
            } else if plain.count >= 3, Set(plain.filter { $0 != " " }).count == 1, "-*_".contains(plain.first!) {
                end()
                blocks.append(.rule)
            } else if plain.hasPrefix(">") {
                if quote.isEmpty { end() }
                quote.append(String(plain.dropFirst()).trimmingCharacters(in: .whitespaces))
            } else if let item = item(of: line) {
                if items.isEmpty { end() }
                items.append(item)
            } else if !items.isEmpty {
                items[items.count - 1].text += " " + plain
            } else {
                paragraph.append(plain)
            }
        }
        end()
        return blocks
    }
    private static func level(of line: String) -> Int? {
        let level = line.prefix { $0 == "#" }.count
        return (1...6).contains(level) && line.dropFirst(level).first == " " ? level : nil
    }
    private static func item(of line: String) -> Item? {
        let depth = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } / 2
        let plain = line.trimmingCharacters(in: .whitespaces)
        if let first = plain.first, "-*+".contains(first), plain.dropFirst().first == " " {
            let text = plain.dropFirst(2).trimmingCharacters(in: .whitespaces)
            for (box, symbol) in [("[ ] ", "square"), ("[x] ", "checkmark.square.fill")] where text.hasPrefix(box) {
                return Item(mark: symbol, depth: depth, text: String(text.dropFirst(4)))
            }
            return Item(mark: nil, depth: depth, text: text)
        }
        let digits = plain.prefix { $0.isNumber }, rest = plain.dropFirst(digits.count)
        guard !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
        return Item(mark: digits + ".", depth: depth, text: rest.dropFirst(2).trimmingCharacters(in: .whitespaces))
    }
}
private struct BlockView: View {
    let block: MarkdownBlock
    var body: some View {
        switch block {
        case .heading(let level, let text):
            Text(styled(text)).font(.system(size: [34, 25.5, 19.9, 17, 14.9, 14.5][level - 1], weight: .semibold))
        case .paragraph(let text): Text(styled(text))
        case .code(let text):
            Text(verbatim: text).font(.system(size: 14.5, design: .monospaced))
                .padding(16).frame(maxWidth: .infinity, alignment: .leading)
                .background(.secondary.opacity(0.12), in: RoundedRectangle(cornerRadius: 6))
        case .quote(let blocks):
            HStack(spacing: 14) {
                RoundedRectangle(cornerRadius: 3).fill(.secondary.opacity(0.3)).frame(width: 4)
                VStack(alignment: .leading, spacing: 16) {
                    ForEach(Array(blocks.enumerated()), id: \.offset) { _, block in BlockView(block: block) }
                }
                .foregroundStyle(.secondary)
            }
            .fixedSize(horizontal: false, vertical: true)
        case .rule: Divider()
        case .list(let items):
            VStack(alignment: .leading, spacing: 5) {
                ForEach(Array(items.enumerated()), id: \.offset) { _, item in
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                        mark(item).frame(minWidth: 20, alignment: .trailing)
                        Text(styled(item.text))
                    }
                    .padding(.leading, CGFloat(item.depth) * 20)
                }
            }
        }
    }
    @ViewBuilder private func mark(_ item: MarkdownBlock.Item) -> some View {
        if let mark = item.mark, mark.hasSuffix(".") {
            Text(verbatim: mark).monospacedDigit()
        } else if let mark = item.mark {
            Image(systemName: mark).imageScale(.small)
        } else {
            Text(verbatim: item.depth == 0 ? "•" : "◦")
        }
    }
    private func styled(_ text: String) -> AttributedString {
        (try? AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
            ?? AttributedString(text)
    }
}
/// A look. All are the basic one.
public struct Theme: Sendable {
    public init() {}
    public static let basic = Theme(), gitHub = Theme(), docC = Theme()
}
extension View {
    /// The text in another look. Without effect: texts have the basic look.
    nonisolated public func markdownTheme(_ theme: Theme) -> some View {
        standIn(nil, "texts have the basic look")
        return self
    }
}
