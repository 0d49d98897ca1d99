import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("resizable")
struct ImageLayoutTests {
    private let image = Image(pixels: ImagePixels(width: 40, height: 20, rgba: Array(repeating: 255, count: 3200)),
                              scale: 1)

    @Test func anImageHasItsOwnSize() {
        let scene = ViewHarness { image }
        #expect(scene.sizeThatFits(100, 100) == CGSize(width: 40, height: 20))
        #expect(scene.sizeThatFits(1, 1) == CGSize(width: 40, height: 20))
    }

    @Test func aResizableImageTakesItsProposal() {
        let scene = ViewHarness { image.resizable() }
        #expect(scene.sizeThatFits(100, 70) == CGSize(width: 100, height: 70))
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 40, height: 20))
    }

    @Test func theRatioOfAnImageIsThatOfItsPixels() {
        #expect(
            ViewHarness { image.resizable().scaledToFit() }.sizeThatFits(100, 100) == CGSize(width: 100, height: 50))
        #expect(
            ViewHarness { image.resizable().scaledToFill() }.sizeThatFits(100, 100) == CGSize(width: 200, height: 100))
    }
}
