import Foundation
import QuadrantDisplayList

/// Creates a `ShapedText`: finds line break opportunities, selects font and direction of each part, and shapes words
/// through the word cache.
struct Shaper {
    private let source: TextRuns
    private let text: [UInt16]
    /// The text with replacements of characters for which fonts have no glyphs.
    private let drawn: [UInt16]
    private let runs: [TextRun]
    private let baseLevel: UInt8
    private let levels: [UInt8]
    private let characters: [Bool]
    private let region: Fallback.Region
    private var run = 0
    private var script = UnicodeScalarInfo.latin
    /// The last single space, which is between most words, and what it was set in.
    private var space: (run: Int, level: UInt8, script: UInt32, set: SetWord)?

    init(_ source: TextRuns, isRightToLeft: Bool) {
        self.source = source
        text = source.text
        runs = source.runs
        drawn = text.contains(where: Self.isReplaced) ? text.map(Self.drawn) : text
        let isASCII = text.allSatisfy { $0 < 0x80 }
        if isASCII && !isRightToLeft {
            levels = []
            baseLevel = 0
        } else {
            let (found, base) = Unicode16.levels(text, isRightToLeft: isRightToLeft)
            baseLevel = base
            levels = found.contains { $0 != 0 } ? found : []
        }
        if isASCII {
            characters = []
            region = .simplifiedChinese
        } else {
            var starts = [Bool](repeating: false, count: text.count + 1)
            starts[0] = true
            for boundary in Unicode16.characterBoundaries(text) { starts[boundary.end] = true }
            characters = starts
            region = Self.region(of: text)
        }
    }

    /// The region of a text: Japanese with kana, Korean with Hangul.
    private static func region(of text: [UInt16]) -> Fallback.Region {
        for unit in text where unit >= 0x1100 {
            if (0x3040...0x30FF).contains(unit) { return .japanese }
            if (0xAC00...0xD7AF).contains(unit) || (0x1100...0x11FF).contains(unit) { return .korean }
        }
        return .simplifiedChinese
    }

    /// Shapes the text, once: each unit and then the spaces after it.
    mutating func shape() -> ShapedText {
        var parts: ShapedParts
        if let count = text.withUnsafeBufferPointer({ $0.isEmpty ? nil : LineBoundaries.countOfPlain($0) }) {
            let pieces = levels.isEmpty ? min(count * 2 + runs.count, text.count) : text.count
            parts = ShapedParts(clusters: text.count, pieces: pieces, units: count)
            var start = 0
            while start < text.count {
                let end = text.withUnsafeBufferPointer { LineBoundaries.endOfPlain($0, from: start) }
                shapeUnit(start..<end, isHard: false, into: &parts)
                start = end
            }
        } else {
            let boundaries = text.isEmpty ? [] : Unicode16.lineBoundaries(text)
            parts = ShapedParts(clusters: text.count, pieces: text.count, units: boundaries.count)
            var start = 0
            for boundary in boundaries {
                shapeUnit(start..<boundary.end, isHard: boundary.isHard, into: &parts)
                start = boundary.end
            }
        }
        return ShapedText(source, parts, baseLevel: baseLevel, isLeftToRight: baseLevel == 0 && levels.isEmpty)
    }

    private mutating func shapeUnit(_ range: Range<Int>, isHard: Bool, into parts: inout ShapedParts) {
        var contentEnd = range.upperBound
        while contentEnd > range.lowerBound && Self.isSpace(text[contentEnd - 1]) { contentEnd -= 1 }
        let first = parts.clusterCount
        shapeText(range.lowerBound..<contentEnd, into: &parts)
        let contentCluster = parts.clusterCount, contentX = parts.x
        shapeText(contentEnd..<range.upperBound, into: &parts)
        parts.append(ShapedText.Unit(first: first, contentEnd: contentCluster, end: parts.clusterCount,
                                     contentX: contentX, endX: parts.x, isHard: isHard))
    }

