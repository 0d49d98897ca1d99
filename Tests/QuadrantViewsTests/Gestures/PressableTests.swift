import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Pressed state of buttons")
struct PressableTests {
    private struct Style: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.overlay { Text(configuration.isPressed ? "down" : "up") }
        }
    }

    @Test func aButtonIsPressedWhileTheFingerIsOnIt() {
        let scene = ViewHarness(offering: 100, 50) { Button {} label: { Color.red }.buttonStyle(Style()) }
        let finger = Finger(scene: scene)
        #expect(scene.shows("up"))
        finger.down(50, 25)
        scene.settle()
        #expect(scene.shows("down"))
        finger.up(50, 25)
        scene.advance(by: 1)
        #expect(scene.shows("up"))
    }
}
