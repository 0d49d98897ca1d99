import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import Testing
import UIKit

/// The tree of views: order, coordinates, hits.
@Suite("UIView, its tree")
@MainActor
struct UIViewTreeTests {
    private final class Named: UIView {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func willMove(toSuperview newSuperview: UIView?) {
            log.note("\(name) will \(newSuperview == nil ? "leave" : "enter")")
        }
        override func didMoveToSuperview() { log.note("\(name) did \(superview == nil ? "leave" : "enter")") }
        override func didAddSubview(_ subview: UIView) { log.note("\(name) got \(subviews.count)") }
        override func willRemoveSubview(_ subview: UIView) { log.note("\(name) loses \(subviews.count)") }
        override func tintColorDidChange() { log.note("\(name) tint") }
    }

    @Test func subviewsAreInsertedWhereAsked() {
        let outer = UIView(), views = (0..<4).map { _ in UIView() }
        outer.addSubview(views[0])
        outer.insertSubview(views[1], at: 0)
        outer.insertSubview(views[2], belowSubview: views[0])
        outer.insertSubview(views[3], aboveSubview: views[1])
        #expect(outer.subviews == [views[1], views[3], views[2], views[0]])
        outer.bringSubviewToFront(views[1])
        outer.sendSubviewToBack(views[0])
        #expect(outer.subviews == [views[0], views[3], views[2], views[1]])
    }

    /// The sibling has moved down by one when the view has left its old place.
    @Test func aSubviewThatIsMovedIsNextToItsSibling() {
        let outer = UIView(), views = (0..<3).map { _ in UIView() }
        views.forEach(outer.addSubview)
        outer.insertSubview(views[0], aboveSubview: views[1])
        #expect(outer.subviews == [views[1], views[0], views[2]])
        outer.insertSubview(views[1], belowSubview: views[2])
        #expect(outer.subviews == [views[0], views[1], views[2]])
        outer.addSubview(views[0])
        #expect(outer.subviews == [views[1], views[2], views[0]])
    }

    @Test func aMoveIsToldToAllViewsOfIt() {
        let log = Log(), outer = Named("outer", log), inner = Named("inner", log)
        outer.addSubview(inner)
        #expect(log.take() == ["inner will enter", "inner did enter", "outer got 1"])
        inner.removeFromSuperview()
        #expect(log.take() == ["inner will leave", "outer loses 1", "inner did leave"])
        inner.removeFromSuperview()
        #expect(log.take() == [])
    }

    @Test func descendantsAreFoundByTag() {
        let outer = UIView(), middle = UIView(), inner = UIView()
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.tag = 7
        #expect(outer.viewWithTag(7) === inner && outer.viewWithTag(8) == nil && inner.viewWithTag(7) === inner)
        #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner) && !outer.isDescendant(of: inner))
    }

