import Foundation
import QuadrantSession
import Testing

/// `render --timings`.
@Suite("Times of pictures")
struct PictureTimingsTests {
    private static let program = """
        import SwiftUI
        struct Row: View {
            let number: Int
            var body: some View { Text("Row \\(number)") }
        }
        struct Rows: View {
            var body: some View {
                VStack { ForEach(0..<3) { Row(number: $0) } }
            }
        }
        #Preview { Rows() }
        """

    @Test func timesArePrintedByPartAndByView() throws {
        let command = try Command(["A.swift": Self.program])
        let result = try command.run("render", "A.swift", "--timings", "-o", "a.png")
        #expect(result.code == 0)
        for word in ["program, compiled", "loading", "bodies", "layout", "display list", "pixels", "encoding"] {
            #expect(result.errors.contains(word), "\(word): \(result.errors)")
        }
        let lines = result.errors.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(lines.contains { $0.last == "Row" && $0.dropLast().last == "3" }, "\(result.errors)")
        #expect(lines.contains { $0.last == "Rows" && $0.dropLast().last == "1" }, "\(result.errors)")
    }

    @Test func theDescriptionHasTheTimes() throws {
        let command = try Command(["A.swift": Self.program])
        let result = try command.run("render", "A.swift", "--timings", "--json", "-o", "a.svg")
        let all = try JSONDecoder().decode([Drawn].self, from: Data(result.output.utf8))
        let timings = try #require(all.first?.timings)
        #expect(timings.pixels == nil && timings.encoding > 0 && timings.layout > 0)
        #expect(Set(timings.views.map(\.name)).isSuperset(of: ["Row", "Rows"]))
        let plain = try command.run("render", "A.swift", "--json", "-o", "a.svg")
        #expect(!plain.output.contains("timings") && !plain.errors.contains("loading"))
    }

    private struct Drawn: Decodable {
        var timings: PictureTimings?
    }
}
