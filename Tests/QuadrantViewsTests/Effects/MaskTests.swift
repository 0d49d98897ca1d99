import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("mask")
struct MaskTests {
    @Test func aMaskIsOfferedTheSizeOfTheView() {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 40, 20).mask { Color.black.tagged("mask") }
        }
        #expect(scene.frame("mask") == CGRect(x: 30, y: 40, width: 40, height: 20))
    }

    @Test func aSmallerMaskIsAligned() {
        let scene = ViewHarness(offering: 100, 100) {
            Probe("box", 40, 20).mask(alignment: .topLeading) { Probe("mask", 10, 10) }
        }
        #expect(scene.frame("mask") == CGRect(x: 30, y: 40, width: 10, height: 10))
    }

    @Test func theMaskItselfIsNotDrawn() {
        let scene = ViewHarness(offering: 20, 20) { Color.red.mask { Circle().fill(.blue) } }
        #expect(scene.colors == ["#FF3B30FF"] && scene.effects.count == 1)
    }

    @Test func aMaskChangesNoLayout() {
        let scene = ViewHarness { Probe("box", 40, 20).mask { Color.black.frame(width: 200, height: 200) } }
        #expect(scene.sizeThatFits(nil, nil) == CGSize(width: 40, height: 20))
    }
}
