import SwiftUI

/// A value of an axis.
public struct AxisValue: Sendable {
    let value: PlotValue
    /// The number of the value, from 0 on.
    public let index: Int
    /// The number of values of the axis marks.
    public let count: Int

    /// The value in a type; nil if the axis has values of another kind.
    public func `as`<P: Plottable>(_ valueType: P.Type) -> P? {
        P.PrimitivePlottable(_plotValue: value).flatMap { P(primitivePlottable: $0) }
    }
}
