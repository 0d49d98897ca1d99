import Foundation
import Testing
@testable import QuadrantBase

@Suite("What a step of a script did not do as written")
struct ScriptMishapTests {
    private static let view = """
        import SwiftUI

        struct A: View {
            @State private var isShown = false
            @State private var offset = 0.0
            @State private var isOn = false
            var body: some View {
                VStack(spacing: 10) {
                    Button("Show") { isShown = true }
                    Button("Every day") { print("covered") }
                    Text("Twice").onTapGesture { print("first") }
                    Text("Twice").onTapGesture { print("second") }
                    Color.red.frame(width: 40, height: 40).accessibilityElement().accessibilityIdentifier("knob")
                        .gesture(DragGesture().onEnded { print(Int($0.translation.width), Int($0.translation.height)) })
                    Toggle("Wi-Fi", isOn: $isOn).onChange(of: isOn) { print("switched") }
                }
                .sheet(isPresented: $isShown) {
                    Button("Done") { isShown = false }
                }
            }
        }

        """

    private func run(_ arguments: [String]) throws -> Command.Result {
        try Command(["A.swift": Self.view]).run(["layout", "A.swift"] + arguments)
    }

    /// Each is a note, and an error under --strict, with --quiet too.
    @Test(arguments: [
        (["--tap", "1,400"], "no view handled --tap 1,400; the nearest control is '"),
        (["--tap", "1000,10"], "1000,10 is outside the window"),
        (["--tap", "Twice"], "2 views are named 'Twice'; used the first, at "),
        (["--tap", "Show", "--tap", "Every day"],
         "'Every day' is behind a presented view; nothing was sent. In front are 'Done'"),
        (["--type", "abc"], "no view handled --type abc"),
        (["--drag", "knob:0,-150"], "A distance begins with a sign, such as +0,-150."),
    ])
    func aNoteBecomesAnError(arguments: [String], note: String) throws {
        let plain = try run(arguments)
        #expect(plain.code == 0 && plain.errors.contains(note), "\(plain.errors)")
        #expect(!plain.output.contains("covered"))
        let quiet = try run(arguments + ["--quiet"])
        #expect(quiet.code == 0 && quiet.errors.isEmpty)
        for options in [["--strict"], ["--strict", "--quiet"]] {
            let strict = try run(arguments + options)
            #expect(strict.code == ExitCode.view.rawValue)
            #expect(strict.hasFourParts && strict.errors.contains(note), "\(strict.errors)")
        }
    }

    @Test func aControlUnderAnotherViewIsSaidWithThatView() throws {
        let view = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    Button("Buy") {}.overlay {
                        LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
                    }
                }
            }

            """
        let note = try Command(["A.swift": view]).run(["layout", "A.swift", "--tap", "Buy"]).errors
        #expect(note.contains("no view handled --tap Buy, although 'Buy' at "), "\(note)")
        #expect(note.contains("in front is the LinearGradient"), "\(note)")
    }

    /// As on a phone, a tap on the label of a switch does nothing; the note says how to reach the switch.
    @Test func theSwitchOfALabelIsNamed() throws {
        let view = """
            import SwiftUI
            struct A: View {
                @State private var isOn = false
                var body: some View {
                    Toggle("Mute", isOn: $isOn)
                    Text(isOn ? "silent" : "loud")
                }
            }

            """
        let command = try Command(["A.swift": view])
        let note = try command.run(["layout", "A.swift", "--tap", "Mute"]).errors
        #expect(note.contains("no view handled --tap Mute: a finger turns a switch at its end"), "\(note)")
        #expect(note.contains("'Mute@95%,50%'"), "\(note)")
        #expect(try command.run(["layout", "A.swift", "--tap", "Mute@95%,50%"]).output.contains("silent"))
    }

    @Test func stepsThatWorkAreNoErrors() throws {
        let arguments = ["--tap", "Show", "--tap", "Done", "--tap", "Every day", "--strict"]
        let result = try run(arguments)
        #expect(result.code == 0 && result.output.hasPrefix("covered"), "\(result.errors)")
    }

    /// A sign says that the end is a distance.
    @Test(arguments: [("knob:-150,0", "-150 0"), ("knob:+30,-20", "30 -20"), ("knob:-15,-20:0.5", "-15 -20")])
    func theEndOfADragMayBeADistance(value: String, moved: String) throws {
        let result = try run(["--drag", value])
        #expect(result.output.hasPrefix(moved + "\n"), "\(result.output) \(result.errors)")
    }

    /// The text is at the left, its control reaches to the right edge with the switch.
    @Test func aPercentageReachesTheControlOfARow() throws {
        #expect(try run(["--tap", "Wi-Fi@95%,50%"]).output.hasPrefix("switched"))
        #expect(try !run(["--tap", "Wi-Fi@1%,50%"]).output.hasPrefix("switched"))
    }
}
