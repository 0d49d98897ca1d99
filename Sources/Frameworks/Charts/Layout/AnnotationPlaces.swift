import Foundation
import QuadrantGeometry
import SwiftUI

extension PlotGeometry {
    /// The rectangle of a mark, beside which annotations are: the circle of a point, the line of a rule without its
    /// thickness. Empty at the plot's corner where the mark has no place.
    func box(of index: Int) -> CGRect {
        let record = model.records[index]
        switch record.kind {
        case .bar, .rectangle: return rect(record) ?? .zero
        case .rule:
            guard let (from, to) = rule(record) else { return .zero }
            return CGRect(x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x),
                          height: abs(to.y - from.y))
        case .point, .line:
            guard let point = point(record) else { return .zero }
            let size = record.kind == .point || record.style.hasSymbol ? symbolSize(record.style) : .zero
            return CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
                          height: size.height)
        case .area:
            guard let edges = edges(record) else { return .zero }
            return CGRect(x: min(edges.base.x, edges.value.x), y: min(edges.base.y, edges.value.y),
                          width: abs(edges.base.x - edges.value.x), height: abs(edges.base.y - edges.value.y))
        case .columnPoints, .columnLine: return .zero
        case .sector:
            guard let outline = SectorOutline(record, in: self) else { return .zero }
            let middle = outline.middle
            return CGRect(x: middle.x, y: middle.y, width: 0, height: 0)
        }
    }

    /// Whether a mark has a place.
    func hasPlace(_ index: Int) -> Bool {
        let record = model.records[index]
        guard record.isUsable else { return false }
        return switch record.kind {
        case .bar, .rectangle: rect(record) != nil
        case .rule: rule(record) != nil
        case .point, .line: point(record) != nil
        case .area: edges(record) != nil
        case .sector: model.sectors[index] != nil
        case .columnPoints, .columnLine: false
        }
    }
}

extension ChartSolver {
    /// The place of an annotation beside its mark.
    func annotation(_ record: AnnotationRecord, _ part: Int, _ placed: PlacedChart, _ size: CGSize) -> PlacedPart {
        guard placed.geometry.hasPlace(record.mark) else {
            return PlacedPart(frame: CGRect(origin: .zero, size: measure(part, .unspecified)), isHidden: true)
        }
        let annotation = record.annotation
        let mark = placed.geometry.box(of: record.mark).offsetBy(dx: placed.plot.minX, dy: placed.plot.minY)
        let isOverlay = position(record) == .overlay
        let proposal: ProposedViewSize = .unspecified
        let own = measure(part, proposal)
        let spacing = annotation.spacing ?? (isOverlay ? 0 : ChartSpacing.annotation)
        var frame = CGRect(origin: corner(record, own, mark, spacing), size: own)
        resolve(annotation.overflow.x.value, isHorizontal: true, &frame, placed.shown, size)
        resolve(annotation.overflow.y.value, isHorizontal: false, &frame, placed.shown, size)
        return PlacedPart(frame: frame, proposal: proposal, isHidden: placed.isOutOfSight(mark: mark))
    }

    private func position(_ record: AnnotationRecord) -> AnnotationPosition.Value {
        let position = record.annotation.position.value
        guard position == .automatic else { return position }
        let mark = model.records[record.mark]
        if mark.kind == .sector { return .overlay }
        // Beside the end of a bar along x; above everything else.
        if let span = model.spans[record.mark], span.axis == .horizontal, mark.kind == .bar { return .trailing }
        return .top
    }

    private func corner(_ record: AnnotationRecord, _ own: CGSize, _ mark: CGRect, _ spacing: CGFloat) -> CGPoint {
        let unit = record.annotation.alignment.unitPoint.shown(model.isRightToLeft)
        let x = mark.minX + (mark.width - own.width) * unit.x, y = mark.minY + (mark.height - own.height) * unit.y
        let above = mark.minY - spacing - own.height, below = mark.maxY + spacing
        let before = mark.minX - spacing - own.width, after = mark.maxX + spacing
        return switch position(record).shown(model.isRightToLeft) {
        case .automatic, .top: CGPoint(x: x, y: above)
        case .overlay: CGPoint(x: x, y: y)
        case .bottom: CGPoint(x: x, y: below)
        case .leading: CGPoint(x: before, y: y)
        case .trailing: CGPoint(x: after, y: y)
        case .topLeading: CGPoint(x: before, y: above)
        case .topTrailing: CGPoint(x: after, y: above)
        case .bottomLeading: CGPoint(x: before, y: below)
        case .bottomTrailing: CGPoint(x: after, y: below)
        }
    }

