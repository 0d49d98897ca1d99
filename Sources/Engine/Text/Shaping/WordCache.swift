import CHarfBuzz
import QuadrantDisplayList
import QuadrantThreads
import Synchronization

/// The glyphs of a piece of text, in visual order, in font units, independent of the size.
final class ShapedWord: Sendable {
    struct Glyph: Sendable {
        var id: UInt32
        /// The UTF-16 offset of the glyph's cluster in the piece.
        var cluster: Int32
        var advance: Int32
        var xOffset: Int32
        var yOffset: Int32
    }
    let glyphs: [Glyph]
    /// What an attachment has in the place of glyphs, and a word that cannot be shaped.
    static let empty = ShapedWord(glyphs: [])

    init(glyphs: [Glyph]) { self.glyphs = glyphs }
}

struct WordFeatures: OptionSet, Hashable, Sendable {
    var rawValue: UInt8
    static let noLigatures = WordFeatures(rawValue: 1)
    static let tabularDigits = WordFeatures(rawValue: 2)
    /// Inter's contextual alternates change widths: "->", "10x10".
    static let noAlternates = WordFeatures(rawValue: 4)
}

/// The shaped words of the whole process. The glyphs of a word depend on its key only, so that entries are always
/// valid.
enum WordCache {
    struct Key: Hashable, Sendable {
        var font: FontHandle
        var features: WordFeatures
        var script: UInt32
        var isRightToLeft: Bool
        var text: [UInt16]

        func hash(into hasher: inout Hasher) {
            hasher.combine(font.index)
            hasher.combine(features.rawValue)
            text.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    private struct Buffer { let pointer: OpaquePointer }
    private struct State {
        var words: [Key: ShapedWord] = [:]
        var idleBuffers: [Buffer] = []
    }
    private static let state = Locked(State())
    private static let maxWords = 32_768

    /// The number of requested words, and of those that were shaped.
    static let asked = Atomic<Int>(0)
    static let shaped = Atomic<Int>(0)

    /// The glyphs of a word: those that are kept, or shaped now.
    static func word(_ key: Key, font: FontInstance) -> ShapedWord {
        let (found, idle) = state.withLock { state -> (ShapedWord?, Buffer?) in
            if let word = state.words[key] { return (word, nil) }
            return (nil, state.idleBuffers.popLast())
        }
        if let found { return found }
        shaped.add(1, ordering: .relaxed)
        let kept = idle ?? Buffer(pointer: hb_buffer_create()), buffer = kept.pointer
        hb_buffer_clear_contents(buffer)
        let count = Int32(key.text.count)
        hb_buffer_add_utf16(buffer, key.text, count, 0, count)
        hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: key.script))
        hb_buffer_set_language(buffer, english.pointer)
        let chosen = features[Int(key.features.rawValue)]
        hb_shape(font.font, buffer, chosen, UInt32(chosen.count))
        var length: UInt32 = 0, word = ShapedWord.empty
        if let infos = hb_buffer_get_glyph_infos(buffer, &length),
           let positions = hb_buffer_get_glyph_positions(buffer, &length) {
            word = ShapedWord(glyphs: (0..<Int(length)).map {
                ShapedWord.Glyph(
                    id: infos[$0].codepoint, cluster: Int32(infos[$0].cluster), advance: positions[$0].x_advance,
                    xOffset: positions[$0].x_offset, yOffset: positions[$0].y_offset)
            })
        }
        state.withLock { state in
            if !isNumber(key.text) {
                if state.words.count >= maxWords { state.words.removeAll(keepingCapacity: true) }
                state.words[key] = word
            }
            state.idleBuffers.append(kept)
        }
        return word
    }

    /// Numbers are many and rarely recur in another size: the cache of their own font is sufficient.
    private static func isNumber(_ text: [UInt16]) -> Bool { text.first.map { (0x30...0x39).contains($0) } ?? false }

    /// The width in em without corrections.
    static func naturalWidth(_ text: String, font: FontInstance) -> Double {
        let key = Key(font: font.handle, features: [], script: HB_SCRIPT_LATIN.rawValue, isRightToLeft: false,
                      text: Array(text.utf16))
        return Double(word(key, font: font).glyphs.reduce(0) { $0 + $1.advance }) / font.unitsPerEm
    }

    private static let english = HarfBuzzObject(pointer: hb_language_from_string("en", -1))

    /// The features by the raw value of the set.
    private static let features = (0..<8).map { makeFeatures(WordFeatures(rawValue: $0)) }

    private static func makeFeatures(_ features: WordFeatures) -> [hb_feature_t] {
        var list: [hb_feature_t] = []
        if features.contains(.noAlternates) { list.append(feature("calt", 0)) }
        if features.contains(.noLigatures) { list += [feature("liga", 0), feature("clig", 0)] }
        if features.contains(.tabularDigits) { list.append(feature("tnum", 1)) }
        return list
    }

    private static func feature(_ tag: String, _ value: UInt32) -> hb_feature_t {
        hb_feature_t(tag: Tag.value(tag), value: value, start: 0, end: UInt32.max)
    }
}

extension UnicodeScalarInfo {
    /// The ISO 15924 script, by HarfBuzz's number.
    static func script(_ scalar: UInt32) -> UInt32 {
        hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
    }
    static func isSharedScript(_ script: UInt32) -> Bool {
        script == HB_SCRIPT_COMMON.rawValue || script == HB_SCRIPT_INHERITED.rawValue
            || script == HB_SCRIPT_UNKNOWN.rawValue
    }
    static let latin = HB_SCRIPT_LATIN.rawValue
    static let han = HB_SCRIPT_HAN.rawValue
    static let hiragana = HB_SCRIPT_HIRAGANA.rawValue
    static let katakana = HB_SCRIPT_KATAKANA.rawValue
    static let hangul = HB_SCRIPT_HANGUL.rawValue

    /// The base letter without accents.
    static func base(_ scalar: UInt32) -> UInt32 {
        var current = scalar
        var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
        while current >= 0xC0, hb_unicode_decompose(hb_unicode_funcs_get_default(), current, &first, &second) != 0 {
            current = first
        }
        return current
    }
}

enum UnicodeScalarInfo {}
