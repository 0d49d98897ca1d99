import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Lengths of controls")
struct ControlMetricsTests {
    private func size(_ content: @escaping () -> some View) -> CGSize {
        ViewHarness { content() }.sizeThatFits(nil, nil)
    }

    @Test func controlsHaveTheLengthsOfTheDesign() {
        let metrics = Design.ios17.metrics
        #expect(size { Toggle("A", isOn: .constant(true)).labelsHidden() }
            == CGSize(width: metrics.toggle.laidOutWidth, height: metrics.toggle.height))
        #expect(size { Stepper("A") {} onDecrement: {}.labelsHidden() }
            == CGSize(width: metrics.stepper.width, height: metrics.stepper.height))
        #expect(ViewHarness { Slider(value: .constant(0.5)) }.sizeThatFits(200, nil)
            == CGSize(width: 200, height: metrics.slider.height))
    }

    /// The thumb fills the track up to its inset.
    @Test func theThumbOfASwitchIsARound27() {
        #expect(Design.ios17.metrics.toggle.knob == 31 - 2 * 2)
    }

    @Test func aPlateOfAButtonHasItsPadding() {
        let metrics = Design.ios17.metrics.button
        let plain = size { Button {} label: { Probe("label", 30, 20) }.buttonStyle(.plain) }
        let bordered = size { Button {} label: { Probe("label", 30, 20) }.buttonStyle(.bordered) }
        #expect(bordered.width - plain.width == 2 * CGFloat(metrics.horizontal))
        #expect(bordered.height - plain.height == 2 * CGFloat(metrics.vertical))
    }
}