    private func resolve(_ strategy: AnnotationOverflowResolution.Strategy.Value, isHorizontal: Bool,
                         _ frame: inout CGRect, _ plot: CGRect, _ size: CGSize) {
        guard case .fit(let boundary) = strategy else { return }
        let bounds = boundary.value == .plot ? plot : CGRect(origin: .zero, size: size)
        if isHorizontal {
            frame.origin.x = max(bounds.minX, min(frame.minX, bounds.maxX - frame.width))
        } else {
            frame.origin.y = max(bounds.minY, min(frame.minY, bounds.maxY - frame.height))
        }
    }

    /// What annotations need beyond the data. A strategy that widens a domain is the automatic one along y, and that of
    /// bars along x. A mark without a value on an axis, such as a rule across the plot, is where it is in any domain:
    /// its annotation widens none, and may leave the plot (a guess).
    func padding(_ placed: PlacedChart) -> ChartPadding {
        var padding = ChartPadding()
        for (part, role) in roles.enumerated() {
            guard case .annotation(let index) = role, !placed.frames[part].isHidden else { continue }
            let record = model.annotations[index], overflow = record.annotation.overflow
            let mark = placed.geometry.box(of: record.mark).offsetBy(dx: placed.plot.minX, dy: placed.plot.minY)
            let frame = placed.frames[part].frame
            let mayMove = model.records[record.mark].hasValue
            if mayMove(.vertical), overflow.y.value == .automatic || overflow.y.value == .padScale {
                widen(&padding.y, model.y, placed.geometry.y, (frame.minY, frame.maxY), (mark.minY, mark.maxY),
                      placed.plot.minY)
            }
            // A bar along x is to its annotation what one along y is to the one above it (a guess).
            let isAlongX = model.spans[record.mark]?.axis == .horizontal && model.records[record.mark].kind == .bar
            if mayMove(.horizontal), overflow.x.value == .padScale || isAlongX && overflow.x.value == .automatic {
                widen(&padding.x, model.x, placed.geometry.x, (frame.minX, frame.maxX), (mark.minX, mark.maxX),
                      placed.plot.minX)
            }
        }
        return padding
    }

    /// Widens the padding of an axis so far that an annotation fits beside its mark. The annotation keeps its distance
    /// in points, while values move: a value v with n of all l points beyond it needs a domain to
    /// (v - n / l) / (1 - n / l), in parts of the domain.
    private func widen(_ padding: inout ScalePadding, _ axis: AxisModel, _ scale: PlacedScale,
                       _ frame: (low: CGFloat, high: CGFloat), _ mark: (low: CGFloat, high: CGFloat),
                       _ origin: CGFloat) {
        guard case .numbers(let from, let to, .linear) = axis.domain, let data = axis.dataEnds, scale.length > 0,
              scale.start != scale.end, data.high > data.low else { return }
        let span = data.high - data.low
        /// Where a place is in the domain.
        func value(_ place: CGFloat) -> Double {
            from + (to - from) * (Double(place - origin) - scale.start) / (scale.end - scale.start)
        }
        /// The end that the domain needs, for an annotation that extends from `mark` to `edge` beyond `other`.
        func needed(_ mark: CGFloat, _ edge: CGFloat, _ other: Double) -> Double {
            let part = min(Double(abs(edge - mark)) / scale.length, 0.8)
            return (value(mark) - other * part) / (1 - part)
        }
        let isUpward = scale.end < scale.start
        let (before, after) = (mark.low - frame.low, frame.high - mark.high)
        if before > 0 {
            let end = needed(mark.low, frame.low, isUpward ? from : to)
            if isUpward { padding.high = max(padding.high, (end - data.high) / span) }
            else { padding.low = max(padding.low, (data.low - end) / span) }
        }
        if after > 0 {
            let end = needed(mark.high, frame.high, isUpward ? to : from)
            if isUpward { padding.low = max(padding.low, (data.low - end) / span) }
            else { padding.high = max(padding.high, (end - data.high) / span) }
        }
        // Some more than the annotation needs would change the axis for nothing.
        padding.low = padding.low.isFinite ? padding.low : 0
        padding.high = padding.high.isFinite ? padding.high : 0
    }
}
