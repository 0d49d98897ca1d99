import Foundation

extension ViewGraph {
    /// Delivers one event. Returns whether anything took it.
    package func send(_ event: InputEvent) -> Bool {
        switch event {
        case .pointer(let pointer): return pointer.phase == .ended && tap(pointer.location)
        case .wheel(let wheel): return scroll(at: wheel.location, by: wheel.delta)
        case .pinch, .key, .text, .composition, .paste: return false
        }
    }

    private func scroll(at point: CGPoint, by delta: CGSize) -> Bool {
        for row in hitTest(point) {
            guard let scroller = box(row).scroller else { continue }
            if scroller.scroll(to: scroller.offset + SIMD2(delta.width, delta.height)) { return true }
        }
        return false
    }
}
