import Foundation

/// Recognizes a button press: pressed while the touch is on the button or near it, triggered when the touch ends there.
package final class PressRecognizer: PointerRecognizer {
    /// How far outside of the button the touch may move, in points.
    package static let slop = 70.0
    /// Called when the button's pressed state changes.
    package var onPress: (Bool) -> Void = { _ in }
    /// Runs when the finger is lifted over the view, or near it.
    package var action: () -> Void = {}
    private var finger: Int?
    private var isPressed = false
    private var isUp = false

    package init() {}
    package var takesTaps: Bool { true }

    package func update(_ input: PointerInput) -> RecognizerStatus {
        if input.gate == .ended { return stop() }
        if finger == nil {
            guard let touch = input.touches.first(where: { !$0.isPinch && $0.isDown }) else { return .failed }
            finger = touch.id
        }
        if !isUp {
            guard let touch = input.touches.first(where: { $0.id == finger }), touch.phase != .cancelled else {
                return stop()
            }
            let reach = input.site.bounds.insetBy(dx: -PressRecognizer.slop, dy: -PressRecognizer.slop)
            let isInside = input.site.point(touch.location).map(reach.contains) ?? false
            if touch.phase == .ended {
                guard isInside else { return stop() }
                isUp = true
            }
            press(isInside && !isUp)
        }
        guard isUp else { return .pressed }
        // A gesture with precedence, such as a double tap around a button, may still be recognized.
        if input.gate > .failed { return input.isLast ? .failed : .possible }
        action()
        return .ended
    }

    private func press(_ value: Bool) {
        guard value != isPressed else { return }
        isPressed = value
        onPress(value)
    }
    private func stop() -> RecognizerStatus {
        press(false)
        return .failed
    }
    package func cancel() { press(false) }
    package func reset() {
        press(false)
        finger = nil
        isUp = false
    }
}
