import Foundation
import Testing
@testable import QuadrantBase

private let canHide = getuid() == 0
    && (try? Command(["none/x": ""]).shell("unshare -m mount --bind none /usr/share/fonts"))?.code == 0

/// The messages on a machine without fonts or symbols (#9.12). The files are hidden from the command only.
@Suite("Fonts that are missing", .enabled(if: canHide, "only root can hide files"))
struct MissingFontTests {
    private static let text = """
        import SwiftUI
        struct A: View {
            var body: some View { HStack { Image(systemName: "doc"); Image(systemName: "gear"); Text("a") } }
        }
        """

    /// Runs the command with some files replaced by others.
    private func run(_ hidden: [String: String], _ arguments: String) throws -> (Command, Command.Result) {
        let command = try Command(["A.swift": Self.text, "none/x": "", "empty": ""])
        let mounts = hidden.map { "mount --bind \($0.value) \($0.key) && " }.joined()
        return (command, try command.shell("unshare -m bash -c '\(mounts)exec \"$QUADRANT\" \(arguments)'"))
    }

    private static let inter = "/usr/share/fonts/truetype/inter-vf"

    /// Without any font, without Inter, and with a damaged file: one message, before anything is compiled.
    @Test(arguments: [
        (["/usr/share/fonts": "none"], "the package fonts-inter-variable is not installed"),
        ([inter: "none"], "the package fonts-inter-variable is not installed"),
        ([inter + "/InterDisplay-roman.var.ttf": "empty"],
         "a font file of the package fonts-inter-variable is damaged"),
    ], ["render A.swift -o a.png", "layout A.swift", "fuzz A.swift --events 1"])
    func withoutTheSystemFontNothingIsDrawn(hidden: ([String: String], String), arguments: String) throws {
        let (command, result) = try run(hidden.0, arguments)
        #expect(result.code == ExitCode.machine.rawValue, "\(result.errors)")
        #expect(result.errors.contains(hidden.1), "\(result.errors)")
        #expect(result.hasFourParts)
        #expect(!result.errors.contains("Fatal error"))
        #expect(command.files == ["A.swift", "empty", "none"])
        let doctor = try run(hidden.0, "doctor").1
        #expect(doctor.code == ExitCode.machine.rawValue)
        #expect(doctor.output.contains("missing   fonts-inter-variable"))
    }
}
