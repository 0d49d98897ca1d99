import Foundation
import QuadrantTesting
import Testing
import UIKit

/// Controllers that are presented are shown over the one that presents them.
@Suite("UIViewController.present")
@MainActor
struct PresentedControllerTests {
    @Test func anAlertIsShownAndAnswered() {
        let controller = UIViewController(), log = Log()
        let harness = shown(controller.view, 390, 600)
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in log.note("keep") })
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log.note("delete") })
        controller.present(alert, animated: true)
        harness.settle()
        harness.advance(by: 1)
        #expect(harness.shows("Delete?") && harness.shows("For good."))
        harness.tap("Keep")
        harness.advance(by: 1)
        #expect(log.take() == ["keep"] && controller.presentedViewController == nil)
        #expect(!harness.shows("Delete?"))
    }

    @Test func aSheetShowsItsView() {
        let controller = UIViewController(), sheet = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        label.text = "In the sheet"
        sheet.view.addSubview(label)
        sheet.sheetPresentationController?.detents = [.medium(), .custom { _ in 120 }]
        let harness = shown(controller.view, 390, 600)
        controller.present(sheet, animated: true)
        harness.settle()
        harness.advance(by: 1)
        #expect(harness.shows("In the sheet") && sheet.presentingViewController === controller)
        controller.dismiss(animated: true)
        harness.settle()
        harness.advance(by: 1)
        #expect(!harness.shows("In the sheet"))
    }
}
