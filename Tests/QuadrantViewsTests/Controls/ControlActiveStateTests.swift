import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("controlActiveState")
struct ControlActiveStateTests {
    private struct State: View {
        @Environment(\.controlActiveState) private var state
        var body: some View { Text(verbatim: "\(state)") }
    }

    @Test func theWindowOfAHostIsTheKeyWindow() {
        #expect(ViewHarness(offering: 200, 44) { State() }.shows("key"))
    }

    @Test func theStateMayBeSet() {
        let scene = ViewHarness(offering: 200, 44) { State().environment(\.controlActiveState, .inactive) }
        #expect(scene.shows("inactive") && ControlActiveState.allCases.count == 3)
    }
}
