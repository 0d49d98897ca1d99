import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("badge")
struct BadgeTests {
    @Test func aRowShowsItsBadge() {
        let scene = ViewHarness(offering: 390, 200) { List { Text("Mail").badge(3); Text("Notes").badge(0) } }
        #expect(scene.shows("3") && !scene.shows("0"))
        #expect(scene.frame(of: "3").minX > scene.frame(of: "Mail").maxX)
        #expect(isNear(scene.frame(of: "3").midY, scene.frame(of: "Mail").midY))
    }

    @Test func aBadgeMayBeAText() {
        let scene = ViewHarness(offering: 390, 200) {
            List { Text("Mail").badge("new"); Text("Notes").badge(nil as Text?) }
        }
        #expect(scene.shows("new"))
    }

    @Test func outsideOfListsAndTabsThereIsNone() {
        #expect(!ViewHarness(offering: 390, 200) { Text("Mail").badge(3) }.shows("3"))
    }
}
