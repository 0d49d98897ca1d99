import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantTesting

/// A touch on a harness's view, with the times that the test specifies.
@MainActor
struct Finger {
    let scene: ViewHarness
    var id = 0

    @discardableResult
    func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, at time: Double? = nil) -> Bool {
        if let time { scene.host.advance(to: time) }
        return scene.host.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), id: id)))
    }
    @discardableResult func down(_ x: CGFloat, _ y: CGFloat, at time: Double? = nil) -> Bool {
        send(.began, x, y, at: time)
    }
    @discardableResult func move(_ x: CGFloat, _ y: CGFloat, at time: Double? = nil) -> Bool {
        send(.moved, x, y, at: time)
    }
    @discardableResult func up(_ x: CGFloat, _ y: CGFloat, at time: Double? = nil) -> Bool {
        send(.ended, x, y, at: time)
    }
    func tap(_ x: CGFloat, _ y: CGFloat, at time: Double? = nil) {
        down(x, y, at: time)
        up(x, y)
    }
    func wait(until time: Double) {
        scene.host.advance(to: time)
        scene.settle()
    }
}

extension ViewHarness {
    /// Taps the middle of a view that is found by its name but not by its text.
    func touch(_ name: String) {
        let place = frame(name)
        Finger(scene: self).tap(place.midX, place.midY)
        settle()
    }
}

/// The calls of handlers, in order. Used on the main thread only.
final class Log: @unchecked Sendable {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
