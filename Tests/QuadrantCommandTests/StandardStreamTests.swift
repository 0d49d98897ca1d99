import Foundation
import Testing
@testable import QuadrantBase

/// Standard output and error that are closed, full, or without a reader (#9.8).
@Suite("Streams that cannot be written")
struct StandardStreamTests {
    private static let text = """
        import SwiftUI
        struct A: View {
            var body: some View {
                let unused = 3
                Color.red.frame(height: 10).onTapGesture { print("tapped") }
                    .background { Color.blue.frame(width: -12) }
            }
        }
        """

    private static let commands = [
        "help", "help render", "render --help", "version", "version --json", "devices", "devices --json", "doctor",
        "layout A.swift --size 40x20", "layout A.swift --size 40x20 --json",
        "render A.swift -o a.svg --size 40x20 --json", "render A.swift -o a.svg --size 40x20 --tap 20,10",
    ]

    /// Output that cannot be written is a failure, including the output of the view itself.
    @Test(arguments: [">/dev/full", ">&-"])
    func lostOutputIsAFailure(redirection: String) throws {
        let command = try Command(["A.swift": Self.text])
        for arguments in Self.commands where !arguments.contains("--tap") || redirection == ">/dev/full" {
            let result = try command.shell("\"$QUADRANT\" \(arguments) \(redirection)")
            #expect(result.code == ExitCode.output.rawValue, "\(arguments): \(result.errors)")
            #expect(result.errors.contains("cannot write to standard output"), "\(arguments)")
            #expect(result.hasFourParts)
        }
    }

    @Test(arguments: [
        "layout", "layout --accessibility", "explain", "explain --every-preview", "explain -o a.html", "audit",
        "render -o a.png", "render -o p.png --all",
    ])
    func jsonIsAloneInStandardOutput(command name: String) throws {
        let command = try Command(["P.swift": """
            import SwiftUI
            struct P: View {
                init() { print("printed") }
                var body: some View { Text("P").onAppear { print("appeared") } }
            }
            \(name.contains("every") ? "#Preview { P() }\n#Preview { P() }" : "")
            """])
        let result = try command.run(name.split(separator: " ").map(String.init) + ["P.swift", "--json", "-q"])
        #expect(result.code == 0, "\(result.errors)")
        #expect(throws: Never.self, "\(result.output)") {
            try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        }
        #expect(result.errors.contains("printed\n"))
    }

    #if canImport(QuadrantPreview)
    /// Without its URL, a live page cannot be opened, so losing it is a failure.
    @Test func aLostAddressIsAFailure() throws {
        let script = "exec timeout 60 \"$QUADRANT\" preview A.swift --port 0 >/dev/full"
        let result = try Command(["A.swift": Self.text]).shell(script)
        #expect(result.code == ExitCode.output.rawValue, "\(result.errors)")
        #expect(result.hasFourParts)
    }
    #endif

    /// A reader that has closed the pipe needs no message.
    @Test(arguments: ["devices", "layout A.swift --size 40x20 --quiet"])
    func aReaderThatHasGoneIsAFailureWithoutAMessage(arguments: String) throws {
        let script = "exec 3> >(true); wait $!; \"$QUADRANT\" \(arguments) >&3"
        let text = "import SwiftUI\nstruct A: View { var body: some View { Color.red } }\n"
        let result = try Command(["A.swift": text]).shell(script)
        #expect(result.code == ExitCode.output.rawValue)
        #expect(result.errors.isEmpty)
    }

    /// The picture is the same if messages about it are lost: a compiler warning, a runtime issue.
    @Test(arguments: ["2>/dev/full", "2>&-", "2>&- <&- >&-", "2>&3"])
    func lostMessagesLoseNoPicture(redirection: String) throws {
        let command = try Command(["A.swift": Self.text])
        #expect(try command.run("render", "A.swift", "-o", "a.png", "--size", "40x20").code == 0)
        let script = """
            exec 3> >(true); wait $!
            "$QUADRANT" render A.swift -o b.png --size 40x20 --no-cache \(redirection)
            """
        let result = try command.shell(script)
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.data("b.png") == command.data("a.png"))
        #expect(command.files == ["A.swift", "a.png", "b.png"])
    }

    /// Only the exit status reports the error.
    @Test func lostMessagesKeepTheCode() throws {
        let result = try Command(["A.swift": "struct A {"]).shell("\"$QUADRANT\" render A.swift 2>&-")
        #expect(result.code == ExitCode.input.rawValue)
    }
}
