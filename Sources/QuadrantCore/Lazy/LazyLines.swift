/// The positions of the lines of a lazy container: their lengths and gaps, measured where they were built.
struct LazyLines {
    private var lengths = LazySeries(initial: 0)
    /// The gap between a line and the next, by the number of the first.
    private var gaps: LazySeries
    private let spacing: Double?
    var count = 0

    /// `spacing` is between all lines; nil: what neighbours ask of each other, `ViewSpacing.defaultDistance` until
    /// some are known.
    init(spacing: Double?) {
        self.spacing = spacing
        gaps = spacing.map { LazySeries(constant: $0) } ?? LazySeries(initial: ViewSpacing.defaultDistance)
    }

    /// From the start of a line to that of the next; 0 while nothing is known but that there is no gap.
    var averagePitch: Double { lengths.average + gaps.average }
    var isEmpty: Bool { lengths.isEmpty }

    func length(_ line: Int) -> Double { lengths[line] }
    mutating func set(_ line: Int, _ length: Double) { lengths.set(line, length) }

    /// Whether gaps are found out from the lines beside them.
    var measuresGaps: Bool { spacing == nil }
    mutating func setGap(after line: Int, _ gap: Double) { gaps.set(line, gap) }

    mutating func forget() {
        lengths.forget()
        if measuresGaps { gaps.forget() }
    }

    /// Where a line starts; that of the line after the last is one gap past the end.
    func position(_ line: Int) -> Double { lengths.sum(before: line) + gaps.sum(before: line) }

    /// Where a line ends.
    func end(_ line: Int) -> Double { position(line) + length(line) }

    var total: Double { count == 0 ? 0 : lengths.sum(before: count) + gaps.sum(before: count - 1) }

    /// The line at a place along the container; the first or last where there is none.
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
    /// The length it was proposed across, NaN for nil.
    let length: Double
    /// Cells in a line.
    let columns: Int
    var lines: LazyLines
    /// The longest view across.
    var widest = 0.0
    /// The container's size, where it was asked since something in it changed.
    var size: SIMD2<Double>?

    /// Nothing: no length is proposed that is this one.
    static func none(_ spacing: Double?) -> LazySide {
        LazySide(length: -.infinity, columns: 1, lines: LazyLines(spacing: spacing))
    }
    var isNone: Bool { length == -.infinity }

    func isFor(_ length: Double) -> Bool { self.length.bitPattern == length.bitPattern }
}
