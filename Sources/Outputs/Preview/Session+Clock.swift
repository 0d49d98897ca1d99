import Foundation
import QuadrantCore

/// Slow motion, stepping from frame to frame, and the frames of the last seconds. Taps and keys act while the views
/// stand still, and what they animate begins with the next step.
extension Session {
    /// The rates that a page may ask for.
    private static let rates = 0.01...1.0
    /// The time of one step, in seconds.
    private static let step = 1.0 / 60

    /// Returns false for a message that is not part of the protocol.
    func setClock(_ message: PageMessage) -> Bool {
        var past: Double?
        switch message.phase {
        case "scrub":
            guard let seconds = message.value, (0...FrameHistory.length).contains(seconds) else { return false }
            if clock.rate > 0 { clock.setRate(0, at: server.now) }
            if seconds > 0 { past = now - seconds }
        case "pause": clock.setRate(0, at: server.now)
        case "run":
            guard let rate = message.value, Self.rates.contains(rate) else { return false }
            clock.setRate(rate, at: server.now)
        case "step":
            if clock.rate > 0 { clock.setRate(0, at: server.now) }
            clock.advance(by: Self.step)
            for index in visible where screens.indices.contains(index) { screens[index].invalidate() }
        default: return false
        }
        screens.forEach { $0.pastTime = past }
        tellClock()
        return true
    }

    /// Whether an event reaches the views. While an earlier frame is shown, a pointer that only passes does not, and
    /// all else first returns to the present.
    func returnsToPresent(for event: InputEvent? = nil) -> Bool {
        guard screens.contains(where: { $0.pastTime != nil }) else { return true }
        if case .pointer(let pointer) = event, pointer.phase == .hovered || pointer.phase == .exited { return false }
        screens.forEach { $0.pastTime = nil }
        tellClock()
        return true
    }

    private func tellClock() {
        let now = now, past = screens.lazy.compactMap(\.pastTime).first
        send(ClockReport(rate: clock.rate, time: now, back: past.map { now - $0 } ?? 0,
                         reach: screens.map { $0.history.reach(before: now) }.max() ?? 0))
    }

    private struct ClockReport: Encodable {
        var kind = "clock"
        /// 0 while the views stand still.
        var rate: Double
        /// In seconds since the start of the server.
        var time: Double
        /// The seconds between the frame that is shown and the present, and those for which frames are known.
        var back: Double
        var reach: Double
    }
}
