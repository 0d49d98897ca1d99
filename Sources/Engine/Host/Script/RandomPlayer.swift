import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// Sends random events to a view, and checks its invariants after each.
@MainActor
package final class RandomPlayer {
    private let host: ViewHost
    private let player: ScriptPlayer
    /// The number of nodes above which a leak is reported.
    private let maxNodes: Int
    /// The problems found after the last event; empty if there are none.
    package private(set) var problems: [String] = []

    /// Plays on a host, whose first frame is drawn here.
    package init(_ host: ViewHost) {
        self.host = host
        player = ScriptPlayer(host, pace: .instant)
        _ = host.frame()
        // The axis of a chart may have a thousand labels for a moment, of some fifteen nodes each.
        maxNodes = max(20_000, host.graph.tree.live * 20)
    }

    /// Called at every time step.
    package var deliver: () -> Void {
        get { player.deliver }
        set { player.deliver = newValue }
    }

    /// Called before each event with the options of `quadrant render` that send it; empty where there is none.
    package var willPlay: (String) -> Void = { _ in }

    /// Sends one event. Returns whether the invariants hold.
    package func play(_ act: RandomAct) -> Bool {
        willPlay(options(of: act))
        perform(act)
        _ = host.frame()
        problems = host.graph.checkInvariants()
        let rows = host.graph.tree.live
        if rows > maxNodes { problems.append("there are \(rows) nodes: some are never removed") }
        problems += host.issues.filter(\.isFatal).map(\.description)
        return problems.isEmpty
    }

    private func pass(_ seconds: Double) {
        // There is no stop here, so nothing is thrown.
        try? player.pass(seconds)
    }

    private func point(_ place: RandomPlace) -> CGPoint {
        let size = host.size
        switch place {
        case .share(let x, let y): return CGPoint(x: size.width * x, y: size.height * y)
        case .element(let index, let x, let y):
            let elements = AccessibilityTree(host.graph).elements.flatMap(\.leaves)
            guard !elements.isEmpty else { return CGPoint(x: size.width * x, y: size.height * y) }
            let frame = elements[index % elements.count].frame
            return CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
        }
    }

    private func options(of act: RandomAct) -> String {
        func place(_ place: RandomPlace) -> ScriptPlace { .point(point(place)) }
        let verb: ScriptVerb? = switch act {
        case .tap(let at, let count) where count <= 2: .tap(place(at), count: count)
        case .drag(let at, let delta, let steps, false):
            .drag(from: place(at), to: .away(delta), seconds: Double(steps) / 60)
        case .wheel(let at, let delta, _): .scroll(by: delta, at: place(at))
        case .hold(let at): .press(place(at), seconds: 0.6)
        case .text(let text) where !text.isEmpty && !text.contains(where: \.isNewline): .type(text)
        case .pass(let seconds) where seconds > 0: .wait(seconds)
        case .tap, .drag, .pointer, .pinch, .menu, .key, .text, .composition, .paste, .resize, .pass: nil
        }
        return verb?.optionText ?? ""
    }

    private func perform(_ act: RandomAct) {
        switch act {
        case .pointer(let phase, let place, let id, let kind):
            host.send(.pointer(PointerEvent(phase, at: point(place), id: id, kind: kind)))
        case .tap(let place, let count):
            let point = point(place)
            for _ in 0..<count {
                host.send(.pointer(PointerEvent(.began, at: point)))
                pass(0.05)
                host.send(.pointer(PointerEvent(.ended, at: point)))
            }
        case .drag(let place, let delta, let steps, let isCancelled):
            let start = point(place)
            var at = start
            host.send(.pointer(PointerEvent(.began, at: at)))
            for step in 1...steps {
                pass(1 / 60)
                let share = CGFloat(step) / CGFloat(steps)
                at = CGPoint(x: start.x + delta.width * share, y: start.y + delta.height * share)
                host.send(.pointer(PointerEvent(.moved, at: at)))
            }
            host.send(.pointer(PointerEvent(isCancelled ? .cancelled : .ended, at: at)))
        case .wheel(let place, let delta, let isContinuous):
            host.send(.wheel(WheelEvent(at: point(place), delta: delta, isContinuous: isContinuous)))
        case .pinch(let phase, let place, let scale, let rotation):
            host.send(.pinch(PinchEvent(phase, at: point(place), scale: scale, rotation: rotation)))
        case .hold(let place):
            let point = point(place)
            host.send(.pointer(PointerEvent(.began, at: point)))
            pass(0.6)
            host.send(.pointer(PointerEvent(.ended, at: point)))
        case .menu(let place): host.send(.menu(at: point(place)))
        case .key(let key): host.send(.key(key))
        case .text(let text): host.send(.text(text))
        case .composition(let text): host.send(.composition(text))
        case .paste(let text): host.send(.paste(text))
        case .resize(let size): host.resize(size)
        case .pass(let seconds): pass(seconds)
        }
    }
}

extension AccessibilityElement {
    /// The elements without children, in order.
    fileprivate var leaves: [AccessibilityElement] { children.isEmpty ? [self] : children.flatMap(\.leaves) }
}
