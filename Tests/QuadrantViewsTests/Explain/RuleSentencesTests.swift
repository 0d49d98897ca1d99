import Foundation
import Testing

/// Every rule of the engine says what it does: the sources are searched for rules without a sentence.
@Suite struct RuleSentencesTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    private static func files() throws -> [String: String] {
        var found: [String: String] = [:]
        for target in ["Engine/Core", "Engine/Views", "Testing/Testing"] {
            let root = sources.appendingPathComponent(target)
            let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            for path in paths where path.hasSuffix(".swift") {
                found["\(target)/\(path)"] = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            }
        }
        return found
    }

    private static let roles = ["LayoutRole", "SecondaryRole", "LeafRole", "ContainerRule", "PlacingRule", "StyleLeaf",
                                "ShapeLeaf"]

    /// The type that a line declares or extends, and where its name ends.
    private static func declared(_ line: Substring) -> (name: String, end: Substring.Index)? {
        line.firstMatch(of: #/\b(?:struct|extension|class|enum) +(\w+)/#).map { (String($0.1), $0.range.upperBound) }
    }

    /// The types that conform to a protocol whose conformers lay out, and the boxes that measure themselves.
    static func rules(in files: [String: String]) -> Set<String> {
        var found: Set<String> = []
        for text in files.values {
            var box = ""
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("}") { box = "" }
                if line.contains(#/override (?:package )?func measure\(/#), !box.isEmpty { found.insert(box) }
                guard !line.drop(while: { $0 == " " }).hasPrefix("//"), let match = declared(line),
                      let colon = line[match.end...].firstIndex(of: ":") else { continue }
                let name = match.name
                if !line.hasPrefix(" "), line.contains("class ") { box = name }
                // The arguments of a generic type are no conformances.
                let parents = line[match.end...].hasPrefix("<")
                    ? line[(line.range(of: ">: ")?.upperBound ?? line.endIndex)...] : line[colon...]
                let words = parents.split { !$0.isLetter }.map(String.init)
                if !roles.allSatisfy({ !words.contains($0) }) { found.insert(name) }
            }
        }
        // The boxes of roles speak through their role.
        return found.subtracting(["LayoutRoleBox", "LeafBox", "ContainerBox", "RoleBox", "NodeBox", "TypedBox"])
    }

    /// The types with a sentence of their own, or with that of a protocol that they conform to.
    static func speaking(in files: [String: String]) -> Set<String> {
        var found: Set<String> = []
        for text in files.values {
            var type = ""
            for line in text.split(separator: "\n") {
                if !line.hasPrefix(" "), let match = declared(line) { type = match.name }
                if line.contains("static var layoutSentence: String {") { found.insert(type) }
                if line.contains(#/: .*\b(?:StyleLeaf|ShapeLeaf)\b/#), let match = declared(line) {
                    found.insert(match.name)
                }
            }
        }
        return found
    }

    @Test func everyRuleHasASentence() throws {
        let files = try Self.files(), rules = Self.rules(in: files)
        #expect(rules.count > 50, "\(rules.sorted())")
        let silent = rules.subtracting(Self.speaking(in: files)).sorted()
        #expect(silent.isEmpty, "Without layoutSentence: \(silent.joined(separator: ", "))")
    }

    /// A rule without a sentence is found, whatever kind it is.
    @Test func aSilentRuleIsFound() throws {
        let text = """
            nonisolated struct Loud: LayoutRole, Equatable {
                static var layoutSentence: String { "It speaks." }
            }
            nonisolated struct Quiet: Equatable, LayoutRole {
            }
            struct Row: PlacingRule {
            }
            extension Blob: LeafRole {
            }
            final class OwnBox<Content: View>: TypedBox<Own<Content>>, HitPart {
                override func measure(_ proposal: Proposal) -> SIMD2<Double> { SIMD2() }
            }

            """
        let rules = Self.rules(in: ["a": text])
        #expect(rules == ["Loud", "Quiet", "Row", "Blob", "OwnBox"])
        #expect(rules.subtracting(Self.speaking(in: ["a": text])) == ["Quiet", "Row", "Blob", "OwnBox"])
    }
}
