public import Foundation
import QuadrantGraph

/// The phase of a pointer that hovers over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at this location in points of the requested space.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension View {
    /// Calls `action` when a pointer enters this view (true) and leaves it (false).
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverWatch(isContinuous: false, space: .local) { action($0 != .ended) })
    }

    /// Calls `action` as a pointer moves over this view.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverWatch(isContinuous: true, space: coordinateSpace.coordinateSpace, action: action))
    }

    /// Calls `action` as a pointer moves over this view.
    @_disfavoredOverload
    nonisolated public func onContinuousHover(coordinateSpace: CoordinateSpace = .local,
                                              perform action: @escaping (HoverPhase) -> Void) -> some View {
        modifier(HoverWatch(isContinuous: true, space: coordinateSpace, action: action))
    }
}

nonisolated struct HoverWatch: ResponderModifier {
    typealias Body = Never
    let isContinuous: Bool
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void
    static var modifierName: String { "onHover" }
    func configure(_ responder: Responder) { responder.hover = self }
}

/// The views under the pointer that observe hovering.
final class HoverTracker {
    private var hovered: [Responder] = []

    /// Moves the pointer over the nodes of `path`, innermost first; the location is nil when it has left the window.
    /// Returns whether a view observes it.
    func move(to place: CGPoint?, over path: [NodeIndex], in graph: ViewGraph) -> Bool {
        let found = path.compactMap { node -> Responder? in
            guard let responder = graph.responder(of: node), responder.hover != nil, responder.site.isEnabled else {
                return nil
            }
            return responder
        }
        let before = hovered
        hovered = found
        for responder in before where !found.contains(where: { $0 === responder }) {
            if responder.site.isLive { responder.hover?.action(.ended) }
        }
        guard let place else { return !before.isEmpty }
        for responder in found.reversed() {
            guard let hover = responder.hover else { continue }
            let isNew = !before.contains { $0 === responder }
            guard isNew || hover.isContinuous, let point = responder.site.point(place, in: hover.space) else {
                continue
            }
            hover.action(.active(point))
        }
        return !found.isEmpty
    }
}
