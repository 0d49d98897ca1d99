@preconcurrency import CGetopt
@preconcurrency import Foundation

/// The arguments after a command, split by glibc's `getopt_long`: abbreviations, `--name=value`, options after
/// arguments and `--` behave as in other programs of the system.
package struct Arguments {
    package private(set) var values: [String: [String]] = [:]
    /// Every option in the order of the command line, with repetitions.
    package private(set) var ordered: [(name: String, value: String)] = []
    package private(set) var plain: [String] = []

    package func has(_ name: String) -> Bool { values[name] != nil }
    package func list(_ name: String) -> [String] { values[name] ?? [] }
    package func value(_ name: String) -> String? { values[name]?.last }

    /// The value of an option that is a whole number of a range; nil if it is not given.
    package func number(_ name: String, _ range: ClosedRange<Int>) throws -> Int? {
        guard let text = value(name) else { return nil }
        if let number = Int(text), range.contains(number) { return number }
        throw Failure(.usage, "'\(text)' is not a valid value of --\(name)", at: "--\(name)",
                      rule: "It is a whole number from \(range.lowerBound) to \(range.upperBound).",
                      fix: "Write --\(name) \(range.lowerBound).")
    }

    package init(_ given: [String], of command: CommandForm) throws {
        let arguments = Self.completed(given, command)
        let first = Int32(256)
        var table = command.options.enumerated().map { index, entry in
            option(name: strdup(entry.name), has_arg: entry.value == nil ? no_argument : required_argument,
                   flag: nil, val: first + Int32(index))
        }
        table.append(option())
        var argv: [UnsafeMutablePointer<CChar>?] = (["quadrant"] + arguments).map { strdup($0) }
        argv.append(nil)
        defer {
            table.forEach { free(UnsafeMutablePointer(mutating: $0.name)) }
            argv.forEach { free($0) }
        }
        var shorts = ":"
        for entry in command.options {
            if let short = entry.short { shorts += String(short) + (entry.value == nil ? "" : ":") }
        }

        opterr = 0
        // Zero also resets what getopt keeps of an earlier list: a position in a word that has been freed.
        optind = 0
        let count = Int32(arguments.count + 1)
        while true {
            let before = Int(optind)
            let found = getopt_long(count, &argv, shorts, table, nil)
            if found == -1 { break }
            if found == Int32(UInt8(ascii: "?")) || found == Int32(UInt8(ascii: ":")) {
                let offender = optind > 1 ? argv[Int(optind) - 1].map { String(cString: $0) } ?? "" : ""
                let missing = found == Int32(UInt8(ascii: ":"))
                throw Self.refusal(offender, short: optopt, missing: missing, moved: Int(optind) > before, command)
            }
            let entry = found >= first
                ? command.options[Int(found - first)]
                : command.options.first { $0.short.map { Int32($0.asciiValue ?? 0) == found } ?? false }!
            let value = optarg.map { String(cString: $0) } ?? ""
            if entry.value != nil, !entry.repeats, let earlier = values[entry.name] {
                throw Failure(
                    .usage, "--\(entry.name) was given more than once: '\(earlier[0])' and '\(value)'",
                    rule: "Only options that the help marks so may be repeated.", fix: "Remove one of them.")
            }
            values[entry.name, default: []].append(value)
            ordered.append((entry.name, value))
        }
        plain = argv[Int(optind)..<Int(count)].compactMap { $0.map { String(cString: $0) } }
        if has("help") { return }
        if plain.count > command.arguments.upperBound {
            let extra = plain[command.arguments.upperBound]
            throw Failure(
                .usage, "unexpected argument '\(extra)' for 'quadrant \(command.name)'",
                rule: "usage: quadrant \(command.name) \(command.usage)",
                fix: "Remove it, or quote a name that contains spaces.")
        }
        if plain.count < command.arguments.lowerBound {
            throw Failure(
                .usage, "'quadrant \(command.name)' requires a path",
                rule: "usage: quadrant \(command.name) \(command.usage)",
                fix: "Give a Swift file, folder or project: 'quadrant \(command.name) MyView.swift'.")
        }
    }

    /// Options whose value has a default get it where none follows: another option, a path or the end.
    private static func completed(_ arguments: [String], _ command: CommandForm) -> [String] {
        var result: [String] = [], isOpen = true
        for (index, word) in arguments.enumerated() {
            if word == "--" { isOpen = false }
            result.append(word)
            guard isOpen, word.hasPrefix("--"), let entry = command.options.first(where: { "--" + $0.name == word }),
                  let standard = entry.standard else { continue }
            let next = index + 1 < arguments.count ? arguments[index + 1] : nil
            if next.map({ $0.hasPrefix("-") || FilePath.exists($0) && !entry.choices.contains($0) }) ?? true {
                result.append(standard)
            }
        }
        return result
    }

    private static func refusal(
        _ word: String, short: Int32, missing: Bool, moved: Bool, _ command: CommandForm
    ) -> Failure {
        let known = command.options
        let usage = "Run 'quadrant \(command.name) --help' for the list of options."
        let bare = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
        if missing, let entry = known.first(where: { $0.name.hasPrefix(bare) })
            ?? known.first(where: { $0.short.map { Int32($0.asciiValue ?? 0) == short } ?? false }) {
            return Failure(
                .usage, "--\(entry.name) requires a value",
                rule: "--\(entry.name) \(entry.value ?? ""): \(entry.summary).",
                fix: "Give the value after the option. " + usage)
        }
        if let entry = known.first(where: { $0.name == bare }), entry.value == nil, word.contains("=") {
            return Failure(.usage, "--\(entry.name) takes no value", at: word,
                           rule: "It is a flag.", fix: "Write --\(entry.name) alone.")
        }
        if word.hasPrefix("--") {
            let matches = known.filter { $0.name.hasPrefix(bare) }.map { "--" + $0.name }
            if matches.count > 1 {
                return Failure(.usage, "option '\(word)' is ambiguous: \(matches.joined(separator: " or "))",
                               rule: "An option may be abbreviated to a unique prefix.",
                               fix: "Write the option in full.")
            }
            let near = SpellingSuggestion.of(bare, in: known.map(\.name)).map { "Did you mean --\($0)? " } ?? ""
            return Failure(.usage, "unknown option '--\(bare)' for 'quadrant \(command.name)'",
                           rule: "Unknown options are rejected.",
                           fix: near + usage)
        }
        let letter = short > 0 ? String(UnicodeScalar(UInt8(truncatingIfNeeded: short))) : bare
        return Failure(.usage, "unknown option '-\(letter)' for 'quadrant \(command.name)'",
                       rule: "Unknown options are rejected.",
                       fix: usage)
    }
}
