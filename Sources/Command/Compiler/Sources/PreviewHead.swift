import Foundation
import QuadrantBase
import SwiftSyntax

/// The start of a `#Preview`, up to its body, rewritten for the compiler as the declaration of a constant.
///
/// Each compiler process expands the previews of all files of a module, to look up the names that they may declare:
/// with 100 previews that took as long as compiling the changed file. The constant has the same length as the text that
/// it replaces, so that positions in messages refer to the user's file. Macros that cannot be written as a constant,
/// such as those with `@Previewable`, are not rewritten.
package struct PreviewHead: Codable {
    /// The byte range from `#` to the opening brace.
    package let range: Range<Int>
    package let line: Int
    package let column: Int
    package let lastLine: Int
    package let text: String
    /// The name and the traits as arguments of `_PreviewEntry.make`.
    package let arguments: String

    init?(_ node: some FreestandingMacroExpansionSyntax, _ locations: SourceLocationConverter) {
        let start = node.pound.positionAfterSkippingLeadingTrivia
        guard let closure = node.trailingClosure, node.additionalTrailingClosures.isEmpty, closure.signature == nil,
              !closure.statements.contains(where: { $0.trimmedDescription.contains("@Previewable") })
        else { return nil }
        let brace = closure.leftBrace.endPositionBeforeTrailingTrivia
        range = start.utf8Offset..<brace.utf8Offset
        let first = locations.location(for: start), last = locations.location(for: brace)
        guard range.count >= Self.shortest, first.line == last.line else { return nil }
        // The place by which the macro names its function: attributes before it belong to it.
        let whole = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        (line, column) = (whole.line, whole.column)
        lastLine = locations.location(for: closure.endPositionBeforeTrailingTrivia).line
        text = String(decoding: node.syntaxTextBytes.dropFirst(start.utf8Offset - node.position.utf8Offset)
            .prefix(range.count), as: UTF8.self)

        var name = "nil", traits: [String] = []
        for (index, argument) in node.arguments.enumerated() {
            let value = argument.expression.trimmedDescription
            if index == 0, argument.label == nil {
                name = value
            } else if argument.label?.text == "traits" || (argument.label == nil && !traits.isEmpty) {
                traits.append(value)
            } else {
                return nil
            }
        }
        arguments = "\(name), traits: [\(traits.joined(separator: ", "))]"
    }

    /// The bytes of `let`, a space, a two-byte letter, `=_P` and the brace.
    private static let shortest = 10

    func constant(_ name: String) -> String {
        let start = "let \(name)=_P"
        return start + String(repeating: " ", count: range.count - start.utf8.count - 1) + "{"
    }

    /// Letters that programs are unlikely to use as names: Latin with diacritics, phonetic, rare Cyrillic. Each has two
    /// bytes.
    private static let letters = [0x100...0x2af, 0x460...0x52f].joined().compactMap(Unicode.Scalar.init).filter {
        $0.properties.isXIDStart
    }.map(String.init)

    /// A name for each head of a module, derived from the file and the preview's index in it, so that another preview
    /// in one file does not change the names in others.
    package static func names(_ heads: [(file: String, number: Int)]) -> [String?] {
        var taken: Set<Int> = []
        return heads.map { head in
            guard taken.count < letters.count / 2 else { return nil }
            var digest = Digest()
            digest.add("\(head.file) \(head.number)")
            var place = digest.text.utf8.prefix(8).reduce(0) { ($0 &* 31 &+ Int($1)) & 0xff_ffff } % letters.count
            while !taken.insert(place).inserted { place = (place + 1) % letters.count }
            return letters[place]
        }
    }
}

/// The preview heads of a module that are compiled as constants, with their names.
package struct PreviewConstants {
    package struct Constant {
        package var file: Int
        package var head: PreviewHead
        package var name: String
    }

    package private(set) var all: [Constant] = []

    init(_ heads: [(file: Int, path: String, heads: [PreviewHead])]) {
        let flat = heads.flatMap { file in file.heads.enumerated().map { (file: file, number: $0, head: $1) } }
        let names = PreviewHead.names(flat.map { ($0.file.path, $0.number) })
        for (item, name) in zip(flat, names) where name != nil {
            all.append(Constant(file: item.file.file, head: item.head, name: name!))
        }
    }

    /// The replacements for the preview heads of a file.
    func edits(of file: Int) -> [(range: Range<Int>, text: [UInt8])] {
        all.filter { $0.file == file }.map { ($0.head.range, Array($0.head.constant($0.name).utf8)) }
    }

    func constant(of candidate: Candidate) -> Constant? {
        guard candidate.kind == .preview else { return nil }
        return all.first {
            $0.file == candidate.file && $0.head.line == candidate.line && $0.head.column == candidate.column
        }
    }

    /// The compiler's output with the user's own text in its excerpts.
    func restored(_ output: String) -> String {
        guard output.contains("=_P") else { return output }
        return all.reduce(output) { $0.replacing($1.head.constant($1.name), with: $1.head.text) }
    }
}
