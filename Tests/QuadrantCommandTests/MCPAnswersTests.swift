import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantMCP

/// What `quadrant mcp` says of programs as people write them: neither too little nor what is not so.
@Suite struct MCPAnswersTests {
    private static func client(_ program: String) throws -> MCPClient {
        let command = try Command(["View.swift": "import SwiftUI\nimport Charts\n" + program])
        return try MCPClient(command, ["View.swift", "--no-sandbox"])
    }

    /// The titles that controls draw are no views of the program: an action that leaves them removes none.
    @Test func anActionOnAFormRemovesNothing() throws {
        let client = try Self.client("""
            struct Sizes: View {
                @State private var size = 2
                @State private var isOn = false
                var body: some View {
                    Form {
                        Stepper("Size \\(size)", value: $size)
                        Button("On") { isOn = true }
                    }
                }
            }
            #Preview { Sizes() }
            """)
        defer { client.end() }
        let acted = client.call("act", ["actions": [["tap": "On"]], "maxPixels": 0])
        #expect(acted.text.contains("isOn of Sizes: false → true"))
        #expect(!acted.text.contains("removed"), "\(acted.text)")
    }

    @Test func aDragThatDoesNotBeginIsSaid() throws {
        let client = try Self.client("""
            struct Puck: View {
                @GestureState private var move = CGSize.zero
                var body: some View {
                    Circle().frame(width: 80, height: 80).offset(move).accessibilityIdentifier("puck")
                        .gesture(DragGesture(minimumDistance: 300).updating($move) { $1 = $0.translation })
                }
            }
            #Preview { Puck() }
            """.replacing("{ $1 = $0.translation }", with: "{ value, state, _ in state = value.translation }"))
        defer { client.end() }
        let acted = client.call("act", ["actions": [["drag": "puck:+100,0"]], "maxPixels": 0])
        #expect(acted.text.contains("a DragGesture begins when the finger has moved its minimumDistance"))
        #expect(acted.text.contains("(gestures that are shown: View.swift:7)"), "\(acted.text)")
    }

    /// What a chart evaluates, and what takes its touches, are the framework's; its marks have explanations.
    @Test func aChartIsExplained() throws {
        let client = try Self.client("""
            struct Sales: View {
                @State private var selected: String?
                var body: some View {
                    Chart(["a", "b"], id: \\.self) { BarMark(x: .value("Name", $0), y: .value("Sales", 3)) }
                        .chartXSelection(value: $selected)
                        .frame(width: 300, height: 240)
                }
            }
            #Preview { Sales() }
            """)
        defer { client.end() }
        let acted = client.call("act", ["actions": [["tap": "196,438"]], "maxPixels": 0])
        #expect(acted.text.contains("selected of Sales: nil → "), "\(acted.text)")
        #expect(!acted.text.contains("ChartPart"), "\(acted.text)")
        #expect(client.call("explain", ["point": "196,438"]).text.hasPrefix("Chart is 300 × 240"))
        #expect(client.call("explain", ["view": "BarMark"]).text.contains("2 views are named 'BarMark'"))
    }

    /// The lines around an error are those of the file, not what the compiler read in place of what is left out.
    @Test func linesAroundAnErrorAreThoseOfTheFile() throws {
        let client = try Self.client("""
            struct Faulty: View {
                @State private var count = 0
                var body: some View {
                    VStack {
                        Text("Count \\(cuont)")
                        Button("Add") { count += "1" }
                    }
                }
            }
            #Preview { Faulty() }
            """)
        defer { client.end() }
        let shown = client.call("show", ["maxPixels": 0]).text
        #expect(shown.contains("View.swift:8:"), "\(shown)")
        #expect(shown.contains(#" 7 |             Text("Count \(cuont)")"#), "\(shown)")
        #expect(!shown.contains("_LeftOut("))
    }
}
