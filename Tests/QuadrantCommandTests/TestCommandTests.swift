import Foundation
import QuadrantComparison
import Testing
@testable import QuadrantBase
@testable import QuadrantTest

/// `quadrant test`: references, differences, failures of single previews, options.
@Suite struct TestCommandTests {
    private func card(_ padding: Int) -> String {
        """
        import SwiftUI
        struct Card: View { var body: some View { Text("Card").padding(\(padding)) } }
        #Preview("Card one") { Card() }
        #Preview { Text("plain") }

        """
    }

    private let faults = """
        import SwiftUI
        #Preview("fine") { Text("fine") }
        #Preview("crash") { let list: [Int] = []; Text("\\(list[1])") }
        #Preview("image") { Image("missing").frame(width: 20, height: 20) }
        #Preview("after") { Text("after") }
        """

    private struct Summary: Decodable {
        var results: [TestResult]
        var counts: [String: Int]
    }

    private func test(_ command: Command, _ arguments: String..., ci: String = "") throws
        -> (result: Command.Result, summary: Summary?) {
        let result = try command.run(["test", "--size", "fit", "--json"] + arguments, ["CI": ci])
        return (result, try? JSONDecoder().decode(Summary.self, from: Data(result.output.utf8)))
    }

    @Test func recordsThenComparesAndTellsWhatChanged() throws {
        let command = try Command(["App/A.swift": card(8), "App/B.swift": "import SwiftUI\n#Preview { Color.red }\n"])
        let first = try test(command, "App", ci: "")
        #expect(first.result.code == 0, "\(first.result.errors)")
        #expect(first.summary?.counts == ["recorded": 3])
        for name in ["A/Card-one", "A/preview-1", "B/preview-1"] {
            #expect(command.data("App/__Previews__/\(name).png") != nil)
        }
        let second = try test(command, "App", "--variants", "dark", ci: "1")
        // The references of the new variant are missing; in CI none is recorded.
        #expect(second.result.code == ExitCode.difference.rawValue)
        #expect(second.summary?.counts == ["passed": 3, "missing": 3])
        #expect(command.data("App/__Previews__/A/Card-one-dark.png") == nil)

        try command.write(card(10), to: "App/A.swift")
        let third = try test(command, "App", "--report", "report", "--junit", "junit.xml")
        #expect(third.result.code == ExitCode.difference.rawValue)
        #expect(third.summary?.counts == ["changed": 1, "passed": 2])
        let changed = try #require(third.summary?.results.first)
        #expect(changed.name == "Card-one")
        #expect(changed.difference?.layout.contains("bottom, leading, top, trailing: 10.0 instead of 8.0") == true)
        #expect(command.text("report/index.html")?.contains("data:image/png;base64,") == true)
        #expect(command.text("junit.xml")?.contains("tests=\"3\" failures=\"1\" errors=\"0\"") == true)

        #expect(try test(command, "App", "--record", "failed").result.code == ExitCode.difference.rawValue)
        #expect(try test(command, "App").summary?.counts == ["passed": 3])
        for filter in ["CARD ONE", "card-one", "a.swift/card"] {
            #expect(try test(command, "App", "--filter", filter).summary?.counts == ["passed": 1])
        }
        let shards = try ["1/2", "2/2"].map {
            try test(command, "App/A.swift", "--shard", $0).summary?.counts["passed"]
        }
        #expect(shards == [1, 1])
    }

