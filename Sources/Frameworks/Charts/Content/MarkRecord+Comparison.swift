import Foundation
import SwiftUI

// The parts that two evaluations of a chart's content share, so that only the rest is computed again. A part that
// cannot be compared, such as a view, counts as different.

extension MarkRecord {
    /// Whether the mark has the values of another one: no scale and no stack can tell them apart.
    func hasValues(of other: MarkRecord) -> Bool {
        kind == other.kind && layer == other.layer && index == other.index && hasExtents(of: other)
            && hasRareValues(of: other)
            && (style.isShared(with: other.style) || style.hasValues(of: other.style))
    }
    private func hasRareValues(of other: MarkRecord) -> Bool {
        if !isRare, !other.isRare { return true }
        return sector?.angle == other.sector?.angle && columns == other.columns && function == nil
            && other.function == nil
    }

    /// Whether the mark is drawn as another one is, in the same scales.
    func isDrawn(as other: MarkRecord) -> Bool {
        hasValues(of: other) && width.value == other.width.value && height.value == other.height.value
            && (!isRare || hasRadii(of: other))
            && style.opacity == other.style.opacity
            && (style.isShared(with: other.style) || style.isDrawn(as: other.style))
    }
    private func hasRadii(of other: MarkRecord) -> Bool {
        sector?.inner.value == other.sector?.inner.value && sector?.outer.value == other.sector?.outer.value
            && sector?.inset == other.sector?.inset
    }
}

extension MarkStyle {
    fileprivate func hasValues(of other: MarkStyle) -> Bool {
        self.foregroundBy == other.foregroundBy && self.lineBy == other.lineBy && self.symbolBy == other.symbolBy
            && self.symbolSizeBy == other.symbolSizeBy && self.position.count == other.position.count
            && zip(self.position, other.position).allSatisfy {
                $0.field == $1.field && $0.axis == $1.axis && $0.span.value == $1.span.value
            }
    }

    fileprivate func isDrawn(as other: MarkStyle) -> Bool {
        guard self.zIndex == other.zIndex, self.blur == other.blur,
              self.offset == other.offset, self.symbolSize == other.symbolSize, self.corner == other.corner,
              self.alignsWithPlot == other.alignsWithPlot,
              self.line == other.line, self.interpolation?.value == other.interpolation?.value,
              self.annotations.isEmpty, other.annotations.isEmpty, self.shadows.isEmpty, other.shadows.isEmpty,
              self.clip == nil, other.clip == nil else { return false }
        switch (self.foreground, other.foreground) {
        case (nil, nil): break
        case (let one?, let two?): if !one.isEqual(to: two) { return false }
        default: return false
        }
        switch (self.symbol, other.symbol) {
        case (nil, nil): break
        case (.shape(let one)?, .shape(let two)?):
            guard let one = one.base as? BasicChartSymbolShape,
                  one == two.base as? BasicChartSymbolShape else { return false }
        default: return false
        }
        return self.accessibility == other.accessibility
    }
}

extension MarkStyle {
    /// Whether both look the same in the same scales, as points.
    func isDrawnLike(_ other: MarkStyle) -> Bool {
        opacity == other.opacity && (isShared(with: other) || hasValues(of: other) && isDrawn(as: other))
    }
}

extension MarkRecord {
    /// Whether no scale of styles decides how the mark looks.
    var isPlain: Bool {
        style.isUnchanged || style.foregroundBy == nil && style.lineBy == nil
            && style.symbolBy == nil && style.symbolSizeBy == nil
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

    /// Whether the marks after those, before and now, take part in no scale of styles and in no group.
    private(set) var hasPlainEnd = true

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
        func isOutside(_ record: MarkRecord) -> Bool {
            record.isPlain && !record.isRare && (record.style.isUnchanged || record.style.position.isEmpty)
        }
        hasPlainEnd = old[start...].allSatisfy(isOutside) && new[start...].allSatisfy(isOutside)
    }
}

/// What follows from the marks at the start of a chart, whose values are those that they were: it is kept while marks
/// after them change.
final class MarkStart {
    let count: Int
    private let x: AxisData
    private let y: AxisData
    /// The faults, with the axes for which they hold.
    private var known: (faults: ChartFaults, axes: [AxisModel])?

    init(_ count: Int, _ records: [MarkRecord], _ spans: [StackedSpan?], _ kinds: AxisKinds) {
        func data(_ axis: Axis) -> AxisData {
            var data = AxisData()
            data.add(axis, records, 0..<count, spans, isCategory: kinds[axis] == .category)
            return data
        }
        (self.count, x, y) = (count, data(.horizontal), data(.vertical))
    }

    /// The values of all marks on an axis.
    func data(_ axis: Axis, _ records: [MarkRecord], _ spans: [StackedSpan?], _ kinds: AxisKinds) -> AxisData {
        var data = axis == .horizontal ? x : y
        data.add(axis, records, count..<records.count, spans, isCategory: kinds[axis] == .category)
        return data
    }

    /// The faults of the marks at the start.
    func faults(_ axes: [AxisModel], _ records: [MarkRecord]) -> ChartFaults {
        if let known, zip(known.axes, axes).allSatisfy({
            $0.domain.kind == $1.domain.kind && $0.isLogarithmic == $1.isLogarithmic
        }) { return known.faults }
        var faults = ChartFaults()
        faults.add(records, 0..<count, axes)
        known = (faults, axes)
        return faults
    }
}
