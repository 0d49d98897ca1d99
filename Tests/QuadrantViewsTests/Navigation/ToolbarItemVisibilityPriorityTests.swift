import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("The priority of items of a toolbar")
struct ToolbarItemVisibilityPriorityTests {
    /// Documented: a priority above another one is below the next higher one of the platform, and equal to its like.
    @Test func prioritiesHaveAnOrder() {
        typealias Priority = ToolbarItemVisibilityPriority
        #expect(Priority.low < .automatic && Priority.automatic < .high)
        #expect(Priority(higherThan: .automatic) > .automatic && Priority(higherThan: .automatic) < .high)
        #expect(Priority(lowerThan: .automatic) < .automatic && Priority(lowerThan: .automatic) > .low)
        #expect(Priority(higherThan: .high) > .high && Priority(higherThan: .high) == Priority(higherThan: .high))
    }

    /// An item stays in its bar, whatever its priority.
    @Test func itemsStayInTheBar() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 402, height: 874), design: .ios26,
                                safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem { Probe("low", 30, 20) }.visibilityPriority(.low)
                    ToolbarItem(id: "high") { Probe("high", 30, 20) }.visibilityPriority(.high)
                }
            }
        }
        #expect(scene.contains("low") && scene.contains("high"))
        #expect(scene.frame("low").midX < scene.frame("high").midX)
    }
}
