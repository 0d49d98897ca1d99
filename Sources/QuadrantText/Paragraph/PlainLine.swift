import QuadrantDisplayList
import Synchronization

/// Plain text with equal attributes on one line, measured without shaping. Of very many texts most are that, and none
/// keeps its shape. The line is as wide as its shape, to the last bit.
struct PlainLine {
    let appearance: TextRun
    /// To the end of the last word.
    private(set) var width = 0.0
    /// Of the spaces after it.
    private(set) var hanging = 0.0
    /// Where the word ends that ends furthest on.
    private(set) var reach = 0.0

    /// nil where it takes more than adding up the advances of words.
    init?(_ spans: [TextSpan], _ style: TextStyle) {
        guard spans.count == 1, !style.isRightToLeft, spans[0].attachment == nil,
              let appearance = Self.run(of: spans[0].appearance, style.profile) else { return nil }
        self.appearance = appearance
        let setting = Setting(
            appearance: appearance, font: appearance.font.primary, script: UnicodeScalarInfo.latin,
                isRightToLeft: false)
        let measured: Bool? = spans[0].string.utf8.withContiguousStorageIfAvailable {
            LineBoundaries.breaksAfterSpacesOnly($0) && add($0, setting)
        }
        guard measured == true else { return nil }
    }

    /// As `LineBreaker` fills a line with units that each are a word and the spaces after it.
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

    private struct Known: Sendable {
        let attributes: SharedAttributes
        let profile: TextMetricsProfile
        let run: TextRun
    }
    /// The last attributes that were used: neighbours mostly share theirs.
    private static let known = Mutex<Known?>(nil)

    private static func run(of attributes: SharedAttributes, _ profile: TextMetricsProfile) -> TextRun? {
        if let known = known.withLock({ $0 }), known.attributes === attributes, known.profile == profile {
            return known.run
        }
        let spec = attributes.value.font
        guard spec.smallCaps.isEmpty else { return nil }
        let run = TextRun(range: 0..<0, attributes: attributes, font: ResolvedFont.of(spec, profile), size: spec.size,
                          attachment: nil)
        known.withLock { $0 = Known(attributes: attributes, profile: profile, run: run) }
        return run
    }

    /// Forgets which font was found: a folder was added.
    static func forget() { known.withLock { $0 = nil } }
}

extension Setting {
    /// Adds the advances of a word, or of a row of spaces, in the order its clusters have.
    fileprivate func add(_ word: UnsafeBufferPointer<UInt8>, to x: inout Double) {
        if word.count > 2, appearance.font.numbers.add(word, self, to: &x) { return }
        for em in set(word.map(UInt16.init)).advances { x += points(em) }
    }
}

/// Advances of digits, points and commas by the character after them, of one font. In Inter, as it is set here, nothing
/// but kerning joins them, and kerning is of two.
final class NumberAdvances: Sendable {
    /// By features: a row for each character, a column for each that follows, the last for none; not a number where it
    /// is not known yet.
    private let tables = Mutex<[UInt8: [Double]]>([:])
    private static let characters = 12

    private static func index(_ character: UInt8) -> Int? {
        switch character {
        case 0x30...0x39: Int(character) - 0x30
        case 0x2C: 10
        case 0x2E: 11
        default: nil
        }
    }

    /// False where the word is no number, or where its characters do not stand for themselves.
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
            x += setting.points(table[entry])
        }
        return true
    }
}
