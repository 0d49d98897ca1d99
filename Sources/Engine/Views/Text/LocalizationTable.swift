import Foundation
import QuadrantCore

// Tables contain text by key. A key contains each value as a printf specifier, `%@ has %lld`; a translated text may
// contain the values in another order, `%2$lld: %1$@`.

extension LocalizedStringKey {
    /// The key in tables.
    var tableKey: String {
        let hasValues = parts.contains { if case .literal = $0 { false } else { true } }
        return parts.map { part in
            switch part {
            case .literal(let text): hasValues ? text.replacingOccurrences(of: "%", with: "%%") : text
            case .value(let value): value.specifier
            case .text: "%@"
            }
        }.joined()
    }

    /// The text of the table for this key, or for `name`, with the same values; nil if there is none.
    func translated(_ name: String? = nil, table: String?, bundle: Bundle) -> LocalizedStringKey? {
        let values = parts.filter { if case .literal = $0 { false } else { true } }
        var found = Self.text(name ?? tableKey, table, bundle, values)
        if found == nil, name == nil, values.isEmpty { return nil }
        // The key may contain a number as any integer type.
        if found == nil, name == nil { found = Self.text(tableKey.spelledLong, table, bundle, values) }
        guard let found else { return nil }
        var made = LocalizedStringKey("")
        made.parts = values.isEmpty ? [.literal(found)] : Self.parts(of: found, values)
        return made
    }

    private static func text(_ key: String, _ table: String?, _ bundle: Bundle, _ values: [Part]) -> String? {
        let numbers = values.enumerated().compactMap { index, part -> (Int, Double)? in
            guard case .value(let value) = part, value.specifier != "%@" else { return nil }
            return Double(value.plainText).map { (index, $0) }
        }
        if !numbers.isEmpty, let found = _ProgramBundle.plural(
            key, table: table, bundle: bundle, numbers: Dictionary(numbers) { first, _ in first }) { return found }
        let absent = "\u{FFFF}"
        let found = bundle.localizedString(forKey: key, value: absent, table: table)
        return found == absent ? nil : found
    }

    /// Splits a text at its printf specifiers, which are replaced by values: the next one, or the one with the given
    /// index.
    private static func parts(of text: String, _ values: [Part]) -> [Part] {
        let specifier = /%(?:%|(?:(\d+)\$)?[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@diouxXeEfFgGaAcsp])/
        var parts: [Part] = [], literal = "", next = 0, rest = text[...]
        while let match = rest.firstMatch(of: specifier) {
            literal += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            if match.output.0 == "%%" {
                literal += "%"
                continue
            }
            let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next = index + 1
            guard values.indices.contains(index) else { continue }
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
            parts.append(values[index])
        }
        literal += rest
        if !literal.isEmpty { parts.append(.literal(literal)) }
        return parts
    }

    /// The text, formatted for `locale`.
    func string(in locale: Locale) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale
        return parts.map { part in
            switch part {
            case .literal(let text): text
            case .value(let value): value.format(locale)
            case .text(let text): text.localizedText(in: environment) ?? ""
            }
        }.joined()
    }

    /// The same key with values that are formatted for `locale` in every environment.
    func formatted(for locale: Locale) -> LocalizedStringKey {
        var key = self
        key.parts = parts.map { part in
            guard case .value(let value) = part else { return part }
            return .value(Formatted(plainText: value.plainText, specifier: value.specifier) { _ in
                value.format(locale)
            })
        }
        return key
    }
}

extension String {
    /// The key with 64-bit specifiers: `%d` becomes `%lld`.
    fileprivate var spelledLong: String {
        replacing("%d", with: "%lld").replacing("%u", with: "%llu").replacing("%f", with: "%lf")
    }
}
