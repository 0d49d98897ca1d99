import Foundation
import Testing
@testable import QuadrantMCP

/// `quadrant skill`: its commands do what it says.
@Suite struct SkillTests {
    @Test func theSkillHasItsHeadAndItsCommandsWork() throws {
        let command = try Command(["Views/Save.swift": """
            import SwiftUI
            struct Save: View {
                @State private var text = ""
                @FocusState private var isFocused: Bool
                var body: some View {
                    VStack {
                        TextField("Name", text: $text).focused($isFocused)
                        Button("Save") { isFocused = true }.frame(minWidth: 44, minHeight: 44)
                    }
                }
            }
            #Preview("NAME") { Save() }
            """])
        let skill = try command.run("skill")
        #expect(skill.code == 0)
        #expect(skill.output == Guides.skill)
        #expect(skill.output.hasPrefix("---\nname: quadrant\ndescription: "))
        let lines = skill.output.split(separator: "\n").map(String.init)
        let commands = lines.filter { $0.hasPrefix("quadrant ") }.map { String($0.split(separator: "#")[0]) }
        #expect(commands.count >= 9)
        for line in commands {
            let words = line.replacing("PATH", with: "Views").replacing("quadrant", with: "\"$QUADRANT\"")
            let result = try command.shell(words)
            // Audits have findings, and no preview has a reference yet.
            let expected: Set<Int32> = line.contains("audit") || line.contains("test") ? [0, 6] : [0]
            #expect(expected.contains(result.code), "\(line): \(result.code) \(result.errors)")
        }
        #expect(command.files.contains("shot.png"))
        #expect(command.files.contains("after.png"))
    }
}
