public import Foundation

extension String {
    /// A key of a table with values; also the text if no table contains the key.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        package let content: LocalizedStringKey

        /// A key that is known at run time, without values.
        public init(_ value: String) { content = LocalizedStringKey(value) }
        /// The literal is the key, and the text if no table contains it.
        public init(stringLiteral value: String) { self.init(value) }
        /// The literal parts and the format specifiers of the values make the key: `"\(count) items"` is `%lld
        /// items`.
        public init(stringInterpolation: StringInterpolation) {
            content = LocalizedStringKey(stringInterpolation: stringInterpolation.inner)
        }

        /// Collects the literal parts and values of a key.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var inner: LocalizedStringKey.StringInterpolation

            /// Both numbers are ignored.
            public init(literalCapacity: Int, interpolationCount: Int) {
                inner = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }
            /// Adds text; an empty one is ignored.
            public mutating func appendLiteral(_ literal: String) { inner.appendLiteral(literal) }
            /// Adds a string that is not localized; `%@` in the key.
            public mutating func appendInterpolation(_ string: String) { inner.appendInterpolation(string) }
            /// Adds a string or substring that is not localized; `%@` in the key.
            public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
                inner.appendInterpolation(string)
            }
            /// Adds the characters of an attributed string, without its attributes.
            public mutating func appendInterpolation(_ string: AttributedString) {
                inner.appendInterpolation(String(string.characters))
            }
            /// Adds the text of a resource; `%@` in the key.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                inner.appendInterpolation(resource)
            }
            /// Adds the text of `formatter` for a value, its description without one; `%@` in the key.
            public mutating func appendInterpolation<Subject: ReferenceConvertible>(
                _ subject: Subject, formatter: Formatter? = nil
            ) { inner.appendInterpolation(subject, formatter: formatter) }
            /// Adds the text of `formatter` for an object, its description without one; `%@` in the key.
            public mutating func appendInterpolation<Subject: NSObject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) { inner.appendInterpolation(subject, formatter: formatter) }
            /// Adds the text of `formatter` for a value, its description without one; `%@` in the key.
            public mutating func appendInterpolation<Subject: _FormatterSubject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) { inner.appendInterpolation(subject, formatter: formatter) }
            /// Adds a value in a format, which has the locale of the string; `%@` in the key.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                inner.appendInterpolation(value, format: format)
            }
            /// Adds a number, integers with grouping and others with six decimals; its printf specifier is in the key.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                inner.appendInterpolation(value)
            }
            /// Adds a number in a format of printf, such as "%.2f"; the format is in the key.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                inner.appendInterpolation(value, specifier: specifier)
            }
        }
    }

    /// The text of a table for a key, or the key itself, with its values formatted for `locale`.
    ///
    /// A nil `table` is "Localizable", a nil `bundle` that of the program; `comment` is for translators only.
    public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                locale: Locale = .current, comment: StaticString? = nil) {
        let key = keyAndValue.content
        self = (key.translated(table: table, bundle: bundle ?? .main) ?? key).string(in: locale)
    }

    /// The text of a table for `key`, or `defaultValue`, with its values formatted for `locale`.
    public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
                bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) {
        let resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale)
        self = resource.content(in: bundle ?? .main).string(in: locale)
    }

    /// The text of a resource, formatted for its locale.
    public init(localized resource: LocalizedStringResource) {
        self = resource.content(in: resource.foundBundle).string(in: resource.locale)
    }
}

extension AttributedString {
    /// The text of a table for a key, or the key itself, with its values formatted for `locale`, its Markdown as
    /// attributes, and `^[3 apple](inflect: true)` as "3 apples".
    ///
    /// A nil `table` is "Localizable", a nil `bundle` that of the program; `comment` is for translators only.
    public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                locale: Locale = .current, comment: StaticString? = nil) {
        let key = keyAndValue.content
        self.init((key.translated(table: table, bundle: bundle ?? .main) ?? key), locale)
    }

    /// The text of a table for `key`, or `defaultValue`, with Markdown and inflection as attributes and words.
    public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
                bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) {
        let resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale)
        self.init(resource.content(in: bundle ?? .main), locale)
    }

    /// The text of a resource with Markdown and inflection as attributes and words, formatted for its locale.
    public init(localized resource: LocalizedStringResource) {
        self.init(resource.content(in: resource.foundBundle), resource.locale)
    }
}
