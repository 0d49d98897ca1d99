package import Foundation

/// The status of a recognizer for its touches. Ordered: a higher one blocks outer recognizers.
package enum RecognizerStatus: Int, Comparable, Sendable {
    /// Failed for these touches.
    case failed
    /// May still be recognized as a discrete gesture: a tap, a long press.
    case possible
    /// May still begin to follow the finger: a drag.
    case deferred
    /// Holds the finger lightly, as a button does that is pressed: a scroll view may take the finger away.
    case pressed
    /// Follows the finger.
    case active
    /// Recognised; nothing more will come.
    case ended

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    package var isFinal: Bool { self == .failed || self == .ended }
}

/// One finger, mouse button or trackpad pinch, as it is now. Places are in points of the window.
package struct PointerTouch: Equatable, Sendable {
    package enum Phase: Sendable { case began, moved, stationary, ended, cancelled }
    package enum Kind: Equatable, Sendable { case touch, mouse, pinch(scale: Double, rotation: Double) }
    package var id: Int
    package var phase: Phase
    package var kind: Kind
    package var location: CGPoint
    package var modifiers: EventModifiers

    package var isPinch: Bool { if case .pinch = kind { true } else { false } }
    package var isDown: Bool { phase != .ended && phase != .cancelled }
}

/// What a recogniser learns at a moment: when fingers do something, and when time it asked for has come.
package struct PointerInput {
    /// Seconds of the graph's time.
    package let now: Double
    /// The fingers that went down on this recogniser's row and what is in it, in the order they did. Touches that ended
    /// with this input are among them for the last time.
    package var touches: [PointerTouch]
    /// No further finger will come: what waits for one (a second tap) gives up.
    package let isLast: Bool
    package let site: ResponderSite
    /// The strongest of those that go first: inner ones for an ordinary gesture. `.failed` when nothing stands in the
    /// way.
    package var gate: RecognizerStatus
    fileprivate let wakes: WakeList

    package init(now: Double, touches: [PointerTouch], isLast: Bool, site: ResponderSite, gate: RecognizerStatus,
                 wakes: WakeList) {
        self.now = now
        self.touches = touches
        self.isLast = isLast
        self.site = site
        self.gate = gate
        self.wakes = wakes
    }

    /// Asks for another update at a time, in seconds of the graph's time. Fingers up, this keeps the gesture going.
    package func wake(at time: Double) { wakes.times.append(time) }
}

/// Collects when a gesture wants to be asked again.
package final class WakeList {
    package var times: [Double] = []
    package init() {}
}

/// Recognizes a gesture from touches.
///
/// A row offers one through its box's `responder` (`Responder.pointer`; a modifier does it as a `ResponderModifier`, a
/// box of its own kind overrides `responder`); the arena asks all that the fingers went down on,
/// inner before outer, and tells each how far those before it have come (`PointerInput.gate`). The contract:
///
/// * `.failed`: out for these fingers. `.possible`, `.deferred`: undecided. `.pressed`, `.active`: has the fingers, and
///   outer ordinary recognisers wait. `.ended`: recognised, outer ones fail.
/// * A recognizer that becomes `.active` or `.ended` checks the gate first: at `.pressed` and above it belongs to
///   another recognizer. A recogniser of priority `.scrolling` sees a merely pressed inner one as `.possible`, and
///   takes its finger by becoming `.active`: the inner one gets `cancel()`.
/// * `cancel()` may come at any time, also when the row leaves; `reset()` comes once all fingers are up, or the row has
///   left. Handlers may change any state: nothing of the tree moves before the next frame.
package protocol PointerRecognizer: AnyObject {
    func update(_ input: PointerInput) -> RecognizerStatus
    func cancel()
    func reset()
    /// Whether it responds to a tap, for accessibility.
    var takesTaps: Bool { get }
}

extension PointerRecognizer {
    package var takesTaps: Bool { false }
}

/// The priority of a recognizer relative to those of child views.
package enum PointerPriority: Sendable {
    /// After those inside.
    case normal
    /// Before those inside.
    case high
    /// Whatever those inside do.
    case simultaneous
    /// After those inside that follow the finger, before those that are merely pressed.
    case scrolling
}

/// A recogniser at its row.
package struct PointerAttachment {
    package let recognizer: any PointerRecognizer
    package let priority: PointerPriority
    /// Whether this one takes part, and whether those inside do.
    package let takesPart: Bool
    package let allowsChildGestures: Bool
    package init(_ recognizer: any PointerRecognizer, _ priority: PointerPriority = .normal, takesPart: Bool = true,
                 allowsChildGestures: Bool = true) {
        self.recognizer = recognizer
        self.priority = priority
        self.takesPart = takesPart
        self.allowsChildGestures = allowsChildGestures
    }
}
