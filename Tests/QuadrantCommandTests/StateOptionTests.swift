import Foundation
import Testing
@testable import QuadrantBase

/// `--state`: all values are set before the first body reads one (#9.11).
@Suite("State that a command line sets")
struct StateOptionTests {
    private func layout(_ text: String, _ arguments: [String]) throws -> Command.Result {
        try Command(["A.swift": "import SwiftUI\n" + text]).run(["layout", "A.swift", "--size", "200x100"] + arguments)
    }

    /// Neither value is valid with the other's default: setting them one after the other would create an invalid range.
    @Test(arguments: [["--state", "from=10", "--state", "to=12"], ["--state", "to=12", "--state", "from=10"]])
    func valuesThatBelongTogetherAreSetTogether(arguments: [String]) throws {
        let result = try layout("""
            struct A: View {
                @State var from = 0
                @State var to = 1
                var body: some View {
                    let _ = print(from, to)
                    VStack { ForEach(from..<to, id: \\.self) { Text("\\($0)") } }
                }
            }
            """, arguments)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("10 12\nview"), "\(result.output)")
        #expect(result.output.contains("text: 10") && result.output.contains("text: 11"))
    }

    /// States in all places: in a nested view, in a modifier, in an observer's initial value.
    @Test func statesInsideAreSetBeforeTheyAreRead() throws {
        let result = try layout("""
            struct Mark: ViewModifier {
                @State var shade = 0
                func body(content: Content) -> some View { let _ = print("shade", shade); content }
            }
            struct Row: View {
                @State private var name = "none"
                var body: some View { let _ = print("name", name); Text(name).modifier(Mark()) }
            }
            struct A: View {
                @State var isOpen = false
                var body: some View {
                    VStack { if isOpen { Row() } else { let _ = print("closed") } }
                        .onChange(of: isOpen) { print("changed") }
                }
            }
            """, ["--state", "isOpen=true", "--state", "name=Ann", "--state", "shade=3"])
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("name Ann\nshade 3\nview"), "\(result.output)")
    }

    /// The outermost of several states with the same name is set; the last of several values is used.
    @Test func theOutermostIsMeant() throws {
        let result = try layout("""
            struct Row: View {
                @State var count = 1
                var body: some View { let _ = print("row", count); Text("\\(count)") }
            }
            struct A: View {
                @State var count = 0
                var body: some View { let _ = print("all", count); Row() }
            }
            """, ["--state", "count=4", "--state", "count=5"])
        #expect(result.output.hasPrefix("all 5\nrow 1\n"), "\(result.output)")
    }

    /// No body is evaluated if a value cannot be parsed; the message names the type.
    @Test func whatCannotBeReadStopsBeforeTheFirstBody() throws {
        let result = try layout("""
            struct A: View {
                @State var from = 0
                @State var to = 1
                var body: some View { let _ = print("ran"); Text("\\((from..<to).count)") }
            }
            """, ["--state", "from=10", "--state", "to=many"])
        #expect(result.code == ExitCode.usage.rawValue)
        #expect(result.errors.contains("'many' is not a valid Int"))
        #expect(result.hasFourParts)
        #expect(result.output.isEmpty)
    }

    @Test func anUnknownNameSaysWhichThereAre() throws {
        let result = try layout("struct A: View { @State var count = 0; var body: some View { Text(\"\\(count)\") } }",
                                ["--state", "cuont=1"])
        #expect(result.code == ExitCode.usage.rawValue)
        #expect(result.errors.contains("no @State named 'cuont'"))
        #expect(result.errors.contains("Did you mean count?"))
        #expect(result.hasFourParts)
    }
}
