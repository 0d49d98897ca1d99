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
