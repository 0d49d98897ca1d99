public import Foundation

extension PersonNameComponents {
    /// Reads the parts of names.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// The strategy, which has no settings.
        public init() {}
        /// The last word is the family name, or the first one before a comma. Throws without a word.
        public func parse(_ value: String) throws -> PersonNameComponents { try PersonNameComponents(value) }
    }

    /// Formats names with the part of the name as an attribute of each of its words.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        let base: FormatStyle

        /// The same style in another language.
        public func locale(_ locale: Locale) -> Self { Self(base: base.locale(locale)) }

        /// The text for a name, whose `personNameComponent` is that of the words, and `delimiter` between them.
        public func format(_ value: PersonNameComponents) -> AttributedString {
            let text = base.format(value)
            var string = AttributedString(text), isTaken: Set<String.Index> = []
            string.personNameComponent = .delimiter
            for (component, word) in parts(of: value) where !word.isEmpty {
                var start = text.startIndex
                while let found = text.range(of: word, range: start..<text.endIndex) {
                    start = found.upperBound
                    guard isTaken.insert(found.lowerBound).inserted else { continue }
                    if let range = Range(found, in: string) { string[range].personNameComponent = component }
                    break
                }
            }
            return string
        }

        private func parts(of name: PersonNameComponents)
            -> [(AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component, String)]
        {
            func shown(_ part: String?) -> String {
                let part = part?.trimmingCharacters(in: .whitespaces) ?? ""
                return base.style == .abbreviated ? part.prefix(1).uppercased() : part
            }
            return [
                (.namePrefix, shown(name.namePrefix)), (.givenName, shown(name.givenName)),
                (.middleName, shown(name.middleName)), (.familyName, shown(name.familyName)),
                (.nameSuffix, shown(name.nameSuffix)), (.nickname, shown(name.nickname)),
            ]
        }
    }

    /// The parts of a name in text, read by a strategy.
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// Reads what the style writes.
    public var parseStrategy: PersonNameComponents.ParseStrategy { PersonNameComponents.ParseStrategy() }
    /// The same style with the part of the name as an attribute of each of its words.
    public var attributed: PersonNameComponents.AttributedStyle { PersonNameComponents.AttributedStyle(base: self) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Names of people.
    public static var name: Self { Self() }
}
