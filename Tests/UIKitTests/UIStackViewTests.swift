import Foundation
import Testing
import UIKit

/// Frames of arranged views, in points.
@Suite("UIStackView")
@MainActor
struct UIStackViewTests {
    /// A view whose content has a size.
    private final class Box: UIView {
        let content: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            content = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { content }
    }

    private func stack(_ views: [UIView], _ width: CGFloat, _ height: CGFloat, _ change: (UIStackView) -> Void)
        -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        change(stack)
        stack.layoutIfNeeded()
        return stack
    }

    @Test func aRowFillsItsLength() {
        let views = [Box(20, 10), Box(30, 10)]
        views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        _ = stack(views, 100, 40) { $0.spacing = 8 }
        #expect(views.map(\.frame) == [CGRect(x: 0, y: 0, width: 20, height: 40),
                                       CGRect(x: 28, y: 0, width: 100 - 28, height: 40)])
    }

    @Test func whatIsMissingIsTakenFromTheLeastResistant() {
        let views = [Box(60, 10), Box(60, 10)]
        views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        _ = stack(views, 100, 10) { _ in }
        #expect(views.map(\.frame.width) == [100 - 60, 60])
    }

    @Test func lengthsAreProportionalToContents() {
        let views = [Box(10, 10), Box(30, 10)]
        _ = stack(views, 210, 10) {
            $0.distribution = .fillProportionally
            $0.spacing = 10
        }
        #expect(views.map(\.frame) == [CGRect(x: 0, y: 0, width: 50, height: 10),
                                       CGRect(x: 60, y: 0, width: 150, height: 10)])
    }

    @Test func whatIsLeftIsSpace() {
        let views = [Box(10, 10), Box(20, 10), Box(30, 10)]
        _ = stack(views, 100, 10) { $0.distribution = .equalSpacing }
        #expect(views.map(\.frame.minX) == [0, 30, 70] as [CGFloat])
        // The spacing is the minimum.
        _ = stack(views, 60, 10) {
            $0.distribution = .equalSpacing
            $0.spacing = 5
        }
        #expect(views.map(\.frame.minX) == [0, 15, 40])
    }

    @Test(arguments: [(UIStackView.Alignment.leading, 0.0, 10.0), (.center, 15, 10), (.trailing, 30, 10),
                      (.fill, 0, 40), (.top, 0, 10), (.bottom, 30, 10)])
    func aRowIsAlignedAcross(alignment: UIStackView.Alignment, y: Double, height: Double) {
        let views = [Box(20, 10)]
        _ = stack(views, 20, 40) { $0.alignment = alignment }
        #expect(views[0].frame == CGRect(x: 0, y: y, width: 20, height: height))
    }

    @Test func aColumnIsARowOnItsSide() {
        let views = [Box(20, 10), Box(40, 30)]
        _ = stack(views, 100, 50) {
            $0.axis = .vertical
            $0.alignment = .center
            $0.spacing = 10
        }
        #expect(views.map(\.frame) == [CGRect(x: 40, y: 0, width: 20, height: 10),
                                       CGRect(x: 30, y: 20, width: 40, height: 30)])
    }

    @Test func hiddenViewsTakeNoSpace() {
        let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
        views[1].isHidden = true
        let stack = stack(views, 65, 10) { $0.spacing = 5 }
        #expect(views[2].frame.minX == 25)
        #expect(stack.intrinsicContentSize == CGSize(width: 20 + 5 + 40, height: 10))
    }

    @Test func aSpaceOfItsOwnFollowsAView() {
        let views = [Box(10, 10), Box(10, 10), Box(10, 10)]
        let stack = stack(views, 30 + 25, 10) {
            $0.spacing = 5
            $0.setCustomSpacing(20, after: $0.arrangedSubviews[0])
        }
        #expect(views.map(\.frame.minX) == [0, 30, 45])
        #expect(stack.intrinsicContentSize.width == CGFloat(10 + 20 + 10 + 5 + 10))
    }

    @Test func marginsAreLeftFreeWhereAsked() {
        let views = [Box(10, 10)]
        let stack = stack(views, 50, 50) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        #expect(views[0].frame == CGRect(x: 2, y: 1, width: 50 - 2 - 4, height: 50 - 1 - 3))
        #expect(stack.intrinsicContentSize == CGSize(width: 10 + 2 + 4, height: 10 + 1 + 3))
    }

    @Test func theContentIsTheSumAlongAndTheLargestAcross() {
        let views = [Box(10, 40), Box(20, 30)]
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 3
        #expect(row.intrinsicContentSize == CGSize(width: 33, height: 40))
        row.axis = .vertical
        #expect(row.intrinsicContentSize == CGSize(width: 20, height: 73))
        row.distribution = .fillEqually
        #expect(row.intrinsicContentSize == CGSize(width: 20, height: 40 * 2 + 3))
    }

    @Test func aViewThatLeavesTheStackIsNoLongerArranged() {
        let views = [Box(10, 10), Box(10, 10)], stack = UIStackView(arrangedSubviews: views)
        stack.removeArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[1]] && stack.subviews == views)
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [] && stack.subviews == [views[0]])
        stack.insertArrangedSubview(views[1], at: 0)
        stack.insertArrangedSubview(views[0], at: 0)
        #expect(stack.arrangedSubviews == views && stack.subviews == views)
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[1], views[0]])
    }

    @Test func aFixedLengthIsKept() {
        let views = [Box(10, 10), Box(10, 10)]
        views[0].widthAnchor.constraint(equalToConstant: 70).isActive = true
        _ = stack(views, 100, 10) { _ in }
        #expect(views.map(\.frame.width) == [70, 30])
    }

    @Test func stacksAreNested() {
        let views = [Box(10, 10), Box(20, 20)], inner = UIStackView(arrangedSubviews: views)
        inner.axis = .vertical
        let last = Box(30, 5)
        let outer = stack([inner, last], 50, 40) { $0.alignment = .leading }
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
        #expect(last.frame == CGRect(x: 20, y: 0, width: 30, height: 5))
        #expect(outer.intrinsicContentSize == CGSize(width: 50, height: 30))
        #expect(views[1].frame == CGRect(x: 0, y: 10, width: 20, height: 20))
    }
}

private func - (priority: UILayoutPriority, lower: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - lower)
}
