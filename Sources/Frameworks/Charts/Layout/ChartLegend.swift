import Foundation
import QuadrantGeometry
import SwiftUI

/// The legend of a chart: a swatch and a name for each value that has a colour, a symbol or dashes.
@MainActor
enum ChartLegend {
    /// The legend; nil where there is none to show.
    static func view(_ model: ChartModel) -> AnyView? {
        let configuration = model.configuration.legend
        guard configuration.visibility != .hidden else { return nil }
        if let content = configuration.content {
            return AnyView(ZStack { content })
        }
        if let ramp = model.styles.ramp {
            let isDate = model.styles.foreground.domain.first?.kind == .date
            // Numbers grow to the right in it in either direction (a guess).
            return isDate ? nil : AnyView(RampLegend(ramp: ramp).environment(\.layoutDirection, .leftToRight))
        }
        let items = items(model)
        guard !items.isEmpty else { return nil }
        let list = ForEach(items, id: \.index) { LegendItemView(item: $0) }
        // Beside the plot, items are below each other.
        return switch configuration.position.value {
        case .leading, .trailing: AnyView(VStack(alignment: .leading, spacing: LegendRows.rowGap) { list })
        default: AnyView(LegendRows { list })
        }
    }

    struct Item {
        let index: Int
        let name: String
        let style: AnyShapeStyle
        let swatch: Swatch
    }
    enum Swatch {
        case disc
        case symbol(AnyChartSymbolShape, isRing: Bool)
        case line(StrokeStyle)
    }

    /// The values of all scales that are explained, each once.
    private static func items(_ model: ChartModel) -> [Item] {
        let styles = model.styles
        guard !styles.foreground.domain.isEmpty || !styles.symbol.domain.isEmpty || !styles.line.domain.isEmpty else {
            return []
        }
        var values: [PlotValue] = []
        var known = Set<PlotValue>()
        let styled = model.records.filter { !$0.isPlain }
        // Categories with given colours are explained even if the program colours the marks by itself: programs give
        // such a scale for its legend only (meshtastic/Meshtastic-Apple shortens its names on phones). Of symbols and
        // dashes it is not known.
        let hasColors = styled.contains { $0.style.foregroundBy != nil } || model.configuration.foreground.hasCategories
        let hasSymbols = styled.contains { $0.style.symbolBy != nil }
        let hasLines = styled.contains { $0.style.lineBy != nil }
        func add(_ domain: [PlotValue]) {
            for value in domain where known.insert(value).inserted { values.append(value) }
        }
        if hasColors { add(styles.foreground.domain) }
        if hasSymbols { add(styles.symbol.domain) }
        if hasLines { add(styles.line.domain) }
        // The symbols that lines have by themselves are rings; those of the program are as they are (a picture of
        // macOS).
        let isOnLine = model.configuration.symbol.isAutomatic
            && styled.contains { $0.kind == .line && $0.style.symbolBy != nil }
        return values.prefix(NumberTicks.limit).enumerated().map { index, value in
            let style = (hasColors ? styles.foreground(for: value) : nil)
                ?? AnyShapeStyle(hasColors ? Color.secondary : Color.blue)
            var swatch = Swatch.disc
            if hasSymbols, let symbol = styles.symbol[value] { swatch = .symbol(symbol, isRing: isOnLine) }
            else if hasLines, let line = styles.line[value] { swatch = .line(line) }
            return Item(index: index, name: value.categoryName, style: style, swatch: swatch)
        }
    }
}

/// A swatch and a name.
private struct LegendItemView: View {
    let item: ChartLegend.Item
    var body: some View {
        HStack(spacing: 5) {
            swatch
            Text(verbatim: item.name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        }
    }
    @ViewBuilder private var swatch: some View {
        switch item.swatch {
        case .disc: Circle().fill(item.style).frame(width: 8, height: 8)
        case .symbol(let shape, let isRing):
            let unit = shape.base.perceptualUnitRect.width
            let side = unit > 0 ? 8 / unit : 8
            if isRing {
                LegendSymbol(shape: shape).stroke(item.style, lineWidth: 2).frame(width: side - 2, height: side - 2)
                    .frame(width: 8, height: 8)
            } else {
                LegendSymbol(shape: shape).fill(item.style).frame(width: side, height: side).frame(width: 8, height: 8)
            }
        case .line(let style):
            HorizontalLine().stroke(item.style, style: style).frame(width: 16, height: 2)
        }
    }
}

private struct LegendSymbol: Shape {
    let shape: AnyChartSymbolShape
    nonisolated func path(in rect: CGRect) -> Path { shape.base.path(in: rect) }
}

private struct HorizontalLine: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}

