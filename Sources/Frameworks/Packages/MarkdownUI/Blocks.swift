import Foundation

/// A block of a text.
indirect enum MarkdownBlock: Equatable {
    case heading(level: Int, String), paragraph(String), image(String, URL?), code(String, language: String?), rule
    case quote([MarkdownBlock])
    /// Between items without blank lines is less space.
    case list([Item], isTight: Bool)
    /// The first row is the head.
    case table([[String]], [Column])

    enum Column: Equatable { case leading, center, trailing }
    enum Mark: Equatable { case point, number(Int), box(Bool) }
    struct Item: Equatable {
        var mark: Mark
        var blocks: [MarkdownBlock]
    }

    static func blocks(of text: String) -> [MarkdownBlock] {
        var reader = BlockReader(lines: text.components(separatedBy: "\n")[...])
        return reader.blocks()
    }
    var plainText: String {
        switch self {
        case .heading(_, let text), .paragraph(let text): styledText(text)
        case .code(let text, _): text
        case .image(let text, _): text
        case .rule: ""
        case .quote(let blocks): blocks.map(\.plainText).joined(separator: "\n")
        case .list(let items, _):
            items.map { $0.blocks.map(\.plainText).joined(separator: "\n") }.joined(separator: "\n")
        case .table(let rows, _): rows.map { $0.joined(separator: " ") }.joined(separator: "\n")
        }
    }
    private func styledText(_ text: String) -> String {
        (try? AttributedString(markdown: text)).map { String($0.characters) } ?? text
    }
}

private struct BlockReader {
    var lines: ArraySlice<String>

    mutating func blocks() -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = [], paragraph: [String] = []
        func end() {
            if !paragraph.isEmpty { blocks.append(Self.text(paragraph.joined(separator: "\n"))) }
            paragraph = []
        }
        while let line = lines.popFirst() {
            let plain = line.trimmingCharacters(in: .whitespaces)
            if plain.hasPrefix("```") || plain.hasPrefix("~~~") {
                end()
                blocks.append(code(plain))
            } else if paragraph.isEmpty, line.hasPrefix("    "), !plain.isEmpty {
                lines = [line] + lines
                blocks.append(.code(taken { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
                    .joined(separator: "\n"), language: nil))
            } else if plain.isEmpty {
                end()
            } else if let level = Self.level(of: plain) {
                end()
                let text = plain.drop { $0 == "#" }.trimmingCharacters(in: CharacterSet(charactersIn: " #"))
                blocks.append(.heading(level: level, text))
            } else if !paragraph.isEmpty, ["=", "-"].contains(Set(plain).count == 1 ? plain.first : nil) {
                let text = paragraph.joined(separator: "\n")
                paragraph = []
                blocks.append(.heading(level: plain.first == "=" ? 1 : 2, text))
            } else if plain.count >= 3, Set(plain.filter { $0 != " " }).count == 1, "-*_".contains(plain.first!) {
                end()
                blocks.append(.rule)
            } else if plain.hasPrefix(">") {
                end()
                lines = [line] + lines
                let inner = taken { $0.trimmingCharacters(in: .whitespaces).hasPrefix(">") }.map { line in
                    let rest = line.trimmingCharacters(in: .whitespaces).dropFirst()
                    return String(rest.first == " " ? rest.dropFirst() : rest)
                }
                blocks.append(.quote(MarkdownBlock.blocks(of: inner.joined(separator: "\n"))))
            } else if let start = Self.item(of: line) {
                end()
                lines = [line] + lines
                let (items, isTight) = items(start.isNumber)
                blocks.append(.list(items, isTight: isTight))
            } else if paragraph.isEmpty, let columns = lines.first.flatMap(Self.columns), line.contains("|") {
                lines.removeFirst()
                let rows = [line] + taken { $0.contains("|") }
                blocks.append(.table(rows.map(Self.cells), columns))
            } else {
                paragraph.append(line.hasSuffix("  ") ? plain + "  " : plain)
            }
        }
        end()
        return blocks
    }
    private mutating func taken(_ condition: (String) -> Bool) -> [String] {
        let part = lines.prefix(while: condition)
        lines = lines[part.endIndex...]
        return Array(part)
    }
    private static func text(_ text: String) -> MarkdownBlock {
        guard text.hasPrefix("!["), text.hasSuffix(")"), let middle = text.range(of: "]("),
              text.range(of: "](", range: middle.upperBound..<text.endIndex) == nil else { return .paragraph(text) }
        let address = text[middle.upperBound...].dropLast().split(separator: " ").first.map(String.init) ?? ""
        return .image(String(text[..<middle.lowerBound].dropFirst(2)), URL(string: address))
    }
    private mutating func code(_ fence: String) -> MarkdownBlock {
        let language = fence.drop { "`~".contains($0) }.trimmingCharacters(in: .whitespaces)
        let code = taken { !$0.trimmingCharacters(in: .whitespaces).hasPrefix(fence.prefix(3)) }
        lines = lines.dropFirst()
        return .code(code.joined(separator: "\n"), language: language.isEmpty ? nil : language)
    }
    private static func level(of line: String) -> Int? {
        let level = line.prefix { $0 == "#" }.count
        return (1...6).contains(level) && (line.dropFirst(level).first ?? " ") == " " ? level : nil
    }

