import Foundation
import Testing
@testable import QuadrantBase

@Suite("quadrant symbols")
struct SymbolsCommandTests {
    private static let view = """
        import SwiftUI

        struct ContentView: View {
            var body: some View {
                Label("Rain", systemImage: "cloud.rain")
                Image(systemName: "heart.slash.fill")
                Image(systemName: "no.such.symbol")
            }
        }

        """

    /// Each name with how it is made and its size; a name without a drawing with similar ones.
    @Test func namesAreExplained() throws {
        let result = try Command([:]).run(["symbols", "plus.circle.fill", "person.badge.plus"])
        #expect(result.code == 0)
        #expect(result.output == """
            plus.circle.fill   plus, in circle, fill; 20.0 x 19.0 at 17 points
            person.badge.plus  person, badge with plus; 19.0 x 21.5 at 17 points

            """)
        let unknown = try Command([:]).run(["symbols", "heart.fil", "plus"])
        #expect(unknown.code == ExitCode.input.rawValue)
        #expect(unknown.hasFourParts)
        #expect(unknown.errors.contains("no drawing of the symbol 'heart.fil'"))
        #expect(unknown.errors.contains("heart instead of heart.fil"))
    }

    @Test func withoutNamesAllAreListed() throws {
        let result = try Command([:]).run(["symbols"])
        #expect(result.code == 0)
        let names = result.output.split(separator: "\n")
        #expect(names.count > 1_000)
        #expect(names == names.sorted())
        #expect(names.contains("square.and.arrow.up"))
    }

    /// A specimen is a picture, and is written only where the format is one.
    @Test func aSpecimenIsDrawn() throws {
        let command = try Command([:])
        let result = try command.run(["symbols", "plus", "heart", "-o", "sheet.svg"])
        #expect(result.code == 0, "\(result.errors)")
        #expect(try String(decoding: #require(command.data("sheet.svg")), as: UTF8.self).contains("<path"))
        let wrong = try command.run(["symbols", "plus", "-o", "sheet.mp4"])
        #expect(wrong.code == ExitCode.usage.rawValue && wrong.hasFourParts)
    }

    /// The names that a project uses, with their places; the exit code says whether all have a drawing.
    @Test func aProjectIsChecked() throws {
        let result = try Command(["A.swift": Self.view]).run(["symbols", "--check", "A.swift"])
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.output.contains("heart.slash.fill  heart, slash, fill;"))
        #expect(result.output.contains("A.swift:6"))
        #expect(result.errors.contains("no drawing of the symbol 'no.such.symbol'"))
        #expect(result.errors.contains("A.swift:7"))
    }

    /// Descriptions of a file are added; an error names its line.
    @Test func descriptionsAreRead() throws {
        let text = "symbol lantern\n  body circle 0,0 40\n"
        let command = try Command(["mine.symbols": text, "bad.symbols": "symbol lantern\n  circel 0,0 40\n"])
        let result = try command.run(["symbols", "lantern.fill", "--descriptions", "mine.symbols"])
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("lantern.fill  lantern, fill;"))
        let bad = try command.run(["symbols", "lantern", "--descriptions", "bad.symbols"])
        #expect(bad.code == ExitCode.input.rawValue && bad.hasFourParts)
        #expect(bad.errors.contains("bad.symbols:2"))
        let missing = try command.run(["symbols", "plus", "--descriptions", "none.symbols"])
        #expect(missing.code == ExitCode.input.rawValue && missing.hasFourParts)
    }
}
