import Foundation
import Testing
@testable import QuadrantBase

/// `quadrant audit` and `quadrant test --audit`.
@Suite struct AuditCommandTests {
    private let program = """
        import SwiftUI
        struct Card: View {
            var body: some View {
                VStack { Text("pale").foregroundStyle(Color(white: 0.8)); Button("x") {} }
            }
        }
        #Preview("card") { Card() }
        #Preview("plain") { Text("plain") }

        """

    private struct Placed: Decodable {
        struct Finding: Decodable { var audit, view: String }
        var place: String
        var finding: Finding
    }

    @Test func theCommandPrintsFindingsAndFails() throws {
        let command = try Command(["A.swift": program])
        let result = try command.run("audit", "A.swift", "--view", "Card", "--json")
        #expect(result.code == ExitCode.difference.rawValue && result.hasFourParts, "\(result.errors)")
        let found = try JSONDecoder().decode([Placed].self, from: Data(result.output.utf8))
        #expect(found.map { "\($0.finding.audit) \($0.finding.view)" } == ["small-target x", "contrast pale"])
        #expect(found.allSatisfy { $0.place.contains("A.swift") })
        let only = try command.run("audit", "A.swift", "--view", "Card", "--only", "right-to-left,missing-label")
        #expect(only.code == 0 && only.output.isEmpty)
        let wrong = try command.run("audit", "A.swift", "--skip", "contrasts")
        #expect(wrong.code == ExitCode.usage.rawValue && wrong.hasFourParts && wrong.errors.contains("'contrast'"))
    }

    /// With --all every preview is audited, and that nothing was found is said.
    @Test func allPreviewsAreAudited() throws {
        let command = try Command(["A.swift": program])
        let all = try command.run("audit", "A.swift", "--all", "--only", "contrast", "--json")
        #expect(all.code == ExitCode.difference.rawValue, "\(all.errors)")
        let found = try JSONDecoder().decode([Placed].self, from: Data(all.output.utf8))
        #expect(found.map(\.place) == ["#Preview(\"card\") in A.swift:7"])
        let none = try command.run("audit", "A.swift", "--all", "--only", "outside-window")
        #expect(none.code == 0 && none.output.isEmpty)
        #expect(none.errors.contains("no findings in 2 views"), "\(none.errors)")
        let both = try command.run("audit", "A.swift", "--all", "--view", "card")
        #expect(both.code == ExitCode.usage.rawValue && both.hasFourParts)
        let help = try command.run("audit", "--help").output
        #expect(help.contains("The exit code is 6 when an audit finds something") && !help.contains("exit code is 1 "))
    }

    @Test func aLayoutThatDiffersEachTimeIsNotComparedInBothDirections() throws {
        func program(_ padding: String) -> String {
            """
            import SwiftUI
            struct Card: View {
                nonisolated(unsafe) static var count = 0.0
                static func next() -> Double { count += 10; return count }
                var body: some View {
                    HStack { Text("first").padding(.leading, \(padding)); Spacer() }
                        .environment(\\.layoutDirection, .leftToRight)
                }
            }

            """
        }
        let command = try Command(["Same.swift": program("30"), "Random.swift": program("Self.next()")])
        let found = try command.run("audit", "Same.swift", "--only", "right-to-left")
        #expect(found.code == ExitCode.difference.rawValue, "\(found.errors)")
        #expect(found.output.hasPrefix("right-to-left: "), "\(found.output)")
        let none = try command.run("audit", "Random.swift", "--only", "right-to-left")
        #expect(none.code == 0 && none.output.isEmpty, "\(none.errors)")
    }

    @Test func aFindingFailsThePreviewThatHasIt() throws {
        let command = try Command(["A.swift": program])
        #expect(try command.run(["test", "A.swift", "--size", "fit"], ["CI": ""]).code == 0)
        let result = try command.run(["test", "A.swift", "--size", "fit", "--audit", "contrast"], ["CI": "1"])
        #expect(result.code == ExitCode.difference.rawValue)
        #expect(result.output.hasPrefix("2 previews: 1 failed, 1 passed"))
        #expect(result.errors.contains("contrast: the text \"pale\""))
        try command.write("{ \"audits\": [\"small-target\"] }", to: "quadrant.json")
        let settings = try command.run(["test", "A.swift", "--size", "fit"], ["CI": "1"])
        #expect(settings.errors.contains("small-target: the button \"x\""))
    }
}
