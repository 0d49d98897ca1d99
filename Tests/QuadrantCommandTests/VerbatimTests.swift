import Foundation
import Testing

/// Language features that only an external compiler run can test: literals, interpolation, isolation.
@Suite("Programs as they are written")
struct VerbatimTests {
    @Test(arguments: programs)
    func aBodyIsCompiledAsItIsWritten(body: String) throws {
        let text = "import SwiftUI\nstruct A: View {\n    let side: CGFloat = 3\n\(body)\n}\n"
        let result = try Command(["A.swift": text]).run("render", "A.swift", "-o", "a.svg")
        #expect(result.code == 0, "\(result.errors)")
    }

    private static let programs = [
        // A colour literal that Xcode has inserted.
        "var body: some View { Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)) }",
        #"var body: some View { Text("\(side) by \(side, specifier: "%.1f")") }"#,
        // Styles are set outside of the main actor.
        """
        struct Pressed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        var body: some View { Self.styled(Button("a") {}) }
        nonisolated static func styled(_ view: some View) -> some View {
            view.buttonStyle(Pressed()).labelStyle(.titleOnly)
        }
        """,
        #"""
        @Environment(\.horizontalSizeClass) private var width
        var body: some View {
            Text("a").accessibility(label: Text("b")).accessibilityAddTraits([.isButton, .isHeader])
                .accessibilityLabel("b").accessibilityElement(children: .combine).accessibilityHidden(width == .regular)
        }
        """#,
        // A file of a package whose declarations are visible to its other modules.
        """
        package struct Label: View { package let text: String; package var body: some View { Text(text) } }
        var body: some View { Label(text: "a") }
        """,
    ]
}
