import Foundation
import Testing
import UIKit

/// Frames that constraints result in, in points, and constraints as values.
@Suite("NSLayoutConstraint, frames")
@MainActor
struct NSLayoutConstraintTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func inner(_ content: CGSize? = nil) -> UIView {
        final class Box: UIView {
            var content: CGSize?
            override var intrinsicContentSize: CGSize { content ?? super.intrinsicContentSize }
        }
        let view = Box()
        view.content = content
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        return view
    }

    private func pin(_ view: UIView, _ x: CGFloat = 0, _ y: CGFloat = 0) {
        NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: x),
                                     view.topAnchor.constraint(equalTo: outer.topAnchor, constant: y)])
    }

    @Test func whatNoConstraintSaysIsTheContent() {
        let view = inner(CGSize(width: 30, height: 20))
        pin(view, 5, 6)
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 20))
    }

    @Test func oneViewFollowsAnother() {
        let first = inner(CGSize(width: 30, height: 20)), second = inner(CGSize(width: 40, height: 10))
        pin(first)
        NSLayoutConstraint.activate([
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(second.frame == CGRect(x: 30 + 8, y: (20 - 10) / 2, width: 40, height: 10))
    }

    @Test func equalWidthsShareTheLength() {
        let first = inner(), second = inner()
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 20),
            second.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            first.widthAnchor.constraint(equalTo: second.widthAnchor),
            first.topAnchor.constraint(equalTo: outer.topAnchor), first.heightAnchor.constraint(equalToConstant: 10),
            second.topAnchor.constraint(equalTo: outer.topAnchor), second.heightAnchor.constraint(equalToConstant: 10),
        ])
        outer.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: (200 - 20) / 2, height: 10))
        #expect(second.frame == CGRect(x: 90 + 20, y: 0, width: 90, height: 10))
    }

    @Test func aMultiplierIsAShareOfTheOther() {
        let view = inner()
        pin(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.25, constant: 10),
            view.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 200 / 4 + 10, height: 50))
    }

    @Test func anInequalityHoldsOnlyWhereItIsBroken() {
        let view = inner(CGSize(width: 30, height: 20))
        pin(view)
        let minimum = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
        let more = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
        minimum.isActive = true
        outer.layoutIfNeeded()
        #expect(view.frame.width == 30)
        more.isActive = true
        outer.layoutIfNeeded()
        #expect(view.frame.width == 80)
    }

    @Test func aConstantMayChange() {
        let view = inner(CGSize(width: 30, height: 20))
        let leading = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4)
        NSLayoutConstraint.activate([leading, view.topAnchor.constraint(equalTo: outer.topAnchor)])
        outer.layoutIfNeeded()
        #expect(view.frame.minX == 4)
        leading.constant = 44
        outer.layoutIfNeeded()
        #expect(view.frame.minX == 44)
    }

    @Test func whatIsDeactivatedHasNoEffect() {
        let view = inner(CGSize(width: 30, height: 20))
        pin(view)
        let wide = view.widthAnchor.constraint(equalToConstant: 99)
        wide.isActive = true
        outer.layoutIfNeeded()
        #expect(view.frame.width == 99 && wide.isActive)
        NSLayoutConstraint.deactivate([wide])
        outer.layoutIfNeeded()
        #expect(view.frame.width == 30 && !wide.isActive)
    }

    @Test func marginsAndSafeAreaAreGuides() {
        let view = inner()
        outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let margins = outer.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.topAnchor.constraint(equalTo: margins.topAnchor),
            view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 200 - 2 - 4, height: 100 - 1 - 3))
        #expect(margins.layoutFrame == view.frame && margins.owningView === outer)
        #expect(outer.safeAreaLayoutGuide.layoutFrame == outer.bounds)
    }

    @Test func aConstraintIsMadeOfItemsAndAttributes() {
        let view = inner()
        let made = NSLayoutConstraint(item: view, attribute: .leading, relatedBy: .equal, toItem: outer,
                                      attribute: .leading, multiplier: 1, constant: 12)
        #expect(made.firstItem === view && made.secondItem === outer && made.firstAttribute == .leading)
        #expect(made.relation == .equal && made.multiplier == 1 && made.constant == 12 && made.priority == .required)
        let height = NSLayoutConstraint(item: view, attribute: .height, relatedBy: .equal, toItem: nil,
                                        attribute: .notAnAttribute, multiplier: 1, constant: 9)
        #expect(height.secondItem == nil && height.secondAttribute == .notAnAttribute)
        NSLayoutConstraint.activate([made, height, view.topAnchor.constraint(equalTo: outer.topAnchor)])
        outer.layoutIfNeeded()
        #expect(view.frame.minX == 12 && view.frame.height == 9)
    }

    @Test func aRemovedViewTakesItsConstraintsWithIt() {
        let first = inner(CGSize(width: 30, height: 20)), second = inner(CGSize(width: 40, height: 10))
        pin(first)
        pin(second, 50)
        first.widthAnchor.constraint(equalTo: second.widthAnchor).isActive = true
        outer.layoutIfNeeded()
        #expect(first.frame.width == second.frame.width)
        second.removeFromSuperview()
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(first.frame.width == 30)
    }

    @Test func aViewFitsItsConstraints() {
        let view = inner(CGSize(width: 30, height: 20))
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7),
            view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -7),
        ])
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            == CGSize(width: 30 + 2 * 10, height: 20 + 2 * 7))
    }

    @Test func prioritiesAreNumbers() {
        #expect(UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.defaultLow.rawValue == 250 && UILayoutPriority.fittingSizeLevel.rawValue == 50)
        #expect(UILayoutPriority(rawValue: 999) == 999.0 && UILayoutPriority(250) == .defaultLow)
        let view = UIView()
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        view.setContentHuggingPriority(.required, for: .horizontal)
        #expect(view.contentHuggingPriority(for: .horizontal) == .required)
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
}
