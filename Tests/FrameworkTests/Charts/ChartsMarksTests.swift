@testable import Charts
import Foundation
import QuadrantGeometry
import SwiftUI
import Testing

/// Where marks are in a plot of 100 × 100 points.
@Suite("Charts: marks") @MainActor
struct ChartsMarksTests {
    private let letters = ["a", "b", "c", "d"]

    @Test func aBarTakesSevenTenthsOfItsBand() {
        let geometry = ChartsScene.geometry {
            ForEach(letters, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 5)) }
        }
        let bar = ChartsScene.rects(geometry)[1]
        #expect(abs(bar.width - 25 * 0.7) < 1e-9)
        #expect(abs(bar.midX - 37.5) < 1e-9)
        #expect(bar.minY == 0 && bar.maxY == 100)
    }

    @Test func aBarWithoutABandIsEightPointsWide() {
        let geometry = ChartsScene.geometry {
            ForEach([0, 10], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        }
        #expect(ChartsScene.rects(geometry).map(\.width) == [8, 8])
        #expect(ChartsScene.rects(geometry)[1].midX == 100)
    }

    @Test func dimensionsAreLengthsPartsOrInsets() {
        let geometry = ChartsScene.geometry {
            BarMark(x: .value("x", "a"), y: .value("y", 1), width: 20)
            BarMark(x: .value("x", "b"), y: .value("y", 1), width: .ratio(0.5))
            BarMark(x: .value("x", "c"), y: .value("y", 1), width: .inset(4))
            BarMark(x: .value("x", "d"), y: .value("y", 1), width: .fixed(-5))
        }
        let widths: [CGFloat] = [20, 25 * 0.5, 25 - 2 * 4, 0]
        #expect(ChartsScene.rects(geometry).map(\.width) == widths)
    }

    @Test func numbersOfCategoriesMakeHorizontalBars() {
        let geometry = ChartsScene.geometry {
            BarMark(x: .value("x", 4), y: .value("y", "a"))
            BarMark(x: .value("x", 2), y: .value("y", "b"))
        }
        let bars = ChartsScene.rects(geometry)
        #expect(bars[0].width == 100 && bars[1].width == 50)
        #expect(bars[0].midY == 25 && bars[1].midY == 75)
    }

    @Test func barsOfOnePlaceStandOnEachOther() {
        let geometry = ChartsScene.geometry {
            BarMark(x: .value("x", "a"), y: .value("y", 3))
            BarMark(x: .value("x", "a"), y: .value("y", 1))
            BarMark(x: .value("x", "a"), y: .value("y", -4))
            BarMark(x: .value("x", "a"), y: .value("y", -2))
        }
        let spans = geometry.model.spans.compactMap { $0 }
        #expect(spans.map(\.start) == [0, 3, 0, -4])
        #expect(spans.map(\.end) == [3, 4, -4, -6])
        #expect(spans.map(\.isOuter) == [false, true, false, true])
    }

    @Test func stacksAreNormalizedCentredOrNone() {
        func spans(_ method: MarkStackingMethod) -> [[Double]] {
            ChartsScene.geometry {
                BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: method)
                BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: method)
            }.model.spans.map { [$0?.start ?? .nan, $0?.end ?? .nan] }
        }
        #expect(spans(.normalized) == [[0, 75], [75, 100]])
        #expect(spans(.center) == [[-2, 1], [1, 2]])
        #expect(spans(.unstacked) == [[0, 3], [0, 1]])
    }

    @Test func groupsShareSevenTenthsOfTheBand() {
        let geometry = ChartsScene.geometry {
            ForEach(["p", "q"], id: \.self) { group in
                BarMark(x: .value("x", "a"), y: .value("y", 1)).position(by: .value("g", group))
            }
        }
        let bars = ChartsScene.rects(geometry)
        #expect(abs(bars[0].width - 100 * 0.7 / 2 * 0.7) < 1e-9)
        #expect(abs(bars[0].midX - (15 + 17.5)) < 1e-9 && abs(bars[1].midX - (15 + 3 * 17.5)) < 1e-9)
    }

    @Test func oneGroupTakesSevenTenthsOfSevenTenths() {
        let geometry = ChartsScene.geometry {
            BarMark(x: .value("x", "a"), y: .value("y", 1)).position(by: .value("g", "only"))
        }
        #expect(abs(ChartsScene.rects(geometry)[0].width - 49) < 1e-9)
    }

    @Test func aUnitOfTheCalendarIsABand() {
        let days = (1...4).map { ChartsScene.date(2024, 1, $0, hour: 13) }
        let geometry = ChartsScene.geometry {
            ForEach(days, id: \.self) { day in
                BarMark(x: .value("x", day, unit: .day, calendar: ChartsScene.calendar), y: .value("y", 1))
            }
        }
        #expect(ChartsScene.rects(geometry).map(\.midX) == [12.5, 37.5, 62.5, 87.5])
        #expect(ChartsScene.rects(geometry).allSatisfy { abs($0.width - 17.5) < 1e-9 })
    }

    @Test func pointsOfAUnitAreInItsMiddle() {
        let days = (1...2).map { ChartsScene.date(2024, 1, $0) }
        let geometry = ChartsScene.geometry {
            ForEach(days, id: \.self) { day in
                LineMark(x: .value("x", day, unit: .day, calendar: ChartsScene.calendar), y: .value("y", 1))
            }
        }
        #expect(geometry.model.records.map { geometry.point($0)?.x } == [25, 75])
    }

    @Test func offsetsMoveOneEndOrBoth() {
        let geometry = ChartsScene.geometry {
            RuleMark(x: .value("x", 0)).offset(yStart: -10)
            RuleMark(y: .value("y", 1)).offset(y: 5)
        }
        let lines = geometry.model.records.map { geometry.rule($0) }
        #expect(lines[0]?.0 == CGPoint(x: 0, y: -10) && lines[0]?.1 == CGPoint(x: 0, y: 100))
        #expect(lines[1]?.0.y == 5 && lines[1]?.1 == CGPoint(x: 100, y: 5))
    }

    @Test func innerModifiersWinOverOuterOnesAndOpacitiesMultiply() {
        let marks = ChartsScene.marks {
            Plot { BarMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(StrokeStyle(lineWidth: 7)).opacity(0.5) }
                .lineStyle(StrokeStyle(lineWidth: 3)).opacity(0.5).symbolSize(30)
        }
        #expect(marks.records[0].style.line?.lineWidth == 7)
        #expect(marks.records[0].style.opacity == 0.25)
        #expect(marks.records[0].style.symbolSize == .area(30))
    }

    private struct Pair: ChartContent {
        let name: String
        var body: some ChartContent {
            PointMark(x: .value("x", name), y: .value("y", 1))
            if name == "b" { RuleMark(y: .value("y", 2)) } else { RuleMark(x: .value("x", name)) }
        }
    }

    /// The picture of a published chart has two such lines, and a legend.
    @Test func aValueAroundAStyleTellsLinesApart() {
        let model = ChartsScene.model {
            ForEach(0..<4, id: \.self) { index in
                LineMark(x: .value("x", index / 2), y: .value("y", index)).foregroundStyle(.purple)
                    .foregroundStyle(by: .value("s", "s\(index % 2)")).lineStyle(StrokeStyle(lineWidth: 5))
                    .lineStyle(by: .value("s", "s\(index % 2)"))
            }
        }
        #expect(MarkOrder(model)[nil].count == 2)
        #expect(model.styles.foreground.domain == [.category("s0"), .category("s1")])
        #expect(model.records.allSatisfy { $0.style.foreground?.isEqual(to: AnyShapeStyle(.purple)) == true })
        #expect(model.records.allSatisfy { $0.style.line?.lineWidth == 5 })
    }

    @Test func contentOfProgramsHasTheMarksOfItsBody() {
        let marks = ChartsScene.marks {
            Pair(name: "a")
            AnyChartContent(Pair(name: "b"))
            if let missing = Int("none") { PointMark(x: .value("x", missing), y: .value("y", missing)) }
        }
        #expect(marks.records.map(\.kind) == [.point, .rule, .point, .rule])
    }

    @Test func pointsOfOneSeriesAreOneLine() {
        let model = ChartsScene.model {
            ForEach(0..<3) { i in
                LineMark(x: .value("x", i), y: .value("y", i), series: .value("s", "p"))
                LineMark(x: .value("x", i), y: .value("y", -i), series: .value("s", "q"))
            }
            LineMark(x: .value("x", 0), y: .value("y", 9)).foregroundStyle(by: .value("c", "r"))
        }
        let units = MarkOrder(model)[nil]
        #expect(units.count == 3)
        #expect(units.compactMap { if case .series(let marks) = $0 { marks.count } else { nil } } == [3, 3, 1])
    }

    @Test func higherMarksAreDrawnLater() {
        let model = ChartsScene.model {
            PointMark(x: .value("x", 0), y: .value("y", 0)).zIndex(1)
            PointMark(x: .value("x", 0), y: .value("y", 0))
            PointMark(x: .value("x", 0), y: .value("y", 0)).zIndex(-1)
        }
        let order = MarkOrder(model)[nil].compactMap { if case .mark(let index) = $0 { index } else { nil } }
        #expect(order == [2, 1, 0])
    }

    @Test func sectorsShareACircleInTheOrderOfTheData() {
        let geometry = ChartsScene.geometry {
            SectorMark(angle: .value("v", 3), innerRadius: .ratio(0.5), outerRadius: .ratio(0.8))
            SectorMark(angle: .value("v", 1), angularInset: 2)
            SectorMark(angle: .value("v", -5))
        }
        #expect(geometry.model.sectors[0] == 0...0.75 && geometry.model.sectors[1] == 0.75...1)
        let first = SectorOutline(geometry.model.records[0], in: geometry)
        #expect(first?.outer == 40 && first?.inner == 20)
        #expect(SectorOutline(geometry.model.records[2], in: geometry) == nil)
    }

    /// The outline of a circle is a symbol and a view, as the context wants it.
    @Test func aCircleOfSwiftUIIsASymbol() {
        let marks = ChartsScene.marks {
            PointMark(x: .value("x", 0), y: .value("y", 0)).symbol(Circle().strokeBorder(lineWidth: 2))
        }
        guard case .shape(let shape)? = marks.records[0].style.symbol else {
            Issue.record("no symbol")
            return
        }
        #expect(shape.perceptualUnitRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(!shape.path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).contains(CGPoint(x: 10, y: 10)))
    }

    @Test func symbolsHaveTheAreaOfTheirSize() {
        let geometry = ChartsScene.geometry {
            PointMark(x: .value("x", 0), y: .value("y", 0))
            PointMark(x: .value("x", 0), y: .value("y", 0)).symbolSize(100)
            PointMark(x: .value("x", 0), y: .value("y", 0)).symbol(.square).symbolSize(100)
            PointMark(x: .value("x", 0), y: .value("y", 0)).symbolSize(CGSize(width: 5, height: 9))
        }
        let sizes = geometry.model.records.map { geometry.symbolSize($0.style) }
        #expect(sizes[0].width == 8)
        #expect(abs(sizes[1].width - 2 * (100 / CGFloat.pi).squareRoot()) < 1e-9)
        #expect(abs(sizes[2].width - 10) < 1e-9)
        #expect(sizes[3] == CGSize(width: 5, height: 9))
    }

    /// Apple documents where the point of each step is.
    @Test func pointsAreAtTheStartTheMiddleOrTheEndOfTheirSteps() {
        func turns(_ method: InterpolationMethod) -> [CGFloat] {
            var path = Path()
            Interpolation.add([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10)], method.value, to: &path)
            return path.steps.dropFirst().dropLast().map(\.x)
        }
        #expect(turns(.stepStart) == [10, 10])
        #expect(turns(.stepCenter) == [5, 5])
        #expect(turns(.stepEnd) == [0, 0])
    }

    /// A picture of iOS 18: crosses for points; a text on iOS 18: squares for lines.
    @Test func theSecondSymbolIsACrossForPointsAndASquareForLines() {
        func symbol(_ value: String, @ChartContentBuilder _ content: () -> some ChartContent) -> Any? {
            ChartsScene.model({ _ in }, content).styles.symbol[.category(value)]?.base
        }
        let point = symbol("b") {
            ForEach(["a", "b"], id: \.self) {
                PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("s", $0))
            }
        }
        let line = symbol("b") {
            ForEach(["a", "b"], id: \.self) {
                LineMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("s", $0))
            }
        }
        #expect(point as? BasicChartSymbolShape == .cross)
        #expect(line as? BasicChartSymbolShape == .square)
    }

    @Test func partsOfAStackInTheMiddleAreRoundAtItsEndsOnly() {
        let model = ChartsScene.model {
            ForEach(0..<3, id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0 + 1), stacking: .center) }
            BarMark(x: .value("x", "b"), y: .value("y", 1), stacking: .center)
        }
        #expect(model.spans.map { $0?.isOuter } == [false, false, true, true])
        #expect(model.spans.map { $0?.isOuterStart } == [true, false, false, true])
    }

    /// The picture images/charts/range/candleStick.png of jordibruin/Swift-Charts-Examples at c86d472e (iOS 16): the
    /// sides of its wide bars and the ends of its thin ones, in points of the plot, to a third of a point.
    @Test func candlesAreWhereThePictureHasThem() {
        let candles: [(second: Double, open: Double, high: Double, low: Double, close: Double)] = [
            (1_498_881_600, 36.22, 38.4975, 35.6025, 37.1825), (1_501_560_000, 37.275, 41.13, 37.1025, 41),
            (1_504_238_400, 41.2, 41.235, 37.29, 38.53), (1_506_830_400, 38.565, 42.4125, 38.115, 42.26),
            (1_509_508_800, 42.4675, 44.06, 41.32, 42.9625), (1_512_104_400, 42.4875, 44.3, 41.615, 42.3075),
            (1_514_782_800, 42.54, 45.025, 41.175, 41.8575), (1_517_461_200, 41.7925, 45.155, 37.56, 44.53),
        ]
        let measured: [(wide: [CGFloat], thin: [CGFloat])] = [
            ([-4, 78.26, 4, 87.71], [65.05, 93.96]), ([45, 40, 53, 77.24], [38.7, 78.98]),
            ([94.01, 38, 102, 64.67], [37.69, 77.02]), ([141.51, 27.4, 149.37, 64.33], [25.98, 68.75]),
            ([190.54, 20.36, 198.38, 25.33], [9.46, 36.69]), ([238.02, 25.18, 245.95, 26.92], [7.02, 33.77]),
            ([287, 24.67, 295, 31.35], [-0.22, 38.22]), ([336, 4.69, 344, 32], [-1.48, 74.33]),
        ]
        let geometry = ChartsScene.geometry(width: 340, height: 100, { $0.y.domain = (35.0...45)._domain }) {
            ForEach(candles, id: \.second) { candle in
                let date = Date(timeIntervalSince1970: candle.second)
                BarMark(x: .value("Date", date), yStart: .value("Open", candle.open),
                        yEnd: .value("Close", candle.close), width: 8)
                BarMark(x: .value("Date", date), yStart: .value("High", candle.high),
                        yEnd: .value("Low", candle.low), width: 2)
            }
        }
        let rects = ChartsScene.rects(geometry)
        for (index, expected) in measured.enumerated() {
            let wide = rects[2 * index], thin = rects[2 * index + 1]
            let found = [wide.minX, wide.minY, wide.maxX, wide.maxY, thin.minY, thin.maxY]
            #expect(zip(found, expected.wide + expected.thin).allSatisfy { abs($0 - $1) <= 0.334 })
        }
    }

    @Test func binsContainTheirLowerBoundAndTheLastItsUpperOne() {
        let bins = NumberBins(thresholds: [0, 10, 20])
        #expect(bins[0].contains(0) && !bins[0].contains(10) && bins[1].contains(20))
        #expect([1, 2, 3, 4][NumberBins(thresholds: [1, 3])[0]] == [2, 3, 4])
    }

    @Test func methodsAndOptionsHaveNames() {
        #expect(MarkStackingMethod.normalized == .normalized && MarkStackingMethod.center != .standard)
        #expect("\(MarkStackingMethod.center) \(AxisMarkPreset.inset) \(AxisMarkPosition.top)" == "center inset top")
        #expect("\(MarkDimension.fixed(5)) \(AxisValueLabelOrientation.vertical)" == "fixed(5.0) vertical")
    }
}

extension Path {
    /// The ends of its lines.
    fileprivate var steps: [CGPoint] {
        var points: [CGPoint] = []
        forEach { element in
            switch element {
            case .move(let to), .line(let to): points.append(to)
            default: break
            }
        }
        return points
    }
}
