import Foundation
import Testing

/// Members that have no effect here: the notes of the command, and `tools/stand-ins`.
@Suite("Members without an effect")
struct StandInsTests {
    private static let program = """
        import SwiftUI
        import UIKit

        struct Awake: View {
            init() {
                for _ in 1...3 {
                    UIApplication.shared.isIdleTimerDisabled = true
                    let slider = UISlider()
                    slider.thumbTintColor = .red
                    slider.value = 0.5
                }
            }
            var body: some View { Color.red.frame(width: 10, height: 10) }
        }
        #Preview("One") { Awake() }

        """
    private static let notes = [
        "quadrant: `UIApplication.isIdleTimerDisabled` has no effect on this system: no screen turns itself off",
        "quadrant: `UISlider.thumbTintColor` has no effect on this system: thumbs are white",
    ]
    /// The lines of standard error about members, without those about the progress of the command.
    private func notes(_ result: Command.Result) -> [String] {
        result.errors.split(separator: "\n").map(String.init).filter { $0.contains("has no effect") }
    }

    @Test func eachIsNotedOnceInARunOfTheCommand() throws {
        let command = try Command(["A.swift": Self.program + "#Preview(\"Two\") { Awake() }\n"])
        let result = try command.run("render", "A.swift", "--all", "-o", "out/.png")
        #expect(result.code == 0)
        #expect(notes(result) == Self.notes)
        #expect(command.files(in: "out") == ["A-One.png", "A-Two.png"])
    }

    @Test func notesAreNoRuntimeIssuesAndQuietLeavesThemOut() throws {
        let command = try Command(["A.swift": Self.program])
        let strict = try command.run("layout", "A.swift", "--strict")
        #expect(strict.code == 0)
        #expect(notes(strict) == Self.notes)
        let quiet = try command.run("render", "A.swift", "--quiet", "-o", "a.png")
        #expect(quiet.code == 0)
        #expect(notes(quiet) == [])
    }

    @Test func valuesThatNoProgramSetsAreNotNoted() throws {
        let program = Self.program.replacingOccurrences(of: "slider.thumbTintColor = .red", with: "")
            .replacingOccurrences(of: "UIApplication.shared.isIdleTimerDisabled = true", with: "_ = UIScrollView()")
        let command = try Command(["A.swift": program])
        let result = try command.run("render", "A.swift", "-o", "a.png")
        #expect(result.code == 0)
        #expect(notes(result) == [])
    }

    // MARK: tools/stand-ins

    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// Runs the tool on a framework with the members.
    private func check(_ members: String, _ argument: String = "--check") throws -> (Command.Result, Command) {
        let command = try Command([
            "Sources/Frameworks/Example/Example.swift": "open class Example {\n\(members)\n}\n",
            "Docs/Parity.md": "## Names\n",
        ])
        let result = try command.shell("""
            STAND_INS_ROOT=. '\(root)/tools/stand-ins' --page > Docs/Parity.md; echo '## Names' >> Docs/Parity.md
            STAND_INS_ROOT=. '\(root)/tools/stand-ins' \(argument)
            """)
        return (result, command)
    }

    @Test func aMemberThatSaysSoInItsOwnWordsFailsTheCheck() throws {
        let (result, _) = try check("    /// How wide it is. Kept, without effect.\n    open var width = 0")
        #expect(result.code == 1)
        #expect(result.output.contains("the documentation of Example.width says in its own words"))
        #expect(try check("    /// Has no effect.\n    open func load() {}").0.code == 1)
        #expect(try check("    /// How wide it is; keeps the value.\n    open var width = 0").0.code == 1)
    }

    @Test func documentationWithoutItsCallFailsTheCheck() throws {
        let (result, _) = try check("    /// How wide it is. Without effect: all are alike.\n    open var width = 0")
        #expect(result.code == 1)
        #expect(result.output.contains("Example.width does not call standIn"))
    }

    @Test func callAndDocumentationHaveOneReason() throws {
        let call = "    open var width = 0 { didSet { standIn(self, \"all are alike\") } }"
        #expect(try check("    /// How wide it is. Without effect: all are alike.\n" + call).0.code == 0)
        #expect(try check("    /// How wide it is. Without effect: none is shown.\n" + call).0.code == 1)
        let (_, command) = try check("    /// How wide it is.\n" + call, "")
        #expect(command.text("Sources/Frameworks/Example/Example.swift")?
            .contains("    /// How wide it is. Without effect: all are alike.\n    open var width") == true)
    }

    @Test func whatIsSaidOfAnArgumentIsLeftAlone() throws {
        #expect(try check("    /// Sets the width; nil has no effect.\n    open func set() {}").0.code == 0)
        #expect(try check("    /// As wide as it is; the options have no effect.\n    open func set() {}").0.code == 0)
    }

    @Test func thePageListsMembersWithTheirReasons() throws {
        let page = try String(contentsOfFile: root + "/Docs/Parity.md", encoding: .utf8)
        #expect(page.contains("| `UIApplication.isIdleTimerDisabled` | no screen turns itself off | yes |"))
        #expect(page.contains("| there is no keyboard on the screen | – |"))
        let (_, command) = try check("    /// How wide it is. Nothing to do: all are alike.\n    open var width = 0")
        #expect(command.text("Docs/Parity.md")?.contains("| `Example.width` | all are alike | – |") == true)
    }
}
