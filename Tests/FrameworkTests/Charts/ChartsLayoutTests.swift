@testable import Charts
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import SwiftUI
import Testing

/// What axes, titles and legends take of a chart of 310 × 200 points, and where labels are.
@Suite("Charts: layout") @MainActor
struct ChartsLayoutTests {
    private var bars: some View {
        Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
    }
    private func plot(@ViewBuilder _ chart: @escaping @MainActor () -> some View) -> CGRect {
        ChartsScene.placed(310, 200, .plain, chart)?.plot ?? .null
    }
    private func width(_ label: String) -> CGFloat {
        ViewHarness { Text(label).font(.caption2).tagged("label") }.size("label").width
    }

    @Test func axesTakeTheTrailingSideAndTheBottomInWholePoints() {
        let column = (4 + width("10")).rounded(.up)
        #expect(plot { bars } == CGRect(x: 0, y: 0, width: 310 - column, height: 200 - 18))
    }

    @Test func hiddenAxesTakeNothing() {
        let all = CGRect(x: 0, y: 0, width: 310, height: 200)
        #expect(plot { bars.chartXAxis(.hidden).chartYAxis(.hidden) } == all)
        #expect(plot { bars.chartXAxis {}.chartYAxis {} } == all)
    }

    @Test func aLeadingAxisMovesThePlot() {
        let column = (4 + width("10")).rounded(.up)
        let found = plot { bars.chartYAxis { AxisMarks(position: .leading) } }
        #expect(found.minX == column && found.maxX == 310)
    }

    private var rows: some View {
        Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", 3), y: .value("y", $0)) }
    }

    @Test func labelsOfRowsTakeNothingOfTheWidth() {
        #expect(plot { rows } == CGRect(x: 0, y: 0, width: 310, height: 200 - 18))
    }

    /// A label of 13 1/3 points is 4 points below the top of its band; bars have seven tenths of the rest.
    @Test func labelsOfRowsPushTheirBarsDown() throws {
        let scene = try #require(ChartsScene.placed(310, 218) { rows })
        let geometry = try #require(scene.proxy.stage.placedNow?.geometry)
        let space = geometry.y.labelSpace, rest = CGFloat(100 - space), bar = ChartsScene.rects(geometry)[0]
        #expect(abs(space - (4 + 13.5)) <= 0.5)
        #expect(abs(bar.height - rest * 0.7) < 1e-6 && abs(bar.midY - (100 - rest / 2)) < 1e-6)
    }

    private var coloured: some View {
        Chart(["a", "b"], id: \.self) { name in
            BarMark(x: .value("x", name), y: .value("y", 10)).foregroundStyle(by: .value("k", name))
        }
    }

    @Test func aLegendTakesTwentyPointsBelowAndTwentyThreeAbove() {
        #expect(plot { coloured }.height + 18 + 20 == 200)
        #expect(plot { coloured.chartLegend(position: .top) }.minY == 23)
        #expect(plot { coloured.chartLegend(.hidden) }.height + 18 == 200)
        #expect(plot { coloured.chartLegend(spacing: 30) }.height + 18 + 30 + 14 == 200)
    }

