import Foundation
import QuadrantDisplayList

/// Creates a `ShapedText`: finds line break opportunities, selects font and direction of each part, and shapes words
/// through the word cache.
struct Shaper {
    private let text: [UInt16]
    private let runs: [TextRun]
    private var pieces: [ShapedText.Piece] = []
    private var clusters: [ShapedText.Cluster] = []
    private var units: [ShapedText.Unit] = []
    private var x: [Double] = [0]
    private let baseLevel: UInt8
    private let levels: [UInt8]
    private let characters: [Bool]
    private let region: Fallback.Region
    private var run = 0
    private var script = UnicodeScalarInfo.latin

    static func shape(_ source: TextRuns, isRightToLeft: Bool) -> ShapedText {
        var shaper = Shaper(source, isRightToLeft: isRightToLeft)
        shaper.shapeUnits()
        return ShapedText(source, pieces: shaper.pieces, clusters: shaper.clusters, units: shaper.units, x: shaper.x,
                          baseLevel: shaper.baseLevel)
    }

    private init(_ source: TextRuns, isRightToLeft: Bool) {
        text = source.text
        runs = source.runs
        clusters.reserveCapacity(text.count)
        x.reserveCapacity(text.count + 1)
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

    private mutating func shapeUnits() {
        var start = 0
        let boundaries = LineBoundaries.of(text)
        for boundary in boundaries {
            var contentEnd = boundary.end
            while contentEnd > start && Self.isSpace(text[contentEnd - 1]) { contentEnd -= 1 }
            let first = clusters.count
            shapeText(start..<contentEnd)
            let contentCluster = clusters.count
            let contentX = x[x.count - 1]
            shapeText(contentEnd..<boundary.end)
            units.append(ShapedText.Unit(
                first: first, contentEnd: contentCluster, end: clusters.count, contentX: contentX,
                endX: x[x.count - 1], isHard: boundary.isHard))
            start = boundary.end
        }
    }

    private static func isSpace(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return unit == 0x20 || (0x09...0x0D).contains(unit) }
        return unit == 0x1680 || (0x2000...0x200A).contains(unit) && unit != 0x2007 || unit == 0x2028 || unit == 0x2029
            || unit == 0x205F || unit == 0x3000 || unit == 0x85
    }

    /// The replacement of line separators and tabs, for which fonts have no glyphs: a zero width space and a space.
    private static func drawn(_ unit: UInt16) -> UInt16 { isLineEnd(unit) ? 0x200B : (unit == 0x09 ? 0x20 : unit) }

    private static func isLineEnd(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// Splits the range where the font, direction, script or attributes change.
    private mutating func shapeText(_ range: Range<Int>) {
        var position = range.lowerBound
        while position < range.upperBound {
            while run + 1 < runs.count && runs[run].range.upperBound <= position { run += 1 }
            let limit = min(range.upperBound, runs[run].range.upperBound)
            let level = levels.isEmpty ? 0 : levels[position]
            var end = position
            if characters.isEmpty {
                // An ASCII character missing in a font is drawn as its missing glyph: no text font lacks any.
                end = limit
                let next = firstLevelChange(from: position, to: limit)
                appendPiece(
                    position..<next, font: runs[run].font.primary, script: UnicodeScalarInfo.latin, level: level)
                position = next
                continue
            }
            var font: FontInstance?
            var pieceScript: UInt32?
            while end < limit, levels.isEmpty || levels[end] == level {
                let next = characterEnd(after: end, limit: limit)
                let scalars = self.scalars(end..<next)
                let chosen = Fallback.font(for: scalars, in: runs[run].font, region: region)
                let own = UnicodeScalarInfo.script(scalars.first ?? 0x20)
                let shared = UnicodeScalarInfo.isSharedScript(own)
                if let font, font !== chosen { break }
                if !shared, let known = pieceScript, known != own { break }
                font = chosen
                if !shared { pieceScript = own }
                end = next
            }
            if let pieceScript { script = pieceScript }
            appendPiece(position..<end, font: font ?? runs[run].font.primary, script: script, level: level)
            position = end
        }
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

    private mutating func appendPiece(_ range: Range<Int>, font: FontInstance, script: UInt32, level: UInt8) {
        let appearance = runs[run]
        let firstCluster = clusters.count
        if let attachment = appearance.attachment {
            append(cluster: range.lowerBound, advance: Double(attachment.size.width) + appearance.spacing)
            let empty = ShapedWord(glyphs: [])
            pieces.append(ShapedText.Piece(
                run: run, font: font, word: empty, range: range,
                clusters: firstCluster..<clusters.count, level: level, outlineScale: 1))
            return
        }
        let isRightToLeft = level & 1 == 1
        let setting = Setting(appearance: appearance, font: font, script: script, isRightToLeft: isRightToLeft)
        let set = setting.set(text[range].map(Self.drawn))
        for (offset, em) in zip(set.offsets, set.advances) {
            append(cluster: range.lowerBound + Int(offset), advance: setting.points(em))
        }
        pieces.append(ShapedText.Piece(
            run: run, font: font, word: set.word, range: range,
            clusters: firstCluster..<clusters.count, level: level, outlineScale: setting.outlineScale))
    }

    private mutating func append(cluster start: Int, advance: Double) {
        clusters.append(ShapedText.Cluster(start: Int32(start), piece: Int32(pieces.count), advance: advance))
        x.append(x[x.count - 1] + advance)
    }
}
