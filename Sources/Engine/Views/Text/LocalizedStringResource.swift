public import Foundation
import QuadrantCore

/// A key of a table with values, and the table; it is looked up when it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The bundle with the table.
    public enum BundleDescription: Sendable {
        /// The bundle of the program.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle in a folder, or that of the program if there is none.
        case atURL(URL)
    }

    /// The key in the table, with values as printf specifiers.
    public let key: String
    /// The text if no table contains the key, and the values.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; nil is "Localizable".
    public let table: String?
    /// The bundle with the table; by default that of the program.
    public let bundle: BundleDescription
    /// The locale for which values are formatted; by default that of the process.
    public var locale: Locale {
        get { ownLocale ?? .current }
        set { ownLocale = newValue }
    }
    /// Nil uses the locale of the view that shows it.
    private var ownLocale: Locale?

    private init(key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale,
                 _ bundle: BundleDescription) {
        self.key = key
        defaultValue = value
        self.table = table
        self.bundle = bundle
        ownLocale = locale == .current ? nil : locale
    }

    /// The value is both the key and the text if no table contains it. A nil `table` is "Localizable"; the comment is
    /// for translators only.
    public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
                bundle: BundleDescription = .main, comment: StaticString? = nil) {
        self.init(key: keyAndValue.content.tableKey, keyAndValue, table, locale, bundle)
    }

    /// A key with the text if no table contains it.
    public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
                locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil) {
        self.init(key: "\(key)", defaultValue, table, locale, bundle)
    }

    /// The literal is the key, in the table "Localizable" of the program.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// The parts make the key, in the table "Localizable" of the program.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var foundBundle: Bundle {
        switch bundle {
        case .main: .main
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url) ?? .main
        }
    }

    /// The text from the table of `bundle`, or the default.
    func content(in bundle: Bundle) -> LocalizedStringKey {
        guard let ownLocale else { return defaultValue.content.found(key, table: table, bundle: bundle) }
        let bundle = _ProgramBundle.bundle(bundle, for: ownLocale) ?? bundle
        let found = defaultValue.content.translated(key, table: table, bundle: bundle) ?? defaultValue.content
        return found.formatted(for: ownLocale)
    }

    /// Compares key, default, table, locale and the path of the bundle.
    public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
        a.key == b.key && a.defaultValue == b.defaultValue && a.table == b.table && a.ownLocale == b.ownLocale
            && a.foundBundle.bundlePath == b.foundBundle.bundlePath
    }
}

/// A value with a localized name, which is looked up when it is shown.
public protocol CustomLocalizedStringResourceConvertible {
    /// The localized name of this value.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

extension Text {
    /// The text of a resource, looked up when the text is created and formatted when it is shown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(resource.content(in: resource.foundBundle)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds the text of a resource, looked up in its own table; `%@` in the key.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        parts.append(.text(Text(resource)))
    }
}
