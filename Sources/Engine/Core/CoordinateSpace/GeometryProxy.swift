public import Foundation
import QuadrantDisplayList
public import QuadrantGeometry
package import QuadrantGraph

/// The size and position of a view, for content that depends on them.
public struct GeometryProxy: Sendable {
    /// A weak link: content retains the proxy and the graph retains content, so the proxy must not retain the graph.
    private let link: GraphLink
    package let id: NodeID
    /// The graph; valid only while `isLive`.
    package var graph: ViewGraph { link.graph! }
    /// The node at the time of reading; its place in the tables may be used again.
    package var node: NodeIndex { id.index }

    /// A proxy of a node, valid as long as the node. Reads of it are recorded.
    package init(graph: ViewGraph, node: NodeIndex) {
        link = graph.link
        id = graph.tree.id(node)
    }

    private var isLive: Bool { link.graph?.tree.isLive(id) ?? false }

    /// The view's size in points; zero after the view was removed.
    public var size: CGSize {
        isLive ? (snapped(CGRect(origin: .zero, size: graph.size(of: node)), in: node).size) : .zero
    }

    /// How far bars cover each edge, in points; 0 on edges inside the safe area, and after the view was removed.
    public var safeAreaInsets: EdgeInsets { isLive ? (graph.safeArea(of: node, registering: true)) : EdgeInsets() }

    /// The environment of the view; nil after the view was removed.
    package var environment: EnvironmentValues? { isLive ? graph.box(node).scope.values : nil }

    /// How far the window's corners reach into the view, in points: zero, because the window of a phone has no controls
    /// in its corners.
    public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

    /// The view's frame in a coordinate space, in points; the bounding box of its corners if it is rotated. An unknown
    /// name is the window. Zero after the view was removed.
    public func frame(in space: CoordinateSpace) -> CGRect { rect(in: space) }
    /// The view's frame in a coordinate space of any type, as in `frame(in:)`.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { rect(in: space.coordinateSpace) }

    /// The visible rectangle of the nearest scroll view, or the bounds of a named space, in this view's own space, in
    /// points. Nil if no ancestor has the name, and after the view was removed.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        guard isLive else { return nil }
        guard let named = graph.namedSpace(space.name, around: node) else { return nil }
        graph.checkPlaceRead()
        graph.didReadPlace(of: node)
        var inverse = graph.transform(from: node, to: named)
        guard inverse.invert() else { return nil }
        return CGRect(origin: .zero, size: graph.size(of: named)).boundingBox(through: inverse)
    }

    private func rect(in space: CoordinateSpace) -> CGRect {
        guard isLive else { return .zero }
        let bounds = CGRect(origin: .zero, size: graph.size(of: node))
        switch space {
        case .local:
            return CGRect(origin: .zero, size: snapped(bounds, in: node).size)
        case .global:
            graph.checkPlaceRead()
            graph.didReadPlace(of: node)
            return snapped(graph.convert(bounds, from: node), in: 0)
        case .named(let name):
            graph.checkPlaceRead()
            graph.didReadPlace(of: node)
            // An unknown name is the window.
            let target = graph.namedSpace(name, around: node) ?? 0
            return snapped(bounds, in: node, to: target)
        }
    }

    /// iOS 13 rounded frames to the pixel grid; later releases return them as computed.
    private func snapped(_ rect: CGRect, in space: NodeIndex, to target: NodeIndex? = nil) -> CGRect {
        let converted = target.map { graph.convert(rect, from: node, to: $0) } ?? rect
        guard graph.configuration.rules.snapsProxyFrames else { return converted }
        let grid = PixelGrid(scale: ReadScope.with(nil) { graph.rootScope.values.displayScale })
        if let target, target != 0 {
            let global = graph.convert(CGRect(origin: .zero, size: graph.size(of: node)), from: node)
            let corner = graph.convert(CGRect(origin: .zero, size: .zero), from: target).origin
            return grid.snap(global).offsetBy(dx: -grid.round(corner.x), dy: -grid.round(corner.y))
        }
        if space == node {
            let global = grid.snap(graph.convert(rect, from: node))
            return CGRect(origin: .zero, size: global.size)
        }
        return grid.snap(converted)
    }

    /// The value of `anchor` in this view's space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.resolve(graph, node)
    }
}

/// A position in a view that is converted to the space of its reader.
public struct Anchor<Value>: @unchecked Sendable {
    let resolve: (ViewGraph, NodeIndex) -> Value
    let identity: AnyHashable

    /// The position that an anchor is created from.
    public struct Source: @unchecked Sendable {
        let make: (CGSize) -> Value
        let convert: (Value, ProjectionTransform) -> Value
        let identity: AnyHashable
    }

    /// An anchor of a node, for frameworks whose views are parts of one node.
    package init(_ source: Source, at node: NodeIndex, in graph: ViewGraph) {
        let id = graph.tree.id(node)
        identity = AnyHashable([AnyHashable(id), source.identity])
        resolve = { graph, reader in
            guard graph.tree.isLive(id) else {
                graph.report(Diagnostic(
                    what: "an anchor was read whose view has left; using an empty place.", at: graph.path(of: reader),
                    rule: "An anchor is good while the view that made it is in the hierarchy.",
                    fix: "Read anchors where the preference is read; do not store them."))
                return source.make(.zero)
            }
            graph.checkPlaceRead()
            graph.didReadPlace(of: node)
            graph.didReadPlace(of: reader)
            let value = source.make(graph.size(of: node))
            var toReader = graph.transform(from: reader)
            guard toReader.invert() else { return value }
            let toWindow = graph.transform(from: node)
            // An anchor is a value in the window: of a rotated view it is the bounding box, and a reader that is
            // rotated as well gets the bounding box of that box (Docs/Layout/Modifiers.md).
            if !toWindow.isRectilinear { return source.convert(source.convert(value, toWindow), toReader) }
            return source.convert(value, toWindow.concatenating(toReader))
        }
    }
}

extension Anchor: Equatable where Value: Equatable {
    public static func == (a: Anchor, b: Anchor) -> Bool { a.identity == b.identity }
}
extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own space, in points; its reader gets the bounding box of the corners if the view is
    /// rotated relative to it.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(make: { _ in rect }, convert: { $0.boundingBox(through: $1) },
                              identity: AnyHashable([rect.minX, rect.minY, rect.width, rect.height]))
    }
    /// The view's whole rectangle.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(make: { CGRect(origin: .zero, size: $0) }, convert: { $0.boundingBox(through: $1) },
                              identity: AnyHashable("bounds"))
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own space, in points.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            make: { _ in point }, convert: { $0.applying($1) }, identity: AnyHashable([point.x, point.y]))
    }
    /// A point at fractions of the view's width, from the left, and of its height, from the top.
    public static func unitPoint(_ unit: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(make: { CGPoint(x: $0.width * unit.x, y: $0.height * unit.y) },
                               convert: { $0.applying($1) }, identity: AnyHashable(unit))
    }
    /// The view's point 0, 0: at the left in either layout direction.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the view's top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The view's point 1, 0: at the right in either layout direction.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The view's point 0, 0.5: at the left in either layout direction.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The view's centre.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The view's point 1, 0.5: at the right in either layout direction.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The view's point 0, 1: at the left in either layout direction.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the view's bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The view's point 1, 1: at the right in either layout direction.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension RoleContext {
    /// An anchor in the view.
    package func anchor<Value>(_ source: Anchor<Value>.Source) -> Anchor<Value> {
        Anchor(source, at: box.node, in: box.graph)
    }
}
