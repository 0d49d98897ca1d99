@_exported public import Foundation

/// Parts of a text.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// A language.
public struct NLLanguage: Hashable, RawRepresentable, Sendable {
    /// Its code.
    public let rawValue: String
    /// A language by its code.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A language by its code.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Not known.
    public static let undetermined = NLLanguage("und")
    /// English.
    public static let english = NLLanguage("en")
    /// German.
    public static let german = NLLanguage("de")
    /// French.
    public static let french = NLLanguage("fr")
    /// Spanish.
    public static let spanish = NLLanguage("es")
    /// Italian.
    public static let italian = NLLanguage("it")
    /// Portuguese.
    public static let portuguese = NLLanguage("pt")
    /// Japanese.
    public static let japanese = NLLanguage("ja")
    /// Chinese.
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    /// Korean.
    public static let korean = NLLanguage("ko")
    /// Russian.
    public static let russian = NLLanguage("ru")
    /// More languages, by their codes.
    public static let arabic = NLLanguage("ar"), bengali = NLLanguage("bn"), bulgarian = NLLanguage("bg"),
        catalan = NLLanguage("ca"), croatian = NLLanguage("hr"), czech = NLLanguage("cs"), danish = NLLanguage("da"),
        dutch = NLLanguage("nl"), finnish = NLLanguage("fi"), greek = NLLanguage("el"), hebrew = NLLanguage("he"),
        hindi = NLLanguage("hi"), hungarian = NLLanguage("hu"), indonesian = NLLanguage("id"),
        malay = NLLanguage("ms"), norwegian = NLLanguage("nb"), persian = NLLanguage("fa"), polish = NLLanguage("pl"),
        romanian = NLLanguage("ro"), slovak = NLLanguage("sk"), swedish = NLLanguage("sv"), tamil = NLLanguage("ta"),
        thai = NLLanguage("th"), traditionalChinese = NLLanguage("zh-Hant"), turkish = NLLanguage("tr"),
        ukrainian = NLLanguage("uk"), urdu = NLLanguage("ur"), vietnamese = NLLanguage("vi")
}

/// Divides a text: words at what is no letter and no digit, sentences at their ends, paragraphs at line breaks.
/// Languages
/// without spaces are not divided into words.
public final class NLTokenizer: NSObject {
    /// What marks a part.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It has digits.
        public static let numeric = Attributes(rawValue: 1)
        /// It is a symbol.
        public static let symbolic = Attributes(rawValue: 2)
        /// It is an emoji.
        public static let emoji = Attributes(rawValue: 4)
    }
    /// Which parts.
    public let unit: NLTokenUnit
    /// The text.
    public var string: String?
    /// Divides a text into such parts.
    public init(unit: NLTokenUnit) { self.unit = unit }
    /// Sets the language. Nothing to do: texts of all languages are divided in one way.
    public func setLanguage(_ language: NLLanguage) {}
    /// The parts of a range.
    public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        string.map { Parts.of($0, range, unit) } ?? []
    }
    /// Calls a function for each part of a range until it returns false.
    public func enumerateTokens(in range: Range<String.Index>,
                                using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for part in Parts.of(string, range, unit) {
            if !block(part, string[part].contains(where: \.isNumber) ? .numeric : []) { return }
        }
    }
    /// The part at a position.
    public func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return Parts.of(string, string.startIndex..<string.endIndex, unit).first { $0.contains(index) } ?? index..<index
    }
}

enum Parts {
    static func of(_ text: String, _ range: Range<String.Index>, _ unit: NLTokenUnit) -> [Range<String.Index>] {
        var parts: [Range<String.Index>] = [], start = range.lowerBound, index = start
        func close(_ end: String.Index) {
            if start < end, text[start..<end].contains(where: { !$0.isWhitespace }) { parts.append(start..<end) }
        }
        while index < range.upperBound {
            let character = text[index], next = text.index(after: index)
            let isEnd: Bool = switch unit {
            case .word: !(character.isLetter || character.isNumber || isInner(text, index, range))
            case .sentence: character.isNewline || ".!?…。！？".contains(character)
                && (next == range.upperBound || text[next].isWhitespace || "。！？".contains(character))
            case .paragraph: character.isNewline
            case .document: false
            }
            if isEnd {
                close(unit == .word ? index : next)
                start = next
                while unit == .sentence, start < range.upperBound, text[start].isWhitespace {
                    start = text.index(after: start)
                }
                index = max(next, start)
            } else {
                index = next
            }
        }
        close(range.upperBound)
        return parts
    }
    /// An apostrophe between letters.
    private static func isInner(_ text: String, _ index: String.Index, _ range: Range<String.Index>) -> Bool {
        let next = text.index(after: index)
        guard text[index] == "'" || text[index] == "’", index > range.lowerBound, next < range.upperBound else {
            return false
        }
        return text[text.index(before: index)].isLetter && text[next].isLetter
    }
}

