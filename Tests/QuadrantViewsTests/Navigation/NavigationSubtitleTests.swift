import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Subtitles of screens")
struct NavigationSubtitleTests {
    private func scene(_ mode: NavigationBarItem.TitleDisplayMode, isSubtitled: Bool) -> ViewHarness {
        window {
            NavigationStack {
                if isSubtitled {
                    Color.red.tagged("content").navigationTitle("Title").navigationSubtitle("Below")
                        .navigationBarTitleDisplayMode(mode)
                } else {
                    Color.red.tagged("content").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
                }
            }
        }
    }

    /// A large title is followed by its subtitle, which makes the bar 20 points higher.
    @Test func aLargeTitleHasTheSubtitleBelow() {
        let plain = scene(.large, isSubtitled: false), scene = scene(.large, isSubtitled: true)
        let title = scene.frame(of: "Title"), subtitle = scene.frame(of: "Below")
        #expect(title == plain.frame(of: "Title"))
        #expect(subtitle.minX == title.minX && abs(subtitle.minY - title.maxY) < 0.5)
        #expect(scene.frame("content").minY == plain.frame("content").minY + 20)
        #expect(scene.frame("content").minY >= subtitle.maxY)
    }

    /// Where the title grows with the text, the bar grows with the lines of both.
    @Test(arguments: [DynamicTypeSize.large, .accessibility1, .accessibility5])
    func aBarHoldsALargeTitleOfAnySize(_ category: DynamicTypeSize) {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26) {
            NavigationStack {
                Color.red.tagged("content").navigationTitle("Title").navigationSubtitle("Below")
            }
            .dynamicTypeSize(category)
        }
        #expect(scene.frame("content").minY >= scene.frame(of: "Below").maxY)
        #expect(scene.frame(of: "Below").minY >= scene.frame(of: "Title").maxY - 0.5)
    }

    /// In the bar both are centred, and the bar keeps its height.
    @Test func anInlineTitleSharesTheBar() {
        let plain = scene(.inline, isSubtitled: false), scene = scene(.inline, isSubtitled: true)
        let title = scene.frame(of: "Title"), subtitle = scene.frame(of: "Below")
        #expect(scene.frame("content") == plain.frame("content"))
        // Texts stand on whole pixels.
        #expect(abs(title.midX - 195) < 0.5 && abs(subtitle.midX - 195) < 0.5)
        #expect(abs(subtitle.minY - title.maxY) < 0.5)
        #expect(abs((title.minY + subtitle.maxY) / 2 - plain.frame(of: "Title").midY) < 0.5)
    }
}
