import Foundation
import QuadrantGeometry
import QuadrantGraph

/// The pan recognizer of a scroll view. It waits for inner recognizers that follow the touch, and takes over the touch
/// from recognizers that are merely pressed.
final class ScrollPan: PointerRecognizer {
    /// The distance in points after which a touch scrolls.
    static let slop = 10.0

    private unowned let model: ScrollModel
    private var touch: Int?
    private var start = SIMD2<Double>()
    private var isDragging = false
    private var hasCaught = false

    init(_ model: ScrollModel) { self.model = model }

    func update(_ input: PointerInput) -> RecognizerStatus {
        if input.touches.contains(where: \.isPinch) { return .failed }
        let fingers = input.touches.filter { touch == nil || $0.id == touch }
        guard let finger = fingers.first, let place = input.site.point(finger.location) else {
            return isDragging ? .active : .failed
        }
        let here = SIMD2<Double>(place)
        if touch == nil {
            touch = finger.id
            start = here
            // A touch that stops the movement has no other effect.
            hasCaught = model.isMovingByItself
            if hasCaught { model.touch() }
        }
        if !finger.isDown { return end(input.now, isCancelled: finger.phase == .cancelled) }
        if isDragging {
            model.drag(by: here - start, at: input.now)
            return .active
        }
        let moved = here - start
        let distance = max(abs(moved.x), abs(moved.y))
        if hasCaught ? distance == 0 : distance <= ScrollPan.slop { return hasCaught ? .pressed : .deferred }
        guard model.follows(moved) else { return distance <= ScrollPan.slop ? .deferred : .failed }
        if input.gate >= .pressed { return .deferred }
        isDragging = true
        // The pan starts at this location: the content does not jump by the distance of the threshold.
        start = hasCaught ? start : here
        model.beginDrag(at: input.now)
        model.drag(by: here - start, at: input.now)
        return .active
    }

    private func end(_ now: Double, isCancelled: Bool) -> RecognizerStatus {
        if isDragging {
            isDragging = false
            model.endDrag(at: now, isCancelled: isCancelled)
            return .ended
        }
        if hasCaught { model.letGo() }
        return hasCaught && !isCancelled ? .ended : .failed
    }

    func cancel() {
        guard isDragging else { return }
        isDragging = false
        model.endDrag(at: model.graph.now, isCancelled: true)
    }

    func reset() {
        cancel()
        touch = nil
        hasCaught = false
    }
}
