import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Styles within styles") @MainActor
struct NestedStyleTests {
    private struct Framed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10).tagged("framed") }
    }
    private struct Padded: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10).tagged("padded") }
    }

    /// A control that a style creates from its configuration is drawn by the next style outside.
    @Test func aStyleMayDrawItsLabelAgain() {
        let scene = ViewHarness {
            Label { Probe("title", 40, 20) } icon: { Probe("icon", 10, 20) }
                .labelStyle(Framed())
                .labelStyle(.titleOnly)
        }
        #expect(scene.size("framed") == CGSize(width: 60, height: 40))
        #expect(!scene.contains("icon"))
    }

    @Test func aStyleMayDrawItsButtonAgain() {
        var taps = 0
        let scene = ViewHarness {
            Button { taps += 1 } label: { Probe("label", 40, 20) }.buttonStyle(Padded()).buttonStyle(.plain)
        }
        #expect(scene.size("padded") == CGSize(width: 60, height: 40))
        scene.tap(at: CGPoint(x: 30, y: 20))
        #expect(taps == 1)
    }
}
