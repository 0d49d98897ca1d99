// Essay: random charts of a seed
import Charts
import Foundation
import FoundationXML
import SwiftUI

// Random charts: marks, scales, axes, sizes and modifiers, with values that no chart expects. The seed determines
// everything. `tools/fuzz --charts` draws them as PNG, SVG and PDF, and sends events to them.

/// Draws charts of consecutive seeds, and shows how many they were.
struct RandomCharts: View {
    /// The first seed.
    @State private var seed = 1
    @State private var count = 50

    var body: some View { Text(verbatim: Self.draw(seed, count)) }

    @MainActor private static func draw(_ seed: Int, _ count: Int) -> String {
        var warned = 0
        for number in seed..<seed + count {
            // What is drawn when the program ends is the last line.
            FileHandle.standardError.write(Data("chart \(number)\n".utf8))
            let start = Date()
            let fault = RandomChart.fault(seed: number, &warned)
            if let fault { fatalError("chart \(number): \(fault)") }
            if Date().timeIntervalSince(start) > 60 { fatalError("chart \(number) took more than a minute") }
        }
        return "\(count) charts, \(warned) of them with a runtime issue"
    }
}

/// A random chart that receives events, and changes its data by buttons.
struct RandomChartBoard: View {
    @State private var seed = 1
    @State private var turn = 0
    @State private var selected: Double?
    @State private var category: String?
    @State private var range: ClosedRange<Double>?
    @State private var isScrolled = false

    var body: some View {
        VStack {
            HStack {
                Button("Data") { turn += 1 }
                Button("Animated") { withAnimation(.easeInOut(duration: 0.4)) { turn += 1 } }
                Button("Bouncing") { withAnimation(.bouncy) { turn += 1 } }
                Button("Scroll") { isScrolled.toggle() }
            }
            chart
        }
    }

    @ViewBuilder private var chart: some View {
        let chart = RandomChart(seed: seed, turn: turn, isSmall: true).frame(width: 320, height: 240)
        if isScrolled {
            chart.chartScrollableAxes([.horizontal, .vertical]).chartXVisibleDomain(length: 200.0)
                .chartXSelection(value: $selected)
        } else {
            chart.chartXSelection(value: $category).chartYSelection(value: $selected).chartXSelection(range: $range)
        }
        Text(verbatim: "\(String(describing: selected)) \(String(describing: category))")
    }
}

/// The chart of a seed. Charts of other turns have other values.
struct RandomChart: View {
    let seed: Int
    var turn = 0
    /// Whether it has few marks, as each may be a view.
    var isSmall = false

    var body: some View {
        var draw = RandomChoice(seed: seed)
        if draw.isOne(of: 20) { return AnyView(RandomSpaceChart(choice: draw)) }
        var maker = RandomChartMaker(choice: draw, turn: turn, maximum: isSmall ? 40 : 3000)
        return maker.chart()
    }

    /// What is wrong with the pictures of a chart; nil if nothing is.
    @MainActor static func fault(seed: Int, _ warned: inout Int) -> String? {
        var draw = RandomChoice(seed: seed &+ 7_777_777)
        let size = draw.size(), isLarge = max(size.width, size.height) > 2000
        let scheme: ColorScheme = draw.isOne(of: 2) ? .light : .dark
        let picture = Picture(of: RandomChart(seed: seed), size: size, scale: isLarge ? 0.001 : 1, colorScheme: scheme)
        do {
            let png = try picture.png(.fast), svg = try picture.svg(), pdf = try picture.pdf()
            if !png.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "no PNG" }
            if !pdf.starts(with: Data("%PDF".utf8)) { return "no PDF" }
            let parser = XMLParser(data: svg), reader = NumberReader()
            parser.delegate = reader
            if !parser.parse() { return "the SVG is not well-formed: \(String(describing: parser.parserError))" }
            if let number = reader.fault { return "the SVG has a number that is none: \(number)" }
        } catch {
            // A page or a picture may be too large, or nothing.
            return isLarge || min(size.width, size.height) < 1 ? nil : "\(error)"
        }
        if !picture.warnings.isEmpty { warned += 1 }
        return nil
    }
}

