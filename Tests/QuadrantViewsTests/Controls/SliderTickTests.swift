import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Marks and bounds of sliders")
struct SliderTickTests {
    private let value = Input(0.5)

    /// The middles of the marks.
    private func marks(_ scene: ViewHarness) -> [CGFloat] {
        let size = CGSize(width: 4, height: 4)
        return scene.fills.filter { $0.frame.size == size }.map { $0.frame.midX }
    }

    /// The knob of 28 points is 12 to 40 points from the leading edge at the least value that is enabled.
    @Test func theKnobStaysInTheEnabledBounds() {
        let scene = ViewHarness(offering: 200, 31) {
            Slider(value: value.binding, enabledBounds: 0.25...0.75) { Text("Volume") }
        }
        scene.drag(from: .point(CGPoint(x: 100, y: 15)), to: .point(CGPoint(x: 190, y: 15)))
        #expect(value.value == 0.75)
        scene.drag(from: .point(CGPoint(x: 14 + 172 * 0.75, y: 15)), to: .point(CGPoint(x: 0, y: 15)))
        #expect(value.value == 0.25)
    }

    /// The track is filled from the neutral value to the knob: 172 points are the way of the knob.
    @Test func theTrackIsFilledFromTheNeutralValue() {
        let scene = ViewHarness(offering: 200, 31) {
            Slider(value: value.binding, neutralValue: 0.25) { Text("Volume") }
        }
        let widths: [CGFloat] = scene.fills.map { $0.frame.width }
        #expect(widths.contains(43) && widths.contains(194))
    }

    @Test func marksAreDrawnAtTheirValues() {
        let scene = ViewHarness(offering: 200, 31) {
            Slider(value: value.binding, in: 0...1) {
                Text("Volume")
            } currentValueLabel: {
                Text("half")
            } ticks: {
                SliderTick(0.0)
                SliderTick("Middle", 0.5)
                SliderTick(1.0) { Text("End") }
                SliderTickContentForEach([0.25, 0.75], id: \.self) { SliderTick($0) }
            }
        }
        let expected: [CGFloat] = [14, 100, 186, 57, 143]
        #expect(marks(scene) == expected)
        #expect(scene.host.accessibilityElements().first?.value == "half")
    }

    @Test func stepsMayHaveMarks() {
        let scene = ViewHarness(offering: 200, 31) {
            Slider(value: value.binding, in: 0...1, step: 0.25) {
                Text("Volume")
            } tick: { step in
                step == 0.5 ? nil : SliderTick(step)
            }
        }
        #expect(marks(scene).count == 4)
    }

    /// Between views for the ends; without a knob the track alone is drawn.
    @Test func theKnobMayBeHidden() {
        func count(_ visibility: Visibility) -> Int {
            ViewHarness(offering: 200, 31) {
                Slider(value: value.binding, neutralValue: 0) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("1")
                }
                .sliderThumbVisibility(visibility)
            }
            .fills.count
        }
        #expect(count(.automatic) > count(.hidden))
    }
}
