import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Button styles")
@MainActor
struct ButtonStylesTests {
    /// The label is a square, filled with the foreground style in effect.
    private func fills(@ViewBuilder _ content: @escaping @MainActor @Sendable () -> some View) -> [String] {
        ViewHarness(offering: 300, 300, content: content).colors
    }
    private var square: some View { Rectangle().frame(width: 10, height: 10) }

    /// As documented for `foregroundStyle`: a style that is set on or around a button applies to its label.
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

    /// In a list the whole row is the button; its label has the same styles as elsewhere.
    @Test func rowsOfListsTakeTheStyleSetAround() {
        let red = Color(red: 1, green: 0, blue: 0)
        let found = fills {
            List {
                Button {} label: { square }.foregroundStyle(red)
                Button {} label: { square }.foregroundStyle(red).disabled(true)
                Button(role: .destructive) {} label: { square }.disabled(true)
                Button {} label: { square }.disabled(true)
            }
        }
        #expect(found.filter { $0 == "#FF0000FF" }.count == 1)
        #expect(found.filter { $0.hasPrefix("#FF0000") }.count == 2, "the disabled one is faint")
        #expect(!found.contains("#007AFFFF") && !found.contains("#FF3B30FF"))
    }

    /// A container's own text style does not apply: a button at the end of a row keeps the tint.
    @Test func containersLeaveButtonsTheirTint() {
        let found = fills {
            LabeledContent { Button {} label: { square } } label: { square }
        }
        #expect(found == ["#000000FF", "#007AFFFF"])
    }

    /// The button's background keeps the tint.
    @Test func platesKeepTheTint() {
        let found = fills {
            Button {} label: { square }.buttonStyle(.borderedProminent).foregroundStyle(.black)
        }
        #expect(found == ["#007AFFFF", "#000000FF"])
    }

    /// A toggle with the button style has the border of surrounding buttons: grey while off (#9.17), tinted while on,
    /// and filled for prominent buttons.
    @Test func togglesHaveTheBorderOfButtons() {
        func plates<Style: PrimitiveButtonStyle>(_ style: Style, isOn: Bool) -> [String] {
            fills {
                Toggle(isOn: .constant(isOn)) { square }.toggleStyle(.button).buttonStyle(style)
            }
        }
        let grey = fills { Button {} label: { square }.buttonStyle(.bordered) }
        #expect(grey.count == 2)
        #expect(plates(.bordered, isOn: false) == grey)
        #expect(plates(.borderedProminent, isOn: false) == grey)
        #expect(plates(.automatic, isOn: false) == ["#007AFFFF"])
        #expect(plates(.borderless, isOn: false) == ["#007AFFFF"])
        #expect(plates(.bordered, isOn: true).count == 2)
        #expect(plates(.borderedProminent, isOn: true) == ["#007AFFFF", "#FFFFFFFF"])
    }

    /// A custom button style draws the toggle as it draws buttons.
    @Test func togglesAreDrawnByTheProgramsStyles() {
        struct Mine: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.green) }
        }
        let found = fills { Toggle(isOn: .constant(false)) { square }.toggleStyle(.button).buttonStyle(Mine()) }
        #expect(found == ["#34C759FF"])
    }

    /// While off, the style is applied with reduced opacity.
    @Test func offIsFaint() {
        let red = Color(red: 1, green: 0, blue: 0)
        let found = fills { Button {} label: { square }.foregroundStyle(red).disabled(true) }
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("#FF0000"))
        #expect(found[0] != "#FF0000FF")
    }

    /// Styles that a label sets itself take precedence.
    @Test func labelsHaveTheLastWord() {
        let found = fills {
            Button {} label: { square.foregroundStyle(Color(red: 0, green: 0, blue: 1)) }
                .foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        #expect(found == ["#0000FFFF"])
    }

    /// A plate with the shape `circle` is a square: the longer side of its label with the vertical padding, 7, around.
    @Test func circlesHoldTheirLabels() {
        func size<Style: PrimitiveButtonStyle>(_ style: Style, _ label: CGSize) -> CGSize {
            ViewHarness {
                Button {} label: { Rectangle().frame(width: label.width, height: label.height) }
                    .buttonStyle(style).buttonBorderShape(.circle).tagged("button")
            }.size("button")
        }
        for label in [CGSize(width: 17, height: 4), CGSize(width: 4, height: 17)] {
            #expect(size(.bordered, label) == CGSize(width: 17 + 2 * 7, height: 17 + 2 * 7))
            #expect(size(.borderedProminent, label) == size(.bordered, label))
            #expect(size(.glass, label) == size(.bordered, label))
        }
    }
}
