import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Environment")
@MainActor
struct EnvironmentTests {
    /// State that only the closure reads; what is around may change as well.
    @Test func transformsFollowWhatTheyRead() {
        struct Screen: View {
            @State private var extra = 1.0
            var body: some View {
                VStack {
                    Shown().transformEnvironment(\.lineSpacing) { $0 += extra }
                    Button("More") { extra += 1 }
                }
            }
        }
        struct Shown: View {
            @Environment(\.lineSpacing) private var spacing
            var body: some View { Probe("shown", spacing, 10) }
        }
        let around = Input(10.0)
        let scene = ViewHarness(offering: 200, 200) { Screen().lineSpacing(around.value) }
        #expect(scene.size("shown").width == 11)
        scene.tap("More")
        #expect(scene.size("shown").width == 12)
        around.value = 20
        scene.settle()
        #expect(scene.size("shown").width == 22)
        scene.tap("More")
        #expect(scene.size("shown").width == 23)
    }
}
