import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting
import Testing
import UIKit

@Suite("Bars, pages and effects")
@MainActor
struct UIBarsTests {
    private let log = Log()

    @Test func itemsOfAToolbarAreShown() {
        let bar = UIToolbar()
        bar.setItems([UIBarButtonItem(title: "One", primaryAction: UIAction { [log] _ in log.note("one") }),
                      .flexibleSpace(), UIBarButtonItem(title: "Two", primaryAction: nil)], animated: false)
        let scene = shown(bar, 300, 44)
        #expect(scene.frame(of: "One").maxX < scene.frame(of: "Two").minX)
        scene.tap("One")
        #expect(log.take() == ["one"] && bar.items?.count == 3)
    }

    /// In a stack of SwiftUI a bar or a slider leaves the rest of the height to others; text fields do not.
    @Test func viewsOfOneHeightKeepIt() {
        let views = [UISearchBar(), UIToolbar(), UISlider(), UIProgressView(), UISegmentedControl(items: ["a", "b"]),
                     UIPageControl()]
        for view in views {
            let size = view.shownSize(ProposedViewSize(width: 300, height: 500))
            #expect(size.height == view.shownSize(ProposedViewSize(width: 300, height: nil)).height)
            #expect(size.height < 60)
        }
        #expect(UISearchBar().shownSize(ProposedViewSize(width: 300, height: 500)) == CGSize(width: 300, height: 56))
    }

    @Test func itemsOfBarsHaveTheirProperties() {
        let item = UIBarButtonItem(title: "Title", style: .done, target: nil, action: nil)
        #expect(item.title == "Title" && item.style == .done && item.isEnabled && item.customView == nil)
        let view = UIView()
        #expect(UIBarButtonItem(customView: view).customView === view)
        let tab = UITabBarItem(title: "Tab", image: nil, tag: 4)
        tab.badgeValue = "3"
        #expect(tab.title == "Tab" && tab.tag == 4 && tab.badgeValue == "3")
        #expect(UINavigationItem(title: "Home").title == "Home" && !UINavigationItem().hidesBackButton)
    }

