public import Foundation

/// The blocks of Markdown that a text stands in, from the innermost to the outermost.
public struct PresentationIntent: Hashable, Sendable, CustomStringConvertible {
    /// What a block is.
    public enum Kind: Hashable, Sendable, Codable, CustomStringConvertible {
        case paragraph
        /// From 1 to 6.
        case header(level: Int)
        case orderedList, unorderedList
        /// The number that is written before the item; of a list without numbers its place, from 1.
        case listItem(ordinal: Int)
        /// The word behind the fence; nil without one.
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)

        /// The name of the kind with its number or word.
        public var description: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table [\(columns.map(\.alignment.rawValue))]"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let index): "tableRow \(index)"
            case .tableCell(let index): "tableCell \(index)"
            }
        }
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Sendable, Codable {
        /// How the words of a column are aligned.
        public enum Alignment: Int, Hashable, Sendable, Codable { case left, center, right }
        /// How its words are aligned.
        public var alignment: Alignment
        /// A column with an alignment.
        public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// A block: what it is, and which of its kind.
    public struct IntentType: Hashable, Sendable, Codable, CustomStringConvertible {
        /// What the block is.
        public var kind: Kind
        /// A number that no other block of the text has.
        public var identity: Int
        /// A block that the text stands in.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
        /// The kind and the number.
        public var description: String { "\(kind) (id \(identity))" }
    }

    /// The blocks, from the innermost to the outermost.
    public var components: [IntentType]

    /// The blocks of a text, from the innermost to the outermost.
    public init(types: [IntentType]) { components = types }
    /// A block in others.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of blocks that move the text to the right: lists and quotations.
    public var indentationLevel: Int {
        components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
    }
    /// The blocks, from the innermost to the outermost.
    public var description: String { "[" + components.map(\.description).joined(separator: ", ") + "]" }
}

extension PresentationIntent: Codable {
    public init(from decoder: any Decoder) throws {
        components = try decoder.singleValueContainer().decode([IntentType].self)
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(components)
    }
}

extension AttributeScopes.SwiftUIAttributes {
    /// The attribute of blocks of Markdown. `Text` does not draw it.
    public enum PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        /// The encoded name of the attribute.
        public static let name = "NSPresentationIntent"
    }
}

/// A paragraph, a heading, a list item, a quotation or a fenced code block of Markdown, with the blocks around it.
struct MarkdownBlock {
    var plainText: String
    var intent: PresentationIntent?
    var isCode: Bool

    static func blocks(of text: String) -> [MarkdownBlock] {
        var reader = Reader()
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) { reader.read(line) }
        return reader.blocks
    }

    /// Reads line by line, and knows the lists and quotations that are open.
    private struct Reader {
        var blocks: [MarkdownBlock] = []
        private var around: [Container] = []
        /// Whether the next line continues the last block.
        private var isOpen = false
        private var fence: String?
        private var count = 0

        private struct Container {
            var type: PresentationIntent.IntentType
            /// The column of what is in it.
            var column: Int
            var isList: Bool { type.kind == .orderedList || type.kind == .unorderedList }
        }

        private mutating func identified(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
            count += 1
            return PresentationIntent.IntentType(kind: kind, identity: count)
        }

        private mutating func add(_ kind: PresentationIntent.Kind, _ text: String, isCode: Bool = false) {
            let types = [identified(kind)] + around.reversed().map(\.type)
            blocks.append(MarkdownBlock(plainText: text, intent: PresentationIntent(types: types), isCode: isCode))
        }

        mutating func read(_ line: Substring) {
            let bare = line.drop { $0 == " " || $0 == "\t" }
            if let mark = fence {
                if bare.hasPrefix(mark) { fence = nil } else { blocks[blocks.count - 1].plainText += line + "\n" }
                return
            }
            if bare.isEmpty {
                isOpen = false
                around.removeAll { $0.type.kind == .blockQuote }
                return
            }
            let column = line.count - bare.count
            if let mark = ["```", "~~~"].first(where: bare.hasPrefix) {
                fence = mark
                let hint = bare.drop { $0 == mark.first }.trimmingCharacters(in: .whitespaces)
                leave(column)
                add(.codeBlock(languageHint: hint.isEmpty ? nil : hint), "", isCode: true)
                isOpen = false
            } else if Self.isRule(bare) {
                isOpen = false
                around = []
            } else if let (level, words) = Self.heading(bare) {
                leave(column)
                add(.header(level: level), words)
                isOpen = false
            } else if bare.first == ">" {
                if around.last?.type.kind != .blockQuote {
                    leave(column)
                    around.append(Container(type: identified(.blockQuote), column: column))
                    isOpen = false
                }
                put(bare.dropFirst().trimmingCharacters(in: .whitespaces))
            } else if let (number, words, width) = Self.item(bare) {
                enterItem(number, column, column + width)
                isOpen = false
                put(words)
            } else {
                if !isOpen { leave(column) }
                put(String(bare))
            }
        }

        /// Adds words to the open paragraph, or begins one.
        private mutating func put(_ words: String) {
            if isOpen { blocks[blocks.count - 1].plainText += "\n" + words } else { add(.paragraph, words) }
            isOpen = true
        }

        /// Closes items whose words begin farther to the right, and, unless another item follows, their lists.
        private mutating func leave(_ column: Int, forItem: Bool = false) {
            while let last = around.last, last.column > column || (!forItem && last.isList) { around.removeLast() }
        }

        /// An item of the open list at its column, or of a new one in it.
        private mutating func enterItem(_ number: Int?, _ column: Int, _ inner: Int) {
            let kind: PresentationIntent.Kind = number == nil ? .unorderedList : .orderedList
            leave(column, forItem: true)
            var ordinal = number ?? 1
            if let last = around.last, last.type.kind == kind, last.column == column {
                ordinal = number ?? (ordinals[last.type.identity] ?? 0) + 1
            } else {
                if let last = around.last, last.isList { around.removeLast() }
                around.append(Container(type: identified(kind), column: column))
            }
            ordinals[around[around.count - 1].type.identity] = ordinal
            around.append(Container(type: identified(.listItem(ordinal: ordinal)), column: inner))
        }
        /// The last ordinal of each list.
        private var ordinals: [Int: Int] = [:]

        /// Whether the line is a thematic break: three or more of the same mark.
        private static func isRule(_ line: Substring) -> Bool {
            let marks = line.filter { !$0.isWhitespace }
            guard marks.count >= 3, let first = marks.first, "-*_".contains(first) else { return false }
            return marks.allSatisfy { $0 == first }
        }

        private static func heading(_ line: Substring) -> (Int, String)? {
            let level = line.prefix { $0 == "#" }.count
            guard (1...6).contains(level), line.dropFirst(level).first?.isWhitespace ?? true else { return nil }
            return (level, line.dropFirst(level).trimmingCharacters(in: .whitespaces))
        }

        /// The number of a list item, nil without one, its words and the width of its mark.
        private static func item(_ line: Substring) -> (Int?, String, Int)? {
            let digits = line.prefix { $0.isASCII && $0.isNumber }, rest = line.dropFirst(digits.count)
            let marks = digits.isEmpty ? "-*+" : ".)"
            guard digits.count < 10, let mark = rest.first, marks.contains(mark),
                  rest.dropFirst().first?.isWhitespace ?? false else { return nil }
            let words = rest.dropFirst().drop(while: \.isWhitespace)
            return (Int(digits), words.trimmingCharacters(in: .whitespaces), line.count - words.count)
        }
    }
}
