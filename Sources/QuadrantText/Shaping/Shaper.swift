import Foundation
import QuadrantDisplayList

/// Makes a `ShapedText`: finds where lines may end, which font and direction each part has, and asks the word cache.
struct Shaper {
    private var shaped: ShapedText
    private let levels: [UInt8]
    private let characters: [Bool]
    private let region: Fallback.Region
    private let profile: TextMetricsProfile
    private var run = 0
    private var script = UnicodeScalarInfo.latin

    static func shape(_ source: TextRuns, isRightToLeft: Bool, profile: TextMetricsProfile) -> ShapedText {
        var shaper = Shaper(source, isRightToLeft: isRightToLeft, profile: profile)
        shaper.shapeUnits()
        return shaper.shaped
    }

    private init(_ source: TextRuns, isRightToLeft: Bool, profile: TextMetricsProfile) {
        shaped = ShapedText(text: source.text, runs: source.runs)
        self.profile = profile
        let text = source.text
        let isASCII = text.allSatisfy { $0 < 0x80 }
        if isASCII && !isRightToLeft {
            levels = []
        } else {
            let (found, base) = Unicode16.levels(text, isRightToLeft: isRightToLeft)
            shaped.baseLevel = base
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
        if let first = source.runs.first {
            shaped.isUniform = source.runs.allSatisfy {
                $0.ascent == first.ascent && $0.descent == first.descent && $0.leading == first.leading
            }
        }
    }

    /// Kana make a text Japanese, Hangul Korean.
    private static func region(of text: [UInt16]) -> Fallback.Region {
        for unit in text where unit >= 0x1100 {
            if (0x3040...0x30FF).contains(unit) { return .japanese }
            if (0xAC00...0xD7AF).contains(unit) || (0x1100...0x11FF).contains(unit) { return .korean }
        }
        return .simplifiedChinese
    }

    private mutating func shapeUnits() {
        var start = 0
        let boundaries = LineBoundaries.of(shaped.text)
        for boundary in boundaries {
            var contentEnd = boundary.end
            while contentEnd > start && Self.isSpace(shaped.text[contentEnd - 1]) { contentEnd -= 1 }
            let first = shaped.clusters.count
            shapeText(start..<contentEnd)
            let contentCluster = shaped.clusters.count
            let contentX = shaped.totalWidth
            shapeText(contentEnd..<boundary.end)
            shaped.units.append(ShapedText.Unit(
                first: first, contentEnd: contentCluster, end: shaped.clusters.count, contentX: contentX,
                endX: shaped.totalWidth, isHard: boundary.isHard))
            start = boundary.end
        }
    }

    private static func isSpace(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return unit == 0x20 || (0x09...0x0D).contains(unit) }
        return unit == 0x1680 || (0x2000...0x200A).contains(unit) && unit != 0x2007 || unit == 0x2028 || unit == 0x2029
            || unit == 0x205F || unit == 0x3000 || unit == 0x85
    }

    /// Fonts have no glyphs for the ends of lines and for tabs: they become no space at all and a space.
    private static func drawn(_ unit: UInt16) -> UInt16 { isLineEnd(unit) ? 0x200B : (unit == 0x09 ? 0x20 : unit) }

    private static func isLineEnd(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// Cuts the range where font, direction, script or look change.
    private mutating func shapeText(_ range: Range<Int>) {
        var position = range.lowerBound
        while position < range.upperBound {
            while run + 1 < shaped.runs.count && shaped.runs[run].range.upperBound <= position { run += 1 }
            let limit = min(range.upperBound, shaped.runs[run].range.upperBound)
            let level = levels.isEmpty ? 0 : levels[position]
            var end = position
            if characters.isEmpty {
                // ASCII that a font lacks is drawn as its missing glyph: no text font lacks any.
                end = limit
                let next = firstLevelChange(from: position, to: limit)
                appendPiece(position..<next, font: shaped.runs[run].font.primary, script: UnicodeScalarInfo.latin, level: level)
                position = next
                continue
            }
            var font: FontInstance?
            var pieceScript: UInt32?
            while end < limit, levels.isEmpty || levels[end] == level {
                let next = characterEnd(after: end, limit: limit)
                let scalars = self.scalars(end..<next)
                let chosen = Fallback.font(for: scalars, in: shaped.runs[run].font, region: region)
                let own = UnicodeScalarInfo.script(scalars.first ?? 0x20)
                let shared = UnicodeScalarInfo.isSharedScript(own)
                if let font, font !== chosen { break }
                if !shared, let known = pieceScript, known != own { break }
                font = chosen
                if !shared { pieceScript = own }
                end = next
            }
            if let pieceScript { script = pieceScript }
            appendPiece(position..<end, font: font ?? shaped.runs[run].font.primary, script: script, level: level)
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
        String(decoding: shaped.text[range], as: UTF16.self).unicodeScalars.map(\.value)
    }

    private mutating func appendPiece(_ range: Range<Int>, font: FontInstance, script: UInt32, level: UInt8) {
        let look = shaped.runs[run]
        let firstCluster = shaped.clusters.count
        if let attachment = look.attachment {
            append(cluster: range.lowerBound, advance: Double(attachment.size.width) + look.spacing)
            let empty = ShapedWord(glyphs: [], clusters: [], advances: [], xOffsets: [], yOffsets: [])
            shaped.pieces.append(ShapedText.Piece(
                run: run, font: font, word: empty, start: range.lowerBound, end: range.upperBound,
                clusters: firstCluster..<shaped.clusters.count, level: level, outlineScale: 1))
            return
        }
        let isRightToLeft = level & 1 == 1
        let setting = Setting(look: look, font: font, script: script, isRightToLeft: isRightToLeft)
        let (word, advances) = setting.advances(shaped.text[range].map(Self.drawn))
        for (offset, advance) in advances { append(cluster: range.lowerBound + offset, advance: advance) }
        shaped.pieces.append(ShapedText.Piece(
            run: run, font: font, word: word, start: range.lowerBound, end: range.upperBound,
            clusters: firstCluster..<shaped.clusters.count, level: level, outlineScale: setting.outlineScale))
    }

    private mutating func append(cluster start: Int, advance: Double) {
        shaped.clusters.append(ShapedText.Cluster(start: Int32(start), piece: Int32(shaped.pieces.count), advance: advance))
        shaped.x.append(shaped.totalWidth + advance)
    }
}
