import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("shadow and blur")
struct ShadowTests {
    @Test func aShadowHasItsColorRadiusAndOffset() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().shadow(color: .red, radius: 10, x: 3, y: -4) }
        guard case .shadow(let color, let radius, let offset)? = scene.effects.first else {
            Issue.record("no shadow")
            return
        }
        #expect(Color.Resolved(color).description == "#FF3B30FF" && offset == CGSize(width: 3, height: -4))
        #expect(abs(radius - 10 * 0.916) < 1e-9)
    }

    @Test func aShadowTakesNoSpaceAndNoTouches() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 20, height: 20).onTapGesture {}.shadow(radius: 5, x: 30).tagged("box")
        }
        #expect(scene.size("box") == CGSize(width: 20, height: 20))
        #expect(!scene.tap(at: CGPoint(x: 80, y: 50)))
    }

    @Test func shadowsAreNested() {
        let scene = ViewHarness(offering: 20, 20) {
            Rectangle().shadow(color: .black, radius: 1).shadow(color: .white, radius: 2)
        }
        #expect(scene.effects.count == 2)
    }

    @Test func aBlurHasItsRadius() {
        let scene = ViewHarness(offering: 20, 20) { Rectangle().blur(radius: 3, opaque: true) }
        guard case .blur(let radius, let isOpaque)? = scene.effects.first else {
            Issue.record("no blur")
            return
        }
        #expect(radius > 0 && isOpaque)
        #expect(ViewHarness(offering: 20, 20) { Rectangle().blur(radius: 0) }.effects == [])
    }
}
