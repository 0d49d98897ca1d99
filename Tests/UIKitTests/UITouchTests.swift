import Foundation
import QuadrantTesting
import Testing
import UIKit

/// Touches reach views and recognizers of programs, and what they draw is shown.
@Suite("UITouch")
@MainActor
struct UITouchTests {
    private final class Pad: UIView {
        let log = Log()
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.note("began \(touches.first!.location(in: self))")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.note("ended \(event?.allTouches?.count ?? 0)")
        }
    }
    private final class Outer: UIView {
        let log = Log()
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.note("outer \(touches.first!.view is UILabel)")
        }
    }

    @Test func aTapBeginsAndEnds() {
        let pad = Pad(), harness = shown(pad, 100, 100)
        _ = harness.tap(at: CGPoint(x: 30, y: 40))
        #expect(pad.log.take() == ["began (30.0, 40.0)", "ended 1"])
    }

    /// A view that does not override the methods passes touches on.
    @Test func touchesGoAlongTheChain() {
        let outer = Outer(), label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        label.text = "Label"
        label.isUserInteractionEnabled = true
        outer.addSubview(label)
        let harness = shown(outer, 100, 100)
        _ = harness.tap(at: CGPoint(x: 30, y: 40))
        #expect(outer.log.take() == ["outer true"])
    }
}
