import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import SwiftUI

// Why a plot, a domain, a tick, a bar and a label are what they are: computed again, when it is asked for.

extension ChartRule {
    private var placed: PlacedChart? { stage.placedNow.flatMap { $0.geometry.model === model ? $0 : nil } }

    private func role(_ child: NodeIndex, _ layout: LayoutCase) -> (part: Int, role: ChartParts.Role)? {
        guard let part = layout.children.firstIndex(of: child), part < roles.count else { return nil }
        return (part, roles[part])
    }

    func sizeReason(_ layout: LayoutCase) -> LayoutReason? { .filling(layout, ideal: nil) }

    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        guard let (_, role) = role(child, layout), let placed, role == .plot || role == .grid else { return nil }
        let insets = insets(placed)
        func rest(_ length: Double, _ sides: [PlotSide]) -> Arithmetic {
            sides.reduce(Arithmetic(length)) { sum, side in
                insets[side, default: 0] > 0 ? sum - Arithmetic(insets[side, default: 0]) : sum
            }
        }
        return LayoutReason("what axes, titles and the legend leave of the chart",
                            x: rest(layout.size.x, [.leading, .trailing]), y: rest(layout.size.y, [.top, .bottom]))
    }

    /// What is left of the chart at each side of the plot.
    private func insets(_ placed: PlacedChart) -> [PlotSide: Double] {
        let plot = placed.shown
        return [.leading: Double(plot.minX), .top: Double(plot.minY), .trailing: Double(placed.size.width - plot.maxX),
                .bottom: Double(placed.size.height - plot.maxY)]
    }

    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        guard let (part, role) = role(child, layout), let placed else { return nil }
        switch role {
        case .grid, .plot:
            let (before, above) = (Double(placed.shown.minX), Double(placed.shown.minY))
            return LayoutReason("axes, titles and the legend take \(before) before it and \(above) above it")
        case .axis(.horizontal): return LayoutReason("where the ticks of x are")
        case .axis(.vertical): return LayoutReason("where the ticks of y are")
        case .label(let axis, let set, let entry, let label):
            let axisSet = model.axis(axis).sets[set], entry = axisSet.entries[entry]
            return ChartWords(placed).place(of: entry, entry.labels[label].label, axisSet, axis, placed.frames[part])
        case .annotation(let index):
            let mark = placed.geometry.box(of: model.annotations[index].mark)
                .offsetBy(dx: placed.plot.minX, dy: placed.plot.minY)
            let size: LayoutText = "\(Double(mark.width)) × \(Double(mark.height))"
            let corner: LayoutText = "(\(Double(mark.minX)), \(Double(mark.minY)))"
            return LayoutReason("beside its mark, which is at \(corner) and \(size)")
        case .title(let axis, _): return LayoutReason(axis == .horizontal ? "the title of x" : "the title of y")
        case .legend: return LayoutReason("beside all else, on the side of the legend")
        case .interaction, .background, .overlay: return nil
        }
    }

    func details(_ layout: LayoutCase) -> [LayoutDetail] {
        guard let placed else { return [] }
        let words = ChartWords(placed)
        return [words.plot(layout.size)] + [Axis.horizontal, .vertical].flatMap {
            words.domain($0) + words.ticks($0) + words.bands($0) + words.labels($0, roles)
        } + words.marks()
    }
}

/// The lines that explain a chart.
struct ChartWords {
    let placed: PlacedChart
    private var geometry: PlotGeometry { placed.geometry }
    private var model: ChartModel { geometry.model }

    init(_ placed: PlacedChart) { self.placed = placed }

    private func name(_ axis: Axis) -> String { axis == .horizontal ? "x" : "y" }

    /// The most areas of one kind that are drawn.
    private static let areaLimit = 60

    func plot(_ size: SIMD2<Double>) -> LayoutDetail {
        let plot = placed.shown
        let own: String = pair(plot.width, " × ", plot.height)
        let before: String = text(Double(plot.minX)) + " before, " + text(Double(plot.minY)) + " above, "
        let after: String = text(size.x - Double(plot.maxX)) + " after and " + text(size.y - Double(plot.maxY))
        let words: String = own + " at " + pair(plot.minX, ", ", plot.minY) + ": the chart less " + before + after
            + " below it, for axes, titles and the legend, each rounded up to whole points"
        return LayoutDetail("plot", LayoutText(words), [.init(plot, "plot " + own)])
    }

