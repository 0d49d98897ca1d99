import Foundation

/// The values that an axis covers.
enum AxisDomain: Equatable {
    case none
    case numbers(Double, Double, NumberTransform)
    case dates(Double, Double)
    case categories(CategoryDomain)

    var kind: PlotValue.Kind? {
        switch self {
        case .none: nil
        case .numbers: .number
        case .dates: .date
        case .categories: .category
        }
    }

    /// The part of the domain at which a value is: 0 is its start, 1 its end, and others are outside. For a category it
    /// is the middle of its band. Nil where a value has no place.
    func part(of value: PlotValue) -> Double? {
        switch (self, value) {
        case (.numbers(let low, let high, let transform), .number(let number)):
            guard let from = transform.apply(low), let to = transform.apply(high),
                  let at = transform.apply(number) else { return nil }
            return AxisDomain.part(at, from, to)
        case (.dates(let low, let high), .date(let seconds)): return AxisDomain.part(seconds, low, high)
        case (.categories(let domain), .category(let name)):
            guard let index = domain.index[name] else { return nil }
            return (Double(index) + 0.5) / Double(domain.names.count)
        default: return nil
        }
    }

    private static func part(_ at: Double, _ low: Double, _ high: Double) -> Double? {
        // A domain without a width has everything in its middle.
        guard low != high else { return at == low ? 0.5 : nil }
        let part = (at - low) / (high - low)
        if part.isFinite { return part }
        let halved = (at / 2 - low / 2) / (high / 2 - low / 2)
        return halved.isFinite ? halved : nil
    }

    /// The value at a part of the domain; nil where there is none.
    func value(at part: Double) -> PlotValue? {
        guard part.isFinite else { return nil }
        switch self {
        case .none: return nil
        case .numbers(let low, let high, let transform):
            guard let from = transform.apply(low), let to = transform.apply(high) else { return nil }
            return transform.invert(from + (to - from) * part).map { .number($0) }
        case .dates(let low, let high): return .date(low + (high - low) * part)
        case .categories(let domain):
            guard part >= 0, part <= 1, !domain.names.isEmpty else { return nil }
            return .category(domain.names[min(Int(part * Double(domain.names.count)), domain.names.count - 1)])
        }
    }
}

/// Categories in order.
struct CategoryDomain: Equatable {
    private(set) var names: [String] = []
    private(set) var index: [String: Int] = [:]
    mutating func add(_ name: String) {
        if index[name] != nil { return }
        index[name] = names.count
        names.append(name)
    }
    init(_ names: some Sequence<String>) { for name in names { add(name) } }
    static func == (a: CategoryDomain, b: CategoryDomain) -> Bool { a.names == b.names }
}

/// The function of a scale of numbers.
enum NumberTransform: Equatable {
    case linear, log
    case power(Double)
    case symmetricLog(Double)

    func apply(_ number: Double) -> Double? {
        let result: Double = switch self {
        case .linear: number
        case .log: number > 0 ? Foundation.log(number) : .nan
        case .power(let exponent): (number < 0 ? -1 : 1) * pow(abs(number), exponent)
        case .symmetricLog(let slope): (number < 0 ? -1 : 1) * log1p(abs(number) * slope)
        }
        return result.isFinite ? result : nil
    }
    func invert(_ value: Double) -> Double? {
        let result: Double = switch self {
        case .linear: value
        case .log: exp(value)
        case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
        }
        return result.isFinite ? result : nil
    }

    init(_ type: ScaleType?) {
        self = switch type?.value {
        case .log: .log
        case .power(let exponent) where exponent > 0 && exponent.isFinite: .power(exponent)
        case .symmetricLog(let slope) where slope > 0 && slope.isFinite: .symmetricLog(slope)
        default: .linear
        }
    }
}
