package import Foundation
import QuadrantGeometry
package import QuadrantGraph

// Drag and drop within a window: a long press lifts the item of a drag source, and the drop destination under the touch
// receives it when the touch ends.

/// A drag and drop operation in progress.
package final class WindowDrag: GraphMember {
    /// What is dragged: the value that the view under the finger gave.
    package let payload: Any
    /// In points, in window coordinates.
    package private(set) var location: CGPoint
    private var over: (id: NodeID, target: DropTarget)?
    /// Called with every location, and with nil when the session ends.
    private let moved: (CGPoint?) -> Void
    /// Whether a destination has taken the item.
    package private(set) var wasDropped = false
    /// Whether it has been dropped or cancelled.
    private(set) var isOver = false
    /// Whether a destination at the touch takes the item.
    var isAccepted: Bool { over != nil }

    init(_ payload: Any, graph: ViewGraph, at location: CGPoint, moved: @escaping (CGPoint?) -> Void) {
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
            guard let place = graph.point(location, in: node), let target = target(of: node, at: place),
                  target.accepts(self) else { continue }
            return (graph.tree.id(node), target, place)
        }
        return nil
    }

    /// What a node does with a drop at a point of its own space; nil where it is no destination.
    private func target(of node: NodeIndex, at place: CGPoint) -> DropTarget? {
        if let found = targets.entries.first(where: { $0.id == graph.tree.id(node) }) { return found.target }
        guard let row = graph.box(node) as? any CollectionRow,
              let found = row.element(markedBy: RowInsertion.trait), let insertion = found.mark as? RowInsertion
        else { return nil }
        // The frame of a row may be higher than the row itself, at the ends of a section.
        let middle = graph.rowCard(of: node).map { Double($0.midY) } ?? graph[node].size.y / 2
        let isBelow = Double(place.y) > middle
        return insertion.target(isBelow ? found.index + 1 : found.index)
    }

    func move(to place: CGPoint) {
        location = place
        moved(place)
        let now = target()
        if let now, now.id == over?.id {
            over = (now.id, now.target)
            now.target.moved(self, now.place)
            return
        }
        leave()
        over = now.map { ($0.id, $0.target) }
        if let now { now.target.entered(self, now.place) }
    }

    private func leave() {
        if let over, graph.tree.isLive(over.id) { over.target.left(self) }
        over = nil
    }

    func drop() {
        isOver = true
        let now = target()
        if now?.id != over?.id { leave() }
        over = nil
        if let now {
            wasDropped = now.target.dropped(self, now.place)
            now.target.finished(self)
        }
        moved(nil)
    }

    func cancel() {
        isOver = true
        leave()
        moved(nil)
    }
}

/// The drop behaviour of a view. Locations are in its own space.
package struct DropTarget {
    /// Whether the destination takes what is dragged. Called for each that the finger reaches.
    package var accepts: (WindowDrag) -> Bool
    /// The finger has reached the destination, at a point of its own space.
    package var entered: (WindowDrag, CGPoint) -> Void = { _, _ in }
    /// The finger has moved inside of the destination, to a point of its own space.
    package var moved: (WindowDrag, CGPoint) -> Void = { _, _ in }
    /// Called when the item leaves the view or the session ends.
    package var left: (WindowDrag) -> Void = { _ in }
    /// The finger is lifted, at a point of its own space. Returns whether the item was taken.
    package var dropped: (WindowDrag, CGPoint) -> Bool
    /// Called after the item was dropped on the view.
    package var finished: (WindowDrag) -> Void = { _ in }

    /// A destination that is not told of movements, unless they are set.
    package init(accepts: @escaping (WindowDrag) -> Bool, dropped: @escaping (WindowDrag, CGPoint) -> Bool) {
        self.accepts = accepts
        self.dropped = dropped
    }
}

/// Marks the elements of a collection in a list, between which items are dropped.
package struct RowInsertion {
    /// The key of the mark.
    package static let trait = ObjectIdentifier(RowInsertion.self)
    /// What a drop before the element with an index does; the number of elements is the end.
    package let target: (Int) -> DropTarget
    /// A mark with what a drop before an element does.
    package init(target: @escaping (Int) -> DropTarget) { self.target = target }
}

/// A row of a list, which shows an element of a collection.
protocol CollectionRow {
    /// The index of the element in the collection that is marked with a trait, and the mark.
    func element(markedBy trait: ObjectIdentifier) -> (index: Int, mark: Any)?
}

/// The drop destinations of a window.
final class DropTargets {
    var entries: [(id: NodeID, target: DropTarget)] = []
    /// Whether an item is being dragged: then a drop destination is hit anywhere in its frame.
    var isDragging = false
    /// The drag that was begun in the window last.
    weak var session: WindowDrag?

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

/// What happens to a drag.
package enum DragStep: Equatable { case began, moved, ended }

/// Makes a view a drag source.
package nonisolated struct DragSource: ResponderModifier {
    package typealias Body = Never
    /// Returns the item; nil for none.
    let payload: () -> Any?
    /// Called with the location of the touch during the session, in window coordinates in points, and the frame of the
    /// drag source; the location is nil when the session ends.
    let moved: (CGPoint?, CGRect) -> Void
    /// Called with every step of the session: at the start, for each movement, and at the end.
    let stepped: (WindowDrag, DragStep) -> Void
    /// A modifier whose content can be lifted: `payload` is asked then, nil lifts nothing. `moved` gets the finger, nil
    /// at the end, and the frame of the content, both in the window.
    package init(payload: @escaping () -> Any?, moved: @escaping (CGPoint?, CGRect) -> Void,
                 stepped: @escaping (WindowDrag, DragStep) -> Void = { _, _ in }) {
        self.payload = payload
        self.moved = moved
        self.stepped = stepped
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
    private var session: WindowDrag?
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
                source?.stepped(session, .ended)
                return .ended
            }
            if touch.location != session.location {
                session.move(to: touch.location)
                source?.stepped(session, .moved)
            }
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
        let lifted = WindowDrag(payload, graph: site.graph, at: touch.location) { [weak self] place in
            self?.source?.moved(place, frame)
        }
        session = lifted
        DropTargets.of(site.graph).session = lifted
        source.stepped(lifted, .began)
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
        if let running {
            running.cancel()
            source?.stepped(running, .ended)
        }
    }

    func reset() {
        cancel()
        isOver = false
        finger = nil
    }
}
