package import Foundation
import QuadrantCore
import QuadrantGeometry

/// Plays a script on a view, and advances time by exactly the duration of each verb.
///
/// Time continues in steps of a sixtieth of a second, as a screen's would, so that a run is the same however fast the
/// machine is and however many frames are looked at.
@MainActor
package final class ScriptPlayer {
    package let host: ViewHost
    package var pace: Pace
    /// Runs what happens outside of the view: tasks, timers, queues. Called at the end of every step.
    package var deliver: () -> Void = {}
    /// The next time at which `onStop` must be called; time stops there on its way.
    package var nextStop: () -> Double? = { nil }
    package var onStop: () throws -> Void = {}

    /// The speed of input.
    package struct Pace: Equatable, Sendable {
        /// Seconds a finger stays down in a tap, and between the taps of a double tap.
        package var tap: Double
        /// Seconds from one letter to the next.
        package var letter: Double

        package static let human = Pace(tap: 0.1, letter: 0.05)
        /// Taps and letters take no time.
        package static let instant = Pace(tap: 0, letter: 0)
    }

    package struct Outcome: Equatable {
        /// Whether anything in the view took part.
        package var isTaken = false
        /// The first point outside the window, if there is one.
        package var outside: CGPoint?
    }

    package static let stepsPerSecond = 60.0
    /// The last part of a drag, in which the finger rests, so that nothing flies on.
    package static let restOfDrag = 0.12
    /// Drags shorter than this have no such part: they fling.
    package static let shortestRestingDrag = 0.2

    /// Seconds a finger stays down to lift something.
    package static let lift = 0.6

    package init(_ host: ViewHost, pace: Pace = .human) {
        self.host = host
        self.pace = pace
    }

    // MARK: time

    /// Advances time. Zero runs what is due now.
    package func pass(_ seconds: Double) throws {
        let end = host.now + max(0, seconds)
        repeat { try step(towards: end) } while host.now < end
    }

    /// Lets time pass until nothing moves by itself any more, or for `limit` seconds.
    package func rest(atMost limit: Double = 5) throws {
        let end = host.now + limit
        // What follows soon belongs to the event: the wait for a second tap, an animation's delay.
        while let wake = host.nextWake, wake <= host.now + 0.4, host.now < end { try step(towards: end) }
    }

    /// How `settle` ended.
    package enum Settlement: Equatable {
        case settled
        /// Only these views, by their paths, still move, and never settle.
        case endless([String])
        /// Something was still to change when the time was over.
        case timeOver
    }

    /// Lets time pass until nothing is left that will change by itself, or only what moves for ever; for `limit`
    /// seconds at most. `nextWake` tells when something beside the view is due.
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

    /// A key goes down and up again. What nothing takes as a key is a letter for what has the focus, as in a window.
    private func stroke(_ key: KeyEvent, _ outcome: inout Outcome) {
        let isTaken = host.send(.key(key))
        if isTaken { outcome.isTaken = true }
        if !isTaken, key.typesText { send(.text(key.characters), &outcome) }
        var up = key
        up.phase = .up
        _ = host.send(.key(up))
    }

    private func locate(_ place: ScriptPlace, _ outcome: inout Outcome) throws -> CGPoint {
        let point = try host.point(of: place)
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
    /// The key, with shift where it needs it, that types `letter`.
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