    @Test func frameBoundsAndCenterAgree() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 10 + 30 / 2, y: 20 + 40 / 2))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 100 - 30 / 2, y: 100 - 40 / 2, width: 30, height: 40))
        // A new size keeps the centre.
        view.bounds.size = CGSize(width: 10, height: 10)
        #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
    }

    /// The origin of the bounds moves what is inside, as scrolling does.
    @Test func theOriginOfBoundsMovesWhatIsInside() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 20, y: 50, width: 10, height: 10))
        outer.addSubview(inner)
        outer.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 50 - 30))
        #expect(outer.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: inner)
            == CGRect(x: 20, y: 50, width: 1, height: 1))
    }

    @Test func pointsOfCousinsAreConverted() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let left = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let right = UIView(frame: CGRect(x: 110, y: 30, width: 50, height: 50))
        root.addSubview(left)
        root.addSubview(right)
        #expect(left.convert(CGPoint(x: 5, y: 5), to: right) == CGPoint(x: 10 + 5 - 110, y: 10 + 5 - 30))
        #expect(left.convert(CGPoint(x: -95, y: -15), from: right) == CGPoint(x: 5, y: 5))
    }

    @Test func whatCannotBeTouchedIsNotHit() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), point = CGPoint(x: 10, y: 10)
        outer.addSubview(inner)
        #expect(outer.hitTest(point, with: nil) === inner)
        inner.isHidden = true
        #expect(outer.hitTest(point, with: nil) === outer)
        inner.isHidden = false
        inner.alpha = 0.01
        #expect(outer.hitTest(point, with: nil) === outer)
        inner.alpha = 1
        inner.isUserInteractionEnabled = false
        #expect(outer.hitTest(point, with: nil) === outer)
        outer.isUserInteractionEnabled = false
        #expect(outer.hitTest(point, with: nil) == nil)
    }

    @Test func theFrontmostViewIsHitWithinItsParentOnly() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = UIView(frame: CGRect(x: 25, y: 25, width: 100, height: 100))
        outer.addSubview(back)
        outer.addSubview(front)
        #expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
        #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        #expect(outer.hitTest(CGPoint(x: 110, y: 110), with: nil) == nil)
        #expect(outer.point(inside: CGPoint(x: 99, y: 0), with: nil))
        #expect(!outer.point(inside: CGPoint(x: 100, y: 0), with: nil))
    }

    @Test func theTintIsThatOfTheViewAround() {
        let log = Log(), outer = UIView(), inner = UIView(), own = Named("own", log)
        outer.addSubview(inner)
        inner.addSubview(own)
        _ = log.take()
        #expect(own.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red && own.tintColor == .red && log.take() == ["own tint"])
        own.tintColor = .green
        outer.tintColor = .blue
        #expect(own.tintColor == .green && inner.tintColor == .blue && log.take() == ["own tint"])
    }

    @Test func theStyleIsThatOfTheViewAround() {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        inner.overrideUserInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func viewsAreDrawnBehindThoseAddedLater() {
        let outer = UIView(), back = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let front = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        outer.backgroundColor = .white
        back.backgroundColor = .red
        front.backgroundColor = .blue
        outer.addSubview(back)
        outer.addSubview(front)
        let scene = shown(outer, 100, 50)
        #expect(scene.drawnFrames == [CGRect(x: 0, y: 0, width: 100, height: 50),
                                      CGRect(x: 0, y: 0, width: 20, height: 20),
                                      CGRect(x: 10, y: 10, width: 20, height: 20)])
        #expect(scene.drawnColors == [.white, RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1)])
        outer.bringSubviewToFront(back)
        scene.settle()
        #expect(scene.drawnColors[2] == RGBA(red: 1, green: 0, blue: 0))
    }

    @Test func aHiddenViewIsNotDrawnAndAFaintOneFaintly() {
        let outer = UIView(), one = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        one.backgroundColor = .red
        outer.addSubview(one)
        let scene = shown(outer, 100, 50)
        #expect(scene.drawnOpacities == [1])
        one.alpha = 0.25
        scene.settle()
        #expect(scene.drawnOpacities == [0.25])
        one.isHidden = true
        scene.settle()
        #expect(scene.drawnFrames == [])
    }

    @Test func changesOfAnAnimationAreThereAtOnce() {
        let view = UIView()
        var ended: [Bool] = []
        UIView.animate(withDuration: 1) { view.alpha = 0 } completion: { ended.append($0) }
        #expect(view.alpha == 0 && ended == [true])
        UIView.performWithoutAnimation { view.alpha = 1 }
        #expect(view.alpha == 1)
    }

    @Test func aViewIsLaidOutOnceForEachRequest() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.frame.origin.x = 50
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.frame.size.width = 20
        view.layoutIfNeeded()
        #expect(view.count == 2)
    }

    @Test func aViewFitsItsContent() {
        final class Fixed: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 30, height: UIView.noIntrinsicMetric) }
        }
        let view = Fixed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 10))
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 30, height: 10))
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }
}
