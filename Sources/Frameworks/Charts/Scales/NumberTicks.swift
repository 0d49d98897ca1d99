import Foundation
import QuadrantGeometry

/// The values that an axis of numbers has by itself.
///
/// The rule is fitted to 27 axes of charts on iPhones: steps of 1, 2 or 5 with any power of ten, and 25 with those from
/// 1 up; three or four intervals, else two, else five; of several such steps the one that covers the data with the
/// smallest range, then the one with more intervals.
struct NumberTicks: Equatable {
    /// In ascending order.
    var values: [Double]
    var step: Double

    /// The most values that an axis has.
    static let limit = 1000

    /// Ticks whose first and last ones contain the data.
    static func covering(_ low: Double, _ high: Double, count: Int? = nil, minimum: Double? = nil) -> NumberTicks {
        best(low, high, count, minimum, isCovering: true)
    }
    /// Ticks within a domain.
    static func within(_ low: Double, _ high: Double, count: Int? = nil, minimum: Double? = nil) -> NumberTicks {
        best(low, high, count, minimum, isCovering: false)
    }
    /// The multiples of a step, between which the data is, or which are within the domain.
    static func stepping(by step: Double, _ low: Double, _ high: Double, isCovering: Bool) -> NumberTicks {
        guard step > 0, step.isFinite, low.isFinite, high.isFinite, low <= high else {
            return NumberTicks(values: [], step: 0)
        }
        let ends = Candidate(step: step, low, high, isCovering: isCovering)
        guard ends.intervals >= 0, ends.intervals < Double(limit) else { return NumberTicks(values: [], step: step) }
        return NumberTicks(values: ends.values, step: step)
    }

    private struct Candidate {
        let step: Double
        let first: Double
        let last: Double
        init(step: Double, _ low: Double, _ high: Double, isCovering: Bool) {
            self.step = step
            let (start, end) = (Candidate.snapped(low / step), Candidate.snapped(high / step))
            first = isCovering ? start.rounded(.down) : start.rounded(.up)
            last = isCovering ? end.rounded(.up) : end.rounded(.down)
        }
        /// A quotient that is an integer but for rounding is that integer.
        private static func snapped(_ quotient: Double) -> Double {
            let whole = quotient.rounded()
            return abs(quotient - whole) < 1e-9 * max(1, abs(whole)) ? whole : quotient
        }
        var intervals: Double { last - first }
        var range: Double { intervals * step }
        var values: [Double] {
            // A step such as 0.1 is no binary number: a division gives the nearest one to each decimal.
            let inverse = (1 / step).rounded(), isFraction = step < 1 && abs(inverse * step - 1) < 1e-9
            return (0...Int(intervals)).map { index in
                let number = first + Double(index)
                return isFraction ? number / inverse : number * step
            }
        }
    }

    private static func best(_ low: Double, _ high: Double, _ count: Int?, _ minimum: Double?, isCovering: Bool)
        -> NumberTicks {
        guard low.isFinite, high.isFinite, high > low, (high - low).isFinite, high - low > 1e-280 else {
            return NumberTicks(values: low.isFinite && low == high ? [low] : [], step: 0)
        }
        guard let best = ranked(low, high, count, minimum, isCovering).first else {
            return NumberTicks(values: [], step: 0)
        }
        return NumberTicks(values: best.values, step: best.step)
    }

    /// The steps that come into question, the best first.
    private static func ranked(_ low: Double, _ high: Double, _ count: Int?, _ minimum: Double?, _ isCovering: Bool)
        -> [Candidate] {
        let found = candidates(low, high, count ?? 4, minimum, isCovering)
        let target = count.map { Double(min(max($0, 2) - 1, limit)) }
        func rank(_ intervals: Double) -> Double {
            if let target { return abs(intervals - target) }
            return switch intervals {
            case 3, 4: 0
            case 2: 1
            case 5: 2
            default: 3 + abs(intervals - 3.5)
            }
        }
        return found.sorted { a, b in
            let (first, second) = (rank(a.intervals), rank(b.intervals))
            if first != second { return first < second }
            // Within a given domain, the larger range leaves less of it without values.
            if abs(a.range - b.range) > 1e-9 * abs(a.range) { return (a.range < b.range) == isCovering }
            return a.intervals > b.intervals
        }
    }

