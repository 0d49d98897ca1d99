import Foundation
import QuadrantTesting
import Testing
import UIKit

@Suite("UIViewController")
@MainActor
struct UIViewControllerTests {
    private class Named: UIViewController {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            log.note("\(name) loaded")
        }
        override func viewWillAppear(_ animated: Bool) { log.note("\(name) will appear") }
        override func viewDidAppear(_ animated: Bool) { log.note("\(name) did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.note("\(name) will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.note("\(name) did disappear") }
        override func willMove(toParent parent: UIViewController?) {
            log.note("\(name) will \(parent == nil ? "leave" : "enter")")
        }
        override func didMove(toParent parent: UIViewController?) {
            log.note("\(name) did \(parent == nil ? "leave" : "enter")")
        }
    }
    private let log = Log()

    @Test func theViewIsLoadedWhenItIsAskedFor() {
        let controller = Named("a", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && log.take() == [])
        _ = controller.view
        #expect(controller.isViewLoaded && controller.viewIfLoaded != nil && log.take() == ["a loaded"])
        _ = controller.view
        controller.loadViewIfNeeded()
        #expect(log.take() == [])
    }

    @Test func aViewOfOnesOwnIsLoaded() {
        final class Own: UIViewController {
            let label = UILabel()
            override func loadView() { view = label }
        }
        let controller = Own()
        #expect(controller.view === controller.label)
    }

    @Test func aControllerAppearsAndDisappearsOnce() {
        let controller = Named("a", log)
        controller.appear()
        controller.appear()
        #expect(log.take() == ["a loaded", "a will appear", "a did appear"])
        controller.disappear()
        controller.disappear()
        #expect(log.take() == ["a will disappear", "a did disappear"])
    }

    @Test func aChildIsToldOfItsParent() {
        let parent = Named("parent", log), child = Named("child", log)
        parent.addChild(child)
        #expect(log.take() == ["child will enter"])
        #expect(parent.children == [child] && child.parent === parent)
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        _ = log.take()
        child.removeFromParent()
        #expect(log.take() == ["child did leave"] && parent.children == [] && child.parent == nil)
    }

    /// A controller has one parent.
    @Test func aChildLeavesItsOldParent() {
        let first = UIViewController(), second = UIViewController(), child = UIViewController()
        first.addChild(child)
        second.addChild(child)
        #expect(first.children == [] && second.children == [child] && child.parent === second)
        second.addChild(child)
        #expect(second.children == [child])
    }

