import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Texts with words for accessibility")
@MainActor struct AccessibilityTextContentTypeTests {
    /// A text that is labelled stays a text, and is read by its label where it is joined to others.
    @Test func aTextHasALabelAndALevel() {
        let scene = ViewHarness(offering: 200, 200) {
            VStack {
                Text("3 / 4").accessibilityLabel("three quarters") + Text(" full")
                Text("Title").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)
                Text("let a = 1").accessibilityTextContentType(.sourceCode).bold()
            }
        }
        let nodes = scene.host.accessibilityTree()
        #expect(nodes.map(\.label) == ["three quarters full", "Title", "let a = 1"])
        #expect(nodes.map(\.level) == [nil, 2, nil])
    }
}
