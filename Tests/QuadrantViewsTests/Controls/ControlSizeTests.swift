import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Sizes of controls") @MainActor
struct ControlSizeTests {
    /// The layout size of a switch is 49 × 31; the label is at the leading edge and the switch at the trailing edge.
    @Test(arguments: Variant.standard) func aSwitchIsAtTheTrailingEdge(_ variant: Variant) {
        let scene = ViewHarness(offering: 300, 100, variant) {
            Toggle(isOn: .constant(true)) { Probe("label", 60, 20) }.tagged("toggle")
        }
        #expect(scene.size("toggle") == CGSize(width: 300, height: 31))
        let label = CGRect(x: 0, y: 5.5, width: 60, height: 20)
        #expect(scene.frame("label", in: "toggle") == variant.mirrored(label, in: 300))
    }

    @Test func hiddenLabelsLeaveTheControl() {
        let scene = ViewHarness(offering: 300, 100) {
            VStack(spacing: 0) {
                Toggle("Label", isOn: .constant(true)).tagged("toggle")
                Stepper("Label", value: .constant(1)).tagged("stepper")
            }
            .labelsHidden()
        }
        #expect(scene.size("toggle") == CGSize(width: 49, height: 31))
        #expect(scene.size("stepper") == CGSize(width: 94, height: 32))
    }

    /// A switch draws 51 points, from the leading edge of its layout width of 49 (#9.31).
    @Test(arguments: Variant.standard) func switchesDrawBeyondTheirTrailingEdge(_ variant: Variant) {
        let scene = ViewHarness(offering: 100, 100, variant) {
            Toggle("Label", isOn: .constant(true)).labelsHidden()
        }
        // 49 centred in 100 begin at 25.5.
        let track = CGRect(x: (100 - 49) / 2.0, y: (100 - 31) / 2.0, width: 51, height: 31)
        #expect(scene.drawnFrames.first == variant.mirrored(track, in: 100))
    }

    /// Also in a row: the switch extends 2 points beyond the row's trailing edge (#9.31).
    @Test(arguments: Variant.standard) func switchesWithLabelsDrawBeyondTheirTrailingEdge(_ variant: Variant) {
        let scene = ViewHarness(offering: 300, 31, variant) {
            Toggle(isOn: .constant(true)) { EmptyView().frame(width: 60, height: 20) }
        }
        let track = CGRect(x: 300 - 49, y: 0, width: 51, height: 31)
        #expect(scene.drawnFrames.first == variant.mirrored(track, in: 300))
    }

    /// Recorded on iOS 17.5 to 26: a segmented control is 32 high at every text size.
    @Test func segmentsHaveOneHeightAtEveryTextSize() {
        for size in [DynamicTypeSize.large, .accessibility3] {
            let scene = ViewHarness(offering: ProposedViewSize(width: 263, height: 100), dynamicTypeSize: size) {
                Picker("", selection: .constant(0)) { ForEach(0..<3) { Text("\($0)") } }
                    .pickerStyle(.segmented).tagged("segments")
            }
            #expect(scene.size("segments") == CGSize(width: 263, height: 32))
        }
    }

    /// A line of body text is 20⅓ high at 3 pixels per point, with 7 points of padding above and below.
    @Test func borderedButtonsHaveInsetsBySize() {
        let scene = ViewHarness(.threePixels) {
            VStack {
                Button("A") {}.tagged("regular")
                Button("A") {}.controlSize(ControlSize.small).tagged("small")
                Button("A") {}.controlSize(.large).tagged("large")
            }
            .buttonStyle(.bordered)
        }
        // Sums of thirds have rounding errors.
        func isHigh(_ name: String, _ height: Double) -> Bool { abs(scene.size(name).height - height) < 1e-9 }
        #expect(isHigh("regular", 61.0 / 3 + 14))
        #expect(isHigh("small", 18 + 10))
        #expect(isHigh("large", 61.0 / 3 + 30))
    }

    /// A plain button has the size of its label.
    @Test func plainButtonsAreAsLargeAsTheirLabels() {
        let scene = ViewHarness { Button {} label: { Probe("label", 40, 20) }.tagged("button") }
        #expect(scene.size("button") == CGSize(width: 40, height: 20))
    }

    /// UIKit's plain text field is 22 high at body size, one with a border 34.
    @Test func fieldsHaveTheHeightsOfUIKit() {
        let scene = ViewHarness(offering: 200, 200) {
            VStack {
                TextField("Name", text: .constant("")).tagged("plain")
                TextField("Name", text: .constant("Words")).textFieldStyle(.roundedBorder).tagged("border")
                SecureField("Name", text: .constant("Words")).textFieldStyle(.roundedBorder).tagged("secure")
            }
        }
        #expect(scene.size("plain") == CGSize(width: 200, height: 22))
        #expect(scene.size("border") == CGSize(width: 200, height: 34))
        #expect(scene.size("secure") == CGSize(width: 200, height: 34))
    }

    @Test func aFieldGrowsAlongAVerticalAxis() {
        let scene = ViewHarness(offering: 200, 200) {
            TextField("Name", text: .constant("one\ntwo\nthree"), axis: .vertical).tagged("field")
        }
        // Three lines with a pitch of 22 points.
        #expect(scene.size("field") == CGSize(width: 200, height: 66))
    }

    @Test func progressBarsAndSpinnersHaveFixedHeights() {
        let scene = ViewHarness(offering: 200, 100) {
            VStack {
                ProgressView(value: 0.3).tagged("bar")
                ProgressView().tagged("spinner")
            }
        }
        #expect(scene.size("bar") == CGSize(width: 200, height: 4))
        #expect(scene.size("spinner") == CGSize(width: 20, height: 20))
    }

    /// Recorded on iOS 26: the width of the selected option plus 40 points.
    @Test func menuPickersHaveSpaceForTheirIndicator() {
        let scene = ViewHarness(.threePixels) {
            Picker("", selection: .constant(1)) { Text("Vanilla").tagged("option").tag(1) }.tagged("picker")
        }
        #expect(scene.size("picker").width == scene.size("option").width + 40)
    }

    /// mini < small < regular < large < extraLarge; a size outside of the range is its nearest one.
    @Test func aRangeLimitsTheSize() {
        struct Size: View {
            @Environment(\.controlSize) private var size
            var body: some View { Probe("\(size)", 10, 10) }
        }
        func size(_ size: ControlSize, in range: ClosedRange<ControlSize>) -> String? {
            let scene = ViewHarness(offering: 100, 100) { Size().controlSize(range).controlSize(size) }
            return ControlSize.allCases.map { "\($0)" }.first { scene.contains($0) }
        }
        #expect(size(.mini, in: .small ... .large) == "small")
        #expect(size(.regular, in: .small ... .large) == "regular")
        #expect(size(.extraLarge, in: .small ... .large) == "large")
        #expect(ControlSize.allCases.sorted() == ControlSize.allCases)
    }
}