    /// Why the values are those, in words that follow them: the step and the next best ones.
    static func reason(_ low: Double, _ high: Double, count: Int?, minimum: Double?, isCovering: Bool) -> String {
        guard low.isFinite, high.isFinite, high > low, (high - low).isFinite, high - low > 1e-280 else { return "" }
        func words(_ number: Double) -> String { NumberText.words(number) }
        func range(_ one: Candidate) -> String { "\(words(one.first * one.step))…\(words(one.last * one.step))" }
        let all = ranked(low, high, count, minimum, isCovering)
        guard let best = all.first else { return "" }
        let verb = isCovering ? "cover" : "are within"
        let wanted = count.map { "as near to \(max($0, 2) - 1) as there is" } ?? "three or four are best"
        var seen: Set<Double> = [best.step], others: [String] = []
        for one in all where others.count < 2 && seen.insert(one.step).inserted {
            others.append("\(words(one.step)) would give \(words(one.intervals)) (\(range(one)))")
        }
        return ": every \(words(best.step)), \(words(best.intervals)) intervals that \(verb) "
            + "\(words(low))…\(words(high)) by \(range(best)); \(wanted)"
            + (others.isEmpty ? "" : "; " + others.joined(separator: ", "))
    }

    private static func candidates(_ low: Double, _ high: Double, _ count: Int, _ minimum: Double?,
                                   _ isCovering: Bool) -> [Candidate] {
        let rough = (high - low) / Double(min(max(count, 2) - 1, limit))
        let power = floor(log10(rough))
        var found: [Candidate] = []
        for exponent in Int(power) - 1...Int(power) + 2 {
            for digit in [1.0, 2, 5, 25] where digit < 25 || exponent >= 0 {
                let step = exponent < 0 ? digit / pow(10, Double(-exponent)) : digit * pow(10, Double(exponent))
                guard step.isFinite, step > 0, step >= minimum ?? 0 else { continue }
                let one = Candidate(step: step, low, high, isCovering: isCovering)
                if one.intervals >= 0, one.intervals < Double(limit) { found.append(one) }
            }
        }
        return found
    }
}

extension NumberTicks {
    /// The powers of ten within a domain, or around the data.
    static func logarithmic(_ low: Double, _ high: Double, isCovering: Bool) -> NumberTicks {
        guard low > 0, high >= low, high.isFinite else { return NumberTicks(values: [], step: 0) }
        let first = isCovering ? floor(log10(low)) : ceil(log10(low) - 1e-9)
        let last = isCovering ? ceil(log10(high)) : floor(log10(high) + 1e-9)
        guard last >= first else { return NumberTicks(values: [], step: 0) }
        let stride = max(1, ((last - first) / 8).rounded(.up))
        let exponents = Swift.stride(from: first, through: last, by: stride)
        return NumberTicks(values: exponents.map { pow(10, $0) }.filter { $0 > 0 && $0.isFinite }, step: 0)
    }

    /// The number of decimals that tell all values apart.
    var decimals: Int {
        guard step > 0, step < 1 else {
            return step == step.rounded() && values.allSatisfy { $0 == $0.rounded() } ? 0 : Self.decimals(of: values)
        }
        return Self.decimals(of: values)
    }
    /// The most decimals that one of the values has: at most 6 from its first digit on.
    static func decimals(of values: [Double]) -> Int {
        let minimum = values.lazy.filter { $0 != 0 && $0.isFinite }.map(abs).min() ?? 1
        let limit = 6 + max(0, Int(-floor(log10(minimum))) - 1)
        for count in 0..<limit {
            let factor = pow(10, Double(count))
            if values.allSatisfy({ abs(($0 * factor).rounded() - $0 * factor) <= 1e-6 * abs($0 * factor) }) {
                return count
            }
        }
        return limit
    }

    /// The format of numbers with so many decimals. Numbers of more than 15 digits, which a `Double` does not tell
    /// apart, and those with more than 8 decimals are written with an exponent (a guess: all digits of 1e300 are wider
    /// than any chart).
    static func format(_ values: [Double], decimals: Int, _ locale: Locale) -> FloatingPointFormatStyle<Double> {
        let style = FloatingPointFormatStyle<Double>.number.locale(locale)
        let greatest = values.lazy.filter(\.isFinite).map(abs).max() ?? 0
        guard greatest < 1e15, decimals <= 8 else {
            return style.notation(.scientific).precision(.significantDigits(1...4))
        }
        return style.precision(.fractionLength(decimals))
    }

    /// The text of a number in a format of this type. Zero has no decimals (pictures of iOS 16 and 26: 0.5, 0, -0.5).
    static func text(_ number: Double, _ format: FloatingPointFormatStyle<Double>) -> String {
        number == 0 ? format.notation(.automatic).precision(.fractionLength(0)).format(0) : format.format(number)
    }
}
