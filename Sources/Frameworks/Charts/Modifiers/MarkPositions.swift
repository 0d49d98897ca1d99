public import SwiftUI

extension ChartContent {
    /// Puts marks of different values side by side within their band. A nil `axis` is the one with the band; `span` is
    /// the part of the band that all of them take.
    nonisolated public func position<P: Plottable>(by value: PlottableValue<P>, axis: Axis? = nil,
                                                   span: MarkDimension = .automatic) -> some ChartContent {
        styled { $0.position = [MarkPosition(field: value.field, axis: axis, span: span)] }
    }
}
