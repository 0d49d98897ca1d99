import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantViews
import Testing
import UIKit

@Suite("UIView")
@MainActor
struct UIViewTests {
    @Test func viewsAreWhereTheyWereAddedLast() {
        let one = UIView(), two = UIView(), inner = UIView()
        one.addSubview(inner)
        two.addSubview(inner)
        #expect(one.subviews.isEmpty)
        #expect(two.subviews == [inner])
        #expect(inner.superview === two)
        inner.removeFromSuperview()
        #expect(two.subviews.isEmpty)
        #expect(inner.superview == nil)
    }

    @Test func pointsAreConvertedBetweenViews() {
        let outer = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
        outer.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 20 + 1, y: 30 + 2))
        #expect(outer.hitTest(CGPoint(x: 25, y: 35), with: nil) === inner)
        #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === outer)
    }

    /// A label resists compression and not expansion; an empty view takes its proposal.
    @Test func representedViewsAreAsLargeAsTheirContentOrWhatIsOffered() {
        let label = UILabel()
        label.text = "Words"
        let own = label.intrinsicContentSize
        #expect(own.width > 0 && own.height > 0)
        #expect(label.shownSize(ProposedViewSize(width: nil, height: nil)) == own)
        #expect(label.shownSize(ProposedViewSize(width: 1, height: 500)) == CGSize(width: own.width, height: 500))
        label.setContentHuggingPriority(.required, for: .vertical)
        #expect(label.shownSize(ProposedViewSize(width: 300, height: 500)) == CGSize(width: 300, height: own.height))
        #expect(UIView().shownSize(ProposedViewSize(width: 30, height: 40)) == CGSize(width: 30, height: 40))
    }

    /// The host redraws a view that has changed without a request.
    @Test func viewsThatChangeAreDrawnAnew() {
        let view = UIView(), container = UIViewContainer(view)
        view.backgroundColor = .red
        let host = ViewHost(rootView: UIViewShown(container), configuration: HostConfiguration(
            size: CGSize(width: 20, height: 10)))
        let before = host.frame()
        #expect(view.bounds.size == CGSize(width: 20, height: 10))
        view.backgroundColor = .blue
        let after = host.frame()
        #expect(before != after)
        #expect(host.frame() == after)
    }

    @Test func appearanceKeepsWhatItWasTold() {
        UINavigationBar.appearance().barTintColor = .red
        #expect(UINavigationBar.appearance().barTintColor == .red)
        UINavigationBar.appearance().barTintColor = nil
        #expect(UITableView.appearance() !== UITabBar.appearance())
        UITabBarItem.appearance().setTitleTextAttributes([.kern: 2], for: .selected)
        #expect(UITabBarItem.appearance().titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
        #expect(UITabBarItem.appearance().titleTextAttributes(for: .normal) == nil)
        #expect(type(of: UIBarButtonItem.appearance() as UIBarItem) == UIBarButtonItem.self)
    }
}
