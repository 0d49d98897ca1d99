package import Foundation
import QuadrantCore
import QuadrantGeometry

/// Plays a script on a view, and advances time by exactly the duration of each verb.
///
/// Time advances in steps of a sixtieth of a second, as on a screen, so that a run is the same on a machine of any
/// speed and for any number of drawn frames.
@MainActor
package final class ScriptPlayer {
    /// The view that is played on.
    package let host: ViewHost
    /// The speed of taps and of typing; that of a person by default.
    package var pace: Pace
    /// Runs work outside of the view: tasks, timers, queues. Called at the end of every step.
    package var deliver: () -> Void = {}
    /// The next time at which `onStop` must be called; the time step is shortened to it.
    package var nextStop: () -> Double? = { nil }
    /// Called at each time that `nextStop` has named, after the view was brought to it. What it throws ends the script.
    package var onStop: () throws -> Void = {}

    /// The speed of input.
    package struct Pace: Equatable, Sendable {
        /// The duration of a tap in seconds, and the pause between the taps of a double tap.
        package var tap: Double
        /// The time between two characters in seconds.
        package var letter: Double

        /// A tap of a tenth of a second, twenty characters a second.
        package static let human = Pace(tap: 0.1, letter: 0.05)
        /// Taps and characters take no time.
        package static let instant = Pace(tap: 0, letter: 0)
    }

    /// What came of a verb.
    package struct Outcome: Equatable {
        /// Whether a view handled any of the events.
        package var isTaken = false
        /// The first point outside the window, if there is one.
        package var outside: CGPoint?
        /// The name that several views of the window have, with the place that was used and those of the others.
        package var ambiguous: (name: String, used: CGPoint, others: [CGPoint])?
        /// The first and the last place of the event.
        package var start: CGPoint?, point: CGPoint?

        package static func == (a: Outcome, b: Outcome) -> Bool {
            a.isTaken == b.isTaken && a.outside == b.outside && a.point == b.point
                && a.ambiguous?.name == b.ambiguous?.name && a.ambiguous?.others == b.ambiguous?.others
        }
    }

    /// Steps of time in a second of the script.
    package static let stepsPerSecond = 60.0
    /// The last part of a drag in seconds, without movement, so that scrolling does not decelerate.
    package static let restOfDrag = 0.12
    /// The duration in seconds below which a drag has no such part and flings.
    package static let shortestRestingDrag = 0.2

    /// The duration of a touch in seconds that lifts an item.
    package static let lift = 0.6

    /// A player at the time of the host, which it advances.
    package init(_ host: ViewHost, pace: Pace = .human) {
        self.host = host
        self.pace = pace
    }

    // MARK: time

    /// Advances time. Zero performs actions that are due now.
    package func pass(_ seconds: Double) throws {
        let end = host.now + max(0, seconds)
        repeat { try step(towards: end) } while host.now < end
    }

    /// Advances time until nothing changes by itself any more, at most for `limit` seconds. `nextWork` returns the time
    /// at which work outside of the view is due.
    package func rest(atMost limit: Double = 5, _ nextWork: () -> Double? = { nil }) throws {
        let end = host.now + limit
        // What the event has started outside of the view, such as a task, changes the view without a wait.
        try pass(0)
        while host.now < end {
            // Actions that are due soon belong to the event: the wait for a second tap, the delay of an animation.
            guard host.nextWake.map({ $0 <= host.now + 0.4 }) == true || nextWork().map({ $0 <= host.now }) == true
            else { return }
            try step(towards: end)
        }
    }

    /// The seconds for which actions of the view and work outside of it, such as tasks that sleep, belong to its
    /// appearance.
    package static let appearance = (actions: 0.5, work: 2.0)

    /// Advances time until the view has appeared, at most for `limit` seconds: actions and work that are due soon are
    /// done, and animations with an end have ended. `nextWake` returns the time at which work outside of the view is
    /// due.
    package func appear(atMost limit: Double, _ nextWake: () -> Double? = { nil }) throws {
        let start = host.now, end = start + limit
        func isDue(_ time: Double?, within seconds: Double) -> Bool { time.map { $0 <= start + seconds } ?? false }
        while host.now < end {
            guard isDue(host.nextAction, within: Self.appearance.actions)
                    || isDue(nextWake(), within: Self.appearance.work)
                    || host.graph.motion.animations.hasEnding else { return }
            try step(towards: end)
        }
    }

    /// The result of `settle`.
    package enum Settlement: Equatable {
        case settled
        /// Only endless animations are left, in the views with these paths.
        case endless([String])
        /// Something was still to change after the limit.
        case timeOver
    }

    /// Advances time until nothing is left that changes by itself, or only endless animations; at most for `limit`
    /// seconds. `nextWake` returns the time at which work outside of the view is due.
    package func settle(atMost limit: Double, _ nextWake: () -> Double? = { nil }) throws -> Settlement {
        let end = host.now + limit
        while true {
            let wakes = [host.nextWake, nextWake()].compactMap { $0 }
            if wakes.allSatisfy({ $0 > host.now + limit }) { return .settled }
            if nextWake() == nil, let rows = host.graph.motion.animations.endlessMotions { return .endless(rows) }
            if host.now >= end { return .timeOver }
            try step(towards: end)
        }
    }

    private func step(towards end: Double) throws {
        var next = ((host.now * Self.stepsPerSecond + 1e-6).rounded(.down) + 1) / Self.stepsPerSecond
        if let stop = nextStop() { next = min(next, max(stop, host.now)) }
        host.advance(to: min(next, end))
        host.settle()
        deliver()
        host.settle()
        while let stop = nextStop(), stop <= host.now { try onStop() }
    }

    // MARK: verbs

    /// Sends the events of a verb and advances time by its duration. Throws `UnknownView` for a name that no view has.
    @discardableResult
    package func perform(_ verb: ScriptVerb) throws -> Outcome {
        var outcome = Outcome()
        switch verb {
        case .tap(let place, let count): try tap(place, count, &outcome)
        case .press(let place, let seconds):
            let point = try locate(place, &outcome)
            send(.pointer(PointerEvent(.began, at: point)), &outcome)
            try pass(seconds)
            send(.pointer(PointerEvent(.ended, at: point)), &outcome)
        case .drag(let start, let end, let seconds): try drag(start, end, seconds, &outcome)
        case .carry(let start, let end, let seconds): try drag(start, end, seconds, after: Self.lift, &outcome)
        case .scroll(let delta, let place):
            let middle = ScriptPlace.point(CGPoint(x: host.size.width / 2, y: host.size.height / 2))
            send(.wheel(WheelEvent(at: try locate(place ?? middle, &outcome), delta: delta)), &outcome)
        case .type(let text):
            for letter in text {
                stroke(KeyEvent(typing: letter), &outcome)
                if pace.letter > 0 { try pass(pace.letter) }
            }
        case .key(let key): stroke(key, &outcome)
        case .open(let url): outcome.isTaken = host.open(url)
        case .wait(let seconds):
            outcome.isTaken = true
            try pass(seconds)
        }
        return outcome
    }

    private func send(_ event: InputEvent, _ outcome: inout Outcome) {
        if host.send(event) { outcome.isTaken = true }
    }

    /// Presses and releases a key. If the key is not handled, its characters are sent as text to the focused view, as
    /// in a window.
    private func stroke(_ key: KeyEvent, _ outcome: inout Outcome) {
        let isTaken = host.send(.key(key))
        if isTaken { outcome.isTaken = true }
        if !isTaken, key.typesText { send(.text(key.characters), &outcome) }
        var up = key
        up.phase = .up
        _ = host.send(.key(up))
    }

    private func locate(_ place: ScriptPlace, _ outcome: inout Outcome) throws -> CGPoint {
        let (point, others) = try host.located(place)
        if case .view(let name, _) = place, !others.isEmpty, outcome.ambiguous == nil {
            outcome.ambiguous = (name, point, others)
        }
        if outcome.start == nil { outcome.start = point }
        outcome.point = point
        if outcome.outside == nil, !CGRect(origin: .zero, size: host.size).contains(point) { outcome.outside = point }
        return point
    }

    private func tap(_ place: ScriptPlace, _ count: Int, _ outcome: inout Outcome) throws {
        let point = try locate(place, &outcome)
        for turn in 0..<max(1, count) {
            if turn > 0, pace.tap > 0 { try pass(pace.tap) }
            send(.pointer(PointerEvent(.began, at: point)), &outcome)
            if pace.tap > 0 { try pass(pace.tap) }
            send(.pointer(PointerEvent(.ended, at: point)), &outcome)
        }
    }

    private func drag(_ start: ScriptPlace, _ end: ScriptVerb.DragEnd, _ seconds: Double, after hold: Double = 0,
                      _ outcome: inout Outcome) throws {
        let from = try locate(start, &outcome)
        let to = switch end {
        case .place(let place): try locate(place, &outcome)
        case .away(let delta): try locate(.point(CGPoint(x: from.x + delta.width, y: from.y + delta.height)), &outcome)
        }
        send(.pointer(PointerEvent(.began, at: from)), &outcome)
        if hold > 0 { try pass(hold) }
        let moving = seconds < Self.shortestRestingDrag ? seconds : seconds - Self.restOfDrag
        let steps = max(1, Int((seconds * Self.stepsPerSecond).rounded()))
        let began = host.now
        for step in 1...steps {
            let time = seconds * Double(step) / Double(steps)
            try pass(began + time - host.now)
            let part = moving > 0 ? min(1, time / moving) : 1
            let point = part == 1 ? to : CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
            send(.pointer(PointerEvent(.moved, at: point)), &outcome)
        }
        send(.pointer(PointerEvent(.ended, at: to)), &outcome)
    }
}

extension KeyEvent {
    /// The key that types `letter`, with shift if necessary.
    package init(typing letter: Character) {
        switch letter {
        case "\n", "\r": self.init(.return, characters: "\r")
        case "\t": self.init(.tab, characters: "\t")
        default:
            let plain = letter.lowercased(), isCapital = letter.isUppercase && plain.count == 1
            self.init(KeyEquivalent(isCapital ? Character(plain) : letter), characters: String(letter),
                      modifiers: isCapital ? .shift : [])
        }
    }
}
