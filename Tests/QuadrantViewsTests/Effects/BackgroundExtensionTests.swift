import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("backgroundExtensionEffect")
struct BackgroundExtensionTests {
    /// A copy of 800 - 710 points is above the view in the status bar, and one below; the layout of the view is as
    /// without them.
    @Test func copiesFillTheSafeArea() {
        func copies(_ isEnabled: Bool) -> (frame: CGRect, count: Int) {
            let scene = window { Color.red.backgroundExtensionEffect(isEnabled: isEnabled).tagged("content") }
            return (scene.frame("content"), scene.fills.count)
        }
        let plain = copies(false), extended = copies(true)
        #expect(extended.frame == plain.frame)
        #expect(extended.count > plain.count)
        let scene = ViewHarness(offering: 100, 100) { Color.red.backgroundExtensionEffect() }
        #expect(scene.fills.count == 1)
    }
}
