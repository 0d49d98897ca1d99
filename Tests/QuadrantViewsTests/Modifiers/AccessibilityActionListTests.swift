import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Accessibility actions and headings") @MainActor
struct AccessibilityActionListTests {
    private let log = Log()

    @Test func buttonsBecomeActionsOfTheView() throws {
        let scene = ViewHarness(offering: 200, 200) {
            Text("Mail").accessibilityActions {
                Button("Archive") { log.note("archive") }
                if true { Button("Reply") { log.note("reply") } }
                Button("Never") { log.note("never") }.disabled(true)
            }
        }
        let elements = scene.host.accessibilityElements()
        #expect(elements.map(\.label) == ["Mail"])
        let mail = try #require(elements.first)
        #expect(mail.actionNames == ["Archive", "Reply"])
        scene.host.perform(.named("Reply"), on: mail.id)
        #expect(log.take() == ["reply"])
    }

    @Test func theyAreNeverDrawnAndTakeNoSpace() {
        let scene = ViewHarness(offering: 200, 200) {
            Probe("mail", 50, 20).accessibilityActions { Button("Archive") { log.note("archive") } }
        }
        #expect(scene.frame("mail") == CGRect(x: 75, y: 90, width: 50, height: 20))
        scene.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.take() == [])
    }

    @Test func aHeadingSaysItsLevel() throws {
        let scene = ViewHarness(offering: 200, 200) {
            VStack {
                Text("Title").accessibilityAddTraits(AccessibilityTraits.isHeader)
                    .accessibilityHeading(AccessibilityHeadingLevel.h2)
                Text("Words").accessibilityHeading(.unspecified)
            }
        }
        let nodes = scene.host.accessibilityTree()
        #expect(nodes.map(\.level) == [2, nil])
        #expect(nodes[0].role == .header)
        #expect(nodes[0].text().contains("level 2"))
    }
}
