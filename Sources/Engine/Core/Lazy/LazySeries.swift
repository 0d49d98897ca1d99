/// A number for each line of a lazy container: measured for built lines, the average of those for the others.
///
/// Stores measured lines only, in blocks of adjacent lines.
struct LazySeries {
    private struct Block {
        var number: Int
        /// NaN for lines that are not measured.
        var values: [Double]
        var known = 0
        var sum = 0.0
    }

    private static let blockSize = 128
    /// The blocks, in order of their numbers.
    private var blocks: [Block] = []
    private var known = 0
    private var sum = 0.0
    /// The number of every line while none is measured.
    private let initial: Double
    /// The common value, if all measured numbers are equal: then the average has no rounding error.
    private(set) var uniform: Double?

    /// No measured number; `initial` is that of all lines.
    init(initial: Double) { self.initial = initial }

    /// The same number for every line.
    init(constant: Double) {
        initial = constant
        uniform = constant
    }

    var average: Double { uniform ?? (known == 0 ? initial : sum / Double(known)) }
    var isEmpty: Bool { known == 0 }

    subscript(_ line: Int) -> Double {
        let number = line / LazySeries.blockSize
        guard let at = blocks.firstIndex(where: { $0.number == number }) else { return average }
        let value = blocks[at].values[line % LazySeries.blockSize]
        return value.isNaN ? average : value
    }

    mutating func set(_ line: Int, _ value: Double) {
        let number = line / LazySeries.blockSize
        let at = blocks.firstIndex { $0.number >= number } ?? blocks.count
        if at == blocks.count || blocks[at].number != number {
            let values = [Double](repeating: .nan, count: LazySeries.blockSize)
            blocks.insert(Block(number: number, values: values), at: at)
        }
        let old = blocks[at].values[line % LazySeries.blockSize]
        if old == value { return }
        blocks[at].values[line % LazySeries.blockSize] = value
        if old.isNaN {
            blocks[at].known += 1
            known += 1
            uniform = known == 1 ? value : uniform == value ? value : nil
        } else {
            uniform = known == 1 ? value : nil
        }
        blocks[at].sum += value - (old.isNaN ? 0 : old)
        sum += value - (old.isNaN ? 0 : old)
    }

    mutating func forget() {
        blocks = []
        known = 0
        sum = 0
        uniform = nil
    }

    /// The sum of the numbers of all lines before `line`.
    func sum(before line: Int) -> Double {
        if let uniform { return Double(line) * uniform }
        let number = line / LazySeries.blockSize, rest = line % LazySeries.blockSize
        var values = 0.0
        var seen = 0
        for block in blocks {
            if block.number > number { break }
            if block.number < number {
                values += block.sum
                seen += block.known
            } else {
                for value in block.values[..<rest] where !value.isNaN {
                    values += value
                    seen += 1
                }
            }
        }
        return values + Double(line - seen) * average
    }
}
