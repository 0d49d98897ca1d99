package import QuadrantGraph
package import Foundation
import QuadrantGeometry

// Hit testing mirrors drawing: topmost first, through the same transforms, on the same pixel grid. Only scroll views,
// content shapes and masks limit it: what a clip hides is hit.

extension ViewGraph {
    /// The topmost node that is hit at `point` (in the root's space, in points) and its ancestors, innermost first.
    package func hitTest(_ point: CGPoint) -> [NodeIndex] {
        guard root != 0 else { return [] }
        let scale = ReadScope.with(nil) { rootScope.values.displayScale }
        var search = HitSearch(graph: self, grid: PixelGrid(scale: scale > 0 ? scale : 1))
        return asking("the views at a point were looked for") {
            _ = search.hit(root, point, origin: .zero, depth: 1)
            return search.path
        }
    }

    /// Converts a location in the window to the space of `node`; nil if the space is seen edge-on, or the location is
    /// behind the camera.
    package func point(_ place: CGPoint, in node: NodeIndex) -> CGPoint? {
        let forward = transform(from: node)
        return forward.source(of: place)
    }
}

/// One hit test.
private struct HitSearch {
    let graph: ViewGraph
    /// The pixel grid of drawing; a transformed subtree has a new grid from its corner.
    let grid: PixelGrid
    var path: [NodeIndex] = []
    /// The minimum depth in front of the camera plane; nearer points are not drawn.
    private static let nearest = 1e-4

    /// `point` and `origin`, the layout parent's corner, are on the current grid. `depth` is the distance of the point
    /// in front of the camera, through all perspectives above: behind it nothing is drawn, though the inverse of a
    /// perspective transform still maps a point there.
    mutating func hit(_ node: NodeIndex, _ point: CGPoint, origin: CGPoint, depth: Double) -> Bool {
        // An exiting node cannot be hit.
        if graph.layout[Int(node)].flags.contains(.isExiting) { return false }
        let box = graph.box(node), size = graph.presentedSize(of: node)
        var frame = CGRect(origin: (SIMD2(origin) + graph.presentedOrigin(of: node)).asPoint, size: size.asSize)
        var point = point, depth = depth
        let hits = box.hits
        if let transform = box.space?.transform(in: size) {
            var inverse = transform
            guard inverse.invert() else { return false }
            let corner = grid.snap(frame).origin
            point = CGPoint(x: point.x - corner.x, y: point.y - corner.y).applying(inverse)
            guard point.x.isFinite, point.y.isFinite else { return false }
            if !transform.isAffine { depth *= transform.depth(point) }
            frame.origin = .zero
        }
        func isInside() -> Bool {
            let fit = grid.fit(frame)
            guard depth >= HitSearch.nearest else { return false }
            let place = CGPoint(x: point.x - fit.tx, y: point.y - fit.ty)
            guard let hits else { return false }
            if fit.a != 0, fit.d != 0,
               hits.contains(CGPoint(x: place.x / fit.a, y: place.y / fit.d), in: size) { return true }
            // Strokes are drawn around the outline on the grid, with their full width.
            guard box.features.contains(.isLeaf), fit.a != 1 || fit.d != 1 else { return false }
            return hits.contains(place, in: SIMD2(grid.snap(frame).size))
        }
        let policy = hits?.hitPolicy ?? .through
        switch policy {
        case .blocked: return false
        case .clipped where !isInside(): return false
        case .masked(let mask):
            var masking = HitSearch(graph: graph, grid: grid)
            if !mask.contains(where: { masking.hit($0, point, origin: frame.origin, depth: depth) }) { return false }
        case .clipped, .clipsDrawing, .through: break
        }
        for layoutChild in graph.hitOrder(of: node) where hit(layoutChild, point, origin: frame.origin, depth: depth) {
            path.append(node)
            return true
        }
        guard policy != .clipsDrawing, isInside() else { return false }
        path.append(node)
        return true
    }
}