/// Finds out the language of a text: not here.
public final class NLLanguageRecognizer: NSObject {
    public override init() { super.init() }
    /// Nil: no model is here.
    public var dominantLanguage: NLLanguage? { nil }
    /// Nil: no model is here.
    public class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    /// None: no model is here.
    public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
    /// The languages that are possible. Nothing to do: no model is here.
    public var languageConstraints: [NLLanguage] = []
    /// How likely languages are. Nothing to do: no model is here.
    public var languageHints: [NLLanguage: Double] = [:]
    /// Takes a text. Nothing to do: no model is here.
    public func processString(_ string: String) {}
    /// Forgets its texts. Nothing to do: no model is here.
    public func reset() {}
}

/// What is said of a part of a text.
public struct NLTag: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A tag by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tag by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A noun.
    public static let noun = NLTag("Noun")
    /// A verb.
    public static let verb = NLTag("Verb")
    /// An adjective.
    public static let adjective = NLTag("Adjective")
    /// Other kinds of words.
    public static let adverb = NLTag("Adverb"), pronoun = NLTag("Pronoun"), determiner = NLTag("Determiner"),
        particle = NLTag("Particle"), preposition = NLTag("Preposition"), number = NLTag("Number"),
        conjunction = NLTag("Conjunction"), interjection = NLTag("Interjection"), classifier = NLTag("Classifier"),
        idiom = NLTag("Idiom"), otherWord = NLTag("OtherWord")
    /// What is a word and what is not.
    public static let word = NLTag("Word"), punctuation = NLTag("Punctuation"), whitespace = NLTag("Whitespace"),
        other = NLTag("Other")
    /// Punctuation.
    public static let sentenceTerminator = NLTag("SentenceTerminator"), openQuote = NLTag("OpenQuote"),
        closeQuote = NLTag("CloseQuote"), openParenthesis = NLTag("OpenParenthesis"),
        closeParenthesis = NLTag("CloseParenthesis"), wordJoiner = NLTag("WordJoiner"), dash = NLTag("Dash"),
        otherPunctuation = NLTag("OtherPunctuation"), paragraphBreak = NLTag("ParagraphBreak"),
        otherWhitespace = NLTag("OtherWhitespace")
    /// A name of a person.
    public static let personalName = NLTag("PersonalName")
    /// A name of a place.
    public static let placeName = NLTag("PlaceName")
    /// A name of an organisation.
    public static let organizationName = NLTag("OrganizationName")
}
/// Kinds of tags.
public struct NLTagScheme: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Words and others.
    public static let tokenType = NLTagScheme(rawValue: "TokenType")
    /// Kinds of words.
    public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
    /// Names.
    public static let nameType = NLTagScheme(rawValue: "NameType")
    /// Names and kinds of words.
    public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
    /// Basic forms.
    public static let lemma = NLTagScheme(rawValue: "Lemma")
    /// Languages.
    public static let language = NLTagScheme(rawValue: "Language")
    /// Letters.
    public static let script = NLTagScheme(rawValue: "Script")
    /// How friendly a text is.
    public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}
/// Tags parts of a text: no model is here, so that no part has a tag.
public final class NLTagger: NSObject {
    /// Which parts are left out.
    public struct Options: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Words.
        public static let omitWords = Options(rawValue: 1)
        /// Punctuation.
        public static let omitPunctuation = Options(rawValue: 2)
        /// Spaces.
        public static let omitWhitespace = Options(rawValue: 4)
        /// Others.
        public static let omitOther = Options(rawValue: 8)
        /// Names of several words are one part.
        public static let joinNames = Options(rawValue: 16)
        /// Words that were joined are one part.
        public static let joinContractions = Options(rawValue: 32)
    }
    /// The kinds of tags.
    public let tagSchemes: [NLTagScheme]
    /// The text.
    public var string: String?
    /// Tags of these kinds.
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
    /// Nil: no model is here.
    public var dominantLanguage: NLLanguage? { nil }
    /// Nil, and the part.
    public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        guard let string else { return (nil, index..<index) }
        let parts = Parts.of(string, string.startIndex..<string.endIndex, unit)
        return (nil, parts.first { $0.contains(index) } ?? index..<index)
    }
    /// The parts of a range, without tags.
    public func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [])
        -> [(NLTag?, Range<String.Index>)] { string.map { Parts.of($0, range, unit).map { (nil, $0) } } ?? [] }
    /// The part at a position.
    public func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        tag(at: index, unit: unit, scheme: .tokenType).1
    }
    /// Sets the language of a range. Nothing to do: no model is here.
    public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    /// Calls a function for each part, without tags, until it returns false.
    public func enumerateTags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme,
                              options: Options = [], using block: (NLTag?, Range<String.Index>) -> Bool) {
        guard let string else { return }
        for part in Parts.of(string, range, unit) where !block(nil, part) { return }
    }
}
