import Foundation
import Testing
@testable import QuadrantCompiler

@Suite("Static properties of sources")
struct DeclaredStaticsTests {
    private func names(_ text: String, in types: [String]) -> Set<String> {
        DeclaredStatics([SourceSet.File(path: "a.swift", absolute: "/a.swift", bytes: Array(text.utf8))])
            .names(in: types)
    }

    /// A constant of a theme, and a function, are none of `Color`.
    @Test func aNameBelongsToItsType() {
        let text = """
            struct Theme { static let sand = 1; enum Inner { static var dust = 2 } }
            extension Font { static func chalk(_ size: Int) -> Font { let made = 1; return made } }
            extension SwiftUI.Color { public static var reed: Color { .red }
                static let moss = Color("moss") }
            private extension ShapeStyle where Self == Color { static var clay: Color { .red } }
            """
        #expect(names(text, in: ["Color"]) == ["reed", "moss"])
        #expect(names(text, in: ["Color", "ShapeStyle"]) == ["reed", "moss", "clay"])
        #expect(names(text, in: ["Theme"]) == ["sand"])
        #expect(names(text, in: ["Inner"]) == ["dust"])
        #expect(names(text, in: ["Font"]).isEmpty)
    }

    @Test(arguments: [
        "/* extension Color { static let a = 1 } */ extension Color { static let b = 1 }",
        "// extension Color { static let a = 1 }\nextension Color { static let b = 1 }",
        "let text = \"extension Color { static let a\"; extension Color { static let b = 1 }",
        "let text = \"\\(names[\"}\"]!) { \"; extension Color { static let b = 1 }",
        "let text = \"\"\"\n\" { extension Color { static let a\n\"\"\"\nextension Color { static let b = 1 }",
        "let text = \"not closed {\nextension Color { static let b = 1 }",
        "extension Color { func f() { if true { } } \n static let b = 1 } extension Font { static let a = 1 }",
    ])
    func textsAndCommentsAreNotRead(text: String) {
        #expect(names(text, in: ["Color"]) == ["b"])
    }
}
