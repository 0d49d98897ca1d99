import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Button styles")
@MainActor
struct ButtonStylesTests {
    /// A square stands for the words: it is filled with what is in force where they are.
    private func fills(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View) -> [String] {
        ViewHarness(offering: 300, 300, content: content).colors
    }
    private var square: some View { Rectangle().frame(width: 10, height: 10) }

    /// Documented for `foregroundStyle`, and seen everywhere in programs: what is set on or around a button holds.
    @Test func wordsTakeTheStyleSetAround() {
        let found = fills {
            VStack {
                Button {} label: { square }
                Button {} label: { square }.foregroundColor(Color(red: 1, green: 0, blue: 0))
                VStack { Button {} label: { square } }.foregroundStyle(Color(red: 0, green: 1, blue: 0))
                Button(role: .destructive) {} label: { square }
                Button(role: .destructive) {} label: { square }.foregroundStyle(Color(red: 0, green: 1, blue: 0))
            }
        }
        #expect(found == ["#007AFFFF", "#FF0000FF", "#00FF00FF", "#FF3B30FF", "#00FF00FF"])
    }

    /// A container's style for text is none of the program's: a button at the end of a row keeps the tint.
    @Test func containersLeaveButtonsTheirTint() {
        let found = fills {
            LabeledContent { Button {} label: { square } } label: { square }
        }
        #expect(found == ["#000000FF", "#007AFFFF"])
    }

    /// The plate keeps the tint.
    @Test func platesKeepTheTint() {
        let found = fills {
            Button {} label: { square }.buttonStyle(.borderedProminent).foregroundStyle(.black)
        }
        #expect(found == ["#007AFFFF", "#000000FF"])
    }

    /// Off, the style is there, but faint.
    @Test func offIsFaint() {
        let red = Color(red: 1, green: 0, blue: 0)
        let found = fills { Button {} label: { square }.foregroundStyle(red).disabled(true) }
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("#FF0000"))
        #expect(found[0] != "#FF0000FF")
    }

    /// What a label sets itself comes first.
    @Test func labelsHaveTheLastWord() {
        let found = fills {
            Button {} label: { square.foregroundStyle(Color(red: 0, green: 0, blue: 1)) }
                .foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        #expect(found == ["#0000FFFF"])
    }
}
