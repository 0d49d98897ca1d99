import Foundation
import QuadrantTesting
import Testing
import UIKit

@Suite("UITab")
@MainActor
struct UITabTests {
    private func tab(_ title: String) -> UITab {
        UITab(title: title, image: nil, identifier: title.lowercased()) { tab in
            let controller = UIViewController(), label = UILabel()
            label.text = "Page \(tab.title)"
            label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
            controller.view.addSubview(label)
            return controller
        }
    }

    @Test func theScreenOfTheChosenTabIsShown() {
        let tabs = [tab("One"), tab("Two")], controller = UITabBarController(tabs: tabs)
        let scene = shown(controller.view, 390, 300)
        #expect(scene.shows("Page One") && !scene.shows("Page Two"))
        #expect(controller.selectedTab === tabs[0] && tabs[0].tabBarController === controller)
        scene.tap("Two")
        #expect(controller.selectedTab === tabs[1] && scene.shows("Page Two"))
        controller.selectedTab = tabs[0]
        scene.settle()
        #expect(scene.shows("Page One"))
    }

    @Test func hiddenTabsAreNotInTheBar() {
        let tabs = [tab("One"), tab("Two")], controller = UITabBarController(tabs: tabs)
        let scene = shown(controller.view, 390, 300)
        #expect(scene.shows("Two") && tabs[1].hasVisiblePlacement)
        tabs[1].isHidden = true
        scene.settle()
        #expect(!scene.shows("Two") && !tabs[1].hasVisiblePlacement)
        controller.setTabBarHidden(true, animated: false)
        scene.settle()
        #expect(!scene.shows("One") && scene.shows("Page One"))
    }

    @Test func aTabHasABadgeAndCanBeDisabled() {
        let tabs = [tab("One"), tab("Two")], controller = UITabBarController(tabs: tabs)
        let scene = shown(controller.view, 390, 300)
        #expect(!scene.shows("new"))
        tabs[1].badgeValue = "new"
        scene.settle()
        #expect(scene.shows("new"))
        tabs[1].isEnabled = false
        scene.settle()
        scene.tap("Two")
        #expect(controller.selectedTab === tabs[0] && scene.shows("Page One"))
    }

    @Test func tabsAreFoundByTheirIdentifier() {
        let inner = tab("Inner")
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [inner])
        let controller = UITabBarController(tabs: [tab("One"), group])
        #expect(controller.tab(forIdentifier: "inner") === inner && inner.parent === group)
        #expect(controller.tab(forIdentifier: "group") === group && controller.tab(forIdentifier: "none") == nil)
    }
}
