import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// Which parts of a mask are covered whole, in square tiles: what is drawn there changes nothing any more.
///
/// A line that crosses itself very often is drawn only where it still shows. Looking again costs one byte for each
/// pixel that was not covered before.
struct CoveredTiles {
    /// Pixels along a side.
    static let side = 16
    /// Points of the line after which the mask is looked at again.
    static let batch = 2048

    private let mask: PixelBuffer
    private let columns: Int
    private let rows: Int
    /// Pixels from a point of the line to the farthest ink that the point gives rise to.
    private let reach: Double
    private var isFull: [Bool]
    /// Tiles around which everything within `reach` is covered, too.
    private var isInner: [Bool]
    /// Whether the line can be left out anywhere.
    private(set) var hasInner = false
    private var traced = 0

    /// Nil where the reach is so wide that looking costs more than it saves.
    init?(_ mask: PixelBuffer, reach: Double) {
        guard reach < Double(Self.side) * 4 else { return nil }
        self.mask = mask
        self.reach = reach
        columns = (mask.width + Self.side - 1) / Self.side
        rows = (mask.height + Self.side - 1) / Self.side
        isFull = Array(repeating: false, count: columns * rows)
        isInner = isFull
    }

    /// Call after so many points were traced.
    mutating func add(traced count: Int) {
        traced += count
        if traced >= Self.batch { scan() }
    }

    private mutating func scan() {
        traced = 0
        mask.settle()
        for row in 0..<rows {
            for column in 0..<columns where !isFull[row * columns + column] {
                isFull[row * columns + column] = isCovered(column, row)
            }
        }
        // Half a step between two samples of `runs` belongs to the reach.
        let around = Int(((reach + Double(Self.side) / 4) / Double(Self.side)).rounded(.up))
        hasInner = false
        for row in 0..<rows {
            for column in 0..<columns {
                let near = max(column - around, 0)...min(column + around, columns - 1)
                let isInner = (max(row - around, 0)...min(row + around, rows - 1)).allSatisfy { y in
                    near.allSatisfy { isFull[y * columns + $0] }
                }
                self.isInner[row * columns + column] = isInner
                hasInner = hasInner || isInner
            }
        }
    }

    private func isCovered(_ column: Int, _ row: Int) -> Bool {
        let left = column * Self.side, right = min(left + Self.side, mask.width)
        for y in (row * Self.side)..<min((row + 1) * Self.side, mask.height) {
            let bytes = mask.row(y)
            for x in left..<right where bytes[x] != 255 { return false }
        }
        return true
    }

    /// Whether ink at a place on the device would show. Outside of the mask nothing is known, so it would.
    private func shows(_ point: CGPoint) -> Bool {
        let x = (point.x - Double(mask.x)) / Double(Self.side), y = (point.y - Double(mask.y)) / Double(Self.side)
        guard x >= 0, y >= 0, x < Double(columns), y < Double(rows) else { return true }
        return !isInner[Int(y) * columns + Int(x)]
    }

    /// The parts of a line that show, each with its corners and ends that lie on covered ground.
    func runs(of points: ArraySlice<CGPoint>, through transform: ProjectionTransform) -> [[CGPoint]] {
        guard let first = points.first else { return [] }
        var runs: [[CGPoint]] = [], run: [CGPoint] = []
        var from = first, place = transform.point(first)
        var isShown = shows(place)
        for to in points.dropFirst() {
            let next = transform.point(to)
            let length = hypot(next.x - place.x, next.y - place.y)
            // A segment that is much longer than the mask is wide is not worth cutting.
            let steps = length < 65_536 ? max(Int((length / Double(Self.side) * 2).rounded(.up)), 1) : 1
            let isWhole = !(length < 65_536)
            var start = from
            for step in 1...steps {
                let t = Double(step) / Double(steps)
                let end = step == steps ? to : CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
                let nextShown = shows(CGPoint(x: place.x + (next.x - place.x) * t, y: place.y + (next.y - place.y) * t))
                if isShown || nextShown || isWhole {
                    if run.isEmpty { run.append(start) }
                    // Within a segment the run's end moves on; a corner is kept.
                    if run.count > 1, step > 1 { run.removeLast() }
                    run.append(end)
                } else if !run.isEmpty {
                    runs.append(run)
                    run = []
                }
                (start, isShown) = (end, nextShown)
            }
            (from, place) = (to, next)
        }
        if !run.isEmpty { runs.append(run) }
        return runs
    }
}
