import Foundation

/// Ranges of numbers, which follow each other.
public struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection {
    /// The bounds of the bins: one more than there are bins.
    public let thresholds: [Value]
    private let find: (Value) -> Int

    private init(bounds: [Value], find: @escaping (Value) -> Int) {
        thresholds = bounds
        self.find = find
    }

    /// The index of the first bin: 0.
    public var startIndex: Int { 0 }
    /// The number of bins.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// A bin; an index out of range stops the program.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1],
                      isClosed: position + 2 == thresholds.count)
    }
    /// The index of the bin that contains a value. The last one contains its upper bound. A value below all bins is in
    /// none: -1; one above them has the index after the last.
    public func index(for value: Value) -> Int { find(value) }

    /// The bins between bounds, which are put in order.
    public init(thresholds: [Value]) {
        let bounds = thresholds.sorted()
        self.init(bounds: bounds) { BinSearch.index(of: $0, in: bounds) }
    }
}

/// The rules of bins.
enum BinSearch {
    /// The most bins that data is divided into.
    static let limit = 200

    static func index<Value: Comparable>(of value: Value, in bounds: [Value]) -> Int {
        guard let first = bounds.first, let last = bounds.last, value >= first else { return -1 }
        if value == last { return Swift.max(bounds.count - 2, 0) }
        var low = 0, high = bounds.count
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// The number of bins for data by Scott's rule: the width is 3.49 deviations over the cube root of the count.
    static func scott(_ data: [Double]) -> Int {
        let values = data.filter(\.isFinite)
        guard values.count > 1, let low = values.min(), let high = values.max(), high > low else { return 1 }
        let count = Double(values.count), mean = values.reduce(0) { $0 + $1 / count }
        let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / (count - 1) }
        let width = 3.49 * variance.squareRoot() * pow(count, -1.0 / 3)
        guard width > 0, width.isFinite else { return 1 }
        let bins = ((high - low) / width).rounded(.up)
        return bins.isFinite ? Int(Swift.min(Swift.max(bins, 1), Double(limit))) : 1
    }

    /// Round bounds around a range, about as many as desired, at least `minimum` apart.
    static func bounds(_ low: Double, _ high: Double, desired: Int, minimum: Double, isWhole: Bool) -> [Double] {
        guard low.isFinite, high.isFinite, low <= high else { return [] }
        let minimum = Swift.max(minimum, isWhole ? 1 : 0)
        guard high > low else { return [low, low + (minimum > 0 ? minimum : 1)] }
        let count = Swift.min(Swift.max(desired, 1), limit)
        let rough = Swift.max((high - low) / Double(count), minimum)
        let power = pow(10, floor(log10(rough)))
        // Of the round steps around it, the one with the number of bins nearest to that which is desired.
        func bins(_ step: Double) -> Double { (high / step).rounded(.up) - (low / step).rounded(.down) }
        let steps = [0.5, 1, 2, 5, 10].map { $0 * power }
            .filter { $0 >= minimum && $0.isFinite && (!isWhole || $0 == $0.rounded()) }
        let step = steps.min { abs(bins($0) - Double(count)) < abs(bins($1) - Double(count)) } ?? rough
        var bounds: [Double] = []
        let first = (low / step).rounded(.down), last = Swift.max((high / step).rounded(.up), first + 1)
        guard last - first <= Double(10 * limit) else { return [low, high] }
        for index in 0...Int(last - first) { bounds.append((first + Double(index)) * step) }
        return bounds
    }

    /// The bounds of equal bins.
    static func equal(_ count: Int, _ low: Double, _ high: Double) -> [Double] {
        let count = Swift.min(Swift.max(count, 1), 100_000)
        return (0...count).map { low + (high - low) * Double($0) / Double(count) }
    }

    static func steps(_ size: Double, _ low: Double, _ high: Double) -> [Double] {
        guard size > 0, size.isFinite, low.isFinite, high.isFinite, low <= high else { return [] }
        let count = Swift.max(((high - low) / size - 1e-9).rounded(.up), 1)
        guard count <= 100_000 else { return [low, high] }
        return (0...Int(count)).map { low + Double($0) * size }
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    private init(_ bounds: [Double]) { self.init(thresholds: bounds.map { Value($0) }) }
    /// Bins of round bounds for data; nil is the number of bins by Scott's rule, at most 200.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }.filter(\.isFinite)
        self.init(BinSearch.bounds(numbers.min() ?? 0, numbers.max() ?? 0,
                                   desired: desiredCount ?? BinSearch.scott(numbers),
                                   minimum: Double(minimumStride), isWhole: false))
    }
    /// About `desiredCount` bins of round bounds around a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(BinSearch.bounds(Double(range.lowerBound), Double(range.upperBound), desired: desiredCount,
                                   minimum: Double(minimumStride), isWhole: false))
    }
    /// Bins of one size from the lower end of a range on.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(BinSearch.steps(Double(size), Double(range.lowerBound), Double(range.upperBound)))
    }
    /// A range in `count` equal bins.
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(BinSearch.equal(count, Double(range.lowerBound), Double(range.upperBound)))
    }
}

extension NumberBins where Value: BinaryInteger {
    private init(_ bounds: [Double]) { self.init(thresholds: bounds.compactMap { Value(exactly: $0.rounded()) }) }
    /// Bins of round bounds for data; nil is the number of bins by Scott's rule, at most 200.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }
        self.init(BinSearch.bounds(numbers.min() ?? 0, numbers.max() ?? 0,
                                   desired: desiredCount ?? BinSearch.scott(numbers),
                                   minimum: Double(minimumStride), isWhole: true))
    }
    /// About `desiredCount` bins of round bounds around a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(BinSearch.bounds(Double(range.lowerBound), Double(range.upperBound), desired: desiredCount,
                                   minimum: Double(minimumStride), isWhole: true))
    }
    /// Bins of one size from the lower end of a range on.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(BinSearch.steps(Double(size), Double(range.lowerBound), Double(range.upperBound)))
    }
    /// A range in `count` bins, as equal as whole numbers allow.
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(BinSearch.equal(count, Double(range.lowerBound), Double(range.upperBound)))
    }
}
