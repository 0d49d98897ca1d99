import Foundation
import QuadrantGeometry
import SwiftUI

/// Makes the model of an axis from the data of the marks and what the program says of the axis.
@MainActor
struct AxisBuilder {
    let inputs: AxisInputs
    private var axis: Axis { inputs.axis }
    private var configuration: AxisConfiguration { inputs.configuration }
    private var locale: Locale { inputs.locale }

    /// The most values of one axis that are labelled; more cannot be read.
    private static let labelLimit = 500

    /// The model; that of before, or its domain and values, where nothing else than that has changed.
    func model(_ before: AxisModel?, _ work: inout ChartWork) -> AxisModel {
        if let before, before.inputs?.hasScale(of: inputs) == true {
            if before.inputs?.configuration.hasMarks(of: configuration) == true { return before }
            var model = before
            (model.inputs, model.version, model.sets) = (inputs, Version(), [])
            addMarks(to: &model, &work)
            return model
        }
        var model = scale()
        work.scales += 1
        addMarks(to: &model, &work)
        return model
    }

    private var sets: [AxisMarkSet] { configuration.sets ?? [AxisMarkSet()] }

    /// The domain and the values of the axis.
    private func scale() -> AxisModel {
        let data = inputs.data, inferred = InferredDomain(data, configuration)
        var model = AxisModel(axis: axis, domain: inputs.padding.applied(to: inferred),
                              range: configuration.range?.value, unit: data.unit)
        model.inputs = inputs
        model.narrow = model.domain
        model.isReversed = inferred.isReversed
        if !inferred.isFixed, case .numbers(let low, let high, _) = inferred.domain { model.dataEnds = (low, high) }
        guard configuration.visibility != .hidden, model.domain != .none else { return model }
        let factor = inputs.scrolling?.factor(model.domain) ?? 1
        model.values = sets.map {
            AxisValues($0.scrolled(by: factor).values, model.domain, isFixed: inferred.isFixed, data.unit,
                       inputs.calendar)
        }
        if !inferred.isFixed { model.domain = AxisValues.widened(model.domain, model.values) }
        return model
    }

    private func addMarks(to model: inout AxisModel, _ work: inout ChartWork) {
        guard !model.values.isEmpty else { return }
        work.axes += 1
        for (set, values) in zip(sets, model.values) {
            model.sets.append(axisSet(set, values.within(model.domain), model.domain))
        }
    }

    private func axisSet(_ set: AxisMarkSet, _ values: AxisValues, _ domain: AxisDomain) -> AxisSet {
        var result = AxisSet(preset: set.preset.value, side: side(set.position))
        let isCategory = domain.kind == .category
        result.isInBand = isCategory && axis == .vertical && set.position.value == .automatic
            && (set.preset.value == .automatic || set.preset.value == .inset)
        let formatter = AxisFormatter(values, domain, locale: locale, calendar: inputs.calendar)
        let shown = values.values.prefix(Self.labelLimit)
        for (index, value) in shown.enumerated() {
            var entry = AxisEntry(value: value, next: index + 1 < shown.count ? shown[index + 1] : nil)
            let parts = parts(set.content, AxisValue(value: value, index: index, count: values.values.count))
            for part in parts {
                let line = { (line: AxisLine) in AxisEntryLine(line: line, style: part.style) }
                switch part.kind {
                case .gridLine(let grid):
                    if isCategory, grid.isCentered != true { result.borderLine = result.borderLine ?? line(grid) }
                    else { entry.lines.append(line(grid)) }
                case .tick(let tick, let length):
                    if isCategory, tick.isCentered != true {
                        result.borderTick = result.borderTick ?? (line(tick), length.value)
                    } else { entry.ticks.append((line(tick), length.value)) }
                case .label(let label):
                    guard let view = view(label, part.style, value, formatter) else { continue }
                    entry.labels.append(AxisEntryLabel(label: label, content: AxisLabelContent(view),
                                                       offset: part.style.offset))
                }
            }
            result.entries.append(entry)
        }
        return result
    }

    private func side(_ position: AxisMarkPosition) -> PlotSide {
        switch (position.value, axis) {
        case (.top, .horizontal): .top
        case (_, .horizontal): .bottom
        case (.leading, .vertical): PlotSide.leading.shown(inputs.isRightToLeft)
        case (_, .vertical): PlotSide.trailing.shown(inputs.isRightToLeft)
        }
    }

    private func parts(_ content: AxisMarkSet.Content, _ value: AxisValue) -> [AxisPart] {
        switch content {
        case .closure(let make):
            var collector = _AxisMarkCollector(value: value)
            collector.collect(make(value))
            return collector.parts
        case .standard(let stroke, let format):
            let line = AxisLine(stroke: stroke), plain = AxisMarkStyle()
            let content = format.map { AxisLabel.Content.format($0) } ?? .automatic
            // The standard axis of y has no ticks.
            let tick = axis == .horizontal ? [AxisPart(kind: .tick(line, .automatic), style: plain)] : []
            return [AxisPart(kind: .gridLine(line), style: plain)] + tick
                + [AxisPart(kind: .label(AxisLabel(content: content)), style: plain)]
        }
    }

    private func view(_ label: AxisLabel, _ style: AxisMarkStyle, _ value: PlotValue, _ formatter: AxisFormatter)
        -> AnyView? {
        let content: AnyView
        switch label.content {
        case .automatic: content = AnyView(Text(verbatim: formatter.string(value)).lineLimit(1))
        case .format(let format):
            guard let string = format.string(value, locale) else { return nil }
            content = AnyView(Text(verbatim: string).lineLimit(1))
        case .view(let view): content = view
        }
        return AnyView(AxisLabelView(content: content, style: style, orientation: label.orientation.value))
    }
}

/// A label in the font and colour of axes.
private struct AxisLabelView: View {
    let content: AnyView
    let style: AxisMarkStyle
    let orientation: AxisValueLabelOrientation.Value

    var body: some View {
        let text = content.font(style.font ?? .caption2)
            .foregroundStyle(style.foreground ?? AnyShapeStyle(Color.secondary))
        switch orientation {
        case .automatic, .horizontal: text
        case .vertical: QuarterTurn { text.rotationEffect(.degrees(90)) }
        case .verticalReversed: QuarterTurn { text.rotationEffect(.degrees(-90)) }
        }
    }
}

/// A view whose width and height are exchanged.
nonisolated struct QuarterTurn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.height, height: proposal.width))
        return CGSize(width: size?.height ?? 0, height: size?.width ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                              proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
    }
}

/// What annotations need beyond the data, in parts of the domain.
struct ScalePadding: Equatable {
    var low = 0.0
    var high = 0.0

    func applied(to inferred: InferredDomain) -> AxisDomain {
        guard !inferred.isFixed, self != ScalePadding(),
              case .numbers(let from, let to, let transform) = inferred.domain else { return inferred.domain }
        let span = to - from
        return .numbers(from - span * low, to + span * high, transform)
    }
}
