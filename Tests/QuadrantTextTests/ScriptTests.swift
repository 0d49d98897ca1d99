import Foundation
import QuadrantDisplayList
@testable import QuadrantText
import Testing

@Suite("Directions, scripts and emoji")
struct ScriptTests {
    private func item(_ string: String, isRightToLeft: Bool = false) -> TextItem {
        let text = Sample.text(string) { $0.isRightToLeft = isRightToLeft }
        return text.item(in: text.measure(width: nil, height: nil).size)
    }

    /// Glyphs are in visual order: x never decreases.
    @Test(arguments: ["abc שלום def", "שלום abc 123", "مرحبا بالعالم", "a ב c ד e"])
    func glyphsAreInVisualOrder(string: String) {
        let xs = item(string).runs.flatMap { $0.glyphs.map(\.position.x) }
        #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 <= $1 + 2 })
    }

    /// Hebrew words in an English sentence are laid out from right to left.
    @Test func hebrewInEnglish() {
        let runs = item("ab שלום cd").runs
        #expect(runs.map(\.isRightToLeft) == [false, true, false])
        #expect(runs[1].text == "שלום")
        // The first letter is the rightmost glyph: its cluster, offset 0, is last.
        #expect(runs[1].glyphs.last?.cluster == 0)
        #expect(runs[1].glyphs.map(\.cluster) == runs[1].glyphs.map(\.cluster).sorted(by: >))
    }

    /// The base direction of a text that starts in Hebrew is right to left.
    @Test func baseDirectionFromTheFirstLetter() {
        let runs = item("שלום ab").runs
        #expect(runs.first?.text == "ab")
        #expect(runs.last?.isRightToLeft == true)
    }

    /// Arabic letters are joined within a word.
    @Test func arabicIsShaped() {
        let joined = item("بببب").runs.flatMap { $0.glyphs.map(\.id) }
        #expect(Set(joined).count >= 3)     // first, middle and last form
    }

    /// A grapheme cluster is one glyph: families, flags, skin tones and keycaps are not split.
    @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️"])
    func emojiClusters(emoji: String) {
        let runs = item(emoji).runs
        #expect(runs.count == 1)
        #expect(runs.first?.isColor == true)
        #expect(runs.first?.glyphs.count == 1)
    }

    @Test func emojiHavePictures() throws {
        let run = try #require(item("😀").runs.first)
        let bitmap = try #require(Fonts.bitmap(run.font, glyph: run.glyphs[0].id))
        #expect(bitmap.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(bitmap.box.width > 0.9 && bitmap.box.width < 1.5 && bitmap.box.minY < 0)
    }

    /// Characters that the system font lacks are drawn with fallback fonts; the line height does not change.
    @Test(arguments: ["漢字", "한국어", "עברית", "عربي", "ไทย", "😀"])
    func missingCharactersUseFallbackFonts(string: String) {
        let runs = item("a" + string).runs
        #expect(Set(runs.map(\.font)).count >= 2 || runs.count >= 1)
        #expect(Sample.text("a" + string).height() == 20.5)
    }

    /// Clusters are offsets into UTF-8 text.
    @Test func clustersAreUTF8() {
        #expect(item("aéb").runs.first?.glyphs.map(\.cluster) == [0, 1, 3])
    }

    /// The whole text is stored for outputs with selectable text.
    @Test func theWholeTextIsStoredForSelection() { #expect(item("one\ntwo").string == "one\ntwo") }

    /// A script has fonts of its own: by its name in Unicode, in the design and the weight (#33.21).
    @Test(arguments: [("अ", "SansDevanagari"), ("ก", "SansThai"), ("அ", "SansTamil"), ("অ", "SansBengali"),
                      ("ߊ", "SansNKo"), ("ᱚ", "SansOlChiki"), ("ᐁ", "SansCanadianAboriginal"), ("𝄞", "SansSymbols2")])
    func scriptsHaveFonts(letter: String, name: String) throws {
        let scalar = try #require(letter.unicodeScalars.first).value
        let folder = "/usr/share/fonts/truetype/noto/Noto"
        #expect(ScriptFonts.files(for: scalar, isSerif: false, isBold: false).first == "\(folder)\(name)-Regular.ttf")
        let bold = ScriptFonts.files(for: scalar, isSerif: true, isBold: true)
        let serif = name.replacingOccurrences(of: "Sans", with: "Serif")
        #expect(bold.prefix(2) == ["\(folder)\(serif)-Bold.ttf", "\(folder)\(serif)-Regular.ttf"])
    }

    /// Where the package is installed its letters are drawn, and a cluster of several characters is shaped.
    @Test(.enabled(if: Fonts.missingScripts(in: "अกஅঅ").isEmpty, "fonts-noto-core is not installed"))
    func scriptsAreDrawn() {
        for word in ["नमस्ते", "สวัสดี", "வணக்கம்", "স্বাগতম", "ગુજરાતી", "తెలుగు", "ខ្មែរ", "አማርኛ"] {
            let runs = item(word).runs
            #expect(runs.count == 1 && !runs[0].glyphs.contains { $0.id == 0 }, "\(word)")
        }
        #expect(item("क्ष").runs.first?.glyphs.count == 1)
    }

    /// A character that no font has is an empty box, as wide whatever the text's font: Inter's sign is five bars.
    @Test func charactersWithoutAFontAreBoxes() {
        let inter = item("a").runs[0].font
        let box = item("\u{10FFFD}").runs
        #expect(box.count == 1 && box[0].glyphs.map(\.id) == [0])
        #expect(box.first?.font != inter)
    }

    /// A script without a font is named with the package that has one; a character without a script counts as a sign.
    @Test func missingScriptsAreNamed() {
        #expect(Fonts.missingScripts(in: "Hello, שלום — 漢字 😀").isEmpty)
        #expect(Fonts.missingScripts(in: "\u{F8FF} \u{10FFFF}").isEmpty, "of no script")
        // Vithkuqi is of Unicode 14, younger than the packages.
        #expect(Fonts.missingScripts(in: "𐕰𐕱")
            == [Fonts.MissingScript(name: "Vithkuqi", package: nil)])
        let devanagari = Fonts.missingScripts(in: "नमस्ते।")
        #expect(devanagari.isEmpty || devanagari.contains(
            Fonts.MissingScript(name: "Devanagari", package: "fonts-noto-core")), "\(devanagari)")
    }
}
