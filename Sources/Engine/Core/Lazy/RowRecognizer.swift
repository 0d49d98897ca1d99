import Foundation
import QuadrantGeometry

/// The gestures of a row: press, long press, or swipe.
final class RowRecognizer: PointerRecognizer {
    var action: (() -> Void)?
    var drag: RowDrag?
    /// The action of a long press.
    var hold: (() -> Void)?
    private let state: RowPress
    private let press = PressRecognizer()
    private var start: CGPoint?
    private var isDragging = false
    /// The offset of the content when the touch began.
    private var origin = 0.0
    private var wasOpen = false
    private var isPressing = false
    /// The time at which a stationary touch becomes a long press; nil once it has moved.
    private var holdTime: Double?

    /// The duration of a long press in seconds.
    private static let patience = 0.5
    /// The distance in points after which a touch becomes a swipe.
    private static let slop = 10.0
    /// The fraction of the row's width after which a swipe is a full swipe.
    private static let fullPart = 0.6

    init(_ state: RowPress) {
        self.state = state
        press.onPress = { state.isDown.value = $0 }
    }

    var takesTaps: Bool { action != nil }

    func update(_ input: PointerInput) -> RecognizerStatus {
        guard let finger = input.touches.first(where: { !$0.isPinch }) else { return isDragging ? .active : .failed }
        if start == nil {
            start = finger.location
            origin = state.offset.value
            wasOpen = origin != 0
            if hold != nil, !wasOpen { holdTime = input.now + RowRecognizer.patience }
        }
        if isDragging { return follow(finger, input) }
        if isHeld(finger, input) {
            press.cancel()
            holdTime = nil
            hold?()
            return .ended
        }
        if let drag, finger.isDown, begins(finger, input, drag) { return follow(finger, input) }
        let taps = wasOpen ? { [state] in withAnimation(RowRecognizer.settling) { state.offset.value = 0 } } : action
        // A pressed control in the row receives the tap.
        guard let taps, isPressing || input.gate < .pressed else {
            if finger.isDown, drag != nil { return .deferred }
            return finger.isDown && holdTime != nil ? .possible : .failed
        }
        isPressing = true
        press.action = taps
        return press.update(input)
    }

    /// Whether the touch has become a long press.
    private func isHeld(_ finger: PointerTouch, _ input: PointerInput) -> Bool {
        guard let time = holdTime, let start else { return false }
        let distance = hypot(finger.location.x - start.x, finger.location.y - start.y)
        guard finger.isDown, distance < RowRecognizer.slop, input.gate < .active else {
            holdTime = nil
            return false
        }
        if input.now >= time { return true }
        input.wake(at: time)
        return false
    }

    static let settling = Animation.spring(response: 0.35, dampingFraction: 1)

    private func begins(_ finger: PointerTouch, _ input: PointerInput, _ drag: RowDrag) -> Bool {
        guard let start, input.gate < .active else { return false }
        let x = finger.location.x - start.x, y = finger.location.y - start.y
        guard abs(x) > RowRecognizer.slop, abs(x) > abs(y) else { return false }
        if origin == 0, !drag.rests.contains(where: { ($0 < 0) == (x < 0) }) { return false }
        press.cancel()
        isPressing = false
        isDragging = true
        self.start = finger.location
        return true
    }

    private func follow(_ finger: PointerTouch, _ input: PointerInput) -> RecognizerStatus {
        guard let start, let drag else { return .failed }
        let wished = origin + Double(finger.location.x - start.x)
        let low = min(drag.rests.min() ?? 0, 0), high = max(drag.rests.max() ?? 0, 0)
        let full = drag.fullSwipe(wished)
        // Beyond its rest positions the content follows the touch more slowly, unless there is an action for a full
        // swipe.
        let beyond = wished < low ? wished - low : wished > high ? wished - high : 0
        let offset = full != nil && wished != 0 ? wished : wished - beyond + beyond / 3
        guard finger.isDown else {
            isDragging = false
            let width = Double(input.site.size.width)
            let isFull = full != nil && abs(wished) > RowRecognizer.fullPart * width && finger.phase != .cancelled
            let rest = ([0] + drag.rests).min { abs($0 - offset) < abs($1 - offset) } ?? 0
            withAnimation(RowRecognizer.settling) { state.rest(at: isFull ? 0 : rest) }
            if isFull { full?() }
            return .ended
        }
        state.offset.value = (wished < 0) == (low < 0) || wished > 0 && high > 0 ? offset : offset / 3
        return .active
    }

    func cancel() {
        press.cancel()
        holdTime = nil
        if isDragging { state.offset.value = 0 }
        isDragging = false
    }
    func reset() {
        press.reset()
        isDragging = false
        isPressing = false
        holdTime = nil
        start = nil
    }
}
