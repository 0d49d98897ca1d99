import QuadrantGeometry
import SwiftUI

/// A line of many more points than can be seen.
enum DenseLine {
    /// The number of points up to which each of them is drawn.
    static let limit = 2000
    /// The columns of a point's width. Within one, a line goes up and down on the same place to less than can be seen.
    private static let columns: CGFloat = 8

    /// The points that draw the same line: of those that follow each other within an eighth of a point of x, the first,
    /// the lowest, the highest and the last one, in their order. All of them where there are few.
    static func points(_ points: [CGPoint]) -> [CGPoint] {
        guard points.count > limit else { return points }
        var kept: [CGPoint] = [], start = 0
        while start < points.count {
            let column = (points[start].x * columns).rounded(.down)
            var end = start + 1, low = start, high = start
            while end < points.count, (points[end].x * columns).rounded(.down) == column {
                if points[end].y < points[low].y { low = end }
                if points[end].y > points[high].y { high = end }
                end += 1
            }
            kept.append(points[start])
            for index in [min(low, high), max(low, high)] where index > start && index < end - 1 {
                kept.append(points[index])
            }
            if end - 1 > start { kept.append(points[end - 1]) }
            start = end
        }
        return kept
    }
}