    private func text(_ number: Double) -> String { NumberText.rounded(number) }

    private func value(_ value: PlotValue) -> String {
        switch value {
        case .number(let number): NumberText.words(number)
        case .category(let name): "\"\(name)\""
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).words(in: model.x, model.y)
        }
    }

    // MARK: domains

    func domain(_ axis: Axis) -> [LayoutDetail] {
        let own = model.axis(axis), scale = geometry.scale(axis), length = abs(scale.end - scale.start)
        let ends = "from \(text(scale.start)) to \(text(scale.end))"
        let why: String
        switch own.domain {
        case .none: return []
        case .categories(let all):
            let order: String = own.isFixed ? "the order that the program gives" : "the order of the data"
            why = String(all.names.count) + " categories in " + order
        case .numbers(let low, let high, let transform):
            let range = "\(NumberText.words(low))…\(NumberText.words(high))"
            why = range + transform.words + reason(own, low, high)
        case .dates(let low, let high):
            why = "\(value(.date(low)))…\(value(.date(high)))" + (own.isFixed ? ", as the program gives it"
                : own.unit == nil ? ": that of the data" : ": that of the data, in whole units")
        }
        let reversed = own.isReversed ? "; reversed" : ""
        let line = axis == .horizontal
            ? CGRect(x: min(scale.start, scale.end), y: Double(geometry.size.height), width: length, height: 0)
            : CGRect(x: 0, y: min(scale.start, scale.end), width: 0, height: abs(scale.end - scale.start))
        return [LayoutDetail("domain", LayoutText("\(name(axis)) is \(why)\(reversed); it goes \(ends) in the plot"),
                             [.init(moved(line), "\(name(axis)): \(short(own.domain))")])]
    }

    private func short(_ domain: AxisDomain) -> String {
        switch domain {
        case .none: ""
        case .categories(let all): "\(all.names.count) categories"
        case .numbers(let low, let high, _): "\(NumberText.words(low))…\(NumberText.words(high))"
        case .dates(let low, let high): "\(value(.date(low)))…\(value(.date(high)))"
        }
    }

    /// Why a domain of numbers has its ends.
    private func reason(_ axis: AxisModel, _ low: Double, _ high: Double) -> String {
        if axis.isFixed { return ", as the program gives it" }
        guard let data = axis.inputs?.data, data.low <= data.high else { return ": there are no numbers" }
        var parts = ["marks are from \(NumberText.words(data.low)) to \(NumberText.words(data.high))"]
        if let ends = axis.dataEnds, ends.low != data.low || ends.high != data.high {
            let range: String = NumberText.words(ends.low) + "…" + NumberText.words(ends.high)
            let isLogarithmic = if case .numbers(_, _, .log) = axis.domain { true } else { false }
            parts.append(isLogarithmic ? "of which " + range + " is shown, as numbers up to zero have no logarithm"
                : "zero, and what the program changes, make that " + range)
        }
        if let padding = axis.inputs?.padding, padding != ScalePadding() {
            let needs = [(padding.low, "below"), (padding.high, "above")].filter { $0.0 != 0 }
                .map { "\(text($0.0 * 100)) % more \($0.1)" }
            parts.append("annotations need " + needs.joined(separator: " and "))
        }
        if let ends = axis.dataEnds, ends.low != low || ends.high != high {
            parts.append("the first and last value of its axis widen it")
        }
        return ": " + parts.joined(separator: ", ")
    }

    private func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: placed.plot.minX, dy: placed.plot.minY) }

    // MARK: ticks

    func ticks(_ axis: Axis) -> [LayoutDetail] {
        let own = model.axis(axis)
        return zip(own.sets, own.values).compactMap { set, values in
            guard !set.entries.isEmpty, own.domain.kind != .category else { return nil }
            let shown = set.entries.map { value($0.value) }
            let list = shown.count <= 12 ? shown.joined(separator: ", ")
                : "\(shown.prefix(6).joined(separator: ", ")) … \(shown[shown.count - 1]) (\(shown.count))"
            let lines = set.entries.prefix(Self.areaLimit).compactMap { entry -> LayoutDetail.Area? in
                guard let place = geometry.scale(axis).position(entry.value) else { return nil }
                let line = axis == .horizontal ? CGRect(x: place, y: 0, width: 0, height: Double(geometry.size.height))
                    : CGRect(x: 0, y: place, width: Double(geometry.size.width), height: 0)
                return .init(moved(line))
            }
            return LayoutDetail("ticks", LayoutText("\(name(axis)): \(list)\(stepReason(own, set, values))"), lines)
        }
    }

    private func stepReason(_ axis: AxisModel, _ set: AxisSet, _ values: AxisValues) -> String {
        guard let rule = values.rule else { return ", as the program gives them" }
        switch (rule.rule, axis.domain) {
        case (.automatic(let count, let minimum), .numbers(let low, let high, let transform)):
            if transform == .log { return ": powers of ten" }
            let narrow = axis.narrow.ends ?? (low, high)
            let ends = (min(narrow.low, narrow.high), max(narrow.low, narrow.high))
            return NumberTicks.reason(ends.0, ends.1, count: count, minimum: minimum, isCovering: !axis.isFixed)
        case (.automatic(let count, _), .dates):
            return ": the step whose number of intervals is nearest to \(text(DateTicks.intervals(for: count))), from "
                + "the first whole unit on"
        case (.stride(let step), _): return ": every \(NumberText.words(step)), as the program gives it"
        case (.calendar(let component, let count, _), _):
            return ": every \(count) \(component), as the program gives it"
        default: return ""
        }
    }

    // MARK: bands

    func bands(_ axis: Axis) -> [LayoutDetail] {
        guard case .categories(let all) = model.axis(axis).domain, !all.names.isEmpty else { return [] }
        let scale = geometry.scale(axis), count = Double(all.names.count)
        let length = Arithmetic(abs(scale.end - scale.start)) / Arithmetic(count)
        let equation = length.equation(length.value) ?? text(length.value)
        let space = scale.labelSpace > 0 ? "; the label takes \(text(scale.labelSpace)) of the top of each" : ""
        let areas = all.names.prefix(Self.areaLimit).compactMap { name -> LayoutDetail.Area? in
            guard let band = scale.band(PlotField(.string(""), name)) else { return nil }
            let length = band.upperBound - band.lowerBound
            let rect = axis == .horizontal
                ? CGRect(x: band.lowerBound, y: 0, width: length, height: Double(geometry.size.height))
                : CGRect(x: 0, y: band.lowerBound, width: Double(geometry.size.width), height: length)
            return .init(moved(rect), text(length))
        }
        return [LayoutDetail("bands", LayoutText("\(name(axis)): \(equation) each\(space)"), areas)]
    }

    // MARK: marks

    /// The width of bars, and the place of sectors: one line for each kind.
    func marks() -> [LayoutDetail] {
        var lines: [LayoutDetail] = []
        if let bar = model.records.first(where: { $0.kind == .bar && geometry.rect($0) != nil }) {
            lines.append(width(bar))
        }
        let stacked = model.spans.contains { ($0.map { $0.start != 0 }) ?? false }
        if stacked { lines.append(LayoutDetail("stacks", "marks of one place stand on those before, from zero")) }
        if model.sectorTotal > 0 {
            let circle = geometry.circle
            let words: String = "a turn is the sum of all values, " + NumberText.words(model.sectorTotal)
                + "; the circle has a radius of " + text(Double(circle.radius))
                + ", half of the shorter side of the plot, and its centre at "
                + pair(circle.center.x, ", ", circle.center.y)
            lines.append(LayoutDetail("sectors", LayoutText(words)))
        }
        for fault in model.faults.diagnostics(of: model.records.count) {
            lines.append(LayoutDetail("left out", LayoutText(fault.what)))
        }
        return lines
    }

    private func width(_ bar: MarkRecord) -> LayoutDetail {
        let axis = bar.bandAxis(model.kinds) ?? .horizontal, rect = geometry.rect(bar) ?? .zero
        let length = Double(axis == .horizontal ? rect.width : rect.height)
        let side = axis == .horizontal ? "wide" : "high"
        let dimension = (axis == .horizontal ? bar.width : bar.height).value
        let field = bar.field(axis).map { geometry.value($0, axis) }
        let band = field.flatMap { geometry.scale(axis).band($0) }.map { $0.upperBound - $0.lowerBound }
        var why: String
        switch (dimension, band) {
        case (.fixed(let given), _): why = "as the program gives it: \(text(Double(given)))"
        case (.ratio(let part), let band?): why = "\(text(Double(part))) of the band, as the program gives it: "
            + equation(Arithmetic(band) * Arithmetic(Double(part)), length)
        case (.inset(let inset), let band?): why = "the band less \(text(Double(inset))) at both ends: "
            + equation(Arithmetic(band) - Arithmetic(2) * Arithmetic(Double(inset)), length)
        case (.automatic, let band?) where field?.end != nil && field?.unit == nil:
            why = "a bin less half a point at both ends: " + equation(Arithmetic(band) - Arithmetic(1), length)
        case (.automatic, let band?):
            why = "0.7 of the band: " + equation(Arithmetic(band) * Arithmetic(PlotGeometry.bandPart), length)
        case (_, nil): why = "numbers and single dates have no bands"
        }
        if !model.groups.isEmpty, bar.style.position.first != nil, let band {
            let count = Double(model.groups.count), part = Arithmetic(PlotGeometry.bandPart)
            why = "\(model.groups.count) groups share 0.7 of the band, and a bar has 0.7 of its share: "
                + equation(Arithmetic(band) * part / Arithmetic(count) * part, length)
        }
        return LayoutDetail("bars", LayoutText("\(text(length)) \(side): \(why)"))
    }

    /// Why a mark is as large as it is.
    func size(of record: MarkRecord) -> LayoutReason? {
        var fields = record.x.fields + record.y.fields
        if let angle = record.sector?.angle { fields.append(angle) }
        let values = fields.map { value($0.value) }.joined(separator: ", ")
        switch record.kind {
        case .bar, .rectangle:
            guard let x = geometry.ends(record, .horizontal), let y = geometry.ends(record, .vertical) else { break }
            func length(_ ends: (start: Double, end: Double)) -> Arithmetic {
                Arithmetic(max(ends.start, ends.end)) - Arithmetic(min(ends.start, ends.end))
            }
            let across: String = record.kind == .bar ? "; " + width(record).text.string : ""
            return reason("its values are " + values + across, x: length(x), y: length(y))
        case .point, .line:
            guard let point = geometry.point(record) else { break }
            let size = geometry.symbolSize(record.style)
            var words: String = "its values are " + values + ", at " + pair(point.x, ", ", point.y) + " in the plot"
            if record.kind == .point || record.style.hasSymbol {
                words += "; its symbol is " + pair(size.width, " × ", size.height)
            }
            return reason(words)
        case .sector:
            guard let turns = model.sectors[record.index] else { break }
            let ends: String = text(turns.lowerBound * 360) + "° to " + text(turns.upperBound * 360)
            var radii = ""
            if let outline = SectorOutline(record, in: geometry) {
                radii = "; its radii are " + text(Double(outline.inner)) + " and " + text(Double(outline.outer))
            }
            return reason("its value is " + values + " of " + NumberText.words(model.sectorTotal) + ", from " + ends
                + "° clockwise from the top" + radii + "; its element is in its middle")
        case .rule, .area: return reason("its values are " + values)
        case .columnPoints, .columnLine: return reason("the plot, as it stands for many marks")
        }
        return reason("its values, " + values + ", have no place")
    }

    private func reason(_ words: String, x: Arithmetic? = nil, y: Arithmetic? = nil) -> LayoutReason {
        LayoutReason(LayoutText(words), x: x, y: y)
    }
    /// Two numbers in parentheses, or with a sign between them.
    private func pair(_ first: CGFloat, _ sign: String, _ second: CGFloat) -> String {
        let both: String = text(Double(first)) + sign + text(Double(second))
        return sign == ", " ? "(" + both + ")" : both
    }

    private func equation(_ sum: Arithmetic, _ recorded: Double) -> String {
        sum.equation(recorded) ?? text(recorded)
    }

    // MARK: labels

    /// How many labels are left out, and why the first of them.
    func labels(_ axis: Axis, _ roles: [ChartParts.Role]) -> [LayoutDetail] {
        var all = 0, left: [(value: PlotValue, reason: PlacedPart.LeftOut)] = []
        for (part, role) in roles.enumerated() where part < placed.frames.count {
            guard case .label(axis, let set, let entry, _) = role else { continue }
            all += 1
            guard let reason = placed.frames[part].leftOut else { continue }
            left.append((model.axis(axis).sets[set].entries[entry].value, reason))
        }
        guard let first = left.first else { return [] }
        let one: String = name(axis) + ": of " + String(all) + " labels, " + value(first.value)
        let line: String = left.count == 1 ? one + " is left out: " + words(first.reason)
            : one + " and \(left.count - 1) more are left out, the first because " + words(first.reason)
        return [LayoutDetail("labels", LayoutText(line))]
    }

    private func words(_ reason: PlacedPart.LeftOut) -> String {
        switch reason {
        case .withoutPlace: "its value has no place on the scale"
        case .beyondPlot(let end, let edge):
            "it would end at \(text(Double(end))), beyond the "
                + (placed.isAtEnd(edge) ? "plot's end" : "next value") + " at \(text(Double(edge)))"
        case .overlapping(let low, let high):
            "there is no space for it beside the label from \(text(Double(low))) to \(text(Double(high)))"
        case .narrowBand(let width): "its band is \(text(Double(width))) wide"
        case .abovePlot(let top): "it would start at \(text(Double(top))), above the plot"
        case .outOfSight: "it is scrolled out of sight"
        }
    }

    /// Why a label is where it is.
    func place(of entry: AxisEntry, _ label: AxisLabel, _ set: AxisSet, _ axis: Axis, _ part: PlacedPart)
        -> LayoutReason? {
        if let left = part.leftOut { return LayoutReason("it is left out: \(words(left))") }
        let scale = geometry.scale(axis)
        guard let place = scale.position(entry.value) else { return nil }
        let plot = placed.labelled(axis), size = SIMD2(Double(part.frame.width), Double(part.frame.height))
        let origin = SIMD2(Double(plot.minX), Double(plot.minY))
        let line = "its value \(value(entry.value)) is at \(text(place)) of \(text(scale.length)) "
            + (axis == .horizontal ? "from the plot's left" : "from the plot's top")
        guard axis == .horizontal else {
            if set.isInBand { return LayoutReason("at the start of the band of \(value(entry.value)), 4 from its top") }
            if set.preset == .inset || set.preset == .extended { return LayoutReason("\(line); it stands on its line") }
            let reach = Double(placed.tickReach[set.side] ?? 0), gap = label.horizontalSpacing ?? ChartSpacing.label
            let end = Arithmetic(Double(plot.maxX))
            let after = (reach > 0 ? end + Arithmetic(reach) : end) + Arithmetic(Double(gap))
            let isBetween = label.isCentered == true && entry.value.kind != .category
            let across = label.anchor != nil ? "its anchor is there"
                : isBetween ? "it is centred up to the next value" : "it is in the middle of its line"
            let above = label.anchor.map { Arithmetic(size.y) * Arithmetic(Double($0.y)) }
                ?? Arithmetic(size.y) / Arithmetic(2)
            return LayoutReason(LayoutText("\(line); it is beside the plot\(reach > 0 ? ", after the ticks" : ""), and "
                + across),
                x: set.side == .trailing && set.preset == .automatic ? after : nil,
                y: isBetween ? nil : Arithmetic(origin.y + place) - above)
        }
        let below = Arithmetic(Double(plot.maxY)) + Arithmetic(Double(label.verticalSpacing ?? ChartSpacing.label))
        let y = set.side == .bottom && set.preset != .inset ? below : nil
        let tick = Arithmetic(origin.x + place)
        if entry.value.kind == .category, label.isCentered != false, label.anchor == nil {
            return LayoutReason(LayoutText("\(line), the middle of its band; it is centred there"
                + (part.proposal.width == nil ? "" : ", truncated to the band")),
                x: part.proposal.width == nil ? tick - Arithmetic(size.x) / Arithmetic(2) : nil, y: y)
        }
        if label.isCentered == true {
            return LayoutReason(LayoutText("\(line); it is centred up to the next value"), y: y)
        }
        if set.preset == .aligned, label.anchor == nil {
            let isMoved = abs(Double(part.frame.midX) - tick.value) > 0.5
            return LayoutReason(LayoutText("\(line); it is "
                + (isMoved ? "as near to the middle of its line as the chart has space" : "centred on its line")), y: y)
        }
        if label.anchor != nil { return LayoutReason(LayoutText("\(line); its anchor is there"), y: y) }
        let spacing = Double(label.horizontalSpacing ?? ChartSpacing.label)
        return LayoutReason(LayoutText("\(line); it is \(text(spacing)) after its line"),
                            x: model.isRightToLeft ? tick - Arithmetic(spacing) - Arithmetic(size.x)
                                : tick + Arithmetic(spacing), y: y)
    }
}