    private static func isSpace(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return unit == 0x20 || (0x09...0x0D).contains(unit) }
        return unit == 0x1680 || (0x2000...0x200A).contains(unit) && unit != 0x2007 || unit == 0x2028 || unit == 0x2029
            || unit == 0x205F || unit == 0x3000 || unit == 0x85
    }

    /// The replacement of line separators and tabs, for which fonts have no glyphs: a zero width space and a space.
    private static func drawn(_ unit: UInt16) -> UInt16 { isLineEnd(unit) ? 0x200B : (unit == 0x09 ? 0x20 : unit) }

    private static func isReplaced(_ unit: UInt16) -> Bool { unit == 0x09 || isLineEnd(unit) }

    private static func isLineEnd(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// Splits the range where the font, direction, script or attributes change, and shapes each piece.
    private mutating func shapeText(_ range: Range<Int>, into parts: inout ShapedParts) {
        var position = range.lowerBound
        while position < range.upperBound {
            while run + 1 < runs.count && runs[run].range.upperBound <= position { run += 1 }
            let (end, font) = nextPiece(position..<min(range.upperBound, runs[run].range.upperBound))
            let level = levels.isEmpty ? 0 : levels[position], first = parts.clusterCount
            let appearance = runs[run].appearance
            let set: SetWord
            if appearance.hasAttachment, let attachment = appearance.attachment {
                parts.append(cluster: position, advance: Double(attachment.size.width) + appearance.spacing)
                set = .attachment(font)
            } else {
                let setting = Setting(appearance: appearance, font: font, script: script,
                                      isRightToLeft: level & 1 == 1)
                set = setWord(position..<end, setting, level)
                for index in 0..<set.offsets.count {
                    parts.append(cluster: position + Int(set.offsets[index]),
                                 advance: appearance.points(set.advances[index]))
                }
            }
            parts.append(ShapedText.Piece(run: run, set: set, range: position..<end,
                                          clusters: first..<parts.clusterCount, level: level))
            position = end
        }
    }

    private mutating func setWord(_ range: Range<Int>, _ setting: Setting, _ level: UInt8) -> SetWord {
        let isSpace = range.count == 1 && text[range.lowerBound] == 0x20
        if isSpace, let space, space.run == run, space.level == level, space.script == script,
           space.set.font === setting.font { return space.set }
        let set = drawn.withUnsafeBufferPointer { setting.set(UnsafeBufferPointer(rebasing: $0[range])) }
        if isSpace { space = (run, level, script, set) }
        return set
    }

    /// The end and the font of the first piece in a range of one run; its script becomes the current one.
    private mutating func nextPiece(_ range: Range<Int>) -> (end: Int, font: FontInstance) {
        let primary = runs[run].appearance.font.primary
        // An ASCII character missing in a font is drawn as its missing glyph: no text font lacks any.
        if characters.isEmpty { return (firstLevelChange(from: range.lowerBound, to: range.upperBound), primary) }
        var end = range.lowerBound, font: FontInstance?, pieceScript: UInt32?
        while end < range.upperBound, levels.isEmpty || levels[end] == levels[range.lowerBound] {
            let next = characterEnd(after: end, limit: range.upperBound)
            let scalars = self.scalars(end..<next)
            let chosen = Fallback.font(for: scalars, in: runs[run].appearance.font, region: region)
            let own = UnicodeScalarInfo.script(scalars.first ?? 0x20)
            let shared = UnicodeScalarInfo.isSharedScript(own)
            if let font, font !== chosen { break }
            if !shared, let known = pieceScript, known != own { break }
            font = chosen
            if !shared { pieceScript = own }
            end = next
        }
        if let pieceScript { script = pieceScript }
        return (end, font ?? primary)
    }

    private func firstLevelChange(from start: Int, to end: Int) -> Int {
        if levels.isEmpty { return end }
        var position = start + 1
        while position < end && levels[position] == levels[start] { position += 1 }
        return position
    }

    private func characterEnd(after start: Int, limit: Int) -> Int {
        var end = start + 1
        while end < limit && !characters[end] { end += 1 }
        return end
    }

    private func scalars(_ range: Range<Int>) -> [UInt32] {
        String(decoding: text[range], as: UTF16.self).unicodeScalars.map(\.value)
    }
}
