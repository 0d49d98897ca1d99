import Foundation

/// The key of a text, and the table that it was looked up in: a view whose locale has another language than the program
/// shows the text of that language.
final class LocalizationOrigin: Equatable {
    let key: LocalizedStringKey
    /// The key in the table; nil for that of `key`.
    let name: String?
    let table: String?
    let bundle: Bundle

    init(_ key: LocalizedStringKey, _ name: String?, _ table: String?, _ bundle: Bundle) {
        (self.key, self.name, self.table, self.bundle) = (key, name, table, bundle)
    }

    static func == (a: LocalizationOrigin, b: LocalizationOrigin) -> Bool {
        a === b || a.name == b.name && a.table == b.table && a.key == b.key
            && a.bundle.bundlePath == b.bundle.bundlePath
    }
}

extension LocalizedStringKey {
    /// The text in the language of the program, or the key; where the bundle has several languages, with its origin.
    func found(_ name: String? = nil, table: String?, bundle: Bundle) -> LocalizedStringKey {
        var found = translated(name, table: table, bundle: bundle) ?? self
        if let origin {
            found.origin = origin
        } else if _ProgramBundle.hasLanguages(bundle) {
            found.origin = LocalizationOrigin(self, name, table, bundle)
        }
        return found
    }

    /// The text in the language of `locale`, if it is another one than that of the program and the bundle has it.
    func inLanguage(of locale: Locale) -> LocalizedStringKey {
        guard let origin, let bundle = _ProgramBundle.bundle(origin.bundle, for: locale) else { return self }
        return origin.key.translated(origin.name, table: origin.table, bundle: bundle) ?? self
    }
}