/// Items in rows, whose columns are aligned where there are several rows. Distances are measured; the one between
/// columns is fitted to the sums of four items.
nonisolated struct LegendRows: Layout {
    static let columnGap: CGFloat = 7.7, rowGap: CGFloat = 8

    private func rows(_ width: CGFloat?, _ subviews: Subviews) -> (columns: [CGFloat], heights: [CGFloat]) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        guard !sizes.isEmpty else { return ([], []) }
        let space = width ?? .infinity
        // As many columns as fit with the widest item of each.
        var count = sizes.count
        while count > 1, columns(sizes, count).reduce(0, +) + Self.columnGap * CGFloat(count - 1) > space + 0.01 {
            count -= 1
        }
        let heights = stride(from: 0, to: sizes.count, by: count).map { start in
            sizes[start..<min(start + count, sizes.count)].map(\.height).max() ?? 0
        }
        return (columns(sizes, count), heights)
    }
    private func columns(_ sizes: [CGSize], _ count: Int) -> [CGFloat] {
        var widths = Array(repeating: CGFloat(0), count: count)
        for (index, size) in sizes.enumerated() { widths[index % count] = max(widths[index % count], size.width) }
        return widths
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (columns, heights) = rows(proposal.width, subviews)
        guard !columns.isEmpty else { return .zero }
        return CGSize(width: columns.reduce(0, +) + Self.columnGap * CGFloat(columns.count - 1),
                      height: heights.reduce(0, +) + Self.rowGap * CGFloat(heights.count - 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (columns, heights) = rows(proposal.width, subviews)
        guard !columns.isEmpty else { return }
        var y = bounds.minY
        for (row, height) in heights.enumerated() {
            var x = bounds.minX
            for (column, width) in columns.enumerated() {
                let index = row * columns.count + column
                guard index < subviews.count else { return }
                subviews[index].place(at: CGPoint(x: x, y: y + height / 2), anchor: .leading, proposal: .unspecified)
                x += width + Self.columnGap
            }
            y += height + Self.rowGap
        }
    }
}

/// A bar of colours with the numbers that they stand for: round numbers around the data, or those within a domain that
/// the program gives, which ends the bar as it ends an axis (a guess).
struct RampLegend: View {
    let ramp: ColorRamp
    @Environment(\.locale) private var locale

    private var ticks: NumberTicks {
        guard ramp.high > ramp.low else { return NumberTicks(values: [ramp.low], step: 0) }
        return ramp.isFixed ? .within(ramp.low, ramp.high) : .covering(ramp.low, ramp.high)
    }

    /// Of how many labels one is shown, so that they do not overlap: about 6.5 points a character.
    private func labelStep(_ names: [String]) -> Int {
        guard names.count > 1 else { return 1 }
        let space = 120 / Double(names.count - 1), longest = Double(names.map(\.count).max() ?? 0) * 6.5
        return max(1, Int(((longest + 4) / space).rounded(.up)))
    }

    var body: some View {
        let ticks = ticks
        let domain = ramp.isFixed ? (low: ramp.low, high: ramp.high)
            : (low: ticks.values.first ?? 0, high: ticks.values.last ?? 1)
        let span = domain.high - domain.low
        let places = ticks.values.map { span > 0 ? CGFloat(($0 - domain.low) / span) : 0.5 }
        RampLegendLayout(places: places) {
            LinearGradient(gradient: ramp.gradient, startPoint: .leading, endPoint: .trailing)
            ForEach(Array(ticks.values.indices), id: \.self) { _ in
                Rectangle().fill(.tertiary).frame(width: 1, height: 4)
            }
            let format = NumberTicks.format(ticks.values, decimals: ticks.decimals, locale)
            let names = ticks.values.map { NumberTicks.text($0, format) }
            let step = labelStep(names)
            ForEach(Array(names.indices), id: \.self) { index in
                Text(verbatim: index.isMultiple(of: step) ? names[index] : "")
                    .font(.caption2).foregroundStyle(.secondary).lineLimit(1)
            }
        }
    }
}

/// A bar of 120 × 12 points, ticks of 4 points below it, and labels 4 points below those, in their middle; measured.
private nonisolated struct RampLegendLayout: Layout {
    let places: [CGFloat]
    private static let bar = CGSize(width: 120, height: 12), tick: CGFloat = 4

    private func inset(_ subviews: Subviews) -> CGFloat {
        guard places.count > 0, subviews.count > places.count else { return 0 }
        return (subviews[1 + places.count].sizeThatFits(.unspecified).width / 2).rounded(.up)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        // A label that is left out has no height.
        let height = subviews.dropFirst(1 + places.count).map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: Self.bar.width + 2 * inset(subviews), height: Self.bar.height + 2 * Self.tick + height)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 1 + 2 * places.count else { return }
        let start = bounds.minX + inset(subviews)
        subviews[0].place(at: CGPoint(x: start, y: bounds.minY), proposal: ProposedViewSize(Self.bar))
        for (index, place) in places.enumerated() {
            let x = start + Self.bar.width * place
            subviews[1 + index].place(at: CGPoint(x: x, y: bounds.minY + Self.bar.height), anchor: .top,
                                      proposal: .unspecified)
            let label = CGPoint(x: x, y: bounds.minY + Self.bar.height + 2 * Self.tick)
            subviews[1 + places.count + index].place(at: label, anchor: .top, proposal: .unspecified)
        }
    }
}
