/// Whether the code of an `#if` is part of the program, by the flags the command compiles with.
struct Condition {
    /// Those of this build and of the toolchain that views have a use for.
    static let modules: Set<String> = [
        "SwiftUI", "UIKit", "CoreGraphics", "GeometryKit", "Combine", "Swift", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Observation", "Dispatch", "Glibc",
        "Synchronization", "RegexBuilder", "Distributed", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
    ]
    static let words: Set<String> = ["DEBUG", "true", "os(Linux)", "_endian(little)"]

    private var tokens: [String]
    private var position = 0

    /// Conditions nobody here can know, such as `swift(>=5.9)`, hold; unknown flags do not.
    static func holds(_ text: String) -> Bool {
        var condition = Condition(tokens: split(text))
        return condition.any()
    }

    private init(tokens: [String]) { self.tokens = tokens }

    private mutating func any() -> Bool {
        var value = all()
        while take("||") {
            let next = all()
            value = value || next
        }
        return value
    }

    private mutating func all() -> Bool {
        var value = one()
        while take("&&") {
            let next = one()
            value = value && next
        }
        return value
    }

    private mutating func one() -> Bool {
        if take("!") { return !one() }
        if take("(") {
            let value = any()
            _ = take(")")
            return value
        }
        guard position < tokens.count else { return false }
        let word = tokens[position]
        position += 1
        if word.hasPrefix("canImport(") {
            // A version may follow the name: canImport(SwiftUI, _version: 5).
            return Self.modules.contains(String(word.dropFirst(10).prefix { $0 != "," && $0 != ")" }))
        }
        if word.hasPrefix("swift(") || word.hasPrefix("compiler(") { return word.contains(">") }
        if word.hasPrefix("arch(") { return true }
        return Self.words.contains(word)
    }

    private mutating func take(_ token: String) -> Bool {
        guard position < tokens.count, tokens[position] == token else { return false }
        position += 1
        return true
    }

    private static func split(_ text: String) -> [String] {
        var tokens: [String] = []
        var word = ""
        var depth = 0
        func end() {
            if !word.isEmpty { tokens.append(word) }
            word = ""
        }
        for character in text where !character.isWhitespace {
            if depth > 0 {
                word.append(character)
                if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
                if depth == 0 { end() }
            } else if character == "(", !word.isEmpty, word.last!.isLetter {
                word.append(character)
                depth = 1
            } else if character == "(" || character == ")" || character == "!" {
                end()
                tokens.append(String(character))
            } else if character == "&" || character == "|" {
                if word == String(character) {
                    word.append(character)
                    end()
                } else {
                    end()
                    word = String(character)
                }
            } else {
                word.append(character)
            }
        }
        end()
        return tokens
    }
}