/// Finds attributes of SVG whose numbers are no numbers.
private final class NumberReader: NSObject, XMLParserDelegate {
    var fault: String?
    func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]) {
        for key in ["d", "x", "y", "width", "height", "transform", "cx", "cy", "r", "points", "viewBox"] {
            guard let value = attributes[key]?.lowercased() else { continue }
            if value.contains("nan") || value.contains("inf") { fault = "\(name) \(key)=\(value.prefix(80))" }
        }
    }
}

/// A generator with a seed.
struct RandomChoice {
    private var state: UInt64
    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    mutating func below(_ count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(count))
    }
    mutating func isOne(of count: Int) -> Bool { below(count) == 0 }
    mutating func one<T>(_ values: [T]) -> T { values[below(values.count)] }

    mutating func size() -> CGSize {
        func side(_ draw: inout RandomChoice) -> CGFloat {
            draw.isOne(of: 6) ? draw.one([0, 0.001, 1, 5, 17, 2000, 1e5, 1e6]) : CGFloat(40 + draw.below(400))
        }
        return CGSize(width: side(&self), height: side(&self))
    }
    mutating func number() -> Double {
        isOne(of: 12) ? one(Self.unusual) : Double(below(2000) - 400) / Double(one([1, 10, 100]))
    }
    mutating func length() -> CGFloat {
        isOne(of: 12) ? CGFloat(one(Self.unusual)) : CGFloat(below(60) - 10)
    }
    mutating func date() -> Date {
        Date(timeIntervalSinceReferenceDate: isOne(of: 12) ? one(Self.unusual + [1e10, 1e12, -1e11, 1e15, -6.4e10])
            : Double(below(40_000)) * one([1, 60, 3600, 86400]))
    }
    mutating func category() -> String {
        isOne(of: 15) ? one(Self.strange) : "c\(below(one([2, 5, 30])))"
    }
    static let unusual: [Double] = [
        0, -0.0, 1e-300, -1e-300, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, .infinity, -.infinity, .nan, 1e15, 1e17, -5e9, 0.1 + 0.2, Double(Int.max),
    ]
    static let strange = ["", " ", "\n", "a\u{0}b", "日本語", "שלום עולם", "🙂👨‍👩‍👧", String(repeating: "long ", count: 60),
                          "<&\"'>", "\u{202E}abc", "\u{301}"]
}

/// Makes one chart.
@MainActor
struct RandomChartMaker {
    var choice: RandomChoice
    let turn: Int
    /// The most marks of one kind.
    let maximum: Int

    enum Kind { case number, date, category }

    mutating func value(_ kind: Kind) -> any Plottable {
        switch kind {
        case .number: choice.isOne(of: 5) ? choice.below(50) : choice.number()
        case .date: choice.date()
        case .category: choice.category()
        }
    }

    mutating func chart() -> AnyView {
        let kinds: [Kind] = [.number, .number, .date, .category, .category]
        let x = choice.one(kinds), y = choice.isOne(of: 4) ? choice.one(kinds) : .number
        var marks: [AnyChartContent] = []
        for _ in 0..<1 + choice.below(3) {
            let count = min(choice.one([0, 1, 1, 2, 5, 12, 12, 40, choice.isOne(of: 20) ? 3000 : 3]), maximum)
            let mark = choice.below(20), modifiers = (0..<choice.below(4)).map { _ in choice.below(24) }
            if mark >= 17 { marks.append(function()); continue }
            if mark >= 11 { marks.append(plot(mark, count)); continue }
            // Data of other turns have other values.
            for _ in 0..<turn { _ = choice.below(2) }
            for _ in 0..<count {
                let isMixed = choice.isOne(of: 60)
                var content = self.mark(mark, isMixed ? choice.one(kinds) : x, isMixed ? choice.one(kinds) : y)
                for modifier in modifiers { content = modified(content, modifier) }
                marks.append(content)
            }
        }
        let all = marks
        var view = AnyView(Chart { ForEach(all.indices, id: \.self) { all[$0] } })
        for _ in 0..<choice.below(5) { view = configured(view, x, y) }
        return view
    }

    // MARK: marks

    private mutating func mark(_ kind: Int, _ x: Kind, _ y: Kind) -> AnyChartContent {
        let (x1, x2, y1, y2) = (value(x), value(x), value(y), value(y))
        return open(kind, x1, x2, y1, y2)
    }

