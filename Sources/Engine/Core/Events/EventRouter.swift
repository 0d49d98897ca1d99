import Foundation
import QuadrantGeometry
import QuadrantGraph

/// Routes events. Events that are sent during delivery of another one are queued.
package final class EventRouter: GraphFeature {
    private var arena: Arena { graph.input.arena }
    var focus: FocusSystem { graph.focus }
    private let hover = HoverTracker()
    private var waiting: [InputEvent] = []
    private var isDelivering = false
    /// The touch id of a trackpad pinch.
    private static let pinchID = Int.min

    /// Delivers one event. Returns whether it was handled; for the end of a touch, whether a gesture was recognized or
    /// still may be.
    package func send(_ event: InputEvent) -> Bool {
        if isDelivering {
            waiting.append(event)
            return false
        }
        isDelivering = true
        defer { isDelivering = false }
        let taken = deliver(event)
        while !waiting.isEmpty { _ = deliver(waiting.removeFirst()) }
        return taken
    }

    private func deliver(_ event: InputEvent) -> Bool {
        switch event {
        case .pointer(let pointer): return self.pointer(pointer)
        case .wheel(let wheel):
            closeOpenRow()
            return scroll(at: wheel.location, by: wheel.delta)
        case .pinch(let pinch): return self.pinch(pinch)
        case .menu(let point): return showMenu(at: point)
        case .key(let key): return self.key(key)
        case .text(let text): return self.routeText { $0.text(text) }
        case .composition(let text): return self.routeText { $0.composition(text) }
        case .paste(let text): return self.routeText { $0.paste(text) }
        }
    }

    private func pointer(_ event: PointerEvent) -> Bool {
        guard event.location.x.isFinite, event.location.y.isFinite else { return false }
        switch event.phase {
        case .began:
            let kind: PointerTouch.Kind = event.kind == .mouse ? .mouse : .touch
            return arena.begin(PointerTouch(id: event.id, phase: .began, kind: kind, location: event.location,
                                            modifiers: event.modifiers), on: chain(closingAt: event.location))
        case .moved:
            return arena.move(event.id) {
                $0.location = event.location
                $0.modifiers = event.modifiers
            }
        case .ended: return arena.end(event.id, at: event.location, .ended)
        case .cancelled: return arena.end(event.id, at: nil, .cancelled)
        case .hovered: return hover.move(to: event.location, over: graph.hitTest(event.location), in: graph)
        case .exited: return hover.move(to: nil, over: [], in: graph)
        }
    }

    private func pinch(_ event: PinchEvent) -> Bool {
        guard event.location.x.isFinite, event.location.y.isFinite, event.scale.isFinite, event.rotation.isFinite
        else { return false }
        let id = EventRouter.pinchID, kind = PointerTouch.Kind.pinch(scale: event.scale, rotation: event.rotation)
        switch event.phase {
        case .began:
            return arena.begin(PointerTouch(id: id, phase: .began, kind: kind, location: event.location, modifiers: []),
                               on: chain(at: event.location))
        case .moved: return arena.move(id) { $0.kind = kind }
        case .ended: return arena.end(id, at: nil, .ended)
        case .cancelled: return arena.end(id, at: nil, .cancelled)
        case .hovered, .exited: return false
        }
    }

    /// Opens the innermost context menu at `point`.
    private func showMenu(at point: CGPoint) -> Bool {
        guard point.x.isFinite, point.y.isFinite else { return false }
        for node in graph.hitTest(point) {
            guard let responder = graph.responder(of: node), let open = responder.showMenu,
                responder.site.isEnabled else { continue }
            // The button may have been pressed while touches of the same hand are active.
            arena.cancelAll()
            open()
            return true
        }
        return false
    }

    /// The recognizers around the hit node at `point`. A touch outside of a row with revealed swipe actions hides them:
    /// in the same list it has no other effect but scrolling.
    private func chain(closingAt point: CGPoint) -> [ArenaLink] {
        let found = chain(at: point)
        guard let node = graph.lazy.openRow?.frame, graph.tree.isLive(node), !graph.hitTest(point).contains(node.index),
            closeOpenRow(), let list = graph.scrolling.scroller(around: node.index)?.node,
            let last = found.firstIndex(where: { $0.responder.site.node == list })
        else { return found }
        return Array(found[...last])
    }

    /// Hides the swipe actions that were revealed last. Returns whether they were visible.
    @discardableResult
    private func closeOpenRow() -> Bool {
        guard let open = graph.lazy.openRow else { return false }
        graph.lazy.openRow = nil
        guard graph.tree.isLive(open.frame), open.offset.value != 0 else { return false }
        withAnimation(RowRecognizer.settling) { open.offset.value = 0 }
        return true
    }

    /// The recognizers around the hit node at `point`, outermost first.
    private func chain(at point: CGPoint) -> [ArenaLink] {
        var chain: [ArenaLink] = []
        for node in graph.hitTest(point).reversed() {
            guard let responder = graph.responder(of: node), let attachment = responder.pointer,
                responder.site.isEnabled
            else { continue }
            if attachment.takesPart { chain.append(ArenaLink(responder: responder, attachment: attachment)) }
            if !attachment.allowsChildGestures { break }
        }
        return chain
    }

    /// Scrolls the innermost scroll view first; outer ones get the remaining delta. A vertical wheel scrolls a
    /// horizontal scroll view if no other one can scroll.
    func scroll(at point: CGPoint, by delta: CGSize) -> Bool {
        let scrollers = graph.hitTest(point).compactMap { graph.scroller(of: $0) }
        var left = delta
        for scroller in scrollers { left = scroller.turnWheel(by: left) }
        if left.height == delta.height, left.height != 0, delta.width == 0,
           let sideways = scrollers.first(where: { $0.scrolls(.horizontal) && !$0.scrolls(.vertical) }) {
            let rest = sideways.turnWheel(by: CGSize(width: left.height, height: 0))
            left.height = rest.width
        }
        return left != delta
    }
}

extension ViewGraph {
    /// Where events enter.
    package var events: EventRouter { feature(at: .events) { EventRouter($0) } }
}
