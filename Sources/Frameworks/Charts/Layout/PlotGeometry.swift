import Foundation
import QuadrantGeometry
import SwiftUI

/// The places of a chart's values in a plot of one size, in points from the plot's top left corner.
struct PlotGeometry {
    let model: ChartModel
    let size: CGSize
    let x: PlacedScale
    let y: PlacedScale

    /// The width of bars where no band gives one, in points; measured.
    static let bareWidth = 8.0
    /// The part of a band that a bar takes; measured.
    static let bandPart = 0.7
    /// The part of a band that a label in it takes at most (a guess): marks of many categories stay visible.
    private static let labelPart = 2.0 / 3

    init(_ model: ChartModel, size: CGSize, labelSpace: Double) {
        self.model = model
        self.size = size
        x = PlotGeometry.scale(model.x, Double(size.width), labelSpace: 0, isBackward: model.isRightToLeft)
        y = PlotGeometry.scale(model.y, Double(size.height), labelSpace: labelSpace)
    }

    private static func scale(_ axis: AxisModel, _ length: Double, labelSpace: Double, isBackward: Bool = false)
        -> PlacedScale {
        // Numbers of y grow upwards; categories and units of dates follow each other downwards.
        var isDownward = axis.axis == .horizontal
        if axis.axis == .vertical {
            isDownward = axis.domain.kind == .category || axis.domain.kind == .date && axis.unit != nil
        }
        if axis.isReversed != isBackward { isDownward.toggle() }
        var start = isDownward ? 0 : length, end = isDownward ? length : 0
        switch axis.range {
        case .plot(let before, let after):
            let direction: Double = isDownward ? 1 : -1
            start += direction * Double(before)
            end -= direction * Double(after)
        case .places(let low, let high):
            (start, end) = isDownward ? (Double(low), Double(high)) : (length - Double(low), length - Double(high))
        case nil: break
        }
        var space = labelSpace
        if case .categories(let domain) = axis.domain, !domain.names.isEmpty {
            space = min(space, abs(end - start) / Double(domain.names.count) * labelPart)
        }
        return PlacedScale(domain: axis.domain, start: start, end: end, labelSpace: space, length: length)
    }

    func scale(_ axis: Axis) -> PlacedScale { axis == .horizontal ? x : y }
    private func dimension(_ record: MarkRecord, _ axis: Axis) -> MarkDimension {
        axis == .horizontal ? record.width : record.height
    }

    // MARK: values and places

    /// The value of a field on an axis, which may be one of categories.
    func value(_ field: PlotField, _ axis: Axis) -> PlotField {
        guard scale(axis).domain.kind == .category, field.value.kind != .category else { return field }
        return PlotField(field.label, field.value.categoryName)
    }

    /// The place of a mark on an axis: that of its value, or the middle of its unit.
    func place(_ record: MarkRecord, _ axis: Axis) -> Double? {
        let extent = axis == .horizontal ? record.x : record.y
        let offset = record.style.offset
        let shift = axis == .horizontal ? Double(offset.xStart) * direction : Double(offset.yStart)
        let length = Double(axis == .horizontal ? size.width : size.height)
        switch extent {
        case .value(let given):
            let field = value(given, axis), scale = scale(axis)
            guard let middle = scale.position(field.middle) else { return nil }
            return middle + groupShift(record, axis, scale.band(field)) + shift
        case .place(let place): return (place.map { fromStart(Double($0), axis, length) } ?? length / 2) + shift
        case .span(let start, _): return scale(axis).position(value(start, axis).value).map { $0 + shift }
        case .edges(let start, _): return fromStart(Double(start ?? 0), axis, length) + shift
        case .none: return nil
        }
    }

    /// The sign of lengths along x in the reading direction.
    private var direction: Double { model.isRightToLeft ? -1 : 1 }
    /// A place in points from the leading or top edge.
    private func fromStart(_ place: Double, _ axis: Axis, _ length: Double) -> Double {
        axis == .horizontal && model.isRightToLeft ? length - place : place
    }

    /// How far `position(by:)` moves a mark from the middle of its band.
    private func groupShift(_ record: MarkRecord, _ axis: Axis, _ band: ClosedRange<Double>?) -> Double {
        guard let group = group(record, axis, band) else { return 0 }
        let (low, high) = band.map { ($0.lowerBound, $0.upperBound) } ?? (0, 0)
        return (group.lowerBound + group.upperBound) / 2 - (low + high) / 2
    }

    /// The part of a band that a mark has beside those of other groups; nil if it is in none.
    private func group(_ record: MarkRecord, _ axis: Axis, _ band: ClosedRange<Double>?) -> ClosedRange<Double>? {
        guard let position = record.style.position.first, let index = model.groups[position.field.value],
              (position.axis ?? (record.bandAxis(model.kinds) ?? bandlessAxis)) == axis else { return nil }
        let bandLength: Double, middle: Double
        if let band {
            bandLength = band.upperBound - band.lowerBound
            middle = (band.lowerBound + band.upperBound) / 2
        } else {
            bandLength = Self.bareWidth / Self.bandPart * Double(model.groups.count) / Self.bandPart
            middle = 0
        }
        let all = Double(position.span.length(in: CGFloat(bandLength), automatic: CGFloat(Self.bandPart)))
        let each = all / Double(max(model.groups.count, 1))
        let place = axis == .horizontal && model.isRightToLeft ? model.groups.count - 1 - index : index
        let start = middle - all / 2 + each * Double(place)
        return start...(start + max(each, 0))
    }
    private var bandlessAxis: Axis {
        y.domain.kind == .category && x.domain.kind != .category ? .vertical : .horizontal
    }

