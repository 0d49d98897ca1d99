/// A value of a YAML file, of the part of the language that configuration files use: maps and lists by indentation or
/// in brackets, and texts, those of several lines without comments and blank lines, with anchors. Tags are not read.
indirect enum PlainYAML: Equatable {
    case text(String)
    case list([PlainYAML])
    case map([String: PlainYAML])

    subscript(key: String) -> PlainYAML? {
        if case .map(let entries) = self { entries[key] } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The entries of a list; a single value counts as a list of one.
    var list: [PlainYAML] {
        if case .list(let list) = self { list } else { self == .text("") ? [] : [self] }
    }

    /// The value of a file; nil if it uses what is not read.
    init?(_ source: String) {
        var reader = Reader(source)
        guard let value = reader.block(), reader.isAtEnd else { return nil }
        self = value
    }

    private struct Reader {
        private var lines: [(indent: Int, text: Substring)]
        private var next = 0
        /// The blocks around the one that is read.
        private var depth = 0
        /// The values with a name, which are used again by it.
        private var anchors: [Substring: PlainYAML] = [:]
        private static let maxDepth = 64

        init(_ source: String) {
            lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).compactMap { line in
                let text = Self.withoutComment(line)
                let plain = text.drop { $0 == " " }
                if plain.isEmpty || plain == "---" || plain == "..." { return nil }
                return (text.count - plain.count, plain)
            }
        }

        var isAtEnd: Bool { next == lines.count }

        /// A comment begins at the start of a line or after a space, and not in quotes.
        private static func withoutComment(_ line: Substring) -> Substring {
            var quote: Character?, last: Character = " ", end = line.startIndex
            for index in line.indices {
                let character = line[index]
                if let open = quote {
                    if character == open { quote = nil }
                } else if character == "#", last.isWhitespace {
                    break
                } else if character == "\"" || character == "'", !(last.isLetter || last.isNumber) {
                    quote = character
                }
                last = character
                if !character.isWhitespace { end = line.index(after: index) }
            }
            return line[..<end]
        }

        private func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

        /// The value that begins at the next line.
        mutating func block() -> PlainYAML? {
            if isAtEnd { return .map([:]) }
            depth += 1
            defer { depth -= 1 }
            guard depth <= Self.maxDepth else { return nil }
            let indent = lines[next].indent
            if isItem(lines[next].text) { return items(indent) }
            guard Self.entry(lines[next].text) != nil else {
                next += 1
                return value(lines[next - 1].text, indent, isEntry: false)
            }
            var found: [String: PlainYAML] = [:]
            while !isAtEnd, lines[next].indent == indent, let (key, rest) = Self.entry(lines[next].text) {
                next += 1
                guard let value = value(rest, indent, isEntry: true) else { return nil }
                found[key] = value
            }
            // The entries of another map, which its own override.
            for case .map(let other) in found.removeValue(forKey: "<<")?.list ?? [] {
                found.merge(other) { own, _ in own }
            }
            return .map(found)
        }

        /// The value that stands after a key or a hyphen, or below it.
        private mutating func value(_ text: Substring, _ indent: Int, isEntry: Bool) -> PlainYAML? {
            if text.first == "&" {
                let name = text.dropFirst().prefix { $0 != " " }, rest = text.dropFirst(name.count + 1)
                guard let value = value(rest.drop { $0 == " " }, indent, isEntry: isEntry) else { return nil }
                anchors[name] = value
                return value
            }
            return Self.isLong(text) ? long(indent) : text.isEmpty ? inner(indent, isEntry: isEntry)
                : inline(closed(text))
        }

        /// A text with the lines after it that belong to its brackets.
        private mutating func closed(_ text: Substring) -> Substring {
            guard text.first == "[" || text.first == "{" else { return text }
            var whole = String(text)
            while !isAtEnd, Self.parts(whole[...]) == nil {
                whole += " " + lines[next].text
                next += 1
            }
            return whole[...]
        }

        private mutating func items(_ indent: Int) -> PlainYAML? {
            var found: [PlainYAML] = []
            while !isAtEnd, lines[next].indent == indent, isItem(lines[next].text) {
                let text = lines[next].text, rest = text.dropFirst().drop { $0 == " " }
                if rest.isEmpty || rest.first == "&" {
                    next += 1
                    guard let value = value(rest, indent, isEntry: false) else { return nil }
                    found.append(value)
                } else {
                    // What follows the hyphen is a block that is indented as far as it stands.
                    lines[next] = (indent + text.count - rest.count, rest)
                    guard let value = block() else { return nil }
                    found.append(value)
                }
            }
            return .list(found)
        }

        /// Whether a text of several lines follows: `|` or `>` with its options.
        private static func isLong(_ text: Substring) -> Bool {
            ["|", ">"].contains(text.first) && text.dropFirst().allSatisfy { "+-123456789".contains($0) }
        }

        /// The lines that are indented further than a key.
        private mutating func long(_ indent: Int) -> PlainYAML {
            var text: [Substring] = []
            while !isAtEnd, lines[next].indent > indent {
                text.append(lines[next].text)
                next += 1
            }
            return .text(text.joined(separator: "\n"))
        }

        /// The value below a key or a hyphen; the empty text if there is none. The list of a key need not be indented.
        private mutating func inner(_ indent: Int, isEntry: Bool) -> PlainYAML? {
            guard !isAtEnd else { return .text("") }
            let line = lines[next]
            if line.indent > indent || isEntry && line.indent == indent && isItem(line.text) { return block() }
            return .text("")
        }

        /// The key of a line, and what follows the colon.
        private static func entry(_ text: Substring) -> (String, Substring)? {
            guard let match = text.prefixMatch(of: /(?:"([^"]*)"|'([^']*)'|([^\s"'\[\]{}#&*!|>][^:]*?))\s*:(?:\s+|$)/)
            else { return nil }
            let (_, double, single, plain) = match.output
            return (String(double ?? single ?? plain ?? ""), text[match.range.upperBound...])
        }

        /// A value on one line.
        private func inline(_ text: Substring, depth: Int = 0) -> PlainYAML? {
            guard let first = text.first else { return .text("") }
            guard depth <= Self.maxDepth else { return nil }
            switch first {
            case "[":
                guard text.last == "]", let parts = Self.parts(text.dropFirst().dropLast()) else { return nil }
                let values = parts.compactMap { inline($0, depth: depth + 1) }
                return values.count == parts.count ? .list(values) : nil
            case "{":
                guard text.last == "}", let parts = Self.parts(text.dropFirst().dropLast()) else { return nil }
                var found: [String: PlainYAML] = [:]
                for part in parts {
                    guard let (key, rest) = Self.entry(part), let value = inline(rest, depth: depth + 1)
                    else { return nil }
                    found[key] = value
                }
                return .map(found)
            case "\"":
                guard text.count > 1, text.last == "\"" else { return nil }
                return .text(Self.unescaped(text.dropFirst().dropLast()))
            case "'":
                guard text.count > 1, text.last == "'" else { return nil }
                return .text(String(text.dropFirst().dropLast()).replacing("''", with: "'"))
            case "*": return anchors[text.dropFirst()]
            case "&", "!", "|", ">": return nil
            default: return .text(String(text))
            }
        }

        private static func unescaped(_ text: Substring) -> String {
            var result = "", isEscaped = false
            for character in text {
                if isEscaped {
                    switch character {
                    case "n": result.append("\n")
                    case "t": result.append("\t")
                    default: result.append(character)
                    }
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else {
                    result.append(character)
                }
            }
            return result
        }

        /// What stands between the commas of a list in brackets; nil if brackets or quotes are not closed.
        private static func parts(_ text: Substring) -> [Substring]? {
            var found: [Substring] = [], start = text.startIndex, depth = 0, quote: Character?
            func trimmed(_ part: Substring) -> Substring {
                var part = part.drop(while: \.isWhitespace)
                while part.last?.isWhitespace ?? false { part.removeLast() }
                return part
            }
            for index in text.indices {
                let character = text[index]
                if let open = quote {
                    if character == open { quote = nil }
                    continue
                }
                switch character {
                case "\"", "'": quote = character
                case "[", "{": depth += 1
                case "]", "}": depth -= 1
                case "," where depth == 0:
                    found.append(trimmed(text[start..<index]))
                    start = text.index(after: index)
                default: break
                }
            }
            let last = trimmed(text[start...])
            if !last.isEmpty { found.append(last) }
            return depth == 0 && quote == nil ? found : nil
        }
    }
}
