import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Sources of zooms")
struct MatchedTransitionSourceTests {
    private struct Page: View {
        @Namespace private var namespace
        var body: some View {
            Color.red.frame(width: 40, height: 20).tagged("source")
                .matchedTransitionSource(id: "a", in: namespace) { source in
                    source.background(.blue).clipShape(RoundedRectangle(cornerRadius: 4)).shadow(radius: 3)
                }
        }
    }

    /// A source is drawn as without a configuration.
    @Test func aConfigurationChangesNoPicture() {
        let scene = ViewHarness(offering: 100, 100) { Page() }
        #expect(scene.size("source") == CGSize(width: 40, height: 20) && scene.fills.count == 1)
    }
}
