/// The positions of the lines of a lazy container: lengths and gaps, measured for built lines and otherwise estimated.
struct LazyLines {
    private var lengths = LazySeries(initial: 0)
    /// The gap between a line and the next, by the index of the first.
    private var gaps: LazySeries
    private let spacing: Double?
    var count = 0

    /// `spacing` is between all lines; nil: the preferred distances of neighbours, `ViewSpacing.defaultDistance` until
    /// one is known.
    init(spacing: Double?) {
        self.spacing = spacing
        gaps = spacing.map { LazySeries(constant: $0) } ?? LazySeries(initial: ViewSpacing.defaultDistance)
    }

    /// The average distance between the starts of consecutive lines; 0 while nothing is measured and the gap is 0.
    var averagePitch: Double { lengths.average + gaps.average }
    var isEmpty: Bool { lengths.isEmpty }

    func length(_ line: Int) -> Double { lengths[line] }
    mutating func set(_ line: Int, _ length: Double) { lengths.set(line, length) }

    /// Whether gaps are measured from the adjacent lines.
    var measuresGaps: Bool { spacing == nil }
    mutating func setGap(after line: Int, _ gap: Double) { gaps.set(line, gap) }

    mutating func forget() {
        lengths.forget()
        if measuresGaps { gaps.forget() }
    }

    /// The start of a line; for the line after the last, one gap past the end.
    func position(_ line: Int) -> Double { lengths.sum(before: line) + gaps.sum(before: line) }

    /// The end of a line.
    func end(_ line: Int) -> Double { position(line) + length(line) }

    var total: Double { count == 0 ? 0 : lengths.sum(before: count) + gaps.sum(before: count - 1) }

    /// The line at a position along the container; the first or last one outside of the lines.
    func line(at place: Double) -> Int {
        if place.isNaN { return 0 }
        if let length = lengths.uniform, let gap = gaps.uniform {
            let pitch = length + gap
            return pitch > 0 ? Int(min(max(place, 0) / pitch, Double(max(count - 1, 0)))) : 0
        }
        var low = 0, high = max(count - 1, 0)
        while low < high {
            let middle = (low + high + 1) / 2
            if position(middle) <= place { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

/// The measurements of a lazy container for one cross length.
struct LazySide {
    /// The proposed cross length, NaN for nil.
    let length: Double
    /// The number of cells in a line.
    let columns: Int
    var lines: LazyLines
    /// The cross length of the largest view.
    var widest = 0.0
    /// The container's size, if it was measured since the last change of the content.
    var size: SIMD2<Double>?

    /// No measurements: equal to no proposed length.
    static func none(_ spacing: Double?) -> LazySide {
        LazySide(length: -.infinity, columns: 1, lines: LazyLines(spacing: spacing))
    }
    var isNone: Bool { length == -.infinity }

    func isFor(_ length: Double) -> Bool { self.length.bitPattern == length.bitPattern }
}
