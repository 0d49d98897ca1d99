public import Foundation
import SwiftUI

/// A sector of a circle: all sectors of a chart share it in proportion to their values.
public nonisolated struct SectorMark: ChartContent {
    public typealias Body = Never
    private var mark: MarkRecord

    @MainActor public static func _collect(_ content: SectorMark, into marks: inout _MarkCollector) {
        marks.add(content.mark)
    }

    /// A sector. Radii are points, parts of the circle's radius (of the mark's own outer one for `innerRadius`), or
    /// points less than those; neighbours are twice `angularInset` points apart.
    nonisolated public init(angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
                            outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) {
        mark = MarkRecord(.sector)
        mark.sector = SectorData(angle: angle.field, inner: innerRadius, outer: outerRadius,
                                 inset: angularInset ?? 0)
    }
}
