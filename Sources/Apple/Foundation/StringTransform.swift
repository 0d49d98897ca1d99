public import Foundation

/// A change of letters into others, by the name that ICU has for it.
///
/// In Foundation on Linux the name stands for `String`, and there are no constants: the command imports this type by
/// its own name wherever a file says it.
public struct StringTransform: RawRepresentable, Hashable, Sendable {
    /// The name, or rules, of ICU.
    public let rawValue: String
    /// A change by the name, or rules, of ICU.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A change by the name, or rules, of ICU.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Latin letters into katakana.
    public static let latinToKatakana = StringTransform("Latin-Katakana")
    /// Latin letters into hiragana.
    public static let latinToHiragana = StringTransform("Latin-Hiragana")
    /// Latin letters into hangul.
    public static let latinToHangul = StringTransform("Latin-Hangul")
    /// Latin letters into Arabic ones.
    public static let latinToArabic = StringTransform("Latin-Arabic")
    /// Latin letters into Hebrew ones.
    public static let latinToHebrew = StringTransform("Latin-Hebrew")
    /// Latin letters into Thai ones.
    public static let latinToThai = StringTransform("Latin-Thai")
    /// Latin letters into Cyrillic ones.
    public static let latinToCyrillic = StringTransform("Latin-Cyrillic")
    /// Latin letters into Greek ones.
    public static let latinToGreek = StringTransform("Latin-Greek")
    /// Any letters into Latin ones.
    public static let toLatin = StringTransform("Any-Latin")
    /// Chinese characters into the Latin letters of their Mandarin sounds.
    public static let mandarinToLatin = StringTransform("Han-Latin")
    /// Hiragana into katakana.
    public static let hiraganaToKatakana = StringTransform("Hiragana-Katakana")
    /// Characters of full width into those of half width.
    public static let fullwidthToHalfwidth = StringTransform("Fullwidth-Halfwidth")
    /// Characters into their numbers, as XML writes them.
    public static let toXMLHex = StringTransform("Any-Hex/XML")
    /// Characters into their names.
    public static let toUnicodeName = StringTransform("Any-Name")
    /// Removes marks that combine with a letter.
    public static let stripCombiningMarks = StringTransform("NFD; [:nonspacing mark:]Remove; NFC")
    /// Removes accents and the like from letters.
    public static let stripDiacritics = StringTransform("NFD; [:Diacritic:]Remove; NFC")
}

extension StringProtocol {
    /// The text with its letters changed, or changed back; nil where ICU does not know the change.
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        let text = NSMutableString(string: String(self))
        return text.applyTransform(transform, reverse: reverse, range: NSRange(location: 0, length: text.length),
                                   updatedRange: nil) ? text as String : nil
    }
}

extension StringTransform {
    /// Without the marks of letters. Foundation removes the letters along with them.
    fileprivate func withoutMarks(_ text: String) -> String? {
        guard self == .stripCombiningMarks || self == .stripDiacritics else { return nil }
        var scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
        scalars.removeAll { $0.properties.generalCategory == .nonspacingMark }
        return String(scalars).precomposedStringWithCanonicalMapping
    }
}

extension NSMutableString {
    /// Changes the letters of a part, or changes them back; false where ICU does not know the change.
    @discardableResult
    public func applyTransform(_ transform: StringTransform, reverse: Bool, range: NSRange,
                               updatedRange resultingRange: UnsafeMutablePointer<NSRange>?) -> Bool {
        if !reverse, let text = transform.withoutMarks(substring(with: range)) {
            replaceCharacters(in: range, with: text)
            resultingRange?.pointee = NSRange(location: range.location, length: (text as NSString).length)
            return true
        }
        return applyTransform(transform.rawValue, reverse: reverse, range: range, updatedRange: resultingRange)
    }
}
