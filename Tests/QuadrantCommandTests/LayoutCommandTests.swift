import Foundation
import Testing

/// `quadrant layout` and `quadrant explain` print texts of views, which a terminal must not obey.
@Suite struct LayoutCommandTests {
    private let source = """
        import SwiftUI
        #Preview {
            Text("a\\u{1b}[2Jb\\rc\\u{7}")
                .accessibilityLabel("one\\u{1b}]0;title\\u{7}\\ntwo")
        }
        """

    @Test(arguments: [["layout"], ["layout", "--accessibility"], ["explain"], ["explain", "--all"]])
    func textsHaveNoControlCharacters(_ arguments: [String]) throws {
        let command = try Command(["A.swift": source])
        let result = try command.run([arguments[0], "A.swift"] + arguments.dropFirst())
        #expect(result.code == 0, "\(result.errors)")
        let controls = result.output.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
        #expect(controls.isEmpty, "\(result.output.debugDescription)")
        #expect(!result.output.isEmpty)
    }
}
