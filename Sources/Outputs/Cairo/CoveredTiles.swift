import Foundation
import QuadrantDisplayList
import QuadrantGeometry

/// Tracks which square tiles of a mask are fully covered: drawing there has no further effect.
///
/// A line that crosses itself very often is drawn only where it is still visible. A scan reads one byte for each pixel
/// in a tile that was not covered before.
struct CoveredTiles {
    /// The side length in pixels.
    static let side = 16
    /// The number of points of the line between two scans of the mask.
    static let batch = 2048

    private let mask: PixelBuffer
    private let columns: Int
    private let rows: Int
    /// The maximum distance in pixels of painted pixels from their point of the line.
    private let reach: Double
    private var isFull: [Bool]
    /// Whether all tiles within `reach` of a tile are covered, too.
    private var isInner: [Bool]
    /// Whether any part of the line can be omitted.
    private(set) var hasInner = false
    private var traced = 0

    /// Nil if the reach is so large that scanning costs more than it saves.
    init?(_ mask: PixelBuffer, reach: Double) {
        guard reach < Double(Self.side) * 4 else { return nil }
        self.mask = mask
        self.reach = reach
        columns = (mask.width + Self.side - 1) / Self.side
        rows = (mask.height + Self.side - 1) / Self.side
        isFull = Array(repeating: false, count: columns * rows)
        isInner = isFull
    }

    /// Counts traced points, and scans the mask after a batch.
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
        // The reach includes half a step between two samples of `runs`.
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

    /// Whether painting at a location on the device is visible. Always true outside of the mask, where coverage is
    /// unknown.
    private func shows(_ point: CGPoint) -> Bool {
        let x = (point.x - Double(mask.x)) / Double(Self.side), y = (point.y - Double(mask.y)) / Double(Self.side)
        guard x >= 0, y >= 0, x < Double(columns), y < Double(rows) else { return true }
        return !isInner[Int(y) * columns + Int(x)]
    }

    /// The visible parts of a line, each with its corners and with ends in covered tiles.
    func runs(of points: ArraySlice<CGPoint>, through transform: ProjectionTransform) -> [[CGPoint]] {
        guard let first = points.first else { return [] }
        var runs: [[CGPoint]] = [], run: [CGPoint] = []
        var from = first, place = transform.point(first)
        var isShown = shows(place)
        for to in points.dropFirst() {
            let next = transform.point(to)
            let length = hypot(next.x - place.x, next.y - place.y)
            // A segment much longer than the mask is not divided.
            let steps = length < 65_536 ? max(Int((length / Double(Self.side) * 2).rounded(.up)), 1) : 1
            let isWhole = !(length < 65_536)
            var start = from
            for step in 1...steps {
                let t = Double(step) / Double(steps)
                let end = step == steps ? to : CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
                let nextShown = shows(CGPoint(x: place.x + (next.x - place.x) * t, y: place.y + (next.y - place.y) * t))
                if isShown || nextShown || isWhole {
                    if run.isEmpty { run.append(start) }
                    // Within a segment the end of the part is extended; a corner is kept.
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
