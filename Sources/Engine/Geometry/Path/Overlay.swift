import Foundation

// Areas laid over each other, in straight lines on a grid of whole numbers.
//
// 1. The outlines of both areas become edges between points of the grid, each with how often either outline runs along
//    it: downwards counts up.
// 2. Edges are cut where they touch or cross until none does. A crossing moves to the nearest point of the grid, which
//    bends the edges a little, so that new crossings may arise: it is done again until there are none. All comparisons
//    are exact, so that the result is deterministic.
// 3. From left to right (for level edges: downwards) the counts of the edges add up to how often each outline runs
//    round a place. An edge with the wanted area on one side only is part of the result's outline.
// 4. What remains is strung together, the area always to the right of the direction.

/// A place on the grid.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int
    static func < (a: Self, b: Self) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }
    static func - (a: Self, b: Self) -> Self { GridPoint(x: a.x - b.x, y: a.y - b.y) }
    /// Positive where `other` lies clockwise on screen.
    func cross(_ other: Self) -> Int { x * other.y - y * other.x }
    func dot(_ other: Self) -> Int { x * other.x + y * other.y }
}

/// A line of an outline, from above or, level, from the left.
struct OverlayEdge {
    var start: GridPoint
    var end: GridPoint
    /// How often the outlines of the first and the second area run along it, from start to end.
    var runs: SIMD2<Int>
    /// Whether it cannot be part of the result. It only counts for what lies to the right of it or below.
    var isRemote = false

    /// Nil where it has no length.
    init?(_ a: GridPoint, _ b: GridPoint, runs: SIMD2<Int>) {
        if a == b { return nil }
        (start, end, self.runs) = a < b ? (a, b, runs) : (b, a, SIMD2(0, 0) &- runs)
    }

    var direction: GridPoint { end - start }
    var isLevel: Bool { start.y == end.y }
    var minX: Int { min(start.x, end.x) }
    var maxX: Int { max(start.x, end.x) }
    /// Positive where `point` lies clockwise of the direction.
    func side(of point: GridPoint) -> Int { direction.cross(point - start) }
    /// Whether a point on its line lies between its ends.
    func reaches(_ point: GridPoint) -> Bool {
        point != start && point != end && minX <= point.x && point.x <= maxX && start.y <= point.y && point.y <= end.y
    }
}

/// Two areas on one grid.
struct Overlay {
    /// Points of a path for one step of the grid: a power of two, so that plain numbers stay as they are.
    let step: Double
    private var edges: [OverlayEdge] = []
    /// Products of two differences of this stay whole numbers of 64 bits, also when they are doubled.
    private static let reach = Double(1 << 27)
    /// Cutting continues for so many rounds at most; a handful is usual.
    private static let maxRounds = 60

