import QuadrantDisplayList
import QuadrantThreads

/// Plain text with equal attributes on one line, measured without shaping. In programs with very many texts most are
/// like this, and their shapes are not cached. The width is exactly that of the shaped line.
struct PlainLine {
    let appearance: TextAppearance
    /// The width up to the end of the last word.
    private(set) var width = 0.0
    /// The width of the trailing spaces.
    private(set) var hanging = 0.0
    /// The maximum end of a word.
    private(set) var reach = 0.0

    /// nil if more is needed than adding the advances of words.
    init?(_ spans: [TextSpan], _ style: TextStyle) {
        guard spans.count == 1, !style.isRightToLeft, spans[0].attachment == nil,
              spans[0].appearance.value.font.smallCaps.isEmpty else { return nil }
        appearance = TextAppearance.of(spans[0].appearance, style.profile)
        let setting = Setting(
            appearance: appearance, font: appearance.font.primary, script: UnicodeScalarInfo.latin,
                isRightToLeft: false)
        let measured: Bool? = spans[0].string.utf8.withContiguousStorageIfAvailable {
            LineBoundaries.countOfPlain($0) != nil && add($0, setting)
        }
        guard measured == true else { return nil }
    }

    /// Adds words as `LineBreaker` does, with units that are a word and its trailing spaces.
    private mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ setting: Setting) -> Bool {
        guard !text.isEmpty else { return false }
        var x = 0.0, end = 0.0
        var start = 0
        while start < text.count {
            let isSpace = text[start] == 0x20
            var next = start + 1
            while next < text.count, (text[next] == 0x20) == isSpace { next += 1 }
            setting.add(UnsafeBufferPointer(rebasing: text[start..<next]), to: &x)
            if !isSpace { end = x }
            reach = max(reach, end)
            start = next
        }
        width = max(end, 0)
        hanging = x - max(end, 0)
        return true
    }
}

extension Setting {
    /// Adds the advances of a word, or of a run of spaces, in cluster order.
    fileprivate func add(_ word: UnsafeBufferPointer<UInt8>, to x: inout Double) {
        if word.count > 2, appearance.font.numbers.add(word, self, to: &x) { return }
        for em in set(word.map(UInt16.init)).advances { x += appearance.points(em) }
    }
}

/// The advances of digits, full stops and commas in one font, by the next character. In Inter, as used here, only
/// kerning affects them, and it affects pairs.
final class NumberAdvances: Sendable {
    /// By features: a row for each character, a column for each next character, the last column for none; NaN if not
    /// known yet.
    private let tables = Locked<[UInt8: [Double]]>([:])
    private static let characters = 12

    private static func index(_ character: UInt8) -> Int? {
        switch character {
        case 0x30...0x39: Int(character) - 0x30
        case 0x2C: 10
        case 0x2E: 11
        default: nil
        }
    }

    /// Returns false if the word is no number, or its characters do not have one glyph each.
    func add(_ word: UnsafeBufferPointer<UInt8>, _ setting: Setting, to x: inout Double) -> Bool {
        guard case .system = setting.appearance.font.rule, word.allSatisfy({ Self.index($0) != nil }) else {
            return false
        }
        var sum = x
        let isKnown = tables.withLock { tables in
            let columns = Self.characters + 1
            return Self.each(
                word, &tables[setting.features.rawValue, default: Array(repeating: .nan, count: 12 * columns)],
                columns, setting, &sum)
        }
        if isKnown { x = sum }
        return isKnown
    }

    private static func each(_ word: UnsafeBufferPointer<UInt8>, _ table: inout [Double], _ columns: Int,
                             _ setting: Setting, _ x: inout Double) -> Bool {
        for place in word.indices {
            let next = place + 1 < word.count ? word[place + 1] : nil
            let entry = index(word[place])! * columns + (next.map { index($0)! } ?? characters)
            if table[entry].isNaN {
                let text = [UInt16(word[place])] + (next.map { [UInt16($0)] } ?? [])
                let set = setting.set(text)
                guard set.offsets.count == text.count, set.offsets[0] == 0 else { return false }
                table[entry] = set.advances[0]
            }
            x += setting.appearance.points(table[entry])
        }
        return true
    }
}
