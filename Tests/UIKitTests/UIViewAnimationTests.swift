import Foundation
import QuadrantTesting
import Testing
import UIKit

/// Animations of views and layers on the host's clock.
@Suite("UIView, its animations")
@MainActor
struct UIViewAnimationTests {
    private final class Mover: UIView {
        let box = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        override init(frame: CGRect) {
            super.init(frame: frame)
            box.text = "Box"
            addSubview(box)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aFrameMovesInTime() {
        let mover = Mover(), harness = shown(mover, 200, 100), log = Log()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            mover.box.frame.origin.x = 100
        } completion: { log.note("done \($0)") }
        harness.settle()
        harness.advance(by: 0.5)
        #expect(log.take() == [])
        harness.advance(by: 1)
        #expect(log.take() == ["done true"])
        #expect(harness.frame(of: "Box").minX >= 100)
    }

    @Test func anAnimatorIsStartedByTheProgram() {
        let mover = Mover(), harness = shown(mover, 200, 100), log = Log()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { mover.box.alpha = 0 }
        animator.addCompletion { log.note($0 == .end ? "end" : "other") }
        #expect(animator.state == .inactive && mover.box.alpha == 1)
        animator.startAnimation()
        #expect(animator.isRunning && mover.box.alpha == 0)
        harness.settle()
        harness.advance(by: 2)
        #expect(log.take() == ["end"] && !animator.isRunning && animator.fractionComplete == 1)
    }

    @Test func animationsCanBeTurnedOff() {
        let log = Log(), view = UIView()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { log.note("\($0)") })
        #expect(log.take() == ["true"] && view.alpha == 0.5)
    }

    /// A layer without a host keeps its own values and its animations.
    @Test func anAnimationOfALayerIsKept() {
        final class Listener: CAAnimationDelegate {
            var ends: [Bool] = []
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
        }
        let layer = CALayer(), animation = CABasicAnimation(keyPath: "opacity"), listener = Listener()
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 10)
        animation.delegate = listener
        layer.add(animation, forKey: "fade")
        #expect(layer.animationKeys() == ["fade"] && layer.opacity == 1)
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil && listener.ends == [false])
    }

    /// Emitters draw nothing; their images have times all the same.
    @Test func layersAnimationsAndParticlesHaveTimes() {
        var timed: [any CAMediaTiming] = [CALayer(), CABasicAnimation(), CAEmitterCell()]
        for index in timed.indices {
            timed[index].beginTime = 0.5
            timed[index].fillMode = .both
        }
        #expect(timed.allSatisfy { $0.beginTime == 0.5 && $0.fillMode == .both && $0.speed == 1 })
    }
}
