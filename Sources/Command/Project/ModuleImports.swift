package import Foundation

/// Finds the modules that Swift files import without parsing them, fast enough for thousands of files.
package enum ModuleImports {
    /// The files that import each module. Imports in an inactive `#if` branch are ignored.
    package static func of(_ files: [String]) -> [String: [String]] {
        var found: [String: [String]] = [:]
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            for module in modules(in: data) where found[module]?.last != file {
                found[module, default: []].append(file)
            }
        }
        return found
    }

    package static func modules(in text: Data) -> [String] {
        var found: [String] = []
        // For each enclosing `#if`: whether the current branch is active, and whether one of its branches was.
        var branches: [(holds: Bool, held: Bool)] = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            var string = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard let first = string.first else { continue }
            if first == UInt8(ascii: "#") {
                let directive = String(decoding: string, as: UTF8.self).trimmingCharacters(in: .whitespaces)
                if directive.hasPrefix("#if ") || directive.hasPrefix("#if(") {
                    let holds = Condition.holds(condition(directive.dropFirst(3)))
                    branches.append((holds, holds))
                } else if let last = branches.last {
                    if directive.hasPrefix("#elseif") {
                        let holds = !last.held && Condition.holds(condition(directive.dropFirst(7)))
                        branches[branches.count - 1] = (holds, last.held || holds)
                    } else if directive.hasPrefix("#else") {
                        branches[branches.count - 1] = (!last.held, true)
                    } else if directive.hasPrefix("#endif") {
                        branches.removeLast()
                    }
                }
                continue
            }
            // `import`, or an attribute or access modifier before it.
            guard first == UInt8(ascii: "i") || first == UInt8(ascii: "@") || first == UInt8(ascii: "p")
                    || first == UInt8(ascii: "f"), branches.allSatisfy(\.holds) else { continue }
            if string.count > 400 { string = string.prefix(400) }
            if let module = module(String(decoding: string, as: UTF8.self)) { found.append(module) }
        }
        return found
    }

    /// The modules that conditions ask for with `canImport`.
    package static func conditions(in text: Data) -> Set<String> {
        if text.range(of: Data("canImport".utf8)) == nil { return [] }
        let found = String(decoding: text, as: UTF8.self).matches(of: #/canImport\s*\(\s*(\w+)/#)
        return Set(found.map { String($0.output.1) })
    }

    private static func condition(_ text: Substring) -> String {
        (text.range(of: "//").map { text[..<$0.lowerBound] } ?? text).trimmingCharacters(in: .whitespaces)
    }

    private static let before: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<String> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]

    private static func module(_ line: String) -> String? {
        var string = line.split { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" }[...]
        while let word = string.first, word.hasPrefix("@") || before.contains(String(word)) { string.removeFirst() }
        guard string.first == "import", string.count > 1 else { return nil }
        string.removeFirst()
        if let kind = string.first, kinds.contains(String(kind)), string.count > 1 { string.removeFirst() }
        let name = string.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
        return name.isEmpty ? nil : ownName(String(name))
    }

    /// The module here that corresponds to a module of iOS. There, a framework's additions to SwiftUI are in a separate
    /// module, such as `_MapKit_SwiftUI`, and parts of SwiftUI in two more, whose imports Xcode 16 has added.
    package static func ownName(_ module: String) -> String {
        if ["ObjectiveC", "CoreFoundation"].contains(module) { return "Foundation" }
        if ["SwiftUICore", "DeveloperToolsSupport"].contains(module) { return "SwiftUI" }
        guard module.hasPrefix("_"), module.hasSuffix("_SwiftUI") else { return module }
        return String(module.dropFirst().dropLast("_SwiftUI".count))
    }
}
