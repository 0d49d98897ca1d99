/// The values by which the `#if` conditions of a module are evaluated: the flags given to the compiler, and those of
/// the iOS platform that the program is compiled for.
package struct CompilationConditions: Hashable {
    /// Flags given with `-D`, and whole conditions that are true.
    package var names: Set<String> = Self.phone
    /// The modules that `canImport` finds.
    package var modules: Set<String> = Self.defaultModules
    /// Modules that a file of the module imports as `internal` or less: every other import of them says so, too.
    package var internalImports: Set<String> = []
    /// The `-swift-version` of the module.
    package var languageMode = "5"

    /// The same for equal conditions.
    package var digestText: String {
        ([languageMode] + [names, modules, internalImports].map { $0.sorted().joined(separator: " ") })
            .joined(separator: "\n")
    }

    package static let phone: Set<String> = [
        "DEBUG", "true", "os(iOS)", "targetEnvironment(simulator)", "_endian(little)", "_runtime(_Native)",
    ]
    /// The modules of this build and of the toolchain that views may import.
    package static let defaultModules: Set<String> = FrameworkSources.modules.union([
        "SwiftUI", "UIKit", "CoreGraphics", "GeometryKit", "Combine", "Swift", "Foundation", "FoundationEssentials",
        "QuartzCore", "CoreTransferable", "UniformTypeIdentifiers", "Darwin", "CoreData", "QuadrantFoundation",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Observation", "Dispatch", "Glibc",
        "Synchronization", "RegexBuilder", "Distributed", "Testing", "XCTest", "_Concurrency", "_StringProcessing",
    ])
    /// The version of the toolchain that quadrant is built with.
    package static let compilerVersion = [6, 3]

    /// Of a program in single files.
    package init() {}

    package init(names: Set<String>, modules: Set<String>, languageMode: String) {
        (self.names, self.modules, self.languageMode) = (names, modules, languageMode)
    }

    /// The language version that `swift(>=…)` compares.
    var languageVersion: [Int] {
        switch languageMode.prefix(1) {
        case "4": [4, 2, 4]
        case "5": [5, 10]
        default: Self.compilerVersion
        }
    }
}

/// Evaluates the condition of an `#if`, with the flags that the command passes to the compiler.
package struct Condition {
    private var tokens: [String]
    private let conditions: CompilationConditions
    private var position = 0

    /// Unknown flags are false.
    package static func holds(_ text: String, _ conditions: CompilationConditions = CompilationConditions()) -> Bool {
        var condition = Condition(tokens: split(text), conditions: conditions)
        return condition.any()
    }

    private init(tokens: [String], conditions: CompilationConditions) {
        self.tokens = tokens
        self.conditions = conditions
    }

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
            let name = String(word.dropFirst(10).prefix { $0 != "," && $0 != ")" })
            // A phone has no Glibc, although programs may import it here.
            return name != "Glibc" && conditions.modules.contains(name)
        }
        if word.hasPrefix("swift(") { return compares(word, conditions.languageVersion) }
        if word.hasPrefix("compiler(") || word.hasPrefix("_compiler_version(") {
            return compares(word, CompilationConditions.compilerVersion)
        }
        if word.hasPrefix("arch(") { return word == Self.architecture }
        if word.hasPrefix("hasFeature(") || word.hasPrefix("hasAttribute(") { return true }
        return conditions.names.contains(word)
    }

    #if arch(arm64)
    private static let architecture = "arch(arm64)"
    #else
    private static let architecture = "arch(x86_64)"
    #endif

    /// Evaluates `swift(>=5.9)` for a version.
    private func compares(_ word: String, _ version: [Int]) -> Bool {
        let inner = word.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        let wanted = inner.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
        let isBefore = version.lexicographicallyPrecedes(wanted)
        return inner.hasPrefix("<") ? isBefore : !isBefore
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
