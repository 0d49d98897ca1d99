import Foundation

/// Slow motion, and stepping from frame to frame. Taps and keys act while the views stand still, and what they animate
/// begins with the next step.
extension Session {
    /// The rates that a page may ask for.
    private static let rates = 0.01...1.0
    /// The time of one step, in seconds.
    private static let step = 1.0 / 60

    /// Returns false for a message that is not part of the protocol.
    func setClock(_ message: PageMessage) -> Bool {
        switch message.phase {
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
        send(ClockReport(rate: clock.rate, time: now))
        return true
    }

    private struct ClockReport: Encodable {
        var kind = "clock"
        /// 0 while the views stand still.
        var rate: Double
        /// In seconds since the start of the server.
        var time: Double
    }
}
