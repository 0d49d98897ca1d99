import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("LabeledContent")
struct LabeledContentTests {
    /// In a row the label is at the leading edge and the content at the trailing one.
    @Test func aRowHasBothAtItsEdges() {
        let scene = ViewHarness(offering: 300, 200) {
            Form { LabeledContent { Probe("value", 50, 20) } label: { Probe("label", 40, 20) } }
        }
        let row = scene.listRows.first { $0.role == "row" }?.frame ?? .null
        #expect(scene.frame("label").minX - row.minX == row.maxX - scene.frame("value").maxX)
        #expect(scene.frame("label").minX < scene.frame("value").minX)
    }

    /// At accessibility text sizes the content is below its label: 4 below it in a row of iOS 26, as measured on iPhone
    /// and iPad.
    @Test func accessibilitySizesHaveTheContentBelow() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 300), design: .ios26) {
            List { LabeledContent { Probe("value", 50, 20) } label: { Probe("label", 40, 20) } }
                .environment(\.dynamicTypeSize, .accessibility3)
        }
        #expect(scene.frame("value").minY - scene.frame("label").maxY == 4)
        #expect(scene.frame("value").minX == scene.frame("label").minX)
    }

    @Test func aValueIsFormatted() {
        let scene = ViewHarness(offering: 300, 100) {
            VStack {
                LabeledContent("Name", value: "Ann")
                LabeledContent("Half", value: 0.5, format: .number.precision(.fractionLength(2)))
            }
        }
        #expect(scene.shows("Ann") && scene.shows("0.50") && scene.shows("Name"))
    }

    @Test func aHiddenLabelLeavesTheContent() {
        let scene = ViewHarness(offering: 300, 100) { LabeledContent("Name", value: "Ann").labelsHidden() }
        #expect(scene.shows("Ann") && !scene.shows("Name"))
    }
}
