import Foundation

/// Generates Swift symbols for the entries of string catalogs that were added by hand, as Xcode 26 does:
/// `Text(.welcomeTitle)`, `Text(.day(number: 3))`. Entries of other tables than `Localizable` are in a namespace.
///
/// An argument has the name that the text gives it (`%(number)lld`), and none otherwise.
struct StringSymbols {
    /// The Swift text that declares the names; empty without entries.
    private(set) var text = ""

    /// Names that the program declares as static properties of `LocalizedStringResource` are not generated. `bundle` is
    /// the expression for the bundle of the catalogs.
    init(catalogs: [String], besides sources: [SourceSet.File], bundle: String) {
        if catalogs.isEmpty { return }
        let own = DeclaredStatics(sources).names(in: ["LocalizedStringResource"])
        for path in catalogs.sorted() {
            let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            guard table != "InfoPlist", let data = FileManager.default.contents(atPath: path),
                  let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { continue }
            var lines = "", known = own
            for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key })
            where entry.extractionState == "manual" {
                let source = entry.localizations?[catalog.sourceLanguage]
                let value = Format(source?.text ?? key, source?.substitutions ?? [:])
                let name = AssetSymbols.identifier(Format.name(key))
                guard !name.isEmpty, known.insert(name).inserted else { continue }
                lines += "    nonisolated static \(value.declaration(name)) LocalizedStringResource {\n"
                    + "        LocalizedStringResource(\(AssetSymbols.literal(key)), defaultValue: \(value.literal), "
                    + "table: \(AssetSymbols.literal(table)), bundle: \(bundle))\n    }\n"
            }
            if lines.isEmpty { continue }
            let body = table == "Localizable" ? lines
                : "    enum \(AssetSymbols.quoted(Self.space(table))) {\n\(lines)    }\n"
            text += "extension LocalizedStringResource {\n\(body)}\n"
        }
    }

    private static func space(_ table: String) -> String {
        let name = AssetSymbols.identifier(table)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    private struct Catalog: Decodable {
        final class Unit: Decodable {
            struct StringUnit: Decodable { var value: String }
            struct Variations: Decodable {
                var plural: [String: Unit]?
                var device: [String: Unit]?
            }
            struct Substitution: Decodable {
                var argNum: Int?
                var formatSpecifier: String?
            }
            var stringUnit: StringUnit?
            var variations: Variations?
            var substitutions: [String: Substitution]?

            /// The text, or that of many things on any device.
            var text: String? {
                stringUnit?.value ?? variations?.plural?["other"]?.text ?? variations?.device?["other"]?.text
            }
        }
        struct Entry: Decodable {
            var extractionState: String?
            var localizations: [String: Unit]?
        }
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    /// A text with values.
    private struct Format {
        private enum Part {
            case text(String), value(Int)
        }
        private var parts: [Part] = []
        /// Name and type of each value, by position.
        private var values: [Int: (name: String?, type: String)] = [:]

        /// A value: `%`, a position, a name, digits, and a specifier; or the name of a substitution; or a percent sign.
        private static var value: Regex<(Substring, Substring?, Substring?, Substring?, Substring?)> {
            /%(?:(\d+)\$)?(?:\((\w+)\))?(?:#@(\w+)@|[-+0#]*\d*(?:\.\d+)?[hlqzt]*([@dDiuUxXoOfFeEgGaAcCsS%]))/
        }

        init(_ string: String, _ substitutions: [String: Catalog.Unit.Substitution]) {
            var rest = string[...], count = 0
            while let match = rest.firstMatch(of: Self.value) {
                parts.append(.text(String(rest[..<match.range.lowerBound])))
                rest = rest[match.range.upperBound...]
                let (_, position, name, variable, letter) = match.output
                if letter == "%" {
                    parts.append(.text("%"))
                    continue
                }
                count += 1
                let substitution = variable.flatMap { substitutions[String($0)] }
                let number = position.flatMap { Int($0) } ?? substitution?.argNum ?? count
                let specifier = letter.map(String.init) ?? substitution?.formatSpecifier ?? "lld"
                values[number] = ((name ?? variable).map(String.init), Self.type(specifier))
                parts.append(.value(number))
            }
            parts.append(.text(String(rest)))
        }

        private static func type(_ specifier: String) -> String {
            switch specifier.last {
            case "@": "String"
            case "u", "U", "x", "X", "o", "O": "UInt"
            case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
            default: "Int"
            }
        }

        /// A key without its values, for a name.
        static func name(_ key: String) -> String { key.replacing(value) { _ in " " } }

        func declaration(_ name: String) -> String {
            if values.isEmpty { return "var \(AssetSymbols.quoted(name)):" }
            let list = values.sorted { $0.key < $1.key }.map { number, value in
                "\(value.name ?? "_ arg\(number)"): \(value.type)"
            }
            return "func \(AssetSymbols.quoted(name))(\(list.joined(separator: ", "))) ->"
        }

        /// The text, whose values are those of the key in their order. A text with another order is only looked up.
        var literal: String {
            let used = parts.compactMap { if case .value(let number) = $0 { number } else { nil } }
            let parts = used == used.indices.map({ $0 + 1 }) ? parts : values.keys.sorted().map { .value($0) }
            let words = parts.map { part in
                switch part {
                case .text(let text): String(AssetSymbols.literal(text).dropFirst().dropLast())
                case .value(let number): "\\(\(values[number]?.name ?? "arg\(number)"))"
                }
            }
            return "\"" + words.joined() + "\""
        }
    }
}