    @Test func appearancesKeepTheirParts() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        let bar = UINavigationBar()
        bar.standardAppearance = appearance
        #expect(bar.standardAppearance.backgroundColor == .red && bar.scrollEdgeAppearance == nil)
        #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.iconColor = .green
        #expect(tabs.stackedLayoutAppearance.selected.iconColor == .green)
        #expect(tabs.stackedLayoutAppearance.normal.iconColor == nil)
    }

    // MARK: Pages

    private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [UIViewController]
        let log: Log
        init(_ log: Log) {
            self.log = log
            pages = ["First", "Second"].map { text in
                let controller = UIViewController(), label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
                label.text = text
                controller.view.addSubview(label)
                return controller
            }
        }
        func pageViewController(_ pageViewController: UIPageViewController,
                                viewControllerBefore viewController: UIViewController) -> UIViewController? {
            viewController === pages[1] ? pages[0] : nil
        }
        func pageViewController(_ pageViewController: UIPageViewController,
                                viewControllerAfter viewController: UIViewController) -> UIViewController? {
            viewController === pages[0] ? pages[1] : nil
        }
        func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                                previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
            log.note("from \(previousViewControllers.first === pages[0] ? "first" : "second")")
        }
    }

    @Test func aSwipeTurnsAPage() {
        let source = Pages(log)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = source
        pages.delegate = source
        pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let scene = shown(pages.view, 300, 200)
        scene.drag(from: .point(CGPoint(x: 250, y: 100)), by: CGSize(width: -200, height: 0), seconds: 0.1)
        #expect(scene.shows("Second") && log.take() == ["from first"])
        scene.drag(from: .point(CGPoint(x: 250, y: 100)), by: CGSize(width: -200, height: 0), seconds: 0.1)
        #expect(scene.shows("Second") && log.take() == [])
        #expect(pages.viewControllers == [source.pages[1]] && source.pages[0].parent == nil)
    }

    // MARK: Effects, menus, texts

    @Test func anEffectFillsItsView() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        let scene = shown(view, 80, 40)
        #expect(scene.drawnFrames == [CGRect(x: 0, y: 0, width: 80, height: 40)])
        #expect(view.contentView.superview === view && view.contentView.frame == view.bounds)
        view.effect = nil
        scene.settle()
        #expect(scene.drawnFrames == [])
    }

    @Test func aParagraphStyleIsChanged() {
        let style = NSMutableParagraphStyle()
        #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping && style.lineSpacing == 0)
        style.alignment = .center
        style.lineSpacing = 4
        let plain: NSParagraphStyle = style
        #expect(plain.alignment == .center && plain.lineSpacing == 4 && NSParagraphStyle.default.lineSpacing == 0)
    }

    @Test func attributesAreDrawn() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "big small")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
        label.attributedText = text
        let mixed = label.intrinsicContentSize
        label.attributedText = NSAttributedString(string: "big small")
        #expect(mixed.height > label.intrinsicContentSize.height && mixed.width > label.intrinsicContentSize.width)
        #expect(label.text == "big small")
    }

    @Test func aKeyCommandHasItsKeys() {
        let command = UIKeyCommand(
            title: "Save", action: Selector("save"), input: "s", modifierFlags: [.command, .shift])
        #expect(command.title == "Save" && command.input == "s" && command.modifierFlags == [.command, .shift])
        #expect(UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("end")).input
            == "UIKeyInputEscape")
        #expect(command.state == .off && command.attributes.isEmpty)
    }

    // MARK: Windows and scenes

    @Test func aWindowHasAFrameAndARoot() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), root = UIViewController()
        #expect(window.bounds.size == CGSize(width: 200, height: 100) && window.safeAreaInsets == .zero)
        window.rootViewController = root
        #expect(root.view.frame == window.bounds && window.window === window)
        #expect(window.windowLevel == .normal && UIWindow.Level.alert.rawValue > UIWindow.Level.normal.rawValue)
        #expect((UIWindow.Level.normal + 1).rawValue == 1)
    }

    @Test func aSceneHasItsWindows() {
        #expect(UIInterfaceOrientation.portrait.isPortrait && UIInterfaceOrientation.landscapeLeft.isLandscape)
        #expect(!UIInterfaceOrientation.portraitUpsideDown.isLandscape)
        let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
        #expect(configuration.name == "Main" && configuration.role == .windowApplication)
        #expect(configuration.delegateClass == nil)
    }

    @Test func aPasteboardCountsItsChanges() {
        let board = UIPasteboard.general, before = board.changeCount
        board.string = "copied"
        #expect(board.string == "copied" && board.hasStrings && board.changeCount == before + 1)
        board.url = URL(string: "https://example.org")
        #expect(board.hasURLs && board.string == "https://example.org" && board.changeCount == before + 2)
        board.strings = ["a", "b"]
        #expect(board.string == "a\nb" && !board.hasImages)
    }

    @Test func anActivityIsAValue() {
        let activity = NSUserActivity(activityType: "reading")
        activity.title = "Title"
        activity.userInfo = ["page": 3]
        #expect(activity.activityType == "reading" && activity.title == "Title")
        #expect(activity.userInfo?["page"] as? Int == 3 && activity.isEligibleForHandoff)
        #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb")
    }

    @Test func feedbackHasStyles() {
        let generator = UIImpactFeedbackGenerator(style: .heavy)
        generator.prepare()
        generator.impactOccurred()
        #expect(UIImpactFeedbackGenerator.FeedbackStyle.rigid.rawValue == 4)
        #expect(UINotificationFeedbackGenerator.FeedbackType.allRaw == [0, 1, 2])
    }
}

extension UINotificationFeedbackGenerator.FeedbackType {
    fileprivate static var allRaw: [Int] { [success, warning, error].map(\.rawValue) }
}