    /// A reference says which profile drew it, and programs see the version that goes with the profile.
    @Test func anotherProfileIsNamedAsTheReason() throws {
        let program = """
            import SwiftUI
            #Preview("list") { List { Text(isNew).accessibilityLabel(version) } }
            var isNew: String { if #available(iOS 26, *) { "26" } else { "older" } }
            var version: String { "\\(ProcessInfo.processInfo.operatingSystemVersion.majorVersion)" }
            """
        let command = try Command(["A.swift": program])
        func compare(_ arguments: String...) throws -> Summary? {
            let all = ["test", "A.swift", "--size", "200x100", "--json"] + arguments
            return try JSONDecoder().decode(Summary.self, from: Data(try command.run(all, ["CI": ""]).output.utf8))
        }
        #expect(try compare("--profile", "ios17")?.counts == ["recorded": 1])
        let changed = try compare()
        #expect(changed?.results.first?.message
            == "The reference has the look of ios17, the picture that of ios26. --profile ios17 keeps the old look.")
        #expect(changed?.results.first?.difference?.displayList.contains("26") == true)
        #expect(try compare("--profile", "ios17")?.counts == ["passed": 1])
        try command.write(#"{"profile": "ios17"}"#, to: "quadrant.json")
        #expect(try compare()?.counts == ["passed": 1])
        try command.write(#"{"profile": "ios9"}"#, to: "quadrant.json")
        let wrong = try command.run("test", "A.swift")
        #expect(wrong.code == ExitCode.usage.rawValue)
        #expect(wrong.hasFourParts, "\(wrong.errors)")
        let older = try command.run("layout", "A.swift", "--accessibility", "--profile", "ios18")
        #expect(older.output.contains("\"18\""), "\(older.output)")
    }

    @Test func allTargetsOfAPackageAreDrawnOnce() throws {
        let preview = { (name: String) in
            """
            import SwiftUI
            public struct \(name): View { public init() {}; public var body: some View { Text("\(name)") } }
            #Preview("\(name)") { \(name)() }

            """
        }
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Views", platforms: [.iOS(.v17)], targets: [
                .target(name: "Common"), .target(name: "Views", dependencies: ["Common"]),
                .target(name: "Maps", dependencies: ["Common"]), .target(name: "Plain", dependencies: ["Maps"])])
            """
        let command = try Command([
            "Views/Package.swift": manifest, "Views/Sources/Common/Common.swift": preview("Common"),
            "Views/Sources/Views/Card.swift": preview("Card"), "Views/Sources/Maps/Map.swift": preview("Map"),
            "Views/Sources/Plain/Plain.swift": "import SwiftUI\npublic let plain = 1\n",
        ])
        let (result, summary) = try test(command, "Views")
        #expect(summary?.counts == ["recorded": 3], "\(result.errors)")
        #expect(Set(summary?.results.map(\.name) ?? []) == ["Common", "Card", "Map"])
        #expect(try test(command, "Views", "--target", "Maps").summary?.counts == ["passed": 2])
    }

    @Test func aFailingPreviewFailsAlone() throws {
        let command = try Command(["A.swift": faults])
        let (result, summary) = try test(command, "A.swift")
        #expect(result.code == ExitCode.difference.rawValue)
        #expect(summary?.counts == ["failed": 2, "recorded": 2])
        let messages = summary?.results.filter { $0.status == .failed }.map(\.message) ?? []
        #expect(messages.contains { $0.contains("crashed") })
        #expect(messages.contains { $0.contains("no image named \"missing\"") })
        #expect(try test(command, "A.swift", "--filter", "image", "--allow-issues").summary?.counts == ["recorded": 1])
    }

    @Test func aProgramThatDoesNotCompileIsAFailure() throws {
        let command = try Command(["A.swift": "import SwiftUI\n#Preview { Nothing() }\n", "B.swift": card(1)])
        let (result, summary) = try test(command, "A.swift", "B.swift")
        #expect(result.code == ExitCode.difference.rawValue)
        #expect(summary?.counts == ["failed": 1, "recorded": 2])
        #expect(summary?.results.first?.message.contains("cannot find 'Nothing' in scope") == true)
    }

    /// `--record` alone records what is missing.
    @Test func recordAloneRecordsWhatIsMissing() throws {
        let command = try Command(["A.swift": card(8)])
        #expect(try test(command, "A.swift", "--record", ci: "1").summary?.counts == ["recorded": 2])
        #expect(try test(command, "--record", "A.swift", ci: "1").summary?.counts == ["passed": 2])
        #expect(try test(command, "A.swift", "--record", "never").summary?.counts == ["passed": 2])
    }

    /// The previews that compile are compared; what is left out is listed and is a failure of its own.
    @Test func theRestOfAProgramIsCompared() throws {
        let preview = "import SwiftUI\n#Preview(\"a\") { Text(\"a\") }\n"
        let command = try Command(["A.swift": preview + "func f() { nothing() }\n"])
        let (result, summary) = try test(command, "A.swift")
        #expect(result.code == ExitCode.input.rawValue)
        #expect(summary?.counts == ["recorded": 1])
        #expect(result.hasFourParts && result.errors.contains("A.swift:3:12: cannot find 'nothing' in scope (f)"))
        #expect(try test(command, "A.swift", "--keep-going").result.code == 0)
        let strict = try test(command, "A.swift", "--strict")
        #expect(strict.result.code == ExitCode.difference.rawValue && strict.summary?.counts == ["failed": 1])
    }

    @Test func aDamagedReferenceIsNamed() throws {
        let command = try Command(["A.swift": card(8), "__Previews__/A/Card-one.png": "no picture"])
        let summary = try test(command, "A.swift").summary
        #expect(summary?.results.first?.message.contains("the reference is no PNG file") == true)
        #expect(command.text("__Previews__/A/Card-one.png") == "no picture")
    }

    @Test(arguments: [["--shard", "3/2"], ["--record", "some"], ["--jobs", "0"], ["--precision", "2"],
                      ["--variants", "blue!"]])
    func wrongOptions(options: [String]) throws {
        let command = try Command(["A.swift": card(8)])
        let result = try command.run(["test", "A.swift"] + options)
        #expect(result.code == ExitCode.usage.rawValue)
        #expect(result.hasFourParts)
    }

    @Test func settingsOfTheProject() throws {
        let command = try Command([
            "App/A.swift": card(8), "quadrant.json": "{\"variants\": [\"dark\", \"rtl+xxxLarge\"]}",
            "Wrong/A.swift": card(8), "Wrong/quadrant.json": "{\"variant\": [\"dark\"]}",
        ])
        #expect(try test(command, "App").summary?.counts == ["recorded": 6])
        #expect(command.data("App/__Previews__/A/Card-one-rtl+xxxLarge.png") != nil)
        let wrong = try command.run("test", "Wrong")
        #expect(wrong.code == ExitCode.input.rawValue)
        #expect(wrong.errors.contains("Did you mean 'variants'?"))
    }

    /// A precision that lets everything pass would be a silent success (#33).
    @Test(arguments: ["\"precision\": -1", "\"precision\": 1.5", "\"perceptualPrecision\": -5"])
    func aPrecisionIsAPart(setting: String) throws {
        let command = try Command(["A.swift": card(8), "quadrant.json": "{\(setting)}"])
        let result = try command.run("test", "A.swift")
        #expect(result.code == ExitCode.input.rawValue && result.hasFourParts, "\(result.errors)")
        #expect(result.errors.contains("is not a precision"))
    }

    @Test func noPreviewIsAnError() throws {
        let command = try Command(["A.swift": "struct A {}\n", "B.swift": card(8)])
        for arguments in [["A.swift"], ["B.swift", "--filter", "nothing"]] {
            let result = try command.run(["test"] + arguments)
            #expect(result.code == ExitCode.input.rawValue, "\(result.errors)")
            #expect(result.hasFourParts)
        }
    }
}
