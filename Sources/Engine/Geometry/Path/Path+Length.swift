public import Foundation

extension Path {
    /// The part of the path between two fractions of its length, all subpaths taken together.
    ///
    /// Fractions are limited to 0…1; nothing is left where `from` is not before `to`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (max(Double(from), 0), min(Double(to), 1))
        if from <= 0, to >= 1 { return self }
        guard from < to else { return Path() }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.segments.map(\.length) }
        let total = lengths.joined().reduce(0, +)
        guard total > 0 else { return Path() }
        var trimmed = Path()
        var passed = 0.0
        for (subpath, lengths) in zip(subpaths, lengths) {
            let length = lengths.reduce(0, +)
            let part = subpath.part(from: total * from - passed, to: total * to - passed, lengths: lengths, sum: length)
            if let part { trimmed.append(part) }
            passed += length
        }
        return trimmed
    }

    /// The length of all subpaths, in points.
    package var length: Double { subpaths.lazy.flatMap(\.segments).reduce(0) { $0 + $1.length } }

    mutating func append(_ subpath: Subpath) {
        append([.move(to: CGPoint(subpath.start))])
        var segments = subpath.segments[...]
        // A closing line is drawn by the close itself.
        if subpath.isClosed, segments.count > 1, segments.last?.isLine == true { segments = segments.dropLast() }
        append(segments.map(\.element))
        if subpath.isClosed { append(.closeSubpath) }
    }
}

extension Subpath {
    /// The part between two distances from the start; nil where there is none.
    func part(from: Double, to: Double, lengths: [Double], sum: Double) -> Subpath? {
        // Shorter than this is an error of arithmetic.
        let speck = 1e-9 * sum
        if from <= speck, to >= sum - speck { return segments.isEmpty ? nil : self }
        guard to > speck, from < sum - speck else { return nil }
        var part: Subpath?
        var passed = 0.0
        for (segment, length) in zip(segments, lengths) {
            defer { passed += length }
            let (low, high) = (max(0, from - passed), min(length, to - passed))
            if high - low <= speck { continue }
            let piece = segment.part(from: low <= speck ? 0 : segment.parameter(atLength: low, of: length),
                                     to: high >= length - speck ? 1 : segment.parameter(atLength: high, of: length))
            if part == nil { part = Subpath(start: piece.start) }
            part?.segments.append(piece)
        }
        return part
    }
}

extension Segment {
    var length: Double {
        switch self {
        case .line(let a, let b): (b - a).length
        case .quad, .cubic: length(from: 0, to: 1)
        }
    }

    func length(from t0: Double, to t1: Double) -> Double {
        let whole = estimatedLength(t0, t1)
        return refinedLength(t0, t1, whole, depth: 0)
    }

    /// Halves the range until the halves agree with the whole.
    private func refinedLength(_ t0: Double, _ t1: Double, _ whole: Double, depth: Int) -> Double {
        let middle = (t0 + t1) / 2
        let (left, right) = (estimatedLength(t0, middle), estimatedLength(middle, t1))
        if depth >= 10 || abs(left + right - whole) <= 1e-10 * (left + right) { return left + right }
        return refinedLength(t0, middle, left, depth: depth + 1) + refinedLength(middle, t1, right, depth: depth + 1)
    }

    /// Gauss-Legendre quadrature of the speed at five points.
    private func estimatedLength(_ t0: Double, _ t1: Double) -> Double {
        let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
        var sum = 0.5688888888888889 * derivative(at: middle).length
        for (x, weight) in [(0.5384693101056831, 0.47862867049936647), (0.9061798459386640, 0.23692688505618908)] {
            sum += weight * (derivative(at: middle - half * x).length + derivative(at: middle + half * x).length)
        }
        return sum * half
    }

    /// The parameter at a distance from the start, of a segment of the given length.
    func parameter(atLength distance: Double, of length: Double) -> Double {
        if case .line = self { return distance / length }
        var (low, high) = (0.0, 1.0)
        var t = distance / length
        for _ in 0..<40 {
            let error = self.length(from: 0, to: t) - distance
            if abs(error) <= 1e-9 * length { break }
            if error < 0 { low = t } else { high = t }
            let speed = derivative(at: t).length
            let step = speed > 0 ? t - error / speed : .nan
            t = step > low && step < high ? step : (low + high) / 2
        }
        return t
    }
}
