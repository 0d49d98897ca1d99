public import Foundation

extension PersonNameComponents {
    /// Formats names of people in the order of a language: the family name comes first in Chinese, Japanese, Korean,
    /// Vietnamese and Hungarian.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a name is shown.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, else the given name.
            case short
            /// Given name and family name.
            case medium
            /// All parts.
            case long
            /// The initials.
            case abbreviated
        }
        /// How much of a name is shown.
        public var style: Style
        /// The language, which decides the order.
        public var locale: Locale
        /// A style in a language.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }
        /// The same style in another language.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        /// The text for a name; empty without any part.
        public func format(_ value: PersonNameComponents) -> String {
            func joined(_ parts: [String?], _ separator: String = " ") -> String {
                parts.compactMap { $0?.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
                    .joined(separator: separator)
            }
            let script = joined([value.givenName, value.familyName]).unicodeScalars.first.map(Self.isIdeograph) ?? false
            let language = locale.language.languageCode?.identifier ?? ""
            let isFamilyFirst = script || ["zh", "ja", "ko", "vi", "hu"].contains(language)
            let space = script ? "" : " "
            func ordered(_ given: String, _ family: String?) -> String {
                isFamilyFirst ? joined([family, given], space) : joined([given, family], space)
            }
            switch style {
            case .short:
                return joined([value.nickname]).isEmpty ? joined([value.givenName ?? value.familyName])
                    : joined([value.nickname])
            case .medium: return ordered(joined([value.givenName]), value.familyName)
            case .long:
                let name = ordered(joined([value.givenName, value.middleName]), value.familyName)
                return joined([value.namePrefix, name, value.nameSuffix])
            case .abbreviated:
                let initials = [value.givenName, value.familyName].map { $0?.first.map { String($0).uppercased() } }
                return script ? joined([value.familyName ?? value.givenName])
                    : joined(isFamilyFirst ? initials.reversed() : initials, "")
            }
        }

        private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
                || (0xAC00...0xD7A3).contains(scalar.value)
        }
    }

    /// The parts of a name: the last word is the family name, or the first one before a comma. Fails without a word.
    public init(_ value: String) throws {
        guard let parts = Self.parts(of: value) else {
            throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot parse \(value)."])
        }
        self = parts
    }

    static func parts(of value: String) -> PersonNameComponents? {
        let prefixes: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir"]
        let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
        func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." && $0 != "," } }
        var words = value.split(whereSeparator: \.isWhitespace).map(String.init), name = PersonNameComponents()
        if let first = words.first, prefixes.contains(plain(first)), words.count > 1 {
            name.namePrefix = words.removeFirst()
        }
        if let last = words.last, suffixes.contains(plain(last)), words.count > 1 {
            name.nameSuffix = words.removeLast()
        }
        guard !words.isEmpty else { return nil }
        if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma < words.count - 1 {
            name.familyName = words[...comma].joined(separator: " ").trimmingCharacters(
                in: CharacterSet(charactersIn: ","))
            words.removeSubrange(...comma)
        } else if words.count > 1 {
            name.familyName = words.removeLast()
        }
        name.givenName = words.removeFirst().trimmingCharacters(in: CharacterSet(charactersIn: ","))
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
    }

    /// The given name and the family name in the order of the language.
    public func formatted() -> String { FormatStyle().format(self) }
    /// The text of a style for the name.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Names of people.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

// Foundation on Linux declares this formatter without an implementation.

/// Formats names of people, and reads them.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is shown.
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
    /// Options of formatting.
    public struct Options: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// Unknown bits are kept.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shows how a name is spoken.
        public static let phonetic = Options(rawValue: 2)
    }
    /// How much of a name is shown; given name and family name by default.
    open var style = Style.default
    /// Whether the phonetic parts of a name are shown instead.
    open var isPhonetic = false
    /// The language, which decides the order; nil is the current locale.
    open var locale: Locale! = .autoupdatingCurrent

    /// A formatter in the language of the user.
    public override init() { super.init() }
    /// Decodes no settings from `coder`: they are those of `init()`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text for a name in the language of the user.
    open class func localizedString(from components: PersonNameComponents, style: Style, options: Options = [])
        -> String
    {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = style
        formatter.isPhonetic = options.contains(.phonetic)
        return formatter.string(from: components)
    }
    /// The text for a name.
    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let shown: PersonNameComponents.FormatStyle.Style = switch style {
        case .default, .medium: .medium
        case .short: .short
        case .long: .long
        case .abbreviated: .abbreviated
        }
        return PersonNameComponents.FormatStyle(style: shown, locale: locale ?? .current).format(name)
    }
    /// The parts of a name; nil without a word.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        PersonNameComponents.parts(of: string)
    }
    /// The text for a name; nil for any other object.
    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
