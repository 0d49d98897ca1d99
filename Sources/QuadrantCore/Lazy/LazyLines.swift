/// The lengths of a lazy container's lines: measured where they were seen, the average of those elsewhere.
///
/// Costs memory for lines that were seen only, in blocks of neighbours.
struct LazyLines {
    private struct Block {
        var number: Int
        /// NaN where nothing is known.
        var lengths: [Double]
        var known = 0
        var sum = 0.0
    }

    private static let blockSize = 128
    /// In order.
    private var blocks: [Block] = []
    private var known = 0
    private var sum = 0.0
    /// All known lengths are the same, this one: then their average is it, without a rounding error.
    private var uniform: Double?
    var spacing: Double
    var count = 0

    init(spacing: Double) { self.spacing = spacing }

    /// 0 while nothing is known.
    var average: Double { uniform ?? (known == 0 ? 0 : sum / Double(known)) }
    var isEmpty: Bool { known == 0 }

    func length(_ line: Int) -> Double {
        let number = line / LazyLines.blockSize
        guard let at = blocks.firstIndex(where: { $0.number == number }) else { return average }
        let length = blocks[at].lengths[line % LazyLines.blockSize]
        return length.isNaN ? average : length
    }

    mutating func set(_ line: Int, _ length: Double) {
        let number = line / LazyLines.blockSize
        let at = blocks.firstIndex { $0.number >= number } ?? blocks.count
        if at == blocks.count || blocks[at].number != number {
            let lengths = [Double](repeating: .nan, count: LazyLines.blockSize)
            blocks.insert(Block(number: number, lengths: lengths), at: at)
        }
        let old = blocks[at].lengths[line % LazyLines.blockSize]
        if old == length { return }
        blocks[at].lengths[line % LazyLines.blockSize] = length
        if old.isNaN {
            blocks[at].known += 1
            known += 1
            uniform = known == 1 ? length : uniform == length ? length : nil
        } else {
            uniform = known == 1 ? length : nil
        }
        blocks[at].sum += length - (old.isNaN ? 0 : old)
        sum += length - (old.isNaN ? 0 : old)
    }

    mutating func forget() {
        blocks = []
        known = 0
        sum = 0
        uniform = nil
    }

    /// Where a line starts; that of the line after the last is one spacing past the end.
    func position(_ line: Int) -> Double {
        let gaps = Double(line) * spacing
        if let uniform { return Double(line) * uniform + gaps }
        let number = line / LazyLines.blockSize, rest = line % LazyLines.blockSize
        var lengths = 0.0
        var seen = 0
        for block in blocks {
            if block.number > number { break }
            if block.number < number {
                lengths += block.sum
                seen += block.known
            } else {
                for length in block.lengths[..<rest] where !length.isNaN {
                    lengths += length
                    seen += 1
                }
            }
        }
        return lengths + Double(line - seen) * average + gaps
    }

    var total: Double { count == 0 ? 0 : position(count) - spacing }

    /// The line at a place along the container; the first or last where there is none.
    func line(at place: Double) -> Int {
        if place.isNaN { return 0 }
        if let uniform {
            let pitch = uniform + spacing
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
