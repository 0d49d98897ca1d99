import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Lengths of lists")
struct ListMetricsTests {
    private func rows(_ style: some ListStyle, _ design: Design = .ios17) -> [(role: String, frame: CGRect)] {
        ViewHarness(offering: 393, 800, design: design) {
            List { Text("One"); Text("Two") }.listStyle(style)
        }.listRows.filter { $0.role == "row" }
    }

    @Test func rowsAreAsHighAsTheDesignSays() {
        #expect(rows(.insetGrouped).map(\.frame.height) == [44, 44])
        // The text and its padding are a sixth of a point higher than that.
        #expect(rows(.insetGrouped, .ios26).allSatisfy { $0.frame.height >= 52 && $0.frame.height < 52.5 })
    }

    @Test func cardsHaveTheirMargins() {
        let metrics = Design.ios17.metrics.list, frame = rows(.insetGrouped)[0].frame
        #expect(frame.minX == CGFloat(metrics.margin) && frame.width == 393 - 2 * CGFloat(metrics.margin))
        #expect(rows(.plain)[0].frame.width == 393)
    }

    @Test func rowsFollowEachOther() {
        let found = rows(.insetGrouped)
        #expect(found[1].frame.minY == found[0].frame.maxY)
    }
}
