import Foundation
import QuadrantDisplayList
import QuadrantFiles
import QuadrantThreads

/// A Swift source file into which inline snapshots are written. Places are those of the file as it was read.
struct InlineSnapshotSource {
    private let bytes: [UInt8]
    private var edits: [(range: Range<Int>, text: String)] = []

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The source with all snapshots.
    var text: String {
        var result: [UInt8] = [], end = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
            end = edit.range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }

    /// Puts `snapshot` into the closure of the call at a line and a column in bytes, both from 1. Throws a `Diagnostic`
    /// if there is no call, or if the call got another snapshot before.
    mutating func write(_ snapshot: String, _ closure: InlineSnapshotSyntaxDescriptor, line: Int, column: Int,
                        path: String) throws {
        guard let start = offset(line, column), let call = call(from: start) else {
            throw SnapshotFault.noCall("\(path):\(line):\(column)")
        }
        let indentation = indentation(at: start)
        let body = Self.literal(snapshot, indentation + indentUnit)
        let text = "{\n\(indentation + indentUnit)\(body)\n\(indentation)}"
        var edit: (range: Range<Int>, text: String)
        if let argument = call.argument(closure.trailingClosureLabel) {
            edit = (argument, text)
        } else if call.closures.indices.contains(closure.trailingClosureOffset) {
            let found = call.closures[closure.trailingClosureOffset]
            let isOld = found.label.map(closure.deprecatedTrailingClosureLabels.contains) ?? false
            edit = isOld ? (found.start..<found.body.upperBound, closure.trailingClosureLabel + ": " + text)
                : (found.body, text)
        } else {
            let end = call.closures.last?.body.upperBound ?? call.end
            let label = call.closures.isEmpty ? "" : closure.trailingClosureLabel + ": "
            edit = (end..<end, " " + label + text)
        }
        if let other = edits.first(where: { $0.range == edit.range }) {
            if other.text != edit.text { throw SnapshotFault.recordedTwice("\(path):\(line)") }
            return
        }
        edits.append(edit)
    }

    // MARK: calls

    private struct Call {
        var arguments: [(label: String, value: Range<Int>)] = []
        /// The end of the arguments.
        var end: Int
        var closures: [(label: String?, start: Int, body: Range<Int>)] = []

        func argument(_ label: String) -> Range<Int>? { arguments.first { $0.label == label }?.value }
    }

    private func offset(_ line: Int, _ column: Int) -> Int? {
        var current = 1, index = 0
        while current < line {
            guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            index = end + 1
            current += 1
        }
        let place = index + column - 1
        return bytes.indices.contains(place) ? place : nil
    }

    /// The call whose name, or whose parenthesis, is at an offset.
    private func call(from start: Int) -> Call? {
        var index = start
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        index = skipSpace(index)
        guard index < bytes.count else { return nil }
        var call = Call(end: index)
        if bytes[index] == UInt8(ascii: "(") {
            guard let close = close(of: index) else { return nil }
            call.arguments = arguments(in: index + 1..<close)
            call.end = close + 1
        } else if bytes[index] != UInt8(ascii: "{") {
            return nil
        }
        index = call.end
        while true {
            let begin = skipSpace(index)
            var place = begin, label: String?
            if !call.closures.isEmpty {
                while place < bytes.count, isWord(bytes[place]) { place += 1 }
                if place > begin, place < bytes.count, bytes[place] == UInt8(ascii: ":") {
                    label = String(decoding: bytes[begin..<place], as: UTF8.self)
                    place = skipSpace(place + 1)
                } else {
                    break
                }
            }
            guard place < bytes.count, bytes[place] == UInt8(ascii: "{"), let end = close(of: place) else { break }
            call.closures.append((label, begin, place..<end + 1))
            index = end + 1
        }
        return call
    }

    /// The labelled arguments that are closures.
    private func arguments(in range: Range<Int>) -> [(label: String, value: Range<Int>)] {
        var found: [(label: String, value: Range<Int>)] = [], index = range.lowerBound, word: Range<Int>?
        while index < range.upperBound {
            if isWord(bytes[index]) {
                let start = index
                while index < range.upperBound, isWord(bytes[index]) { index += 1 }
                word = start..<index
                continue
            }
            let value = skipSpace(index + 1)
            if let label = word, bytes[index] == UInt8(ascii: ":"), value < range.upperBound,
               bytes[value] == UInt8(ascii: "{"), let end = close(of: value) {
                found.append((String(decoding: bytes[label], as: UTF8.self), value..<end + 1))
                index = end + 1
            } else if Self.closing[bytes[index]] != nil {
                index = (close(of: index) ?? range.upperBound) + 1
            } else {
                index = skip(index)
            }
            word = nil
        }
        return found
    }

