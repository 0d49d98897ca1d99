import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("LazyVStack and LazyHStack")
struct LazyStacksTests {
    @Test func onlyWhatIsNearIsMade() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Probe("row \($0)", 100, 20) } } }
        }
        #expect(scene.contains("row 0") && scene.contains("row 4") && !scene.contains("row 500"))
        #expect(scene.frame("row 4") == CGRect(x: 0, y: 80, width: 100, height: 20))
    }

    @Test func rowsAreMadeWhenTheyComeIntoView() {
        let scene = ViewHarness(offering: 100, 100) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Probe("row \($0)", 100, 20) } } }
        }
        scene.scroll(by: CGSize(width: 0, height: 2000))
        #expect(scene.frame("row 100").minY == 0 && !scene.contains("row 10"))
    }

    @Test func withoutAScrollViewAllAreMade() {
        let scene = ViewHarness(offering: 100, 100) {
            LazyHStack(spacing: 5) { ForEach(0..<3, id: \.self) { Probe("item \($0)", 10, 10) } }
        }
        #expect(scene.frame("item 2").minX - scene.frame("item 0").minX == (2.0 * 15 as CGFloat))
    }

    @Test func pinnedViewsAreASet() {
        let both: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
        #expect(both.contains(.sectionHeaders) && PinnedScrollableViews().isEmpty)
    }
}
