import Foundation
import Testing
import UIKit

@MainActor @Suite("UIFindInteraction")
struct UIFindInteractionTests {
    @Test func anInteractionKnowsItsViewAndShowsNoPanel() {
        let view = UIView(), interaction = UIFindInteraction(sessionDelegate: nil)
        view.addInteraction(interaction)
        #expect(interaction.view === view && !interaction.isFindNavigatorVisible)
        #expect(UIFindSession().highlightedResultIndex == NSNotFound)
    }
}
