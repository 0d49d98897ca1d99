import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Navigation transitions") @MainActor
struct NavigationTransitionTests {
    private struct Screen: View {
        let isZoom: Bool
        @Namespace private var space
        var body: some View {
            if isZoom {
                Probe("a", 10, 10).navigationTransition(.zoom(sourceID: 1, in: space))
            } else {
                Probe("a", 10, 10).navigationTransition(AutomaticNavigationTransition())
            }
        }
    }

    /// An unsupported transition is reported, and the view is placed as without it.
    @Test(arguments: [true, false]) func aZoomIsReported(isZoom: Bool) {
        let scene = ViewHarness(offering: 100, 100) { Screen(isZoom: isZoom) }
        scene.settle()
        #expect(scene.size("a") == .init(width: 10, height: 10))
        #expect(scene.takeReports().map(\.what).filter { $0.contains(".zoom") }.count == (isZoom ? 1 : 0))
    }

    @Test func aCrossFadeIsReported() {
        let scene = ViewHarness(offering: 100, 100) { Probe("a", 10, 10).navigationTransition(.crossFade) }
        scene.settle()
        #expect(scene.size("a") == .init(width: 10, height: 10))
        #expect(scene.takeReports().filter { $0.what.contains(".crossFade") }.count == 1)
    }
}