    private mutating func open<X: Plottable, Y: Plottable>(_ kind: Int, _ x: X, _ other: any Plottable, _ y: Y,
                                                           _ second: any Plottable) -> AnyChartContent {
        let xEnd = other as? X ?? x, yEnd = second as? Y ?? y
        let (px, py) = (PlottableValue.value("x", x), PlottableValue.value("y", y))
        let (qx, qy) = (PlottableValue.value("x", xEnd), PlottableValue.value("y", yEnd))
        let dimension = dimension(), place = choice.length()
        let stacking = choice.one([MarkStackingMethod.standard, .center, .normalized, .unstacked])
        switch kind {
        case 0, 1: return AnyChartContent(BarMark(x: px, y: py, width: dimension, stacking: stacking))
        case 2: return AnyChartContent(LineMark(x: px, y: py))
        case 3: return AnyChartContent(LineMark(x: px, y: py, series: .value("s", choice.category())))
        case 4: return AnyChartContent(AreaMark(x: px, y: py, stacking: stacking))
        case 5: return AnyChartContent(AreaMark(x: px, yStart: py, yEnd: qy))
        case 6: return AnyChartContent(PointMark(x: px, y: py))
        case 7: return AnyChartContent(RuleMark(xStart: px, xEnd: qx, y: py))
        case 8: return AnyChartContent(RectangleMark(xStart: px, xEnd: qx, yStart: py, yEnd: qy))
        case 9:
            return AnyChartContent(SectorMark(angle: px, innerRadius: self.dimension(), outerRadius: dimension,
                                              angularInset: place))
        default:
            switch choice.below(7) {
            case 0: return AnyChartContent(RectangleMark(x: px, y: py, width: dimension, height: self.dimension()))
            case 1: return AnyChartContent(BarMark(xStart: px, xEnd: qx, y: py, height: dimension))
            case 2: return AnyChartContent(BarMark(x: px, yStart: place, yEnd: choice.length(), width: dimension))
            case 3: return AnyChartContent(PointMark(x: place, y: py))
            case 4: return AnyChartContent(RuleMark(x: px, yStart: place, yEnd: choice.length()))
            case 5: return AnyChartContent(RectangleMark(xStart: place, xEnd: choice.length(), yStart: nil, yEnd: 9))
            default:
                let date = choice.date()
                let unit = choice.one([Calendar.Component.day, .month, .year, .hour, .weekOfYear, .minute, .era])
                return AnyChartContent(BarMark(x: .value("x", date, unit: unit), y: py, width: dimension))
            }
        }
    }

    private mutating func dimension() -> MarkDimension {
        switch choice.below(6) {
        case 0: .fixed(choice.length())
        case 1: .ratio(choice.isOne(of: 3) ? choice.length() : CGFloat(choice.below(12)) / 10)
        case 2: .inset(choice.length())
        default: .automatic
        }
    }

    private struct Row {
        let x: Double, y: Double, end: Double, name: String, date: Date, part: CGFloat
    }

