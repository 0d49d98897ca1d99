import Foundation
import QuadrantCore
import QuadrantTesting
import QuadrantViews
import Testing
import UIKit

@Suite("UISplitViewController") @MainActor
struct UISplitViewControllerTests {
    private func column(_ name: String) -> UIViewController {
        let controller = UIViewController(), label = UILabel()
        label.text = name
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        controller.view.addSubview(label)
        return controller
    }

    private func scene(_ split: UISplitViewController, _ width: UserInterfaceSizeClass) -> ViewHarness {
        let container = UIViewContainer(split.view)
        return ViewHarness(offering: 1194, 834) {
            UIViewShown(container, fills: true).environment(\.horizontalSizeClass, width)
        }
    }

    @Test func columnsAreSideBySideInARegularWidth() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(column("First"), for: .primary)
        split.setViewController(column("Last"), for: .secondary)
        let tablet = scene(split, .regular)
        #expect(tablet.shows("First") && tablet.shows("Last") && tablet.frame(of: "Last").minX >= 320)
    }

    @Test func columnsAreShownAndHidden() {
        let split = UISplitViewController(style: .tripleColumn)
        for (name, column) in zip(["First", "Middle", "Last"],
                                  [UISplitViewController.Column.primary, .supplementary, .secondary]) {
            split.setViewController(self.column(name), for: column)
        }
        let scene = scene(split, .regular)
        var shown: [String] { ["First", "Middle", "Last"].filter(scene.shows) }
        func settle() {
            scene.settle()
            scene.advance(by: 2)
        }
        #expect(shown == ["Middle", "Last"])
        split.show(.primary)
        settle()
        #expect(shown == ["First", "Middle", "Last"] && split.preferredDisplayMode == .twoBesideSecondary)
        split.hide(.supplementary)
        settle()
        #expect(shown == ["Last"] && split.preferredDisplayMode == .secondaryOnly)
        split.preferredDisplayMode = .oneBesideSecondary
        settle()
        #expect(shown == ["Middle", "Last"])
    }
}
