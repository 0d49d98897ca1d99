import Foundation

/// The static properties that sources declare, by the name of the type or extension that they are in.
///
/// Read from the text: the sources are not parsed yet where names are generated.
struct DeclaredStatics {
    private(set) var names: [String: Set<String>] = [:]

    init(_ sources: [SourceSet.File]) {
        for file in sources { read(file.bytes) }
    }

    /// The names in any of some types, `Color` also as `SwiftUI.Color`.
    func names(in types: [String]) -> Set<String> { types.reduce(into: []) { $0.formUnion(names[$1] ?? []) } }

    /// The names in all types.
    var all: Set<String> { names.values.reduce(into: []) { $0.formUnion($1) } }

    private static let kinds: Set<String> = ["extension", "struct", "class", "enum", "actor", "protocol"]

    private mutating func read(_ bytes: [UInt8]) {
        /// The types around, nil for other braces.
        var around: [String?] = [], next: String?, words: [String] = []
        var index = 0
        func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
        func isWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
                || (0x41...0x5a).contains(byte & 0xdf)
        }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                index += 2
                while index < bytes.count, bytes[index] != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") {
                    index += 1
                }
                index += 2
            case UInt8(ascii: "\""):
                index = Self.end(ofStringAt: index, bytes)
            case UInt8(ascii: "{"):
                around.append(next)
                next = nil
                index += 1
            case UInt8(ascii: "}"):
                _ = around.popLast()
                index += 1
            case let letter where isWord(letter):
                let start = index
                while index < bytes.count, isWord(bytes[index]) { index += 1 }
                let word = String(decoding: bytes[start..<index], as: UTF8.self)
                if let last = words.last, Self.kinds.contains(last), !["func", "var", "let", "init"].contains(word) {
                    next = word
                } else if words.last == next, next != nil, start > 0, bytes[start - 1] == UInt8(ascii: ".") {
                    // Of `SwiftUI.Color` the last word counts.
                    next = word
                } else if words.count > 1, ["var", "let"].contains(words[words.count - 1]),
                          words[words.count - 2] == "static", let type = around.last(where: { $0 != nil }) ?? nil {
                    names[type, default: []].insert(word)
                }
                words = words.suffix(1) + [word]
            default:
                index += 1
            }
        }
    }

    /// Behind a text in quotes. What is in `\(…)` may have quotes of its own, which are passed over.
    private static func end(ofStringAt start: Int, _ bytes: [UInt8]) -> Int {
        let quote = UInt8(ascii: "\""), isLong = bytes[start...].prefix(3).allSatisfy { $0 == quote }
            && bytes.count >= start + 3
        var index = start + (isLong ? 3 : 1), depth = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"):
                if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") { depth += 1 }
                index += 1
            case UInt8(ascii: "(") where depth > 0: depth += 1
            case UInt8(ascii: ")") where depth > 0: depth -= 1
            case quote where depth > 0: index = end(ofStringAt: index, bytes) - 1
            case quote where !isLong: return index + 1
            case quote where bytes[index...].prefix(3).allSatisfy({ $0 == quote }) && bytes.count >= index + 3:
                return index + 3
            // A text that is not closed ends with its line.
            case UInt8(ascii: "\n") where !isLong: return index
            default: break
            }
            index += 1
        }
        return bytes.count
    }
}
