import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Bars that become small")
struct ToolbarMinimizationTests {
    /// A behaviour with which a bar would become small is reported; the others change nothing.
    @Test(arguments: [(ToolbarMinimizationBehavior.onScrollDown, 1), (.onScrollUp, 1), (.automatic, 0), (.never, 0)])
    func aBehaviourThatIsNotDrawnIsReported(_ behavior: ToolbarMinimizationBehavior, _ count: Int) {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("a", 10, 10).toolbarMinimizationBehavior(behavior, for: .navigationBar)
                .toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar)
                .toolbarMinimizationSafeAreaAdjustment(.disabled, for: .navigationBar)
        }
        scene.settle()
        #expect(scene.size("a") == .init(width: 10, height: 10))
        #expect(scene.takeReports().filter { $0.what.contains("toolbarMinimizationBehavior") }.count == count)
    }
}
