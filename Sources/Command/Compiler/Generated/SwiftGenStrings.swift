import Foundation
import QuadrantBase
import QuadrantFiles
import QuadrantProject

/// Generates the texts that SwiftGen's templates `structured-swift5` and `flat-swift5` make of `.strings` and
/// `.stringsdict` files: `L10n.Welcome.title`, and a function for a text with values.
///
/// The types of values follow SwiftGen: `%@` takes `Any`, whole numbers `Int`, others `Float`.
struct SwiftGenStrings {
    /// The Swift text; empty without texts.
    private(set) var text = ""

    private let output: SwiftGenOutput
    private var name: String { output.enumName ?? "L10n" }
    private var access: String { output.access }

    private struct Entry {
        var key: String, value: String
        var types: [String]
    }

    /// `bundle` is the expression for the bundle of the files.
    init(_ output: SwiftGenOutput, bundle: String) {
        self.output = output
        var tables: [String: [String: Entry]] = [:]
        for path in output.files(endings: ["strings", "stringsdict"]) {
            let table = FilePath.stem(of: path)
            let isPlain = FilePath.ending(of: path) == "strings"
            guard let found = isPlain ? StringTable.strings(path) : StringTable.dictionary(path) else { continue }
            for (key, value) in found.texts {
                // Plurals go before plain texts of the same key.
                if isPlain, tables[table]?[key] != nil { continue }
                let format = found.plurals[key]?.text ?? value
                tables[table, default: [:]][key] = Entry(key: key, value: value, types: Self.types(format))
            }
        }
        if tables.isEmpty { return }
        let isSplit = tables.count > 1 || output.flag("forceFileNameEnum")
        var body = ""
        for (table, entries) in tables.sorted(by: { $0.key < $1.key }) {
            let entries = entries.values.sorted { $0.key < $1.key }
            let inner = isSplit ? "        " : "    "
            let lines = output.template.hasPrefix("flat")
                ? members(entries.map { ($0.key, $0) }, table, inner)
                : node(entries.map { ($0.key.components(separatedBy: output.separator)[...], $0) }, table, inner)
            body += isSplit ? "    \(access)enum \(AssetSymbols.quoted(SwiftGenNames.type(table))) {\n\(lines)    }\n"
                : lines
        }
        text = """
            import Foundation
            \(access)enum \(name) {
            \(body)    private static func tr(
                    _ table: String, _ key: String, _ arguments: any CVarArg..., fallback: String
                ) -> String {
                    String(format: \(lookup(bundle)), locale: .current, arguments: arguments)
                }
            }

            """
    }

    /// The expression for a text in the user's language.
    private func lookup(_ bundle: String) -> String {
        guard let function = output.parameters["lookupFunction"] else {
            return "(\(output.parameters["bundle"] ?? bundle)).localizedString(forKey: key, value: fallback, "
                + "table: table)"
        }
        guard let open = function.firstIndex(of: "(") else { return "\(function)(key, table, fallback)" }
        let labels = function[open...].dropFirst().dropLast().split(separator: ":")
        let arguments = zip(labels, ["key", "table", "fallback"]).map { $0 == "_" ? $1 : "\($0): \($1)" }
        return function[..<open] + "(" + arguments.joined(separator: ", ") + ")"
    }

    // MARK: Members

    /// The texts whose keys have one part left, and an enumeration for each first part of the others.
    private func node(_ entries: [(ArraySlice<String>, Entry)], _ table: String, _ indent: String) -> String {
        var lines = members(entries.filter { $0.0.count == 1 }.map { ($0.0.first ?? "", $0.1) }, table, indent)
        let others = Dictionary(grouping: entries.filter { $0.0.count > 1 }) { SwiftGenNames.type($0.0.first ?? "") }
        for (name, inner) in others.sorted(by: { $0.key < $1.key }) {
            let inner = inner.map { ($0.0.dropFirst(), $0.1) }
            if name.isEmpty {
                lines += node(inner, table, indent)
            } else {
                lines += "\(indent)\(access)enum \(AssetSymbols.quoted(name)) {\n"
                    + node(inner, table, indent + "    ") + "\(indent)}\n"
            }
        }
        return lines
    }

    private func members(_ entries: [(String, Entry)], _ table: String, _ indent: String) -> String {
        var known: Set<String> = []
        return entries.map { part, entry in
            let name = SwiftGenNames.member(part)
            // Keys that differ in punctuation only would be declared twice.
            guard !name.isEmpty, known.insert(name).inserted else { return "" }
            let start = "\(indent)\(access)static ", table = AssetSymbols.literal(table)
            let words = "\(self.name).tr(\(table), \(AssetSymbols.literal(entry.key)), "
            let end = "fallback: \(AssetSymbols.literal(entry.value)))\n"
            if entry.types.isEmpty {
                return output.parameters["lookupFunction"] == nil
                    ? start + "let \(AssetSymbols.quoted(name)) = " + words + end
                    : start + "var \(AssetSymbols.quoted(name)): String { " + words + end.dropLast() + " }\n"
            }
            let list = entry.types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
            let values = entry.types.enumerated().map { index, type in
                switch type {
                case "Any": "String(describing: p\(index + 1)), "
                case "UnsafeRawPointer": "Int(bitPattern: p\(index + 1)), "
                default: "p\(index + 1), "
                }
            }.joined()
            return start + "func \(AssetSymbols.quoted(name))(\(list)) -> String {\n"
                + "\(indent)    \(words)\(values)\(end)\(indent)}\n"
        }.joined()
    }

    // MARK: Values

    /// The types of a format's values in their order. Positions without a value are left out.
    static func types(_ format: String) -> [String] {
        var found: [Int: String] = [:], next = 1
        let value = /%(?:%|(?:(\d+)\$)?(?:#@\w+@|[-+# 0]?\d?(?:\.\d)?(?:hh|h|ll|l|q|z|t|j)?([@aefgdiouxcsp])))/
        for match in format.matches(of: value.ignoresCase()) where match.output.0 != "%%" {
            let position = match.output.1.flatMap { Int($0) }
            if position == 0 { continue }
            if position == nil { next += 1 }
            found[position ?? next - 1] = switch match.output.2?.lowercased() {
            case "@": "Any"
            case "a", "e", "f", "g": "Float"
            case "c": "CChar"
            case "s": "UnsafePointer<CChar>"
            case "p": "UnsafeRawPointer"
            default: "Int"
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }
}
