public import Foundation

extension String {
    /// A key with values in it; also what it says where no table holds the key.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
        package let content: LocalizedStringKey

        public init(_ value: String) { content = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            content = LocalizedStringKey(stringInterpolation: stringInterpolation.inner)
        }

        public struct StringInterpolation: StringInterpolationProtocol, @unchecked Sendable {
            fileprivate var inner: LocalizedStringKey.StringInterpolation

            public init(literalCapacity: Int, interpolationCount: Int) {
                inner = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
            }
            public mutating func appendLiteral(_ literal: String) { inner.appendLiteral(literal) }
            public mutating func appendInterpolation(_ string: String) { inner.appendInterpolation(string) }
            public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
                inner.appendInterpolation(string)
            }
            public mutating func appendInterpolation(_ string: AttributedString) {
                inner.appendInterpolation(String(string.characters))
            }
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                inner.appendInterpolation(resource)
            }
            public mutating func appendInterpolation<Subject: ReferenceConvertible>(
                _ subject: Subject, formatter: Formatter? = nil
            ) { inner.appendInterpolation(subject, formatter: formatter) }
            public mutating func appendInterpolation<Subject: NSObject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) { inner.appendInterpolation(subject, formatter: formatter) }
            public mutating func appendInterpolation<Subject: _FormatterSubject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) { inner.appendInterpolation(subject, formatter: formatter) }
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                inner.appendInterpolation(value, format: format)
            }
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                inner.appendInterpolation(value)
            }
            /// `specifier` as of printf: "%.2f".
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                inner.appendInterpolation(value, specifier: specifier)
            }
        }
    }

    /// What the table of `bundle` says for a key, or the key itself, with its values formatted for `locale`.
    ///
    /// The table is "Localizable" unless it is named, the bundle that of the program.
    public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                locale: Locale = .current, comment: StaticString? = nil) {
        let key = keyAndValue.content
        self = (key.translated(table: table, bundle: bundle ?? .main) ?? key).string(in: locale)
    }

    /// The same, for a key that says nothing itself: `defaultValue` is used where no table holds it.
    public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
                bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) {
        let resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale)
        self = resource.content(in: bundle ?? .main).string(in: locale)
    }

    /// What a resource says, formatted for its locale.
    public init(localized resource: LocalizedStringResource) {
        self = resource.content(in: resource.foundBundle).string(in: resource.locale)
    }
}
