import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("pickerStyle(.segmented)")
struct SegmentedPickerTests {
    private let chosen = Input("b")

    private func scene(_ variant: Variant = .plain) -> ViewHarness {
        ViewHarness(offering: ProposedViewSize(width: 300, height: 60), variant) {
            Picker("Letter", selection: chosen.binding) {
                ForEach(["a", "b", "c"], id: \.self) { Text($0) }
            }.pickerStyle(.segmented).tagged("picker")
        }
    }

    @Test func segmentsShareTheWidth() {
        let scene = scene()
        #expect(scene.size("picker") == CGSize(width: 300, height: 32))
        let middles = ["a", "b", "c"].map { scene.frame(of: $0).midX }
        #expect(isNear(middles[0], 50) && isNear(middles[1], 150) && isNear(middles[2], 250))
    }

    /// A label uses most of the padding of its segment before it is truncated.
    @Test func aWideLabelIsNearTheSides() {
        func label(_ width: CGFloat) -> CGRect {
            ViewHarness(offering: ProposedViewSize(width: width, height: 60)) {
                Picker("Length", selection: .constant("Kilometres")) {
                    ForEach(["Kilometres", "Miles"], id: \.self) { Text($0) }
                }.pickerStyle(.segmented)
            }.frame(of: "Kilometres")
        }
        let ideal = label(300).width
        #expect(label(2 * (ideal + 8)).width == ideal && isNear(label(2 * (ideal + 8)).minX, 4))
        #expect(label(2 * (ideal + 6)).width < ideal)
    }

    @Test func aTapChoosesTheSegment() {
        let scene = scene()
        scene.tap(at: CGPoint(x: 290, y: 30))
        #expect(chosen.value == "c")
        scene.tap(at: CGPoint(x: 10, y: 30))
        #expect(chosen.value == "a")
    }

    @Test func fromRightToLeftTheFirstIsOnTheRight() {
        let scene = scene(.rightToLeft)
        #expect(scene.frame(of: "a").midX > scene.frame(of: "c").midX)
    }
}