    /// Programs whose marks have colours of their own give a scale of colours for its legend.
    @Test func categoriesWithGivenColoursHaveALegend() {
        let pairs: KeyValuePairs = ["Voltage": Color.blue, "Current": Color.green]
        #expect(plot { bars.chartForegroundStyleScale(pairs) }.height + 18 + 20 == 200)
        #expect(plot { bars.chartForegroundStyleScale(domain: ["a"], range: [Color.red]) }.height + 18 + 20 == 200)
        #expect(plot { bars.chartForegroundStyleScale(pairs).chartLegend(.hidden) }.height + 18 == 200)
        #expect(plot { bars.chartForegroundStyleScale(range: [Color.red, .blue]) }.height + 18 == 200)
        #expect(plot { bars.chartForegroundStyleScale(domain: 0...10, range: Gradient(colors: [.red, .blue])) }.height
            + 18 == 200)
    }

    @Test func aLegendOfTheProgramReplacesTheAutomaticOne() {
        let scene = ViewHarness(offering: 310, 200) {
            coloured.chartLegend(position: .bottom, alignment: .trailing) { Probe("own", 50, 20) }
        }
        #expect(scene.frame("own") == CGRect(x: 260, y: 180, width: 50, height: 20))
    }

    @Test func theItemsOfALegendAreInAlignedColumns() {
        let sizes: [CGFloat] = [40, 60, 30, 50, 20]
        let scene = ViewHarness(offering: ProposedViewSize(width: 150, height: nil)) {
            LegendRows { ForEach(Array(sizes.enumerated()), id: \.offset) { Probe("\($0.offset)", $0.element, 10) } }
                .tagged("legend")
        }
        // Two columns: the widest items are the first of 40 and the second of 60.
        let second = 40 + LegendRows.columnGap
        #expect(scene.frame("1", in: "legend").minX == second)
        #expect(scene.frame("3", in: "legend").origin == CGPoint(x: second, y: 10 + 8))
        #expect(scene.frame("4", in: "legend").origin == CGPoint(x: 0, y: 2 * (10 + 8)))
    }

    @Test func titlesTakeTheirSides() {
        let title = ViewHarness { Text("Title").font(.caption).tagged("title") }.size("title").height
        #expect(plot { bars.chartXAxisLabel("Title") }.height == 200 - 18 - (title + 4).rounded(.up))
        // Above the plot, half of the topmost label is kept clear.
        let label = ViewHarness { Text("10").font(.caption2).tagged("label") }.size("label").height
        #expect(plot { bars.chartYAxisLabel("Title") }.minY == (title + 4 + label / 2).rounded(.up))
    }

    @Test func aStyleMaySetThePlotsSize() {
        let scene = ViewHarness(offering: ProposedViewSize(width: 310, height: nil)) {
            bars.chartPlotStyle { $0.frame(height: 120) }.tagged("chart")
        }
        #expect(scene.size("chart") == CGSize(width: 310, height: 120 + 18))
    }

    @Test func labelsThatAreViewsAreMeasured() {
        let found = plot {
            bars.chartYAxis { AxisMarks(values: [0, 10]) { _ in AxisValueLabel { Probe("label", 41, 10) } } }
        }
        #expect(found.width + 4 + 41 == 310)
    }

    @Test func labelsThatWouldLeaveThePlotAreLeftOut() throws {
        let scene = try #require(ChartsScene.placed(310, 200) {
            Chart([0, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        })
        let placed = try #require(scene.proxy.stage.placedNow)
        #expect(placed.frames.filter(\.isHidden).count == 1)
    }

    @Test func categoriesAreCentredInTheirBands() {
        let scene = ViewHarness(offering: 310, 200) {
            bars.chartYAxis(.hidden).chartXAxis {
                AxisMarks { value in AxisValueLabel { Probe("\(value.index)", 20, 10) } }
            }
        }
        #expect(scene.frame("0").midX == 310 / 4 && scene.frame("1").midX == 310 * 3 / 4)
        #expect(scene.frame("0").maxY == 200)
    }

    @Test func aCentredLabelIsBetweenItsValueAndTheNext() {
        let scene = ViewHarness(offering: 300, 200) {
            Chart([0, 30], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartYAxis(.hidden)
                .chartXAxis { AxisMarks(values: [0, 10, 30]) { value in
                    AxisValueLabel(centered: true) { Probe("\(value.index)", 20, 10) }
                } }
        }
        #expect(scene.frame("0").midX == 50 && scene.frame("1").midX == 200)
    }

    @Test func annotationsAreFourPointsFromTheirMark() {
        let scene = ViewHarness(offering: 300, 200) {
            Chart {
                BarMark(x: .value("x", "a"), y: .value("y", 5)).annotation(position: .top) { Probe("top", 20, 10) }
                RuleMark(y: .value("y", 5))
                    .annotation(position: .trailing, alignment: .bottom) { Probe("after", 20, 10) }
                BarMark(x: .value("x", "b"), y: .value("y", 10)).annotation(position: .overlay) { Probe("in", 20, 10) }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...10)
        }
        #expect(scene.frame("top") == CGRect(x: 75 - 10, y: 100 - 4 - 10, width: 20, height: 10))
        #expect(scene.frame("after") == CGRect(x: 300 + 4, y: 100 - 10, width: 20, height: 10))
        #expect(scene.frame("in") == CGRect(x: 225 - 10, y: 100 - 5, width: 20, height: 10))
    }

    /// There is no space above the bar of 30 in a plot that ends there.
    @Test func annotationsAboveTheHighestValueWidenTheDomain() {
        func domain(_ strategy: AnnotationOverflowResolution.Strategy) -> [Int] {
            ChartsScene.placed(300, 200) {
                Chart([10, 30], id: \.self) { value in
                    BarMark(x: .value("x", "\(value)"), y: .value("y", value))
                        .annotation(position: .top, overflowResolution: .init(y: strategy)) { Text("\(value)") }
                }
            }?.proxy.yDomain(dataType: Int.self) ?? []
        }
        #expect(domain(.automatic) == [0, 40])
        #expect(domain(.disabled) == [0, 30])
    }

    @Test func fittingMovesAnAnnotationIntoTheChart() {
        let scene = ViewHarness(offering: 300, 200) {
            Chart {
                RuleMark(x: .value("x", 10)).annotation(
                    position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .plot))
                ) { Probe("note", 40, 10) }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }
        #expect(scene.frame("note") == CGRect(x: 260, y: 0, width: 40, height: 10))
    }

    @Test func anAnnotationKnowsTheSizeOfItsMark() {
        var size = CGSize.zero
        let scene = ViewHarness(offering: 300, 200, evaluatesTwice: false) {
            Chart {
                BarMark(x: .value("x", "a"), y: .value("y", 5)).annotation { context in
                    let _ = size = context.targetSize
                    Color.clear
                }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...10)
        }
        scene.settle()
        #expect(abs(size.width - 300 * 0.7) < 1e-9 && size.height == 100)
    }

    /// A rule across the plot is there in any domain: widening it would make no space above it.
    @Test func annotationsOfARuleAcrossThePlotWidenNothing() throws {
        let scene = try #require(ChartsScene.placed(300, 200) {
            Chart {
                LineMark(x: .value("x", 0), y: .value("y", 0))
                LineMark(x: .value("x", 9), y: .value("y", 3))
                RuleMark(x: .value("x", 4)).annotation(position: .top) { Probe("note", 40, 30) }
            }
        })
        #expect(scene.proxy.yDomain(dataType: Int.self) == [0, 3])
        #expect(scene.proxy.stage.paddingValue == ChartPadding())
    }

    /// A label that gives way to others has its own width; by itself, one of a category is truncated to its band.
    @Test func greedyLabelsOfCategoriesAreLeftOutAndNotTruncated() throws {
        func shown(_ resolution: AxisValueLabelCollisionResolution) throws -> [CGFloat] {
            let scene = try #require(ChartsScene.placed(200, 200) {
                Chart(0..<8, id: \.self) { BarMark(x: .value("x", "Category \($0)"), y: .value("y", 1)) }
                    .chartYAxis(.hidden)
                    .chartXAxis { AxisMarks { _ in AxisValueLabel(collisionResolution: resolution) } }
            })
            let placed = try #require(scene.proxy.stage.placedNow)
            return placed.frames.filter { !$0.isHidden && $0.frame.minY > placed.plot.maxY }.map(\.frame.width)
                .filter { $0 > 0 && $0 < 150 }
        }
        let own = width("Category 0")
        #expect(try shown(.automatic).count == 8 && shown(.automatic).allSatisfy { $0 <= 25 })
        let greedy = try shown(.greedy)
        #expect(greedy.count < 5 && !greedy.isEmpty && greedy.allSatisfy { abs($0 - own) < 4 })
    }

    /// Ticks that a program gives the axis of y are 4 points, and labels follow the longest tick of their side
    /// (pictures of iOS 16 and 18); the standard axis has none.
    @Test func labelsOfYFollowTheLongestTick() {
        let label = width("10")
        func column(@AxisMarkBuilder _ marks: @escaping (AxisValue) -> some AxisMark) -> CGFloat {
            310 - plot { bars.chartYAxis { AxisMarks(values: [10]) { marks($0) } } }.width
        }
        #expect(column { _ in AxisValueLabel() } == (4 + label).rounded(.up))
        #expect(column { _ in AxisTick(); AxisValueLabel() } == (4 + 4 + label).rounded(.up))
        #expect(column { _ in AxisTick(length: 10); AxisValueLabel() } == (10 + 4 + label).rounded(.up))
        #expect(column { _ in AxisTick(length: 10) } == 10)
    }

    /// Pictures of macOS: titles at both sides are read downwards. What is above in a title is to the right of the
    /// rest.
    @Test(arguments: [AnnotationPosition.leading, .trailing])
    func titlesBesideThePlotAreReadDownwards(_ position: AnnotationPosition) {
        let column = (4 + width("10")).rounded(.up)
        let size = ViewHarness { Text("A long title").font(.caption).tagged("title") }.size("title")
        let found = plot { bars.chartYAxisLabel("A long title", position: position) }
        #expect(found.width == 310 - column - (size.height + 4).rounded(.up))
        let scene = ViewHarness(offering: 310, 200) {
            bars.chartYAxisLabel(position: position) {
                VStack(spacing: 0) {
                    Probe("above", 40, 12)
                    Probe("below", 40, 12)
                }
            }
        }
        let (above, below) = (scene.frame("above"), scene.frame("below"))
        #expect(abs(above.width - 12) < 1e-6 && abs(above.height - 40) < 1e-6)
        #expect(abs(above.minX - below.maxX) < 1e-6)
    }

    @Test func labelsThatOverlapAreLeftOutByTheirPriority() {
        func label(_ part: Int, _ low: CGFloat, _ priority: Double = 0) -> LabelRival? {
            let entry = AxisEntry(value: .number(0)), set = AxisSet(preset: .automatic, side: .trailing)
            return LabelRival(part, CGRect(x: 0, y: low, width: 20, height: 13), .vertical,
                              AxisLabel(content: .automatic, collision: .greedy(priority: priority)), entry, set)
        }
        #expect(LabelRival.losers([label(0, 30), label(1, 20), label(2, 10)].compactMap { $0 }).map(\.part) == [1])
        #expect(LabelRival.losers([label(0, 30), label(1, 20, 1), label(2, 10)].compactMap { $0 })
            .map(\.part) == [0, 2])
    }

    /// Ten rows in 118 points have bands of 10: a label in them leaves a third.
    @Test func manyRowsKeepTheirBars() throws {
        let scene = try #require(ChartsScene.placed(310, 118) {
            Chart(0..<10, id: \.self) { BarMark(x: .value("x", 3), y: .value("y", "r\($0)")) }
        })
        let geometry = try #require(scene.proxy.stage.placedNow?.geometry)
        #expect(abs(geometry.y.labelSpace - 10 * 2.0 / 3) < 1e-9)
        #expect(ChartsScene.rects(geometry).allSatisfy { $0.height > 2 })
    }

    /// Labels of the aligned arrangement are in the middle of their lines, and in the chart.
    @Test func alignedLabelsStayInTheChart() throws {
        let scene = try #require(ChartsScene.placed(310, 200) {
            Chart(0..<2, id: \.self) { LineMark(x: .value("x", $0 * 10), y: .value("y", $0)) }
                .chartXAxis { AxisMarks(preset: .aligned, values: [0, 5, 10]) { _ in AxisValueLabel("label") } }
                .chartYAxis(.hidden)
        })
        let placed = try #require(scene.proxy.stage.placedNow)
        let labels = placed.frames.map(\.frame).filter { $0.minY > placed.plot.maxY && $0.width < 100 }
            .sorted { $0.minX < $1.minX }
        #expect(labels.count == 3 && labels[0].minX == 0 && labels[2].maxX == 310)
        #expect(abs(labels[1].midX - 155) < 0.5)
    }
}
