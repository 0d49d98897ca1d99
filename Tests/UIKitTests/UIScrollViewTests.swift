import Foundation
import QuadrantHost
import QuadrantTesting
import Testing
import UIKit

@Suite("UIScrollView and gestures")
@MainActor
struct UIScrollViewTests {
    private func filled(_ size: CGSize) -> (UIScrollView, UILabel) {
        let scroll = UIScrollView(), label = UILabel(frame: CGRect(x: 10, y: 20, width: 60, height: 30))
        label.text = "Words"
        scroll.addSubview(label)
        scroll.contentSize = size
        return (scroll, label)
    }

    @Test func contentMovesUnderTheFinger() {
        let (scroll, _) = filled(CGSize(width: 200, height: 1000)), scene = shown(scroll, 200, 100)
        let before = scene.frame(of: "Words").minY
        scene.scroll(by: CGSize(width: 0, height: 15))
        #expect(scene.frame(of: "Words").minY == before - 15)
    }

    @Test func contentThatFitsStays() {
        let (scroll, _) = filled(CGSize(width: 200, height: 100)), scene = shown(scroll, 200, 100)
        let before = scene.frame(of: "Words")
        scene.scroll(by: CGSize(width: 0, height: 15))
        #expect(scene.frame(of: "Words") == before)
    }

    @Test func insetsMoveTheContent() {
        let (scroll, _) = filled(CGSize(width: 200, height: 1000)), scene = shown(scroll, 200, 100)
        let before = scene.frame(of: "Words").minY
        scroll.contentInset = UIEdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
        scene.settle()
        #expect(scene.frame(of: "Words").minY == before + 12)
        #expect(scroll.adjustedContentInset == scroll.contentInset)
    }

    @Test func zoomingStaysWithinItsLimits() {
        let scroll = UIScrollView()
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 3
        scroll.setZoomScale(9, animated: false)
        #expect(scroll.zoomScale == 3)
        scroll.setZoomScale(0.1, animated: false)
        #expect(scroll.zoomScale == 0.5)
    }

    @Test func refreshingBeginsAndEnds() {
        let control = UIRefreshControl()
        control.beginRefreshing()
        #expect(control.isRefreshing)
        control.endRefreshing()
        #expect(!control.isRefreshing)
    }

    // MARK: Gestures

    private func recognizer<R: UIGestureRecognizer>(_ made: R, _ log: Log, _ line: @escaping (R) -> String?)
        -> ViewHarness {
        let view = UIView()
        view.addGestureRecognizer(made)
        made.onAction = { if let text = line(made) { log.note(text) } }
        return shown(view, 100, 100)
    }

    @Test func aTapIsRecognisedWhereItIs() {
        let tap = UITapGestureRecognizer(), log = Log()
        let scene = recognizer(tap, log) { "\($0.state == .ended) \($0.location(in: $0.view))" }
        scene.tap(at: CGPoint(x: 30, y: 40))
        #expect(log.take() == ["true (30.0, 40.0)"] && tap.state == .possible)
        tap.isEnabled = false
        scene.settle()
        scene.tap(at: CGPoint(x: 30, y: 40))
        #expect(log.take() == [])
    }

    @Test func twoTapsAreCounted() {
        let tap = UITapGestureRecognizer(), log = Log()
        tap.numberOfTapsRequired = 2
        let scene = recognizer(tap, log) { _ in "tapped" }
        scene.perform(.tap(.point(CGPoint(x: 50, y: 50)), count: 1))
        scene.wait(1)
        #expect(log.take() == [])
        scene.perform(.tap(.point(CGPoint(x: 50, y: 50)), count: 2))
        #expect(log.take() == ["tapped"])
    }

    @Test func aPanTellsHowFarItWent() {
        let pan = UIPanGestureRecognizer(), log = Log()
        let scene = recognizer(pan, log) { pan in
            pan.state == .ended ? "\(pan.translation(in: pan.view).x)" : nil
        }
        scene.drag(from: .point(CGPoint(x: 20, y: 50)), by: CGSize(width: 40, height: 0))
        #expect(log.take() == ["40.0"])
    }

    @Test func aRecogniserLeavesItsView() {
        let view = UIView(), tap = UITapGestureRecognizer(), other = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(other)
        #expect(view.gestureRecognizers == [tap, other] && tap.view === view)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [other])
    }

    @Test func edgesAndDirectionsAreSets() {
        #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
        #expect(UISwipeGestureRecognizer().direction == .right && UITapGestureRecognizer().numberOfTapsRequired == 1)
        #expect(UILongPressGestureRecognizer().minimumPressDuration == 0.5)
    }

    // MARK: Pages

    @Test func aPageControllerShowsItsPage() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        func page(_ text: String) -> UIViewController {
            let controller = UIViewController(), label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            label.text = text
            controller.view.addSubview(label)
            return controller
        }
        let first = page("First"), second = page("Second")
        var told: [Bool] = []
        pages.setViewControllers([first], direction: .forward, animated: false) { told.append($0) }
        let scene = shown(pages.view, 200, 100)
        #expect(scene.shows("First") && pages.viewControllers == [first] && told == [true])
        pages.setViewControllers([second], direction: .forward, animated: true)
        scene.settle()
        #expect(scene.shows("Second") && !scene.shows("First"))
    }
}