    /// The ends of a bar or a rectangle on an axis, the first of which is the start of its extent.
    func ends(_ record: MarkRecord, _ axis: Axis) -> (start: Double, end: Double)? {
        let scale = scale(axis)
        let offset = record.style.offset
        let (startShift, endShift) = axis == .horizontal
            ? (Double(offset.xStart) * direction, Double(offset.xEnd) * direction)
            : (Double(offset.yStart), Double(offset.yEnd))
        func shifted(_ start: Double, _ end: Double) -> (Double, Double) { (start + startShift, end + endShift) }
        if let span = model.spans[record.index], span.axis == axis {
            guard let start = scale.position(.number(span.start)) ?? zero(scale),
                  let end = scale.position(.number(span.end)) else { return nil }
            return shifted(start, end)
        }
        let extent = axis == .horizontal ? record.x : record.y
        switch extent {
        case .value(let given):
            let field = value(given, axis), band = scale.band(field)
            if let group = group(record, axis, band) {
                let base = band == nil ? scale.position(field.middle) ?? 0 : 0
                let pair = inner(group.lowerBound + base, group.upperBound + base, record, axis)
                return shifted(pair.0, pair.1)
            }
            if let band, field.end != nil, field.unit == nil {
                // Bins are half a point from each other on both sides (a guess: no picture was found).
                let pair = inner(band.lowerBound, band.upperBound, record, axis, isBin: true)
                return shifted(pair.0, pair.1)
            }
            if let band {
                let pair = inner(band.lowerBound, band.upperBound, record, axis)
                return shifted(pair.0, pair.1)
            }
            guard let middle = scale.position(field.middle) else { return nil }
            let width = bareLength(dimension(record, axis))
            return shifted(middle - width / 2, middle + width / 2)
        case .span(let first, let last):
            let (from, to) = (value(first, axis), value(last, axis))
            if scale.domain.kind == .category {
                guard let a = scale.band(from), let b = scale.band(to) else { return nil }
                return shifted(min(a.lowerBound, b.lowerBound), max(a.upperBound, b.upperBound))
            }
            guard let start = scale.position(from.value), let end = scale.position(to.end ?? to.value) else {
                return nil
            }
            return shifted(start, end)
        case .edges(let start, let end):
            return shifted(fromStart(Double(start ?? 0), axis, scale.length),
                           fromStart(end.map { Double($0) } ?? scale.length, axis, scale.length))
        case .place(let place):
            let middle = place.map { fromStart(Double($0), axis, scale.length) } ?? scale.length / 2
            return shifted(middle - Self.bareWidth / 2, middle + Self.bareWidth / 2)
        case .none: return nil
        }
    }

    /// The end of a logarithmic scale stands for zero, which has no place on it.
    private func zero(_ scale: PlacedScale) -> Double? { scale.domain.kind == .number ? scale.start : nil }

    private func inner(_ low: Double, _ high: Double, _ record: MarkRecord, _ axis: Axis, isBin: Bool = false)
        -> (Double, Double) {
        if isBin, dimension(record, axis).isAutomatic {
            let inset = min(0.5, (high - low) / 4)
            return (low + inset, high - inset)
        }
        let length = Double(dimension(record, axis).length(in: CGFloat(high - low), automatic: CGFloat(Self.bandPart)))
        let middle = (low + high) / 2
        return (middle - length / 2, middle + length / 2)
    }

    /// The width of a bar without a band. What parts of one are is a guess: of the width that gives 8 points.
    private func bareLength(_ dimension: MarkDimension) -> Double {
        dimension.isAutomatic ? Self.bareWidth
            : Double(dimension.length(in: CGFloat(Self.bareWidth / Self.bandPart), automatic: CGFloat(Self.bandPart)))
    }

    /// The rectangle of a bar or a rectangle mark; nil where a value has no place.
    func rect(_ record: MarkRecord) -> CGRect? {
        guard let x = ends(record, .horizontal), let y = ends(record, .vertical) else { return nil }
        let rect = CGRect(x: min(x.start, x.end), y: min(y.start, y.end), width: abs(x.end - x.start),
                          height: abs(y.end - y.start))
        return [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) ? rect : nil
    }

    /// The point of a point or a line mark.
    func point(_ record: MarkRecord) -> CGPoint? {
        guard let x = place(record, .horizontal), let y = place(record, .vertical), x.isFinite, y.isFinite else {
            return nil
        }
        return CGPoint(x: x, y: y)
    }
}
