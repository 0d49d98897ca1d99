import QuadrantGraph
package import Foundation
import QuadrantGeometry

// Hit testing follows drawing: topmost first, through the same transforms and clips.

extension ViewGraph {
    /// The topmost row that draws or claims `point` (in the root's space, points), with the rows it is in, innermost
    /// first.
    package func hitTest(_ point: CGPoint) -> [UInt32] {
        guard root != 0 else { return [] }
        var path: [UInt32] = []
        _ = hit(root, point, &path)
        return path
    }

    private func hit(_ row: UInt32, _ point: CGPoint, _ path: inout [UInt32]) -> Bool {
        let box = box(row)
        let origin = presentedOrigin(of: row), size = presentedSize(of: row)
        var local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        if let transform = box.transform(in: size) {
            guard let source = transform.source(of: local) else { return false }
            local = source
        }
        switch box.hitPolicy {
        case .blocked: return false
        case .clipped where !box.contains(local, in: size): return false
        case .clipped, .through: break
        }
        for kid in box.hitOrder() where hit(kid, local, &path) {
            path.append(row)
            return true
        }
        if box.contains(local, in: size), box.claimsHits {
            path.append(row)
            return true
        }
        return false
    }

    /// Rows showing `text`, in drawing order.
    package func rows(showing text: String) -> [UInt32] {
        var found: [UInt32] = []
        func walk(_ row: UInt32) {
            if layout[Int(row)].flags.contains(.isLeaving) { return }
            if box(row).shownText == text { found.append(row) }
            var child = rows[row].first
            while child != 0 {
                walk(child)
                child = rows[child].next
            }
        }
        if root != 0 { walk(root) }
        return found
    }
}
