import Foundation
package import QuadrantFiles

/// The strings of one language by key, from `.strings`, `.stringsdict` and `.xcstrings` files.
package struct StringTable {
    package var texts: [String: String] = [:]
    package var plurals: [String: PluralText] = [:]

    package init() {}

    private init(texts: [String: String]) { self.texts = texts }

    package var isEmpty: Bool { texts.isEmpty && plurals.isEmpty }

    /// The texts of each plural category of a variable.
    package func forms(of variable: String, in key: String) -> [String: String]? {
        plurals[key]?.variables[variable]?.forms
    }

    /// Adds the entries of `other` that are missing here.
    package mutating func fill(from other: StringTable) {
        texts.merge(other.texts) { own, _ in own }
        plurals.merge(other.plurals) { own, _ in own }
    }

    /// Reads a `.strings` file; nil if it is invalid.
    package static func strings(_ path: String) -> StringTable? {
        guard let data = FileManager.default.contents(atPath: path),
              let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return StringTable(texts: list.compactMapValues { $0 as? String })
    }

    /// Reads a `.stringsdict` file; nil if it is invalid.
    package static func dictionary(_ path: String) -> StringTable? {
        guard let data = FileManager.default.contents(atPath: path),
              let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        var table = StringTable()
        for case (let key, let entry as [String: Any]) in list {
            guard let text = entry["NSStringLocalizedFormatKey"] as? String else { continue }
            var variables: [String: PluralText.Variable] = [:]
            for case (let name, let value as [String: Any]) in entry {
                let forms = value.compactMapValues { $0 as? String }.filter { !$0.key.hasPrefix("NS") }
                if !forms.isEmpty { variables[name] = .init(argument: nil, forms: forms) }
            }
            table.add(key, text, numbered(text, variables))
        }
        return table
    }

    /// Variables with a position, `%1$#@items@`.
    private static func numbered(_ text: String, _ variables: [String: PluralText.Variable])
        -> [String: PluralText.Variable] {
        var variables = variables
        for match in text.matches(of: /%(\d+)\$#@(\w+)@/) {
            variables[String(match.output.2)]?.argument = Int(match.output.1)
        }
        return variables
    }

    package mutating func add(_ key: String, _ text: String, _ variables: [String: PluralText.Variable]) {
        let plain = text.replacing(/%\d+\$#@/) { _ in "%#@" }
        plurals[key] = .init(text: plain, variables: variables)
        // A lookup without a number uses the category `other`.
        texts[key] = variables.reduce(plain) { text, variable in
            text.replacingOccurrences(of: "%#@\(variable.key)@", with: variable.value.forms["other"] ?? "")
        }.replacingOccurrences(of: "%arg", with: "%lld")
    }

    // MARK: Catalogs

    private struct Catalog: Decodable {
        package final class Unit: Decodable {
            package struct StringUnit: Decodable { var value: String }
            package struct Variations: Decodable {
                package var plural: [String: Unit]?
                package var device: [String: Unit]?
            }
            package struct Substitution: Decodable {
                package var argNum: Int?
                package var formatSpecifier: String?
                package var variations: Variations?
            }
            package var stringUnit: StringUnit?
            package var variations: Variations?
            package var substitutions: [String: Substitution]?
        }
        package struct Entry: Decodable {
            package var localizations: [String: Unit]?
        }
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    /// Reads the tables of an `.xcstrings` file by language; nil if it is invalid.
    package static func catalog(_ path: String) -> (source: String, tables: [String: StringTable])? {
        guard let data = FileManager.default.contents(atPath: path),
              let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return nil }
        var tables = [catalog.sourceLanguage: StringTable()]
        for (key, entry) in catalog.strings {
            for (language, unit) in entry.localizations ?? [:] {
                tables[language, default: StringTable()].add(key, unit)
            }
            if entry.localizations?[catalog.sourceLanguage] == nil { tables[catalog.sourceLanguage]?.texts[key] = key }
        }
        return (catalog.sourceLanguage, tables)
    }

    private mutating func add(_ key: String, _ unit: Catalog.Unit) {
        var variables: [String: PluralText.Variable] = [:]
        for (name, substitution) in unit.substitutions ?? [:] {
            let specifier = "%" + (substitution.argNum.map { "\($0)$" } ?? "") + (substitution.formatSpecifier ?? "lld")
            let forms = Self.forms(substitution.variations).mapValues {
                $0.replacingOccurrences(of: "%arg", with: specifier)
            }
            if !forms.isEmpty { variables[name] = .init(argument: substitution.argNum, forms: forms) }
        }
        if let string = Self.string(unit) {
            if variables.isEmpty { texts[key] = string } else { add(key, string, variables) }
            return
        }
        let forms = Self.forms(unit.variations)
        if !forms.isEmpty { add(key, "%#@value@", ["value": .init(argument: nil, forms: forms)]) }
    }

    /// The text of a string unit, or of its variation for iPhone.
    private static func string(_ unit: Catalog.Unit) -> String? {
        if let string = unit.stringUnit?.value {
            // A value may have a name for its symbol's parameter: `%1$(number)lld`.
            return string.replacing(/%(\d+\$)?\(\w+\)/) { "%" + ($0.output.1 ?? "") }
        }
        let devices = unit.variations?.device
        return (devices?["iphone"] ?? devices?["other"]).flatMap(string)
    }

    /// The texts of each plural category; none where a unit has neither a text nor variations, such as the lists of
    /// phrases for app shortcuts.
    private static func forms(_ variations: Catalog.Unit.Variations?) -> [String: String] {
        guard let variations else { return [:] }
        if let plural = variations.plural { return plural.compactMapValues(string) }
        let devices = variations.device
        return forms((devices?["iphone"] ?? devices?["other"])?.variations)
    }
}

/// Chooses one of a bundle's languages.
package enum BundleLanguage {
    package static func choose(_ locale: String, from languages: [String], development: String) -> String? {
        func plain(_ name: String) -> String { name.lowercased().replacingOccurrences(of: "_", with: "-") }
        let known = Dictionary(languages.map { (plain($0), $0) }) { first, _ in first }
        let wanted = Locale(identifier: locale)
        let language = wanted.language.languageCode?.identifier ?? "en"
        let region = wanted.region?.identifier
        var names = [plain(locale)]
        if let script = wanted.language.script?.identifier ?? Self.script(language, region) {
            if let region { names.append("\(language)-\(script)-\(region)") }
            names.append("\(language)-\(script)")
        }
        if let region { names.append("\(language)-\(region)") }
        names.append(language)
        for name in names { if let found = known[plain(name)] { return found } }
        // Another region of the same language is preferred to another language.
        if let near = languages.sorted().first(where: { plain($0).hasPrefix(language + "-") }), language != "zh" {
            return near
        }
        return known[plain(development)] ?? known["base"] ?? known["en"] ?? languages.sorted().first
    }

    private static func script(_ language: String, _ region: String?) -> String? {
        guard language == "zh" else { return nil }
        return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
    }
}
