package import Foundation

/// The status of a recognizer for its touches. Ordered: a higher one blocks outer recognizers.
package enum RecognizerStatus: Int, Comparable, Sendable {
    /// Failed for these touches.
    case failed
    /// May still be recognized as a discrete gesture: a tap, a long press.
    case possible
    /// May still begin to follow the touch: a drag.
    case deferred
    /// Has taken the touch provisionally, as a pressed button does: a scroll view may take it over.
    case pressed
    /// Follows the touch.
    case active
    /// Recognized; no further update follows.
    case ended

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    /// Whether the recognizer gets no other event of these fingers.
    package var isFinal: Bool { self == .failed || self == .ended }
}

/// The current state of a finger, mouse button or trackpad pinch. Locations are in window coordinates, in points.
package struct PointerTouch: Equatable, Sendable {
    /// Where a touch is in its life; `stationary` for one that is part of an event of another.
    package enum Phase: Sendable { case began, moved, stationary, ended, cancelled }
    /// A finger, a mouse, or a pinch with its factor and its angle in radians.
    package enum Kind: Equatable, Sendable { case touch, mouse, pinch(scale: Double, rotation: Double) }
    package var id: Int
    /// Where the touch is in its life.
    package var phase: Phase
    package var kind: Kind
    /// In points of the window.
    package var location: CGPoint
    /// The keys that are held.
    package var modifiers: EventModifiers

    package var isPinch: Bool { if case .pinch = kind { true } else { false } }
    /// Whether the finger is on the screen.
    package var isDown: Bool { phase != .ended && phase != .cancelled }
}

/// The input of a recognizer's update, for a change of the touches or a requested time.
package struct PointerInput {
    /// The graph time, in seconds.
    package let now: Double
    /// The touches that began in this recognizer's node, in order. Touches that end with this input are included for
    /// the last time.
    package var touches: [PointerTouch]
    /// Whether no further touch will begin: a recognizer that waits for one (a second tap) fails.
    package let isLast: Bool
    /// The node that the recognizer belongs to, whose space its gesture is in.
    package let site: ResponderSite
    /// The highest status of the recognizers with precedence: inner ones for an ordinary gesture. `.failed` if none
    /// blocks this one.
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

    /// Requests another update at a graph time, in seconds. After the touches have ended, this keeps the gesture alive.
    package func wake(at time: Double) { wakes.times.append(time) }
}

/// Collects the times of requested updates.
package final class WakeList {
    /// Times in seconds at which the recognizer wants to be asked again without an event.
    package var times: [Double] = []
    package init() {}
}

/// Recognizes a gesture from touches.
///
/// A node provides one through its box's `responder` (`Responder.pointer`; a modifier conforms to `ResponderModifier`,
/// a custom box overrides `responder`); the arena updates all recognizers under the touches, inner before outer, with
/// the status of those with precedence (`PointerInput.gate`). The contract:
///
/// * `.failed`: out for these touches. `.possible`, `.deferred`: undecided. `.pressed`, `.active`: has the touches, and
///   outer ordinary recognizers wait. `.ended`: recognized, outer ones fail.
/// * A recognizer that becomes `.active` or `.ended` checks the gate first: from `.pressed` on, the touches belong to
///   another recognizer. For a recognizer of priority `.scrolling`, a merely pressed inner one is `.possible`; it takes
///   the touch by becoming `.active`, and the inner one receives `cancel()`.
/// * `cancel()` may be called at any time, also when the node is removed; `reset()` is called after all touches have
///   ended, or the node was removed. Handlers may change any state: the tree does not change before the next frame.
package protocol PointerRecognizer: AnyObject {
    /// Takes an event, or a time that it has asked for, and says whether it has recognized its gesture.
    func update(_ input: PointerInput) -> RecognizerStatus
    /// Another recognizer has won, or the fingers were taken away: what was begun is undone.
    func cancel()
    /// Returns to the state before the first finger.
    func reset()
    /// Whether the recognizer handles a tap, for accessibility.
    var takesTaps: Bool { get }
}

extension PointerRecognizer {
    package var takesTaps: Bool { false }
}

/// The priority of a recognizer relative to those of child views.
package enum PointerPriority: Sendable {
    /// After those of child views.
    case normal
    /// Before those of child views.
    case high
    /// Independent of those of child views.
    case simultaneous
    /// After those of child views that follow the touch, before those that are merely pressed.
    case scrolling
}

/// A recognizer attached to a node.
package struct PointerAttachment {
    /// Gets the events of the fingers that hit the view.
    package let recognizer: any PointerRecognizer
    /// Who wins where several recognize: those inside of others, unless this says otherwise.
    package let priority: PointerPriority
    /// Whether this recognizer takes part, and whether those of child views do.
    package let takesPart: Bool
    /// Whether recognizers inside of the view take part.
    package let allowsChildGestures: Bool
    /// A recognizer of a view; with `takesPart` false it is there and gets nothing.
    package init(_ recognizer: any PointerRecognizer, _ priority: PointerPriority = .normal, takesPart: Bool = true,
                 allowsChildGestures: Bool = true) {
        self.recognizer = recognizer
        self.priority = priority
        self.takesPart = takesPart
        self.allowsChildGestures = allowsChildGestures
    }
}
