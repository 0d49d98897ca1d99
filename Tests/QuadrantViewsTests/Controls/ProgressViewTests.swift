import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("ProgressView")
struct ProgressViewTests {
    @Test func aBarTakesTheWidth() {
        let bar = ViewHarness { ProgressView(value: 0.5) }
        #expect(bar.sizeThatFits(200, 100).width == 200 && bar.sizeThatFits(200, 100).height == 4)
    }

    @Test func aSpinnerHasItsSize() {
        #expect(ViewHarness { ProgressView() }.sizeThatFits(200, 100) == CGSize(width: 20, height: 20))
    }

    @Test func progressIsAShareOfTheTotal() {
        struct Share: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
            }
        }
        func text(_ view: some View) -> ViewHarness {
            ViewHarness(offering: 200, 50) { view.progressViewStyle(Share()) }
        }
        #expect(text(ProgressView(value: 1, total: 4)).shows("0.25"))
        #expect(text(ProgressView(value: 9, total: 4)).shows("1.0"))
        #expect(text(ProgressView()).shows("-1.0"))
    }

    @Test func labelsAreAroundTheBar() {
        let scene = ViewHarness(offering: 200, 100) {
            ProgressView(value: 0.5) { Probe("label", 40, 10) } currentValueLabel: { Probe("value", 20, 10) }
        }
        #expect(scene.frame("label").minX == 0 && scene.frame("value").minX == 0)
        #expect(scene.frame("value").minY > scene.frame("label").maxY)
    }
}
