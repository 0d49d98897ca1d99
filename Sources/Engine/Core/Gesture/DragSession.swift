package import Foundation
import QuadrantGeometry
package import QuadrantGraph

// Drag and drop within a window: a long press lifts the item of a drag source, and the drop destination under the touch
// receives it when the touch ends.

/// A drag and drop operation in progress.
package final class DragSession: GraphMember {
    /// What is dragged: the value that the view under the finger gave.
    package let payload: Any
    /// In points, in window coordinates.
    package private(set) var location: CGPoint
    private var over: NodeID?
    /// Called with every location, and with nil when the session ends.
    private let moved: (CGPoint?) -> Void

    fileprivate init(_ payload: Any, graph: ViewGraph, at location: CGPoint, moved: @escaping (CGPoint?) -> Void) {
        self.payload = payload
        self.location = location
        self.moved = moved
        super.init(graph.link)
    }

    private var targets: DropTargets { .of(graph) }

    /// The innermost drop destination at the touch that accepts the item, with the location in its own space.
    private func target() -> (id: NodeID, target: DropTarget, place: CGPoint)? {
        targets.isDragging = true
        defer { targets.isDragging = false }
        for node in graph.hitTest(location) {
            guard let found = targets.entries.first(where: { $0.id == graph.tree.id(node) }),
                  let place = graph.point(location, in: node), found.target.accepts(self) else { continue }
            return (found.id, found.target, place)
        }
        return nil
    }

    fileprivate func move(to place: CGPoint) {
        location = place
        moved(place)
        let now = target()
        if now?.id == over {
            if let now { now.target.moved(self, now.place) }
            return
        }
        leave()
        over = now?.id
        if let now { now.target.entered(self, now.place) }
    }

    private func leave() {
        if let over, let old = targets.entries.first(where: { $0.id == over }) { old.target.left(self) }
        over = nil
    }

    fileprivate func drop() {
        let now = target()
        if now?.id != over { leave() }
        over = nil
        if let now {
            _ = now.target.dropped(self, now.place)
            now.target.finished(self)
        }
        moved(nil)
    }

    fileprivate func cancel() {
        leave()
        moved(nil)
    }
}

/// The drop behaviour of a view. Locations are in its own space.
package struct DropTarget {
    /// Whether the destination takes what is dragged. Called for each that the finger reaches.
    package var accepts: (DragSession) -> Bool
    /// The finger has reached the destination, at a point of its own space.
    package var entered: (DragSession, CGPoint) -> Void = { _, _ in }
    /// The finger has moved inside of the destination, to a point of its own space.
    package var moved: (DragSession, CGPoint) -> Void = { _, _ in }
    /// Called when the item leaves the view or the session ends.
    package var left: (DragSession) -> Void = { _ in }
    /// The finger is lifted, at a point of its own space. Returns whether the item was taken.
    package var dropped: (DragSession, CGPoint) -> Bool
    /// Called after the item was dropped on the view.
    package var finished: (DragSession) -> Void = { _ in }

    /// A destination that is not told of movements, unless they are set.
    package init(accepts: @escaping (DragSession) -> Bool, dropped: @escaping (DragSession, CGPoint) -> Bool) {
        self.accepts = accepts
        self.dropped = dropped
    }
}

/// The drop destinations of a window.
final class DropTargets {
    var entries: [(id: NodeID, target: DropTarget)] = []
    /// Whether an item is being dragged: then a drop destination is hit anywhere in its frame.
    var isDragging = false

    static func of(_ graph: ViewGraph) -> DropTargets {
        graph.window.shared(DropTargets.self) { DropTargets() }
    }
}

/// Makes a view a drop destination.
package nonisolated struct DropReceiver: HitTestingRole, LifecycleRole {
    package typealias Body = Never
    let target: DropTarget
    /// A modifier whose content is the destination.
    package init(_ target: DropTarget) { self.target = target }
    package static var modifierName: String { "dropDestination" }
    package static func changed(from old: Self, to new: Self) -> PhaseSet { [] }

    private func targets(_ context: RoleContext) -> DropTargets { .of(context.box.graph) }
    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        targets(context).isDragging && CGRect(origin: .zero, size: size.asSize).contains(point)
    }
    package func appeared(_ context: RoleContext) { targets(context).entries.append((context.site.id, target)) }
    package func updated(from old: Self, _ context: RoleContext) {
        let targets = targets(context), id = context.site.id
        if let index = targets.entries.firstIndex(where: { $0.id == id }) { targets.entries[index].target = target }
    }
    package func left(_ context: RoleContext) {
        let id = context.site.id
        targets(context).entries.removeAll { $0.id == id }
    }
}

/// Makes a view a drag source.
package nonisolated struct DragSource: ResponderModifier {
    package typealias Body = Never
    /// Returns the item; nil for none.
    let payload: () -> Any?
    /// Called with the location of the touch during the session, in window coordinates in points, and the frame of the
    /// drag source; the location is nil when the session ends.
    let moved: (CGPoint?, CGRect) -> Void
    /// A modifier whose content can be lifted: `payload` is asked then, nil lifts nothing. `moved` gets the finger, nil
    /// at the end, and the frame of the content, both in the window.
    package init(payload: @escaping () -> Any?, moved: @escaping (CGPoint?, CGRect) -> Void) {
        self.payload = payload
        self.moved = moved
    }
    package static var modifierName: String { "draggable" }
    package func configure(_ responder: Responder) {
        let recognizer = responder.pointer?.recognizer as? LiftRecognizer ?? LiftRecognizer()
        recognizer.source = self
        responder.pointer = PointerAttachment(recognizer, .scrolling)
        responder.onLeave = { recognizer.cancel() }
    }
}

private final class LiftRecognizer: PointerRecognizer {
    var source: DragSource?
    private static let delay = 0.5, slop = 10.0
    private var finger: (id: Int, start: CGPoint, due: Double)?
    private var session: DragSession?
    private var isOver = false

    func update(_ input: PointerInput) -> RecognizerStatus {
        if isOver { return .failed }
        if finger == nil {
            guard let touch = input.touches.first(where: { !$0.isPinch && $0.isDown }) else { return .failed }
            finger = (touch.id, touch.location, input.now + Self.delay)
        }
        guard let finger, let touch = input.touches.first(where: { $0.id == finger.id }) else { return stop() }
        if touch.phase == .cancelled { return stop() }
        if let session {
            if touch.phase == .ended {
                self.session = nil
                isOver = true
                session.drop()
                return .ended
            }
            if touch.location != session.location { session.move(to: touch.location) }
            return .active
        }
        let isFar = hypot(touch.location.x - finger.start.x, touch.location.y - finger.start.y) > Self.slop
        if isFar || touch.phase == .ended || input.gate >= .active { return stop() }
        guard input.now >= finger.due else {
            input.wake(at: finger.due)
            return .possible
        }
        guard input.gate < .pressed, let source, let payload = source.payload() else { return stop() }
        let site = input.site, frame = site.graph.globalFrame(of: site.node)
        let lifted = DragSession(payload, graph: site.graph, at: touch.location) { [weak self] place in
            self?.source?.moved(place, frame)
        }
        session = lifted
        lifted.move(to: touch.location)
        return .active
    }

    private func stop() -> RecognizerStatus {
        cancel()
        return .failed
    }

    func cancel() {
        isOver = true
        let running = session
        session = nil
        running?.cancel()
    }

    func reset() {
        cancel()
        isOver = false
        finger = nil
    }
}