    @Test func childrenAppearWithTheirParent() {
        let parent = Named("parent", log), child = Named("child", log)
        parent.addChild(child)
        _ = log.take()
        parent.appear()
        #expect(log.take() == ["parent loaded", "parent will appear", "parent did appear",
                               "child loaded", "child will appear", "child did appear"])
    }

    @Test func whatIsPresentedIsDismissed() {
        let below = UIViewController(), above = UIViewController()
        var told: [String] = []
        below.present(above, animated: true) { told.append("shown") }
        #expect(below.presentedViewController === above && above.presentingViewController === below)
        above.dismiss(animated: true) { told.append("gone") }
        #expect(below.presentedViewController == nil && above.presentingViewController == nil)
        #expect(told == ["shown", "gone"])
    }

    /// As on Apple's, a dismissal by the program is not told: the program knows it.
    @Test func aDismissalByTheProgramIsNotToldToTheDelegate() {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var count = 0
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
        }
        let below = UIViewController(), above = UIViewController(), delegate = Delegate()
        above.presentationController?.delegate = delegate
        below.present(above, animated: false)
        #expect(above.presentationController?.presentedViewController === above)
        #expect(above.presentationController?.presentingViewController === below)
        below.dismiss(animated: false)
        #expect(delegate.count == 0)
    }

    @Test func aSheetHasDetents() {
        let controller = UIViewController(), sheet = controller.sheetPresentationController
        #expect(sheet?.detents.map(\.identifier) == [.large])
        sheet?.detents = [.medium(), .large(), .custom(identifier: .init("small")) { _ in 100 }]
        #expect(sheet?.detents.map(\.identifier) == [.medium, .large, .init("small")])
        #expect(sheet?.prefersGrabberVisible == false && sheet?.selectedDetentIdentifier == nil)
    }

    @Test func anAlertHasActionsAndFields() {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addTextField { $0.placeholder = "Name" }
        #expect(alert.actions.map(\.title) == ["OK", "No"] && alert.actions.map(\.style) == [.default, .cancel])
        #expect(alert.textFields?.map(\.placeholder) == ["Name"] && alert.preferredStyle == .alert)
        #expect(alert.title == "Title" && alert.message == "Message" && alert.preferredAction == nil)
    }

    @Test func respondersFormAChain() {
        let controller = UIViewController(), parent = UIViewController(), inner = UIView()
        controller.view.addSubview(inner)
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        #expect(inner.next === controller.view && controller.view.next === controller)
        #expect(controller.next === parent.view && parent.view.next === parent)
    }

    @Test func oneResponderIsTheFirst() {
        let one = UITextField(), other = UITextField()
        #expect(one.becomeFirstResponder() && one.isFirstResponder)
        #expect(other.becomeFirstResponder() && !one.isFirstResponder && other.isFirstResponder)
        #expect(!UIView().becomeFirstResponder() && other.isFirstResponder)
        other.resignFirstResponder()
        #expect(!other.isFirstResponder)
    }

    @Test func orientationsAreGrouped() {
        #expect(UIInterfaceOrientationMask.landscape == [.landscapeLeft, .landscapeRight])
        #expect(UIInterfaceOrientationMask.allButUpsideDown.isSubset(of: .all))
        #expect(!UIInterfaceOrientationMask.allButUpsideDown.contains(.portraitUpsideDown))
        #expect(UIViewController().supportedInterfaceOrientations == .all)
    }

    // MARK: Containers

    @Test func aStackOfControllersIsPushedAndPopped() {
        let root = Named("root", log), next = Named("next", log), last = Named("last", log)
        let stack = UINavigationController(rootViewController: root)
        #expect(stack.topViewController === root && root.navigationController === stack)
        stack.pushViewController(next, animated: true)
        stack.pushViewController(last, animated: true)
        #expect(stack.viewControllers == [root, next, last] && stack.visibleViewController === last)
        #expect(stack.popViewController(animated: true) === last && last.navigationController == nil)
        stack.pushViewController(last, animated: true)
        #expect(stack.popToRootViewController(animated: true) == [next, last])
        #expect(stack.viewControllers == [root] && stack.popViewController(animated: true) == nil)
    }

    @Test func aBarHasTheItemsOfItsScreens() {
        let root = UIViewController(), next = UIViewController()
        (root.title, next.title) = ("Root", "Next")
        let stack = UINavigationController(rootViewController: root)
        #expect(stack.navigationBar.topItem === root.navigationItem && stack.navigationBar.backItem == nil)
        stack.pushViewController(next, animated: false)
        #expect(stack.navigationBar.topItem === next.navigationItem)
        #expect(stack.navigationBar.backItem === root.navigationItem && stack.navigationBar.items?.count == 2)
        let bar = UINavigationBar()
        bar.pushItem(UINavigationItem(title: "A"), animated: false)
        #expect(bar.topItem?.title == "A" && bar.popItem(animated: false)?.title == "A" && bar.topItem == nil)
    }

    @Test func whatIsPoppedDisappears() {
        let stack = UINavigationController(rootViewController: UIViewController())
        for name in ["a", "b"] {
            let controller = Named(name, log)
            stack.pushViewController(controller, animated: false)
            controller.appear()
        }
        _ = log.take()
        stack.popToRootViewController(animated: false)
        #expect(log.take().filter { $0.hasSuffix("did disappear") } == ["b did disappear"], "a was below b")
    }

    @Test func theBarShowsTheTitleOfTheTop() {
        let root = UIViewController(), next = UIViewController()
        root.title = "Root"
        next.navigationItem.title = "Next"
        let stack = UINavigationController(rootViewController: root), scene = shown(stack.view, 390, 300)
        #expect(scene.shows("Root"))
        stack.pushViewController(next, animated: false)
        scene.settle()
        #expect(scene.shows("Next") && stack.topViewController === next)
        stack.setNavigationBarHidden(true, animated: false)
        scene.settle()
        #expect(!scene.shows("Next"))
    }

    private final class Watcher: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
        let log = Log()
        var allowed = true
        func navigationController(_ navigationController: UINavigationController,
                                  willShow viewController: UIViewController, animated: Bool) {
            log.note("will \(viewController.title ?? "") \(animated)")
        }
        func navigationController(_ navigationController: UINavigationController,
                                  didShow viewController: UIViewController, animated: Bool) {
            log.note("did \(viewController.title ?? "")")
        }
        func tabBarController(_ tabBarController: UITabBarController,
                              shouldSelect viewController: UIViewController) -> Bool { allowed }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.note("selected \(tabBarController.selectedIndex)")
        }
    }

    @Test func theButtonBackPops() {
        let root = Named("root", log), next = Named("next", log), watcher = Watcher()
        (root.title, next.title) = ("Root", "Next")
        let stack = UINavigationController(rootViewController: root), scene = shown(stack.view, 390, 300)
        stack.delegate = watcher
        _ = log.take()
        stack.pushViewController(next, animated: true)
        scene.wait(2)
        #expect(log.take().filter { $0.hasSuffix("did appear") || $0.hasSuffix("did disappear") }
            == ["root did disappear", "next did appear"])
        #expect(scene.shows("Next") && watcher.log.take() == ["will Next true", "did Next"])
        scene.tap(at: CGPoint(x: 38, y: scene.frame(of: "Next").midY))
        scene.wait(2)
        #expect(stack.viewControllers == [root] && scene.shows("Root") && !scene.shows("Next"))
        #expect(log.take().filter { $0.hasSuffix("did appear") || $0.hasSuffix("did disappear") }
            == ["next did disappear", "root did appear"])
    }

    @Test func theButtonBackMayBeHidden() {
        let root = UIViewController(), next = UIViewController()
        next.title = "Next"
        next.navigationItem.hidesBackButton = true
        let stack = UINavigationController(rootViewController: root), scene = shown(stack.view, 390, 300)
        stack.pushViewController(next, animated: false)
        scene.settle()
        scene.tap(at: CGPoint(x: 30, y: scene.frame(of: "Next").midY))
        scene.wait(1)
        #expect(stack.topViewController === next)
    }

    @Test func aViewTakesThePlaceOfTheTitle() {
        let root = UIViewController(), label = UILabel()
        (root.title, label.text) = ("Root", "Instead")
        label.frame.size = CGSize(width: 80, height: 20)
        root.navigationItem.titleView = label
        let stack = UINavigationController(rootViewController: root), scene = shown(stack.view, 390, 300)
        #expect(scene.shows("Instead") && !scene.shows("Root"))
        #expect(abs(scene.frame(of: "Instead").midX - 195) < 1)
    }

    @Test func theToolbarHasTheItemsOfTheScreen() {
        let root = UIViewController()
        let left = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        let right = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
        root.toolbarItems = [left, .flexibleSpace(), right]
        let stack = UINavigationController(rootViewController: root), scene = shown(stack.view, 390, 600)
        #expect(!scene.shows("Left"))
        stack.isToolbarHidden = false
        scene.settle()
        #expect(scene.frame(of: "Left").maxX < 195 && scene.frame(of: "Right").minX > 195)
        #expect(scene.frame(of: "Left").minY > 500)
    }

    @Test func theBarFollowsItsItems() {
        let root = UIViewController(), button = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = button
        let stack = UINavigationController(rootViewController: root), scene = shown(stack.view, 390, 300)
        button.title = "More"
        scene.settle()
        #expect(scene.shows("More") && !scene.shows("Add"))
        root.navigationItem.title = "Later"
        scene.settle()
        #expect(scene.shows("Later"))
    }

    @Test func theDelegateOfTabsDecides() {
        let tabs = UITabBarController(), watcher = Watcher()
        let pages = [Named("one", log), Named("two", log)]
        for (index, page) in pages.enumerated() {
            page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
        }
        tabs.viewControllers = pages
        tabs.delegate = watcher
        let scene = shown(tabs.view, 390, 600)
        _ = log.take()
        watcher.allowed = false
        scene.tap("Tab 1")
        #expect(tabs.selectedIndex == 0 && watcher.log.take() == [])
        watcher.allowed = true
        scene.tap("Tab 1")
        #expect(tabs.selectedIndex == 1 && watcher.log.take() == ["selected 1"])
        #expect(log.take().filter { $0.hasSuffix("did appear") || $0.hasSuffix("did disappear") }
            == ["one did disappear", "two did appear"])
    }

    @Test func aStackHasTheTabOfItsRoot() {
        let root = UIViewController(), tabs = UITabBarController()
        root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        #expect(shown(tabs.view, 390, 600).shows("Home"))
    }

    @Test func aBarButtonActs() {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { [log] _ in log.note("add") })
        let stack = UINavigationController(rootViewController: root), scene = shown(stack.view, 390, 300)
        let frame = scene.frame(of: "Add")
        #expect(frame.midX > 195)
        scene.tap("Add")
        #expect(log.take() == ["add"])
    }

    @Test func tabsShowTheChosenController() {
        let tabs = UITabBarController(), names = ["One", "Two"]
        tabs.viewControllers = names.enumerated().map { index, name in
            let controller = UIViewController(), label = UILabel()
            label.text = "Page \(name)"
            label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
            controller.view.addSubview(label)
            controller.tabBarItem = UITabBarItem(title: name, image: nil, tag: index)
            return controller
        }
        let scene = shown(tabs.view, 390, 300)
        #expect(scene.shows("Page One") && !scene.shows("Page Two"))
        scene.tap("Two")
        #expect(tabs.selectedIndex == 1 && tabs.selectedViewController === tabs.viewControllers?[1])
        #expect(scene.shows("Page Two"))
        #expect(tabs.viewControllers?[0].tabBarController === tabs)
        tabs.selectedIndex = 0
        scene.settle()
        #expect(scene.shows("Page One"))
    }

    @Test func tabsShowTheBadgesOfTheirItems() {
        let tabs = UITabBarController(), first = UIViewController(), second = UIViewController()
        first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        tabs.viewControllers = [first, second]
        second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        let scene = shown(tabs.view, 390, 300)
        #expect(scene.shows("Two") && !scene.shows("7") && !scene.shows("8"))
        first.tabBarItem.badgeValue = "7"
        second.tabBarItem.badgeValue = "8"
        scene.settle()
        #expect(scene.shows("7") && scene.shows("8"))
        first.tabBarItem.badgeValue = nil
        scene.settle()
        #expect(!scene.shows("7") && scene.shows("8"))
    }
}
