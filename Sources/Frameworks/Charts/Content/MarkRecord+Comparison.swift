import Foundation
import SwiftUI

// The parts that two evaluations of a chart's content share, so that only the rest is computed again. A part that
// cannot be compared, such as a view, counts as different.

extension PlotField: Equatable {
    static func == (a: PlotField, b: PlotField) -> Bool {
        a.value == b.value && a.end == b.end && a.unit == b.unit && a.label == b.label
    }
}

extension MarkRecord {
    /// Whether the mark has the values of another one: no scale and no stack can tell them apart.
    func hasValues(of other: MarkRecord) -> Bool {
        kind == other.kind && layer == other.layer && index == other.index && stacking.value == other.stacking.value
            && x == other.x && y == other.y && series == other.series && sector?.angle == other.sector?.angle
            && columns == other.columns && function == nil && other.function == nil
            && (style.isShared(with: other.style) || style.values.hasValues(of: other.style.values))
    }

    /// Whether the mark is drawn as another one is, in the same scales.
    func isDrawn(as other: MarkRecord) -> Bool {
        hasValues(of: other) && width.value == other.width.value && height.value == other.height.value
            && sector?.inner.value == other.sector?.inner.value && sector?.outer.value == other.sector?.outer.value
            && sector?.inset == other.sector?.inset
            && (style.isShared(with: other.style) || style.values.isDrawn(as: other.style.values))
    }
}

extension MarkStyleValues {
    fileprivate func hasValues(of other: MarkStyleValues) -> Bool {
        foregroundBy == other.foregroundBy && lineBy == other.lineBy && symbolBy == other.symbolBy
            && symbolSizeBy == other.symbolSizeBy && position.count == other.position.count
            && zip(position, other.position).allSatisfy {
                $0.field == $1.field && $0.axis == $1.axis && $0.span.value == $1.span.value
            }
    }

    fileprivate func isDrawn(as other: MarkStyleValues) -> Bool {
        guard opacity == other.opacity, zIndex == other.zIndex, blur == other.blur, offset == other.offset,
              symbolSize == other.symbolSize, corner == other.corner, alignsWithPlot == other.alignsWithPlot,
              line == other.line, interpolation?.value == other.interpolation?.value,
              annotations.isEmpty, other.annotations.isEmpty, shadows.isEmpty, other.shadows.isEmpty,
              clip == nil, other.clip == nil else { return false }
        switch (foreground, other.foreground) {
        case (nil, nil): break
        case (let one?, let two?): if !one.isEqual(to: two) { return false }
        default: return false
        }
        switch (symbol, other.symbol) {
        case (nil, nil): break
        case (.shape(let one)?, .shape(let two)?):
            guard let one = one.base as? BasicChartSymbolShape,
                  one == two.base as? BasicChartSymbolShape else { return false }
        default: return false
        }
        return accessibility == other.accessibility
    }
}

extension MarkRecord {
    /// Whether no scale of styles decides how the mark looks.
    var isPlain: Bool {
        style.foregroundBy == nil && style.lineBy == nil && style.symbolBy == nil && style.symbolSizeBy == nil
    }
}

extension ChartConfiguration {
    /// Whether the scales of colours, symbols, sizes and dashes are those of another configuration for the same values.
    func hasStyles(of other: ChartConfiguration) -> Bool {
        foreground.isSame(as: other.foreground) { $0.isEqual(to: $1) } && line.isSame(as: other.line, ==)
            && symbolSize.isSame(as: other.symbolSize, ==) && symbol.isSame(as: other.symbol) { _, _ in false }
    }
}

extension StyleScaleConfiguration {
    /// Whether the scale is the same for certain.
    fileprivate func isSame(as other: StyleScaleConfiguration, _ areEqual: (Visual, Visual) -> Bool) -> Bool {
        guard mapping == nil, other.mapping == nil, type == other.type, colors == other.colors,
              domain?.value.isSame(as: other.domain?.value) ?? (other.domain == nil),
              pairs?.count == other.pairs?.count else { return false }
        switch (range, other.range) {
        case (nil, nil): break
        case (.values(let one)?, .values(let two)?):
            guard one.count == two.count, zip(one, two).allSatisfy(areEqual) else { return false }
        case (.gradient(let one)?, .gradient(let two)?): if one != two { return false }
        case (.ends(let one, let two)?, .ends(let three, let four)?): if one != three || two != four { return false }
        default: return false
        }
        return zip(pairs ?? [], other.pairs ?? []).allSatisfy { $0.0 == $1.0 && areEqual($0.1, $1.1) }
    }
}

/// What differs between the marks of two evaluations.
struct MarkDifference {
    /// Whether there are as many marks, each with the values that it had.
    private(set) var hasSameValues = true
    /// The marks of the new evaluation that are drawn as before, in the order of the marks.
    private(set) var isSame: [Bool] = []
    /// The number of marks at the start whose values are those that they had.
    private(set) var start = 0

    /// The marks that are drawn otherwise.
    var changed: Int { isSame.reduce(0) { $0 + ($1 ? 0 : 1) } }

    init(from old: [MarkRecord], to new: [MarkRecord]) {
        isSame = Array(repeating: false, count: new.count)
        hasSameValues = old.count == new.count
        var isStart = true
        for index in 0..<min(old.count, new.count) {
            if new[index].isDrawn(as: old[index]) {
                isSame[index] = true
                if isStart { start += 1 }
            } else if new[index].hasValues(of: old[index]) {
                if isStart { start += 1 }
            } else {
                (hasSameValues, isStart) = (false, false)
            }
        }
    }
}
