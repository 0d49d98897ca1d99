import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Sizes and roles of buttons")
struct ButtonSizingTests {
    /// A flexible button has the width that is proposed, others that of their label.
    @Test func flexibleButtonsFillTheWidth() {
        func width(_ sizing: ButtonSizing, _ style: some PrimitiveButtonStyle) -> CGFloat {
            ViewHarness { Button("Go") {}.buttonStyle(style).buttonSizing(sizing) }.sizeThatFits(300, nil).width
        }
        #expect(width(.flexible, .bordered) == 300 && width(.flexible, .borderedProminent) == 300)
        #expect(width(.flexible, .glass) == 300 && width(.flexible, .glassProminent) == 300)
        #expect(width(.fitted, .bordered) < 100 && width(.automatic, .bordered) == width(.fitted, .bordered))
    }

    @Test func theEnvironmentHasTheSizing() {
        struct Reader: View {
            @Environment(\.buttonSizing) private var sizing
            var body: some View { Text(sizing == .flexible ? "flexible" : "other") }
        }
        #expect(ViewHarness { Reader() }.shows("other"))
        #expect(ViewHarness { Reader().buttonSizing(.flexible) }.shows("flexible"))
    }

    /// A button with a role alone has the word and the symbol of the role.
    @Test func aRoleIsALabel() {
        let log = Log()
        let scene = ViewHarness(offering: 300, 300) {
            VStack {
                Button(role: .close) { log.note("close") }
                Button(role: .confirm) { log.note("confirm") }
                Button(role: .destructive) { log.note("delete") }
                Button(role: .cancel) { log.note("cancel") }
            }
        }
        for (word, note) in [("Close", "close"), ("Done", "confirm"), ("Delete", "delete"), ("Cancel", "cancel")] {
            scene.tap(word)
            #expect(log.take() == [note])
        }
    }

    /// Outside of bars the word stands alone, as in a picture of iOS 26; a label style or a menu has the symbol too.
    @Test func aRoleAloneIsAWord() {
        let alone = ViewHarness(offering: 300, 300) { Button(role: .close) {} }
        #expect(alone.shows("Close") && alone.frames(withAttribute: "symbol").isEmpty)
        let styled = ViewHarness(offering: 300, 300) { Button(role: .close) {}.labelStyle(.iconOnly) }
        #expect(styled.frames(withAttribute: "symbol").count == 1 && !styled.shows("Close"))
    }

    /// The shape of bordered buttons as a shape: that of the environment, in the size of its controls.
    @Test func theBorderIsAShape() {
        let rect = CGRect(x: 0, y: 0, width: 60, height: 30)
        let scene = ViewHarness(offering: 60, 30) {
            ButtonBorderShape.buttonBorder.fill(.red).buttonBorderShape(.roundedRectangle(radius: 7))
        }
        #expect(scene.fills[0].path == RoundedRectangle(cornerRadius: 7).path(in: rect))
        #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    }
}