    /// Where the text of an item begins, with its mark.
    private static func item(of line: String)
        -> (mark: MarkdownBlock.Mark, indent: Int, text: String, isNumber: Bool)? {
        let space = line.prefix { $0 == " " || $0 == "\t" }
        let width = space.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }, plain = line.dropFirst(space.count)
        if let first = plain.first, "-*+".contains(first), plain.dropFirst().first ?? " " == " " {
            let text = plain.dropFirst(2).trimmingCharacters(in: .whitespaces)
            for (box, isDone) in [("[ ] ", false), ("[x] ", true), ("[X] ", true)] where text.hasPrefix(box) {
                return (.box(isDone), width + 2, String(text.dropFirst(4)), false)
            }
            return (.point, width + 2, text, false)
        }
        let digits = plain.prefix { $0.isASCII && $0.isNumber }, rest = plain.dropFirst(digits.count)
        guard !digits.isEmpty, digits.count < 10, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
        let text = rest.dropFirst(2).trimmingCharacters(in: .whitespaces)
        return (.number(Int(digits) ?? 1), width + digits.count + 2, text, true)
    }
    private mutating func items(_ isNumber: Bool) -> ([MarkdownBlock.Item], isTight: Bool) {
        var items: [MarkdownBlock.Item] = [], next = 0, isTight = true, wasBlank = false
        while let line = lines.first, let start = Self.item(of: line), start.isNumber == isNumber {
            lines.removeFirst()
            if wasBlank { isTight = false }
            var inner = [start.text]
            while let line = lines.first {
                let isBlank = line.allSatisfy(\.isWhitespace)
                let width = line.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
                if isBlank {
                    guard let after = lines.dropFirst().first(where: { !$0.allSatisfy(\.isWhitespace) }),
                          after.prefix(while: { $0 == " " }).count >= start.indent || Self.item(of: after) != nil
                    else { break }
                } else if width < start.indent, Self.item(of: line) != nil && width < 2 || inner.last == "" {
                    break
                }
                lines.removeFirst()
                inner.append(isBlank ? "" : Self.unindented(line, start.indent))
            }
            wasBlank = inner.last == ""
            if inner.dropLast().contains("") { isTight = false }
            var mark = start.mark
            if case .number(let number) = mark {
                next = items.isEmpty ? number : next + 1
                mark = .number(next)
            }
            items.append(.init(mark: mark, blocks: MarkdownBlock.blocks(of: inner.joined(separator: "\n"))))
        }
        return (items, isTight)
    }
    private static func unindented(_ line: String, _ width: Int) -> String {
        var rest = line[...], left = width
        while left > 0, let first = rest.first, first == " " || first == "\t" {
            left -= first == "\t" ? 4 : 1
            rest.removeFirst()
        }
        return String(rest)
    }

    private static func cells(_ line: String) -> [String] {
        var line = line.trimmingCharacters(in: .whitespaces)[...]
        if line.hasPrefix("|") { line.removeFirst() }
        if line.hasSuffix("|") { line.removeLast() }
        return line.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }
    /// How the columns of a table are aligned, of the line below its head.
    private static func columns(_ line: String) -> [MarkdownBlock.Column]? {
        guard line.contains("-"), line.allSatisfy({ "|-: \t".contains($0) }) else { return nil }
        return cells(line).map { $0.hasSuffix(":") ? $0.hasPrefix(":") ? .center : .trailing : .leading }
    }
}
