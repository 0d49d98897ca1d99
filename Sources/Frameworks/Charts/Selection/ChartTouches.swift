import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import SwiftUI

/// Follows the fingers that select values of a chart.
///
/// A finger selects from its touch on, and a scroll view around the chart takes it over when it moves along the scroll
/// view's axis first. In a chart that scrolls, the finger must rest before it selects. Two fingers select a range; so
/// does a drag where nothing but ranges is selected, and a drag with a mouse.
final class ChartTouches: PointerRecognizer {
    struct Actions {
        var axes: Axis.Set
        var hasValue: Bool
        var hasRange: Bool
        /// Whether the finger has to rest first.
        var isHeldFirst: Bool
        var select: (CGPoint?) -> Void
        var selectRange: ((CGPoint, CGPoint)?) -> Void
    }
    var actions: Actions
    /// The time for which a finger rests, in seconds (a guess: half of that of a long press).
    private static let hold = 0.25
    /// The distance in points after which a finger drags.
    private static let slop: CGFloat = 8

    private var finger: (id: Int, start: CGPoint, due: Double)?
    private var hasBegun = false
    private var hasRange = false

    init(_ actions: Actions) { self.actions = actions }

    func update(_ input: PointerInput) -> RecognizerStatus {
        let touches = input.touches.filter { !$0.isPinch }
        guard let touch = touches.first(where: { finger == nil || $0.id == finger?.id }),
              let here = input.site.point(touch.location) else { return fail() }
        let began = finger ?? (touch.id, here, input.now + Self.hold)
        finger = began
        guard touch.isDown else { return end(touch) }
        if actions.hasRange, let other = touches.first(where: { $0.id != began.id && $0.isDown }),
           let there = input.site.point(other.location) {
            return selectRange(here, there)
        }
        if hasRange { return .active }
        let moved = CGSize(width: here.x - began.start.x, height: here.y - began.start.y)
        let distance = max(abs(moved.width), abs(moved.height))
        if actions.hasRange, !actions.hasValue || touch.kind == .mouse, !actions.isHeldFirst {
            guard hasBegun || isAlong(moved) else { return .possible }
            if !hasBegun, input.gate >= .pressed { return .deferred }
            hasBegun = true
            actions.selectRange((began.start, here))
            return .active
        }
        guard actions.hasValue || actions.isHeldFirst else { return .possible }
        if actions.isHeldFirst, !hasBegun {
            if distance > Self.slop { return fail() }
            if input.now < began.due {
                input.wake(at: began.due)
                return .possible
            }
        }
        if !hasBegun, input.gate >= .pressed { return .deferred }
        if actions.hasValue { actions.select(here) } else { actions.selectRange((began.start, here)) }
        if actions.isHeldFirst || isAlong(moved) { hasBegun = true }
        return hasBegun ? .active : .pressed
    }

    private func selectRange(_ from: CGPoint, _ to: CGPoint) -> RecognizerStatus {
        if !hasRange { actions.select(nil) }
        (hasBegun, hasRange) = (true, true)
        actions.selectRange((from, to))
        return .active
    }

    /// Whether a finger has moved along an axis of the selection.
    private func isAlong(_ moved: CGSize) -> Bool {
        let (x, y) = (abs(moved.width), abs(moved.height))
        return actions.axes.contains(.horizontal) && x > Self.slop && (x >= y || actions.axes.contains(.vertical))
            || actions.axes.contains(.vertical) && y > Self.slop && (y >= x || actions.axes.contains(.horizontal))
    }

    private func end(_ touch: PointerTouch) -> RecognizerStatus {
        actions.select(nil)
        // A tap ends the selection of a range.
        if !hasBegun, touch.phase == .ended { actions.selectRange(nil) }
        return hasBegun ? .ended : .failed
    }
    private func fail() -> RecognizerStatus {
        actions.select(nil)
        return .failed
    }
    func cancel() { actions.select(nil) }
    func reset() {
        finger = nil
        (hasBegun, hasRange) = (false, false)
    }
}

/// Selects values by the fingers on a view.
nonisolated struct ChartTouchReader: ResponderModifier {
    typealias Body = Never
    let actions: ChartTouches.Actions
    static var modifierName: String { "chartSelection" }

    func configure(_ responder: Responder) {
        if let touches = responder.pointer?.recognizer as? ChartTouches {
            touches.actions = actions
        } else {
            responder.pointer = PointerAttachment(ChartTouches(actions))
        }
    }
}
