/// The text of one symbol's description, and where it stands.
package struct SymbolSource: Sendable {
    /// The name, and other names of the same symbol.
    package var names: [String]
    package var file: String
    /// The line of `symbol NAME`, from 1.
    package var line: Int
    /// The lines after it.
    package var text: Substring

    /// Splits the text of a family of symbols into its descriptions.
    ///
    /// - Throws: `SymbolDescriptionError` for a line before the first `symbol`, and for one without a name.
    package static func split(_ text: String, file: String) throws -> [SymbolSource] {
        var sources: [SymbolSource] = [], start = 0, number = 1
        let bytes = text.utf8.span
        func substring(_ range: Range<Int>) -> Substring {
            let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            return text[start..<text.utf8.index(start, offsetBy: range.count)]
        }
        func finish(at end: Int) {
            if !sources.isEmpty { sources[sources.count - 1].text = substring(start..<end) }
        }
        var at = 0
        while at < bytes.count {
            var first = at
            while first < bytes.count, bytes[first] == UInt8(ascii: " ") { first += 1 }
            var end = first
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            let next = min(end + 1, bytes.count)
            // Other lines are split when their symbol is used.
            let isSymbol = first < end && bytes[first] == UInt8(ascii: "s")
            let words = isSymbol || sources.isEmpty ? SymbolParser.words(of: substring(at..<end)) : []
            if words.first == "symbol" {
                finish(at: at)
                if words.count == 1 {
                    throw SymbolDescriptionError(file: file, line: number, what: "'symbol' needs a name")
                }
                sources.append(SymbolSource(names: Array(words.dropFirst()), file: file, line: number, text: ""))
                start = next
            } else if sources.isEmpty, !words.isEmpty {
                throw SymbolDescriptionError(file: file, line: number,
                                             what: "a description begins with 'symbol NAME'")
            }
            at = next
            number += 1
        }
        finish(at: bytes.count)
        return sources
    }
}
