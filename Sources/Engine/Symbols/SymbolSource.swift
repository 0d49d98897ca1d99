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
    package static func split(_ text: String, file: String, firstLine: Int = 1) throws -> [SymbolSource] {
        var sources: [SymbolSource] = [], start = text.startIndex, number = firstLine
        func finish(at end: String.Index) {
            if !sources.isEmpty { sources[sources.count - 1].text = text[start..<end] }
        }
        var at = text.startIndex
        while at < text.endIndex {
            let end = text.utf8[at...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
            let next = end < text.endIndex ? text.utf8.index(after: end) : end
            let indent = text.utf8[at..<end].firstIndex { $0 != UInt8(ascii: " ") } ?? end
            let isSymbol = text.utf8[indent..<end].starts(with: "symbol".utf8)
            // Other lines are split when their symbol is used.
            let words = isSymbol || sources.isEmpty ? SymbolParser.words(of: text[at..<end]) : []
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
        finish(at: text.endIndex)
        return sources
    }
}
