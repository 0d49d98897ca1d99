import Foundation
import Testing
import UIKit

@Suite("UIView.autoresizingMask")
@MainActor
struct UIViewAutoresizingTests {
    /// The frame of a subview of 10, 20, 30 × 40 in a view of 100 × 100 that becomes 160 × 220.
    private func frame(_ mask: UIView.AutoresizingMask, _ change: (UIView) -> Void = { _ in }) -> CGRect {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        change(outer)
        outer.frame.size = CGSize(width: 160, height: 220)
        return inner.frame
    }

    @Test func sidesFollow() {
        #expect(frame([]) == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(frame([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 30 + 60, height: 40 + 120))
    }

    @Test func marginsFollow() {
        #expect(frame([.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(x: 70, y: 140, width: 30, height: 40))
        #expect(frame([.flexibleRightMargin, .flexibleBottomMargin]) == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    /// The margins of 10 and 60 share 60 more points by their sizes.
    @Test func flexiblePartsShareTheChange() {
        let shown = frame([.flexibleLeftMargin, .flexibleRightMargin])
        #expect(abs(shown.minX - (10 + 60 * 10.0 / 70)) < 1e-9 && shown.width == 30)
    }

    @Test func aViewOfNoSizeFillsItsSuperview() {
        let outer = UIView(), inner = UIView()
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.frame = CGRect(x: 5, y: 5, width: 390, height: 800)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
    }

    @Test func constraintsAndTheSuperviewStopIt() {
        let all: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
        #expect(frame(all) { $0.autoresizesSubviews = false }.width == 30)
        #expect(frame(all) { $0.subviews[0].translatesAutoresizingMaskIntoConstraints = false }.width == 30)
    }
}
