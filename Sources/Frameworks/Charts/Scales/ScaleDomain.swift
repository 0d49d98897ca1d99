/// The values that a scale covers. Implemented by this framework only.
public protocol ScaleDomain {
    /// The data of the domain.
    var _domain: _ScaleDomainData { get }
}

/// The data of a domain.
public struct _ScaleDomainData {
    enum Value {
        case automatic(AutomaticScaleDomain)
        case values([PlotValue])
    }
    let value: Value
}

/// The domain that contains all data.
public struct AutomaticScaleDomain: ScaleDomain {
    var includesZero: Bool?
    var isReversed: Bool?
    /// Changes the values that were found.
    var modify: (([PlotValue]) -> [PlotValue])?
    public var _domain: _ScaleDomainData { _ScaleDomainData(value: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// All data, and zero on the axes.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
    /// All data; `includesZero` and `reversed` are automatic where they are nil.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
    }
    /// All data, after a closure has changed the values that were found: the ends of numbers and dates, or categories.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain modify: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed) { values in
            var typed = values.compactMap { value in
                DataValue.PrimitivePlottable(_plotValue: value).flatMap { DataValue(primitivePlottable: $0) }
            }
            guard typed.count == values.count else { return values }
            modify(&typed)
            return typed.map { $0.primitivePlottable._plotValue }
        }
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomainData {
        _ScaleDomainData(value: .values(map { $0.primitivePlottable._plotValue }.filter(\.isUsable)))
    }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomainData {
        let ends = [lowerBound.primitivePlottable._plotValue, upperBound.primitivePlottable._plotValue]
        return _ScaleDomainData(value: .values(ends.filter(\.isUsable)))
    }
}
