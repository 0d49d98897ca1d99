import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("buttonRepeatBehavior")
struct ButtonRepeatBehaviorTests {
    private let log = Log()

    @Test func aHeldButtonRepeatsWhereAsked() {
        let scene = ViewHarness(offering: 200, 44) {
            Button("More") { log.note("more") }.buttonRepeatBehavior(.enabled)
        }
        scene.press("More", seconds: 2)
        #expect(log.take().count > 3)
    }

    @Test func aHeldButtonActsOnceOtherwise() {
        let scene = ViewHarness(offering: 200, 44) { Button("More") { log.note("more") } }
        scene.press("More", seconds: 2)
        #expect(log.take() == ["more"])
    }

    private struct Behavior: View {
        @Environment(\.buttonRepeatBehavior) private var behavior
        var body: some View { Text(behavior == .enabled ? "repeats" : "once") }
    }

    @Test func theBehaviorIsInTheEnvironment() {
        #expect(ViewHarness(offering: 200, 44) { Behavior().buttonRepeatBehavior(.enabled) }.shows("repeats"))
        #expect(ViewHarness(offering: 200, 44) { Behavior() }.shows("once"))
    }
}
