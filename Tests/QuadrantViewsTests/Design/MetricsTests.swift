import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Metrics")
struct MetricsTests {
    @Test func metricsAreEqualByValue() {
        var metrics = Design.ios17.metrics
        #expect(metrics == Design.ios14.metrics)
        metrics.stepper.width += 1
        #expect(metrics != Design.ios17.metrics)
    }

    @Test func anotherLengthIsUsedByTheViews() {
        let wide = Design.ios17.changed("wide") { $0.metrics.stepper.width = 120 }
        let scene = ViewHarness(offering: 300, 100, design: wide) {
            Stepper("A") {} onDecrement: {}.labelsHidden().tagged("stepper")
        }
        #expect(scene.size("stepper").width == 120)
    }
}
