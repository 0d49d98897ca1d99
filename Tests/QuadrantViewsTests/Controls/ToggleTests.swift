import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Toggle")
struct ToggleTests {
    private let isOn = Input(false)

    @Test func aTapTurnsItOnAndOff() {
        let scene = ViewHarness(offering: 200, 44) { Toggle("Wi-Fi", isOn: isOn.binding).labelsHidden() }
        scene.tap(at: CGPoint(x: 100, y: 22))
        #expect(isOn.value)
        scene.advance(by: 1)
        scene.tap(at: CGPoint(x: 100, y: 22))
        #expect(!isOn.value)
    }

    @Test func aDisabledToggleStays() {
        let scene = ViewHarness(offering: 200, 44) { Toggle("Wi-Fi", isOn: isOn.binding).labelsHidden().disabled(true) }
        scene.tap(at: CGPoint(x: 100, y: 22))
        #expect(!isOn.value)
    }

    /// The label is at the leading edge, the switch at the trailing one.
    @Test func theLabelIsBesideTheSwitch() {
        let scene = ViewHarness(offering: 200, 44) {
            Toggle(isOn: isOn.binding) { Probe("label", 30, 10) }.tagged("row")
        }
        #expect(scene.frame("label").minX == 0 && scene.size("row") == CGSize(width: 200, height: 31))
        scene.tap(at: CGPoint(x: 180, y: 22))
        #expect(isOn.value)
        let mirrored = ViewHarness(offering: ProposedViewSize(width: 200, height: 44), .rightToLeft) {
            Toggle(isOn: isOn.binding) { Probe("label", 30, 10) }
        }
        #expect(mirrored.frame("label").maxX == 200)
    }

    @Test func aStyleOfOnesOwnGetsTheValue() {
        struct Words: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
            }
        }
        let scene = ViewHarness(offering: 200, 44) { Toggle("Wi-Fi", isOn: isOn.binding).toggleStyle(Words()) }
        scene.tap("off")
        #expect(isOn.value && scene.shows("on"))
    }
}
