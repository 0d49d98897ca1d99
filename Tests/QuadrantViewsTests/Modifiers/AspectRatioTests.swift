import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("aspectRatio")
struct AspectRatioTests {
    @Test(arguments: [(CGSize(width: 100, height: 100), CGSize(width: 100, height: 50)),
                      (CGSize(width: 100, height: 20), CGSize(width: 40, height: 20))])
    func theLargestThatFits(offered: CGSize, expected: CGSize) {
        let scene = ViewHarness { Color.red.aspectRatio(2, contentMode: .fit) }
        #expect(scene.sizeThatFits(offered.width, offered.height) == expected)
    }

    @Test(arguments: [(CGSize(width: 100, height: 100), CGSize(width: 200, height: 100)),
                      (CGSize(width: 100, height: 20), CGSize(width: 100, height: 50))])
    func theSmallestThatCovers(offered: CGSize, expected: CGSize) {
        let scene = ViewHarness { Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fill) }
        #expect(scene.sizeThatFits(offered.width, offered.height) == expected)
    }

    @Test func oneSideFollowsFromTheOther() {
        let scene = ViewHarness { Color.red.aspectRatio(2, contentMode: .fit) }
        #expect(scene.sizeThatFits(100, nil) == CGSize(width: 100, height: 50))
        #expect(scene.sizeThatFits(nil, 100) == CGSize(width: 200, height: 100))
    }

    /// Without a ratio it is that of the ideal size.
    @Test func theIdealSizeHasARatio() {
        func box() -> some View {
            Color.red.frame(minWidth: 0, idealWidth: 40, maxWidth: .infinity, minHeight: 0, idealHeight: 10,
                            maxHeight: .infinity)
        }
        #expect(ViewHarness { box().scaledToFit() }.sizeThatFits(100, 100) == CGSize(width: 100, height: 25))
        #expect(ViewHarness { box().scaledToFill() }.sizeThatFits(100, 100) == CGSize(width: 400, height: 100))
        #expect(ViewHarness { box().aspectRatio(contentMode: .fit) }.sizeThatFits(100, 100)
            == CGSize(width: 100, height: 25))
    }

    @Test func aFixedViewKeepsItsSize() {
        #expect(ViewHarness { Probe("box", 30, 30).aspectRatio(2, contentMode: .fit) }.sizeThatFits(100, 100)
            == CGSize(width: 30, height: 30))
    }
}