    /// The outlines of two areas; open lines count as closed, and what is not finite is left out.
    ///
    /// - Parameter isWithinFirst: whether only places of the first area are asked for, so that edges of the second one
    ///   outside its bounds are not cut.
    init(_ first: [Path.Polyline], _ second: [Path.Polyline], isWithinFirst: Bool = false) {
        var extent = 0.0
        func isUsable(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
        for line in first + second {
            for point in line.points where isUsable(point) { extent = max(extent, abs(point.x), abs(point.y)) }
        }
        var step = 1.0
        while extent / step > Self.reach { step *= 2 }
        while extent > 0, extent / step < Self.reach / 4, step > 1e-60 { step /= 2 }
        self.step = step
        for (lines, run) in [(first, SIMD2(1, 0)), (second, SIMD2(0, 1))] {
            for line in lines {
                let points = line.points.filter(isUsable).map {
                    GridPoint(x: Int(($0.x / step).rounded()), y: Int(($0.y / step).rounded()))
                }
                guard var last = points.last else { continue }
                for point in points {
                    if let edge = OverlayEdge(last, point, runs: run) { edges.append(edge) }
                    last = point
                }
            }
        }
        if isWithinFirst { markRemoteEdges() }
        var rounds = 0
        repeat { merge(); rounds += 1 } while rounds <= Self.maxRounds && cut()
    }

    /// Marks the edges of the second area that lie outside the bounds of the first, and removes those that count for
    /// nothing in them.
    private mutating func markRemoteEdges() {
        var low = GridPoint(x: .max, y: .max), high = GridPoint(x: .min, y: .min)
        for edge in edges where edge.runs.x != 0 {
            low = GridPoint(x: min(low.x, edge.minX), y: min(low.y, edge.start.y))
            high = GridPoint(x: max(high.x, edge.maxX), y: max(high.y, edge.end.y))
        }
        edges.removeAll { $0.runs.x == 0 && ($0.minX > high.x || $0.start.y > high.y) }
        for index in edges.indices where edges[index].runs.x == 0 {
            edges[index].isRemote = edges[index].maxX < low.x || edges[index].end.y < low.y
        }
    }

    /// Makes one edge of those that lie on each other; what cancels out goes.
    private mutating func merge() {
        edges.sort { $0.start != $1.start ? $0.start < $1.start : $0.end < $1.end }
        var merged: [OverlayEdge] = []
        for edge in edges {
            if let last = merged.last, last.start == edge.start, last.end == edge.end {
                merged[merged.count - 1].runs &+= edge.runs
            } else {
                if merged.last?.runs == .zero { merged.removeLast() }
                merged.append(edge)
            }
        }
        if merged.last?.runs == .zero { merged.removeLast() }
        edges = merged
    }

    // MARK: cutting

    /// Cuts edges where they meet others. Returns whether any did.
    private mutating func cut() -> Bool {
        var cuts: [(edge: Int, point: GridPoint)] = []
        // Sorted by where they start, only those that have not ended above can meet the next.
        var open: [Int] = []
        for index in edges.indices where !edges[index].isRemote {
            let edge = edges[index], minX = edge.minX, maxX = edge.maxX
            open.removeAll { edges[$0].end.y < edge.start.y }
            for other in open where edges[other].maxX >= minX && edges[other].minX <= maxX {
                meet(other, index, &cuts)
            }
            open.append(index)
        }
        if cuts.isEmpty { return false }
        cuts.sort { $0.edge < $1.edge }
        var pieces: [OverlayEdge] = []
        var next = 0
        for index in edges.indices {
            let edge = edges[index]
            var points: [GridPoint] = []
            while next < cuts.count, cuts[next].edge == index {
                points.append(cuts[next].point)
                next += 1
            }
            if points.isEmpty {
                pieces.append(edge)
                continue
            }
            let direction = edge.direction
            points.sort { ($0 - edge.start).dot(direction) < ($1 - edge.start).dot(direction) }
            var from = edge.start
            for point in points + [edge.end] {
                if let piece = OverlayEdge(from, point, runs: edge.runs) { pieces.append(piece) }
                from = point
            }
        }
        edges = pieces
        return true
    }

    private func meet(_ first: Int, _ second: Int, _ cuts: inout [(edge: Int, point: GridPoint)]) {
        let a = edges[first], b = edges[second]
        let (s0, s1) = (b.side(of: a.start), b.side(of: a.end))
        if s0 > 0 && s1 > 0 || s0 < 0 && s1 < 0 { return }
        let (t0, t1) = (a.side(of: b.start), a.side(of: b.end))
        if t0 > 0 && t1 > 0 || t0 < 0 && t1 < 0 { return }
        var touches = false
        for (side, point) in [(s0, a.start), (s1, a.end)] where side == 0 {
            touches = true
            if b.reaches(point) { cuts.append((second, point)) }
        }
        for (side, point) in [(t0, b.start), (t1, b.end)] where side == 0 {
            touches = true
            if a.reaches(point) { cuts.append((first, point)) }
        }
        if touches { return }
        let part = Double(s0) / (Double(s0) - Double(s1))
        func between(_ value: Double, _ low: Int, _ high: Int) -> Int { max(low, min(high, Int(value.rounded()))) }
        let at = GridPoint(x: between(Double(a.start.x) + Double(a.direction.x) * part, max(a.minX, b.minX),
                                      min(a.maxX, b.maxX)),
                           y: between(Double(a.start.y) + Double(a.direction.y) * part, max(a.start.y, b.start.y),
                                      min(a.end.y, b.end.y)))
        if at != a.start, at != a.end { cuts.append((first, at)) }
        if at != b.start, at != b.end { cuts.append((second, at)) }
    }

    // MARK: the result

    /// The outline of the places that `isWanted`, told how often each outline runs round them.
    func outline(_ isWanted: (SIMD2<Int>) -> Bool) -> [Path.Polyline] {
        let rows = OverlayStrips(edges, axis: .vertical), columns = OverlayStrips(edges, axis: .horizontal)
        var kept: [(from: GridPoint, to: GridPoint)] = []
        for (index, edge) in edges.enumerated() where !edge.isRemote {
            // A level edge is crossed downwards, any other to the right; an edge to the right counts down.
            let before = (edge.isLevel ? columns : rows).runs(before: index, of: edges)
            let after = edge.isLevel ? before &- edge.runs : before &+ edge.runs
            let (near, far) = (isWanted(before), isWanted(after))
            if near == far { continue }
            // Clockwise on screen: down where the area is to the left, to the right where it is below.
            let isForward = edge.isLevel ? far : near
            kept.append(isForward ? (edge.start, edge.end) : (edge.end, edge.start))
        }
        return strung(kept)
    }

    private func strung(_ lines: [(from: GridPoint, to: GridPoint)]) -> [Path.Polyline] {
        var leaving: [GridPoint: [Int]] = [:]
        for (index, line) in lines.enumerated() { leaving[line.from, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: lines.count)
        var found: [Path.Polyline] = []
        for first in lines.indices where !isUsed[first] {
            var points: [GridPoint] = [], at = first
            while true {
                isUsed[at] = true
                points.append(lines[at].from)
                let place = lines[at].to
                if place == lines[first].from { break }
                let way = place - lines[at].from
                /// How far a line turns to the right, towards the area.
                func turn(_ line: Int) -> Double {
                    let next = lines[line].to - lines[line].from
                    return atan2(Double(way.cross(next)), Double(way.dot(next)))
                }
                let choices = (leaving[place] ?? []).filter { !isUsed[$0] }
                guard let next = choices.max(by: { turn($0) < turn($1) }) else { break }
                at = next
            }
            let corners = withoutPointsBetween(points)
            if corners.count > 2 {
                found.append(Path.Polyline(
                    points: corners.map { CGPoint(x: Double($0.x) * step, y: Double($0.y) * step) }, isClosed: true))
            }
        }
        return found
    }

    /// The corners of a ring alone.
    private func withoutPointsBetween(_ ring: [GridPoint]) -> [GridPoint] {
        ring.indices.compactMap { index in
            let point = ring[index], before = ring[(index + ring.count - 1) % ring.count]
            let after = ring[(index + 1) % ring.count]
            return (point - before).cross(after - point) == 0 && (point - before).dot(after - point) > 0 ? nil : point
        }
    }
}

/// Edges by the strips of the plane they reach into, so that a ray meets few of them.
private struct OverlayStrips {
    enum Axis { case horizontal, vertical }
    let axis: Axis
    private var strips: [[Int]]
    private let low: Int
    private let width: Int

    /// Strips lie side by side along `axis`.
    init(_ edges: [OverlayEdge], axis: Axis) {
        self.axis = axis
        var low = Int.max, high = Int.min
        func range(_ edge: OverlayEdge) -> (Int, Int) {
            axis == .vertical ? (edge.start.y, edge.end.y) : (edge.minX, edge.maxX)
        }
        for edge in edges {
            let (from, to) = range(edge)
            low = min(low, from)
            high = max(high, to)
        }
        let count = max(1, Int(Double(edges.count).squareRoot()))
        self.low = edges.isEmpty ? 0 : low
        width = edges.isEmpty ? 1 : (high - low) / count + 1
        strips = Array(repeating: [], count: count)
        for (index, edge) in edges.enumerated() {
            let (from, to) = range(edge)
            // An edge along the ray is never crossed by it.
            if from == to { continue }
            for strip in (from - low) / width...(to - low) / width { strips[strip].append(index) }
        }
    }

    /// What the runs of the edges between the far left (for a level edge: far above) and the middle of an edge add
    /// up to.
    func runs(before index: Int, of edges: [OverlayEdge]) -> SIMD2<Int> {
        let edge = edges[index]
        // Twice the middle, so that it is whole.
        let middle = GridPoint(x: edge.start.x + edge.end.x, y: edge.start.y + edge.end.y)
        let along = axis == .vertical ? middle.y : middle.x
        var sum = SIMD2<Int>.zero
        for other in strips[((along >> 1) - low) / width] where other != index {
            let line = edges[other]
            let (from, to) = axis == .vertical ? (line.start.y, line.end.y) : (line.minX, line.maxX)
            guard from * 2 <= along, along < to * 2 else { continue }
            let direction = line.direction
            let side = direction.cross(GridPoint(x: middle.x - 2 * line.start.x, y: middle.y - 2 * line.start.y))
            if axis == .vertical {
                // Lines go down: what lies counterclockwise of them on screen is to their right.
                if side < 0 { sum &+= line.runs }
            } else if direction.x > 0 {
                if side > 0 { sum &-= line.runs }
            } else if side < 0 {
                sum &+= line.runs
            }
        }
        return sum
    }
}
