import Foundation
import Testing
@testable import QuadrantBase

/// `quadrant test --export`: pictures with descriptions for a snapshot service.
@Suite struct TestExportTests {
    @Test func everyPictureHasADescription() throws {
        let command = try Command(["Card.swift": """
            import SwiftUI
            #Preview("Card", traits: .sizeThatFitsLayout) { Text("a").frame(width: 40, height: 30) }
            """])
        let result = try command.run("test", "Card.swift", "--record", "missing", "--variants", "dark", "--export",
                                     "out")
        #expect(result.code == 0)
        #expect(command.files(in: "out") == [
            "Card-Card-dark.json", "Card-Card-dark.png", "Card-Card.json", "Card-Card.png",
        ])
        let dark = try JSONValue(command.data("out/Card-Card-dark.json") ?? Data())
        #expect(dark["display_name"]?.text == "Card (dark)")
        #expect(dark["group"]?.text == "Card.swift")
        #expect(dark["tags"]?["variant"]?.text == "dark")
        #expect(dark["context"]?["line"]?.number == 2)
        #expect(dark["context"]?["width"]?.number == 40)
        #expect(command.data("out/Card-Card.png")?.starts(with: [0x89, 0x50, 0x4e, 0x47]) == true)
        #expect(command.data("out/Card-Card.png") == command.data("__Previews__/Card/Card.png"))
        let both = try command.run("test", "Card.swift", "--tests", "--export", "out")
        #expect(both.code == 2)
        #expect(both.hasFourParts)
    }
}
