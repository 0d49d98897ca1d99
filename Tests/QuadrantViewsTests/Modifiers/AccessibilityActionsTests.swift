import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("accessibilityAction")
struct AccessibilityActionsTests {
    @Test func anElementNamesItsActions() throws {
        let log = Log()
        let scene = ViewHarness(offering: 100, 50) {
            Text("Row").accessibilityAction(named: "Delete") { log.note("delete") }
        }
        let node = try #require(scene.host.accessibilityTree().first)
        #expect(node.label == "Row" && node.actions.contains { "\($0)".contains("Delete") })
    }

    @Test func kindsAreEqualByName() {
        #expect(AccessibilityActionKind.escape == .escape && AccessibilityActionKind.escape != .delete)
        #expect(AccessibilityActionKind(named: Text("a")) == AccessibilityActionKind(named: Text("a")))
    }
}
