import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("iOS 17")
struct DesigniOS17Tests {
    @Test func programsReadItsVersion() {
        #expect(Design.ios17.systemVersion == "17.0")
    }

    /// Published: UISwitch, UISlider's thumb, UIStepper, UISegmentedControl.
    @Test func publishedLengths() {
        let metrics = Design.ios17.metrics
        #expect(metrics.toggle.width == 51 && metrics.toggle.height == 31 && metrics.slider.knob == 28)
        #expect(metrics.stepper.width == 94 && metrics.stepper.height == 32 && metrics.segments.height == 32)
        #expect(metrics.list.rowHeight == 44 && metrics.navigationBar.bar == 44)
    }

    @Test func aChangedDesignHasAnotherName() {
        let other = Design.ios17.changed("tall") { $0.metrics.list.rowHeight = 60 }
        #expect(other != .ios17 && other.name == "tall" && other.metrics.list.rowHeight == 60)
        #expect(Design.ios17.metrics.list.rowHeight == 44)
    }
}
