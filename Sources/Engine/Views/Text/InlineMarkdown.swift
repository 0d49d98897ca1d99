import QuadrantCore

// The Markdown of a localized text: emphasis, code, strikethrough and links, as CommonMark and GitHub define them
// inside a paragraph. Interpolated values are not parsed.

package struct InlineMarkdown {
    package struct Style: Equatable {
        package var isStrong = false
        package var isEmphasized = false
        package var isCode = false
        package var isStruck = false
        package var isLink = false
        /// The destination of a link.
        var address: String?

        func union(_ other: Style) -> Style {
            Style(isStrong: isStrong || other.isStrong, isEmphasized: isEmphasized || other.isEmphasized,
                  isCode: isCode || other.isCode, isStruck: isStruck || other.isStruck, isLink: isLink || other.isLink,
                  address: address ?? other.address)
        }

        /// The attributes of the style.
        var changes: [Text.Change] {
            var changes: [Text.Change] = []
            if isStrong { changes.append(.appearance(.bold)) }
            if isEmphasized { changes.append(.appearance(.italic)) }
            if isCode { changes.append(.appearance(.monospaced)) }
            if isStruck { changes.append(.strikethrough(Text.Line())) }
            if isLink { changes.append(.style(Text.Foreground(style: AnyShapeStyle(Color.accentColor)))) }
            return changes
        }
    }

    private enum Token {
        case character(Character)
        /// A character after a backslash, which is never a delimiter.
        case escaped(Character)
        case part(LocalizedStringKey.Part)

        var mark: Character? { if case .character(let character) = self { character } else { nil } }
        var letter: Character? { if case .escaped(let character) = self { character } else { mark } }
        var isSpace: Bool { mark?.isWhitespace ?? false }
        var isPunctuation: Bool { mark.map { $0.isPunctuation || $0.isSymbol } ?? false }
    }

    private struct Item {
        var part: LocalizedStringKey.Part
        var style: Style
        /// The delimiter, if it can still open or close a span.
        var mark: Character?
        var count = 0
        var opens = false
        var closes = false
    }

    /// Whether the parts contain a character with a meaning in Markdown.
    package static func isIn(_ parts: [LocalizedStringKey.Part]) -> Bool {
        parts.contains { part in
            if case .literal(let plainText) = part { plainText.utf8.contains(where: isMark) } else { false }
        }
    }

    static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
             UInt8(ascii: "<"), UInt8(ascii: "\\"): true
        default: false
        }
    }

    /// The parts without delimiters, each with its style.
    package static func parse(_ parts: [LocalizedStringKey.Part]) -> [(part: LocalizedStringKey.Part, style: Style)] {
        var tokens: [Token] = []
        for part in parts {
            guard case .literal(let plainText) = part else {
                tokens.append(.part(part))
                continue
            }
            var isEscaped = false
            for character in plainText {
                if isEscaped {
                    if !(character.isASCII && (character.isPunctuation || character.isSymbol)) {
                        tokens.append(.escaped("\\"))
                    }
                    tokens.append(.escaped(character))
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else {
                    tokens.append(.character(character))
                }
            }
            if isEscaped { tokens.append(.escaped("\\")) }
        }
        return merged(items(tokens[...], style: Style()))
    }

    private static func items(_ tokens: ArraySlice<Token>, style: Style) -> [Item] {
        var items: [Item] = []
        var plainText = ""
        func item(_ plainText: String, _ style: Style) -> Item { Item(part: .literal(plainText), style: style) }
        func flush() {
            if !plainText.isEmpty { items.append(item(plainText, style)) }
            plainText = ""
        }
        var at = tokens.startIndex
        while at < tokens.endIndex {
            switch tokens[at] {
            case .part(let part):
                flush()
                items.append(Item(part: part, style: style))
            case .escaped(let character): plainText.append(character)
            case .character("`"):
                let run = self.run(of: "`", in: tokens, from: at)
                if let close = code(run.count, in: tokens, from: run.upperBound) {
                    flush()
                    var code = style
                    code.isCode = true
                    for token in tokens[run.upperBound..<close.lowerBound] {
                        switch token {
                        case .part(let part): items.append(Item(part: part, style: code))
                        case .character(let character): items.append(item(String(character), code))
                        case .escaped(let character): items.append(item("\\" + String(character), code))
                        }
                    }
                    at = close.upperBound
                    continue
                }
                plainText += String(repeating: "`", count: run.count)
                at = run.upperBound
                continue
            case .character("["):
                if let link = link(in: tokens, from: at) {
                    flush()
                    var inside = style
                    inside.isLink = true
                    inside.address = link.address
                    items += self.items(tokens[link.label], style: inside)
                    at = link.end
                    continue
                }
                plainText.append("[")
            case .character("<"):
                if let link = MarkdownLink.bracketed(tokens[(at + 1)...].lazy.map(\.mark)) {
                    flush()
                    var inside = style
                    inside.isLink = true
                    inside.address = link.address
                    items.append(item(link.label, inside))
                    at += link.label.count + 2
                    continue
                }
                plainText.append("<")
            case .character(let mark) where mark == "*" || mark == "_" || mark == "~":
                flush()
                let run = self.run(of: mark, in: tokens, from: at)
                items.append(delimiter(mark, run, in: tokens, style))
                at = run.upperBound
                continue
            case .character(let character): plainText.append(character)
            }
            at += 1
        }
        flush()
        emphasize(&items)
        return items
    }

    private static func run(of mark: Character, in tokens: ArraySlice<Token>, from start: Int) -> Range<Int> {
        var end = start
        while end < tokens.endIndex, tokens[end].mark == mark { end += 1 }
        return start..<end
    }

    /// The run of `count` backticks that closes a code span.
    private static func code(_ count: Int, in tokens: ArraySlice<Token>, from start: Int) -> Range<Int>? {
        var at = start
        while at < tokens.endIndex {
            guard tokens[at].mark == "`" else {
                at += 1
                continue
            }
            let run = run(of: "`", in: tokens, from: at)
            if run.count == count { return run }
            at = run.upperBound
        }
        return nil
    }

    /// `[label](address)`, as Markdown writes a link; a title behind the address is left out.
    private static func link(in tokens: ArraySlice<Token>, from start: Int)
        -> (label: Range<Int>, address: String, end: Int)?
    {
        var depth = 0
        var at = start
        while at < tokens.endIndex {
            if tokens[at].mark == "[" { depth += 1 }
            if tokens[at].mark == "]" {
                depth -= 1
                if depth == 0 { break }
            }
            at += 1
        }
        guard at < tokens.endIndex, at + 1 < tokens.endIndex, tokens[at + 1].mark == "(",
              let target = MarkdownLink.target(tokens[(at + 2)...].lazy.map { ($0.mark, $0.letter) })
        else { return nil }
        return (start + 1..<at, target.address, at + 2 + target.count)
    }

    /// A delimiter run. It can open a span if text follows it directly, and close one if it follows text directly.
    private static func delimiter(_ mark: Character, _ run: Range<Int>, in tokens: ArraySlice<Token>,
                                  _ style: Style) -> Item {
        let before = run.lowerBound > tokens.startIndex ? tokens[run.lowerBound - 1] : nil
        let after = run.upperBound < tokens.endIndex ? tokens[run.upperBound] : nil
        let spaceBefore = before?.isSpace ?? true, spaceAfter = after?.isSpace ?? true
        let wordBefore = !spaceBefore && !(before?.isPunctuation ?? false)
        let wordAfter = !spaceAfter && !(after?.isPunctuation ?? false)
        let left = !spaceAfter && (wordAfter || !wordBefore)
        let right = !spaceBefore && (wordBefore || !wordAfter)
        var item = Item(part: .literal(""), style: style, mark: mark, count: run.count)
        // Underscores inside a word are literal.
        item.opens = mark == "_" ? left && (!right || !wordBefore) : left
        item.closes = mark == "_" ? right && (!left || !wordAfter) : right
        if mark == "~", run.count > 2 { (item.opens, item.closes) = (false, false) }
        return item
    }

    /// Pairs delimiters, innermost first; unpaired ones are literal characters.
    private static func emphasize(_ items: inout [Item]) {
        var closer = 0
        while closer < items.count {
            guard let mark = items[closer].mark, items[closer].closes, items[closer].count > 0 else {
                closer += 1
                continue
            }
            let opener = items[..<closer].lastIndex {
                $0.mark == mark && $0.opens && $0.count > 0 && (mark != "~" || $0.count == items[closer].count)
            }
            guard let opener else {
                closer += 1
                continue
            }
            var style = Style()
            let used: Int
            if mark == "~" {
                style.isStruck = true
                used = items[closer].count
            } else {
                used = min(items[opener].count, items[closer].count) >= 2 ? 2 : 1
                if used == 2 { style.isStrong = true } else { style.isEmphasized = true }
            }
            for index in opener + 1..<closer {
                items[index].style = items[index].style.union(style)
                // Delimiters between a pair remain unpaired.
                if items[index].mark != nil { (items[index].opens, items[index].closes) = (false, false) }
            }
            items[opener].count -= used
            items[closer].count -= used
            if items[closer].count == 0 { closer += 1 }
        }
        for index in items.indices {
            guard let mark = items[index].mark else { continue }
            items[index].part = .literal(String(repeating: mark, count: items[index].count))
            items[index].mark = nil
        }
    }

    private static func merged(_ items: [Item]) -> [(part: LocalizedStringKey.Part, style: Style)] {
        var result: [(part: LocalizedStringKey.Part, style: Style)] = []
        for item in items {
            if case .literal(let plainText) = item.part {
                if plainText.isEmpty { continue }
                if let last = result.last, last.style == item.style, case .literal(let before) = last.part {
                    result[result.count - 1].part = .literal(before + plainText)
                    continue
                }
            }
            result.append((item.part, item.style))
        }
        return result
    }
}
