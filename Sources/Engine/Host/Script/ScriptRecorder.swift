package import Foundation
package import QuadrantCore
import QuadrantGeometry

/// Makes a script of the events that a view receives: a script that is played on a new view of the same kind leads to
/// the same state.
@MainActor
package struct ScriptRecorder {
    /// The events so far, whole ones only: a touch is there once it has ended.
    package private(set) var verbs: [ScriptVerb] = []
    /// What was left out because no verb says it, in words.
    package private(set) var lost: Set<String> = []
    private var touches: [Int: Touch] = [:]
    /// When the last event ended, and where it was.
    private var lastEnd: Double?
    private var lastPoint = CGPoint.zero

    private struct Touch {
        var place: ScriptPlace
        var start: CGPoint
        var began: Double
        /// When it first was far from its start; nil while it is near.
        var left: Double?
    }

    /// The distance in points that tells a drag from a tap.
    private static let reach: CGFloat = 10
    /// The duration in seconds that tells a press from a tap.
    private static let hold = 0.5
    /// The time in seconds within which events of the same kind are one: taps, letters, and steps of a wheel.
    private static let together = 0.35
    /// A pause in seconds that is a part of the script.
    private static let pause = 1.0

    package init() {}

    /// Takes an event before the view receives it. `time` is that of the view, in seconds.
    package mutating func take(_ event: InputEvent, at time: Double, in host: ViewHost) {
        switch event {
        case .pointer(let pointer): take(pointer, at: time, in: host)
        case .wheel(let wheel):
            let isNear = hypot(wheel.location.x - lastPoint.x, wheel.location.y - lastPoint.y) < 2 * Self.reach
            if case .scroll(let delta, let place)? = verbs.last, isNear, isTogether(time) {
                verbs[verbs.count - 1] = .scroll(
                    by: CGSize(width: delta.width + wheel.delta.width, height: delta.height + wheel.delta.height),
                    at: place)
            } else {
                add(.scroll(by: wheel.delta, at: .point(wheel.location)), at: time)
            }
            end(wheel.location, time)
        case .menu(let point):
            add(.press(place(at: point, in: host), seconds: 0.6), at: time)
            end(point, time)
        case .key(let key) where key.phase != .up:
            if key.typesText { type(key.characters, at: time) } else { add(.key(key), at: time) }
            end(lastPoint, time)
        case .text(let text), .paste(let text):
            type(text, at: time)
            end(lastPoint, time)
        case .pinch(let pinch):
            if pinch.phase == .began { lost.insert("a pinch") }
        default: break
        }
    }

    /// Takes a URL that is opened in the view.
    package mutating func take(_ url: URL, at time: Double) {
        add(.open(url), at: time)
        end(lastPoint, time)
    }

    /// Notes something that no verb says.
    package mutating func lose(_ words: String) { lost.insert(words) }

    /// Takes a press of an accessibility element with a frame in points of the window.
    package mutating func takePress(of frame: CGRect, at time: Double, in host: ViewHost) {
        let point = CGPoint(x: frame.midX, y: frame.midY)
        add(.tap(place(at: point, in: host)), at: time)
        end(point, time)
    }

    private mutating func take(_ pointer: PointerEvent, at time: Double, in host: ViewHost) {
        let point = pointer.location
        switch pointer.phase {
        case .began:
            touches[pointer.id] = Touch(place: place(at: point, in: host), start: point, began: time)
            if touches.count > 1 { lost.insert("several fingers at once") }
        case .moved:
            guard let touch = touches[pointer.id], touch.left == nil,
                  hypot(point.x - touch.start.x, point.y - touch.start.y) > Self.reach else { return }
            touches[pointer.id]?.left = time
        case .ended:
            guard let touch = touches.removeValue(forKey: pointer.id) else { return }
            add(verb(of: touch, to: point, at: time), at: touch.began)
            end(point, time)
        case .cancelled: touches[pointer.id] = nil
        case .hovered, .exited: break
        }
    }

    private func verb(of touch: Touch, to point: CGPoint, at time: Double) -> ScriptVerb {
        // A finger is not faster than a step of time.
        let seconds = max(time - touch.began, 0.02)
        guard let left = touch.left else {
            return seconds < Self.hold ? .tap(touch.place) : .press(touch.place, seconds: seconds)
        }
        let start = ScriptPlace.point(touch.start), end = ScriptVerb.DragEnd.place(.point(point))
        return left - touch.began < Self.hold ? .drag(from: start, to: end, seconds: seconds)
            : .carry(from: start, to: end, seconds: max(time - left, 0.02))
    }

    private func isTogether(_ time: Double) -> Bool { lastEnd.map { time - $0 < Self.together } ?? false }

    private mutating func end(_ point: CGPoint, _ time: Double) { (lastPoint, lastEnd) = (point, time) }

    private mutating func type(_ text: String, at time: Double) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.offset > 0 { add(.key(KeyEvent(typing: "\n")), at: time) }
            if line.element.isEmpty { continue }
            // A pause within a text is not a part of the script.
            if case .type(let before)? = verbs.last {
                verbs[verbs.count - 1] = .type(before + line.element)
            } else {
                add(.type(String(line.element)), at: time)
            }
        }
    }

    /// Adds a verb that begins at `time`, after a pause if there was one.
    private mutating func add(_ verb: ScriptVerb, at time: Double) {
        if case .tap(let place, 1) = verb, case .tap(place, 1)? = verbs.last, isTogether(time) {
            verbs[verbs.count - 1] = .tap(place, count: 2)
            return
        }
        if let lastEnd, time - lastEnd >= Self.pause { verbs.append(.wait(((time - lastEnd) * 10).rounded() / 10)) }
        verbs.append(verb)
    }

    /// The control at a point by its name, where the name leads to it and to nothing else; else the point.
    private func place(at point: CGPoint, in host: ViewHost) -> ScriptPlace {
        var found: AccessibilityElement?
        func search(_ elements: [AccessibilityElement]) {
            for element in elements where element.frame.contains(point) {
                // The position in these decides what a tap does.
                if element.press != nil, element.number == nil, element.setText == nil { found = element }
                search(element.children)
            }
        }
        search(AccessibilityTree(host.graph).elements)
        let whole = CGPoint(x: point.x.rounded(), y: point.y.rounded())
        guard let found else { return .point(whole) }
        for name in [found.identifier, found.label].compactMap({ $0 }) where !name.isEmpty && name.count <= 40 {
            guard !name.contains(where: { $0.isNewline || ",:@".contains($0) }),
                  let (middle, others) = try? host.located(.view(name)), others.isEmpty,
                  found.frame.contains(middle) else { continue }
            return .view(name)
        }
        return .point(whole)
    }
}