    private mutating func plot(_ kind: Int, _ count: Int) -> AnyChartContent {
        let rows = (0..<count).map { _ in
            Row(x: choice.number(), y: choice.number(), end: choice.number(), name: choice.category(),
                date: choice.date(), part: choice.length() / 40)
        }
        let stacking = choice.one([MarkStackingMethod.standard, .center, .normalized, .unstacked])
        switch kind {
        case 11:
            let plot = PointPlot(rows, x: .value("x", \.x), y: .value("y", \.y))
            switch choice.below(4) {
            case 0: return AnyChartContent(plot.foregroundStyle(by: .value("n", \.name)).opacity(\.part))
            case 1: return AnyChartContent(plot.foregroundStyle(by: .value("e", \.end)).symbolSize(\.part))
            case 2: return AnyChartContent(plot.symbol(by: .value("n", \.name)))
            default: return AnyChartContent(plot)
            }
        case 12:
            return choice.isOne(of: 2) ? AnyChartContent(LinePlot(rows, x: .value("d", \.date), y: .value("y", \.y)))
                : AnyChartContent(LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y), series: .value("n", \.name))
                    .interpolationMethod(interpolation()))
        case 13:
            return AnyChartContent(BarPlot(rows, x: .value("n", \.name), y: .value("y", \.y), width: .ratio(\.part),
                                           stacking: stacking).foregroundStyle(by: .value("n", \.name)))
        case 14:
            return AnyChartContent(AreaPlot(rows, x: .value("x", \.x), y: .value("y", \.y), stacking: stacking))
        case 15:
            return AnyChartContent(RectanglePlot(rows, xStart: .value("x", \.x), xEnd: .value("e", \.end),
                                                 yStart: .value("y", \.y), yEnd: .value("e", \.end))
                .opacity(\.part))
        default:
            return choice.isOne(of: 2)
                ? AnyChartContent(RulePlot(rows, x: .value("x", \.x), yStart: .value("y", \.y),
                                           yEnd: .value("e", \.end)))
                : AnyChartContent(SectorPlot(rows, angle: .value("y", \.y), innerRadius: .ratio(\.part))
                    .foregroundStyle(by: .value("n", \.name)))
        }
    }

    private mutating func function() -> AnyChartContent {
        let (a, b) = (choice.number(), choice.number())
        let low = choice.isOne(of: 3) ? choice.number() : -3, high = choice.isOne(of: 3) ? choice.number() : 3
        let domain = low <= high ? low...high : -1...1
        switch choice.below(4) {
        case 0: return AnyChartContent(LinePlot(x: "x", y: "y") { sin($0 * a) * b })
        case 1: return AnyChartContent(LinePlot(x: "x", y: "y", domain: domain) { $0 == 0 ? a : b / $0 })
        case 2:
            return AnyChartContent(LinePlot(x: "x", y: "y", t: "t", domain: domain) { t in (x: t * a, y: t * t * b) })
        default:
            return AnyChartContent(AreaPlot(x: "x", yStart: "a", yEnd: "b") { (yStart: $0 * a, yEnd: exp($0 * b)) })
        }
    }

    private mutating func interpolation() -> InterpolationMethod {
        choice.one([.linear, .monotone, .cardinal, .cardinal(tension: choice.length()), .catmullRom,
                    .catmullRom(alpha: choice.length()), .stepStart, .stepCenter, .stepEnd])
    }

    private mutating func style() -> AnyShapeStyle {
        switch choice.below(5) {
        case 0: AnyShapeStyle(Color.red)
        case 1: AnyShapeStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        case 2: AnyShapeStyle(.blue.gradient)
        case 3: AnyShapeStyle(.radialGradient(colors: [.green, .clear], center: .center, startRadius: 0,
                                              endRadius: choice.length()))
        default: AnyShapeStyle(.secondary)
        }
    }

    private mutating func stroke() -> StrokeStyle {
        StrokeStyle(lineWidth: choice.length(), lineCap: choice.one([.butt, .round, .square]),
                    lineJoin: choice.one([.miter, .bevel, .round]), miterLimit: choice.length(),
                    dash: (0..<choice.below(4)).map { _ in choice.length() }, dashPhase: choice.length())
    }

    private mutating func modified(_ content: AnyChartContent, _ kind: Int) -> AnyChartContent {
        let length = choice.length(), number = choice.number(), name = choice.category()
        switch kind {
        case 0: return AnyChartContent(content.foregroundStyle(style()))
        case 1, 2: return AnyChartContent(content.foregroundStyle(by: .value("n", name)))
        case 3: return AnyChartContent(content.foregroundStyle(by: .value("c", number)))
        case 4: return AnyChartContent(content.symbol(by: .value("n", name)))
        case 5: return AnyChartContent(content.symbol(choice.one([.circle, .square, .triangle, .plus, .asterisk])))
        case 6: return AnyChartContent(content.symbol { Text(verbatim: name) })
        case 7: return AnyChartContent(content.symbolSize(length * length))
        case 8: return AnyChartContent(content.symbolSize(by: .value("v", number)))
        case 9: return AnyChartContent(content.lineStyle(stroke()))
        case 10: return AnyChartContent(content.lineStyle(by: .value("n", name)))
        case 11: return AnyChartContent(content.interpolationMethod(interpolation()))
        case 12: return AnyChartContent(content.position(by: .value("n", name), axis: choice.one([nil, .horizontal,
                                                                                                  .vertical]),
                                                         span: dimension()))
        case 13: return AnyChartContent(content.cornerRadius(length))
        case 14: return AnyChartContent(content.opacity(number / 100))
        case 15: return AnyChartContent(content.offset(x: length, yStart: choice.length(), yEnd: choice.length()))
        case 16: return AnyChartContent(content.blur(radius: min(length, 20)))
        case 17: return AnyChartContent(content.shadow(radius: min(length, 20), x: length, y: choice.length()))
        case 18: return AnyChartContent(content.clipShape(Circle()))
        case 19: return AnyChartContent(content.zIndex(number))
        case 20: return AnyChartContent(content.compositingLayer())
        case 21: return AnyChartContent(content.mask { RectangleMark(xStart: length, yStart: 0) })
        case 22: return AnyChartContent(content.alignsMarkStylesWithPlotArea())
        default:
            let strategies: [AnnotationOverflowResolution.Strategy] = [.automatic, .disabled, .fit, .padScale,
                                                                       .fit(to: .chart)]
            return AnyChartContent(content.annotation(
                position: choice.one([.automatic, .overlay, .top, .bottom, .leading, .trailing, .topLeading]),
                alignment: choice.one([.center, .leading, .bottom]), spacing: choice.isOne(of: 2) ? nil : length,
                overflowResolution: .init(x: choice.one(strategies), y: choice.one(strategies))) {
                    Text(verbatim: name)
                })
        }
    }

    // MARK: modifiers of charts

    private mutating func type() -> ScaleType? {
        choice.one([nil, .linear, .log, .squareRoot, .symmetricLog, .symmetricLog(slopeAtZero: choice.number()),
                    .power(exponent: choice.number()), .category, .date])
    }

    private mutating func scaled(_ view: AnyView, _ kind: Kind, _ axis: Axis) -> AnyView {
        let type = type(), range = PlotDimensionScaleRange.plotDimension(
            startPadding: choice.length(), endPadding: choice.length())
        func scale(_ domain: some ScaleDomain) -> AnyView {
            axis == .horizontal ? AnyView(view.chartXScale(domain: domain, range: range, type: type))
                : AnyView(view.chartYScale(domain: domain, range: range, type: type))
        }
        switch choice.below(6) {
        case 0: return scale(.automatic(includesZero: choice.isOne(of: 2), reversed: choice.isOne(of: 2)))
        case 1: return scale([choice.number(), choice.number()])
        case 2: return scale([choice.category(), choice.category()])
        case 3:
            let (a, b) = (choice.date(), choice.date())
            return a.timeIntervalSinceReferenceDate <= b.timeIntervalSinceReferenceDate ? scale(a...b) : scale([a, b])
        case 4:
            let (a, b) = (choice.number(), choice.number())
            return a <= b ? scale(a...b) : scale([a])
        default:
            return axis == .horizontal ? AnyView(view.chartXScale(type: type)) : AnyView(view.chartYScale(type: type))
        }
    }

    private mutating func axisMarks() -> AnyAxisContent {
        let preset = choice.one([AxisMarkPreset.automatic, .extended, .aligned, .inset])
        let position = choice.one([AxisMarkPosition.automatic, .leading, .trailing, .top, .bottom])
        let isCentered = choice.one([nil, true, false]), length = choice.length(), stroke = stroke()
        let orientation = choice.one([AxisValueLabelOrientation.automatic, .vertical, .verticalReversed])
        let collision = choice.one([AxisValueLabelCollisionResolution.automatic, .disabled, .truncate,
                                    .greedy(priority: 1, minimumSpacing: length)])
        @AxisMarkBuilder func marks(_ value: AxisValue) -> some AxisMark {
            AxisGridLine(centered: isCentered, stroke: stroke)
            if value.index % 2 == 0 { AxisTick(length: length) }
            AxisValueLabel(centered: isCentered, collisionResolution: collision, orientation: orientation,
                           horizontalSpacing: value.index % 3 == 0 ? length : nil)
        }
        switch choice.below(8) {
        case 0: return AnyAxisContent(AxisMarks(preset: preset, position: position))
        case 1: return AnyAxisContent(AxisMarks(preset: preset, position: position, values: [choice.number(), 1, 1, 3],
                                                content: marks))
        case 2: return AnyAxisContent(AxisMarks(preset: preset, position: position, values: ["c0", choice.category()],
                                                content: marks))
        case 3: return AnyAxisContent(AxisMarks(preset: preset, values: [choice.date(), choice.date()], content: marks))
        case 4:
            let count = choice.one([0, 1, -5, 7, 100, .max, .min])
            return AnyAxisContent(AxisMarks(preset: preset, position: position, values: .automatic(
                desiredCount: count, roundLowerBound: choice.one([nil, true, false])), content: marks))
        case 5:
            let step = choice.number()
            return AnyAxisContent(AxisMarks(preset: preset, position: position, values: .stride(by: step),
                                            content: marks))
        case 6:
            let count = choice.one([0, 1, -3, 2, 10, .max]), unit = choice.one([Calendar.Component.day, .year, .month,
                                                                                .second, .nanosecond, .era])
            return AnyAxisContent(AxisMarks(preset: preset, values: .stride(by: unit, count: count), content: marks))
        default: return AnyAxisContent(AxisMarks(format: .percent, preset: preset, position: position,
                                                 values: [0.0, 50, choice.number()]))
        }
    }

    private mutating func configured(_ view: AnyView, _ x: Kind, _ y: Kind) -> AnyView {
        let length = choice.length(), number = choice.number(), name = choice.category()
        let positions: [AnnotationPosition] = [.automatic, .top, .bottom, .leading, .trailing, .overlay,
                                               .bottomTrailing]
        switch choice.below(22) {
        case 0, 1: return scaled(view, x, .horizontal)
        case 2, 3: return scaled(view, y, .vertical)
        case 4, 5:
            let (first, second) = (axisMarks(), axisMarks())
            return AnyView(view.chartXAxis { first; second })
        case 6, 7:
            let marks = axisMarks()
            return AnyView(view.chartYAxis { marks })
        case 8: return AnyView(view.chartXAxis(.hidden))
        case 9: return AnyView(view.chartYAxis(.hidden))
        case 10:
            let alignment: Alignment? = choice.isOne(of: 2) ? nil : .trailing
            return AnyView(view.chartLegend(position: choice.one(positions), alignment: alignment,
                                            spacing: choice.isOne(of: 2) ? nil : length))
        case 11: return AnyView(view.chartXAxisLabel(name, position: choice.one(positions)))
        case 12: return AnyView(view.chartYAxisLabel(name, position: choice.one(positions), spacing: length))
        case 13: return AnyView(view.chartForegroundStyleScale(["c0": Color.red, "c1": .green]))
        case 14: return AnyView(view.chartForegroundStyleScale(range: Gradient(colors: [.red, .yellow])))
        case 15: return AnyView(view.chartSymbolSizeScale(range: [length, number]))
        case 16: return AnyView(view.chartPlotStyle { $0.frame(height: abs(length)).background(.gray).padding(length) })
        case 17:
            return AnyView(view.chartScrollableAxes(choice.one([.horizontal, .vertical, [.horizontal, .vertical]]))
                .chartXVisibleDomain(length: number).chartScrollPosition(initialX: number))
        case 18: return AnyView(view.chartScrollableAxes(.horizontal).chartScrollPosition(initialX: name))
        case 19:
            return AnyView(view.chartOverlay { proxy in
                let x: Double? = proxy.value(atX: length), y: String? = proxy.value(atY: length)
                let place = proxy.position(forX: number) ?? 0, range = proxy.positionRange(forY: name)
                let all = [String(describing: x), String(describing: y), String(describing: range), "\(place)"]
                Text(verbatim: all.joined(separator: " "))
                    .font(.caption2)
            })
        case 20: return AnyView(view.environment(\.layoutDirection, .rightToLeft)
            .environment(\.locale, Locale(identifier: choice.one(["ar", "de_DE", "ja_JP", "hi_IN"]))))
        default: return AnyView(view.environment(\.dynamicTypeSize, choice.one([.xSmall, .accessibility5])))
        }
    }
}

/// A chart in space.
private struct RandomSpaceChart: View {
    let choice: RandomChoice

    var body: some View {
        var choice = choice
        let points = (0..<choice.one([0, 1, 30])).map { _ in (choice.number(), choice.number(), choice.number()) }
        let (a, b) = (choice.number(), choice.number()), hasSurface = choice.isOne(of: 2)
        let pose = Chart3DPose(azimuth: .degrees(choice.number()), inclination: .degrees(choice.number()))
        return Chart3D {
            ForEach(points.indices, id: \.self) { index in
                PointMark(x: .value("x", points[index].0), y: .value("y", points[index].1),
                          z: .value("z", points[index].2))
            }
            if hasSurface { SurfacePlot(x: "x", y: "y", z: "z") { $0 * a + $1 / b } }
        }
        .chart3DPose(pose)
        .chart3DCameraProjection(choice.one([.orthographic, .perspective]))
    }
}
