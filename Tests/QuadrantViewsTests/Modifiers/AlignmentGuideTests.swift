import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("alignmentGuide")
struct AlignmentGuideTests {
    /// The bottom of the second view is at the top of the first.
    @Test func aGuideIsComputedFromTheDimensions() {
        let scene = ViewHarness(offering: 100, 100) {
            HStack(alignment: .top, spacing: 0) {
                Probe("a", 10, 10)
                Probe("b", 10, 10).alignmentGuide(.top) { $0[.bottom] }
            }
        }
        #expect(scene.frame("b") == CGRect(x: 50, y: 40, width: 10, height: 10))
        #expect(scene.frame("a") == CGRect(x: 40, y: 50, width: 10, height: 10))
    }

    @Test func aGuideMovesAViewAgainstTheOthers() {
        let scene = ViewHarness(offering: 100, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Probe("a", 20, 10)
                Probe("b", 20, 10).alignmentGuide(.leading) { _ in 10 }
            }
        }
        // Together they are 30 wide.
        #expect(scene.frame("b").minX == (100 - 30) / 2 && scene.frame("a").minX == 35 + 10)
    }

    @Test func anotherAlignmentIsNotConcerned() {
        let scene = ViewHarness(offering: 100, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Probe("a", 20, 10)
                Probe("b", 20, 10).alignmentGuide(.trailing) { _ in 10 }
            }
        }
        #expect(scene.frame("a").minX == scene.frame("b").minX)
    }

    @Test func theDimensionsHaveTheSizeAndTheGuides() {
        var found: [CGFloat] = []
        let scene = ViewHarness(offering: 100, 100) {
            VStack(alignment: .leading) {
                Probe("b", 5, 5)
                Probe("a", 30, 10).alignmentGuide(.leading) { dimensions in
                    found = [dimensions.width, dimensions.height, dimensions[HorizontalAlignment.center],
                             dimensions[.trailing]]
                    return 0
                }
            }
        }
        #expect(found == [30, 10, 15, 30])
        #expect(scene.contains("a"))
    }
}