    // MARK: lexical structure

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]

    private func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte == UInt8(ascii: ".")
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private func starts(_ index: Int, _ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// The bracket that closes the one at `index`.
    private func close(of index: Int) -> Int? {
        guard let end = Self.closing[bytes[index]] else { return nil }
        var place = index + 1
        while place < bytes.count {
            if bytes[place] == end { return place }
            if Self.closing[bytes[place]] != nil {
                guard let inner = close(of: place) else { return nil }
                place = inner + 1
            } else {
                place = skip(place)
            }
        }
        return nil
    }

    private func skipSpace(_ index: Int) -> Int {
        var place = index
        while place < bytes.count {
            let isSpace = bytes[place] == UInt8(ascii: " ") || (9...13).contains(bytes[place])
            if !isSpace, !starts(place, "//"), !starts(place, "/*") { break }
            place = skip(place)
        }
        return place
    }

    /// The offset after the comment, the string or the byte at `index`.
    private func skip(_ index: Int) -> Int {
        if starts(index, "//") { return bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
        if starts(index, "/*") {
            var depth = 0, place = index
            repeat {
                if starts(place, "/*") { (depth, place) = (depth + 1, place + 2) } else
                if starts(place, "*/") { (depth, place) = (depth - 1, place + 2) } else { place += 1 }
            } while depth > 0 && place < bytes.count
            return place
        }
        var marks = 0
        while index + marks < bytes.count, bytes[index + marks] == UInt8(ascii: "#") { marks += 1 }
        let quote = index + marks
        guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return index + 1 }
        let raw = String(repeating: "#", count: marks), quotes = starts(quote, "\"\"\"") ? "\"\"\"" : "\""
        var place = quote + quotes.utf8.count
        while place < bytes.count {
            if starts(place, quotes + raw) { return place + quotes.utf8.count + marks }
            if starts(place, "\\" + raw + "(") {
                place = (close(of: place + 1 + marks) ?? bytes.count - 1) + 1
            } else if starts(place, "\\" + raw) {
                place += 2 + marks
            } else {
                place += 1
            }
        }
        return place
    }

    // MARK: text

    /// The white space at the start of the line of an offset.
    private func indentation(at index: Int) -> String {
        let start = bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") },
                      as: UTF8.self)
    }

    /// A tab, or the smallest number of spaces by which a line of the file is indented; four without any.
    private var indentUnit: String {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        if lines.contains(where: { $0.first == UInt8(ascii: "\t") }) { return "\t" }
        let widths = lines.compactMap { line -> Int? in
            let width = line.prefix { $0 == UInt8(ascii: " ") }.count
            // The continuation lines of a comment block are indented by one space.
            return width > 1 && width < line.count ? width : nil
        }
        return String(repeating: " ", count: min(widths.min() ?? 4, 4))
    }

    /// A string of several lines, raw where the text has backslashes or quotes.
    private static func literal(_ text: String, _ indentation: String) -> String {
        var marks = ""
        if text.contains("\\") || text.contains("\"\"\"") {
            repeat { marks += "#" } while text.contains("\\" + marks) || text.contains("\"\"\"" + marks)
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : indentation + $0 }
        return "\(marks)\"\"\"\n\(lines.joined(separator: "\n"))\n\(indentation)\"\"\"\(marks)"
    }
}

/// The files into which the process wrote inline snapshots.
final class InlineSnapshotFiles: Sendable {
    static let shared = InlineSnapshotFiles()
    private let files = Locked<[String: (source: InlineSnapshotSource, written: String)]>([:])

    /// Writes the file whole or not at all. Throws a `Diagnostic`, also if another program changed it meanwhile.
    func write(_ snapshot: String, _ closure: InlineSnapshotSyntaxDescriptor, to path: String, line: Int,
               column: Int) throws {
        try files.withLock { sources in
            let present: String
            do { present = try String(contentsOfFile: path, encoding: .utf8) } catch {
                throw SnapshotFault.unreadable(path, error.localizedDescription)
            }
            var (source, written) = sources[path] ?? (InlineSnapshotSource(present), present)
            guard written == present else { throw SnapshotFault.changedMeanwhile(path) }
            try source.write(snapshot, closure, line: line, column: column, path: path)
            written = source.text
            try OutputFile.write(Data(written.utf8), to: path)
            sources[path] = (source, written)
        }
    }
}
