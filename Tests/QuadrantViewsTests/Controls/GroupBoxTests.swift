import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("GroupBox")
struct GroupBoxTests {
    @Test func theContentIsBelowTheLabel() {
        let scene = ViewHarness(offering: 300, 200) {
            GroupBox { Probe("content", 50, 20) } label: { Probe("label", 40, 10) }.tagged("box")
        }
        #expect(scene.frame("content").minY > scene.frame("label").maxY)
        #expect(
            scene.frame("box").contains(scene.frame("content")) && scene.frame("box").contains(scene.frame("label")))
    }

    @Test func aStyleOfOnesOwnGetsBoth() {
        struct Row: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) { configuration.label; configuration.content }
            }
        }
        let scene = ViewHarness(offering: 300, 200) {
            GroupBox { Probe("content", 50, 20) } label: { Probe("label", 40, 10) }.groupBoxStyle(Row())
        }
        #expect(scene.frame("content").minX == scene.frame("label").maxX)
    }

    @Test func aBoxWithoutALabelIsSmaller() {
        let labelled = ViewHarness { GroupBox("Title") { Probe("content", 50, 20) } }.sizeThatFits(nil, nil).height
        #expect(ViewHarness { GroupBox { Probe("content", 50, 20) } }.sizeThatFits(nil, nil).height < labelled)
    }
}
