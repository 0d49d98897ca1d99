import QuadrantDisplayList
import Synchronization

/// Attributes, a font and a direction, from which a word's advances are computed.
struct Setting {
    let appearance: TextAppearance
    let font: FontInstance
    let script: UInt32
    let isRightToLeft: Bool

    /// The spacing rule applies to the chosen font; a fallback font keeps its own advances.
    private var isChosen: Bool { font === appearance.font.primary }

    private var outlineScale: Double { isChosen ? appearance.font.outlineScale : 1 }

    var features: WordFeatures { isChosen ? appearance.features : appearance.fallbackFeatures }

    /// The word's glyphs and advances, from the cache of the font or computed.
    func set(_ text: UnsafeBufferPointer<UInt16>) -> SetWord {
        let request = WordRequest(
            font: font.handle, features: features, script: script, isRightToLeft: isRightToLeft, text: text)
        WordCache.asked.add(1, ordering: .relaxed)
        if let known = appearance.font.words[request] { return known }
        return make(request)
    }

    /// The same for a text that is an array.
    func set(_ text: [UInt16]) -> SetWord { text.withUnsafeBufferPointer { set($0) } }

    private func make(_ request: WordRequest) -> SetWord {
        let key = request.key
        let word = WordCache.word(key, font: font)
        var result = natural(word, of: font)
        if isChosen, appearance.font.measured !== font {
            var key = key
            key.font = appearance.font.measured.handle
            let other = natural(WordCache.word(key, font: appearance.font.measured), of: appearance.font.measured)
            if other.count == result.count { result = other }
        }
        if isChosen { apply(appearance.font.rule, to: &result, key) }
        if isChosen, appearance.font.stretch != 1 {
            for index in result.indices { result[index].advance *= appearance.font.stretch }
        }
        if isRightToLeft { result.reverse() }
        let made = SetWord(request, font: font, outlineScale: outlineScale, word: word,
                           offsets: result.map { Int32($0.offset) }, advances: result.map(\.advance))
        appearance.font.words.insert(made, for: request)
        return made
    }

    /// The width of each tabular digit, which the display cut of the font has of several widths. Fitted to three times
    /// of 22 points, bold, in a picture of iOS 26: there 0.65 of the size.
    private func tabularDigit(_ key: WordCache.Key, _ mix: Double) -> Double {
        func zero(_ font: FontInstance) -> Double {
            var key = key
            (key.font, key.text) = (font.handle, [0x30])
            return natural(WordCache.word(key, font: font), of: font).first?.advance ?? 0
        }
        let own = zero(appearance.font.measured), other = appearance.font.secondary.map(zero) ?? own
        let (text, display) = mix < 0.5 ? (own, other) : (other, own)
        return text * (1 - mix) + 0.915 * display * mix
    }

    private func apply(
        _ rule: ResolvedFont.Rule, to result: inout [(offset: Int, advance: Double)], _ key: WordCache.Key
    ) {
        switch rule {
        case .cell(let em):
            for index in result.indices where result[index].advance != 0 { result[index].advance = em }
        case .scaled(let factor, _):
            for index in result.indices { result[index].advance *= factor }
        case .system(let mix, let tracking, let spaces):
            if let secondary = appearance.font.secondary {
                var key = key
                key.font = secondary.handle
                let other = natural(WordCache.word(key, font: secondary), of: secondary)
                // The text cut is drawn below one half, the display cut above.
                let share = mix < 0.5 ? mix : 1 - mix
                if other.count == result.count {
                    for index in result.indices {
                        result[index].advance += (other[index].advance - result[index].advance) * share
                    }
                }
            }
            if mix > 0, appearance.font.profile == .ios26, key.features.contains(.tabularDigits) {
                let width = tabularDigit(key, mix)
                for index in result.indices
                where (0x30...0x39).contains(Self.scalar(key.text, at: result[index].offset)) {
                    result[index].advance = width
                }
            }
            for index in result.indices where result[index].advance != 0 {
                let scalar = Self.scalar(key.text, at: result[index].offset)
                let base = scalar < 0xC0 ? scalar : UnicodeScalarInfo.base(scalar)
                // Tabular digits keep equal advances.
                let isTabular = key.features.contains(.tabularDigits) && (0x30...0x39).contains(base)
                result[index].advance += (base == SystemFontTables.space ? spaces : tracking)
                    + SystemFontTables.correction(isTabular ? 0x30 : base, mix: mix, profile: appearance.font.profile)
            }
            let spec = appearance.font.spec
            if SystemFontTables.isTitle(size: spec.size, weight: spec.weight, profile: appearance.font.profile) {
                for index in result.indices where result[index].advance != 0 {
                    let scalar = Self.scalar(key.text, at: result[index].offset)
                    result[index].advance += SystemFontTables.titleCorrection(
                        scalar < 0xC0 ? scalar : UnicodeScalarInfo.base(scalar), weight: spec.weight)
                }
            }
            if appearance.font.profile == .ios26 {
                for (index, next) in zip(result.indices, result.dropFirst()) {
                    result[index].advance += SystemFontTables.digitKerning(
                        Self.scalar(key.text, at: result[index].offset), Self.scalar(key.text, at: next.offset))
                }
            }
        }
    }

    private static func scalar(_ text: [UInt16], at offset: Int) -> UInt32 {
        let unit = text[offset]
        if UTF16.isLeadSurrogate(unit), offset + 1 < text.count {
            return 0x10000 + ((UInt32(unit) - 0xD800) << 10) + UInt32(text[offset + 1]) - 0xDC00
        }
        return UInt32(unit)
    }

    /// The advances in the font file, in visual order, in em.
    private func natural(_ word: ShapedWord, of font: FontInstance) -> [(offset: Int, advance: Double)] {
        var result: [(offset: Int, advance: Double)] = []
        result.reserveCapacity(word.glyphs.count)
        for glyph in word.glyphs {
            let em = Double(glyph.advance) / font.unitsPerEm
            let offset = Int(glyph.cluster)
            if let last = result.last, last.offset == offset {
                result[result.count - 1].advance += em
            } else {
                result.append((offset, em))
            }
        }
        return result
    }
}
