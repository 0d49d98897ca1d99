@testable import Charts
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import SwiftUI
import Testing

/// Charts from right to left: their marks and the axis of x are mirrored, as a published program saw it.
@Suite("Charts: direction") @MainActor
struct ChartsDirectionTests {
    private func placed(@ViewBuilder _ chart: @escaping @MainActor () -> some View) throws -> PlacedChart {
        try #require(ChartsScene.placed(310, 200, .rightToLeft, chart)?.proxy.stage.placedNow)
    }
    private var bars: some View {
        Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 10)) }
    }
    private func width(_ label: String) -> CGFloat {
        ViewHarness { Text(label).font(.caption2).tagged("label") }.size("label").width
    }

    @Test func theTrailingAxisIsOnTheLeftAndCategoriesStartAtTheRight() throws {
        let column = (4 + width("10")).rounded(.up), placed = try placed { bars }
        #expect(placed.plot == CGRect(x: column, y: 0, width: 310 - column, height: 200 - 18))
        let rects = ChartsScene.rects(placed.geometry)
        #expect(rects[0].midX > rects[1].midX)
        #expect(try self.placed { bars.chartYAxis { AxisMarks(position: .leading) } }.plot.minX == 0)
    }

    @Test func labelsAreToTheLeftOfTheirLines() throws {
        let placed = try placed {
            Chart([0, 30], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartYAxis(.hidden).chartXAxis { AxisMarks(values: [0, 10]) { _ in AxisValueLabel("n") } }
        }
        let labels = placed.frames.map(\.frame).filter { $0.minY > placed.plot.maxY && $0.width < 100 }
        let scale = placed.geometry.x
        #expect(labels.count == 2 && scale.position(.number(0)) == 310)
        for (label, value) in zip(labels, [0.0, 10]) {
            let line = try #require(scale.position(.number(value)))
            #expect(abs(label.maxX - (CGFloat(line) - 4)) < 1e-6)
        }
    }

    @Test func groupsAndPlacesInPointsStartAtTheRight() throws {
        let geometry = try placed {
            Chart(["p", "q"], id: \.self) { name in
                BarMark(x: .value("x", "a"), y: .value("y", 1)).position(by: .value("k", name))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
        }.geometry
        let rects = ChartsScene.rects(geometry)
        #expect(rects[0].minX > rects[1].maxX)
        let box = try placed {
            Chart { RectangleMark(xStart: 10, xEnd: 30, yStart: .value("a", 0), yEnd: .value("b", 1)) }
                .chartXAxis(.hidden).chartYAxis(.hidden)
        }.geometry
        #expect(ChartsScene.rects(box)[0].minX == 280 && ChartsScene.rects(box)[0].maxX == 300)
    }

    @Test func annotationsAfterAMarkAreOnItsLeft() {
        let scene = ViewHarness(offering: 300, 200, .rightToLeft) {
            Chart {
                PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(CGSize(width: 10, height: 10))
                    .annotation(position: .trailing) { Probe("after", 20, 10) }
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        }
        #expect(scene.frame("after") == CGRect(x: 150 - 5 - 4 - 20, y: 95, width: 20, height: 10))
    }

    @Test func theLegendStartsAtTheRight() {
        let scene = ViewHarness(offering: 310, 200, .rightToLeft) {
            bars.chartLegend(position: .bottom) { Probe("own", 50, 20) }
        }
        #expect(scene.frame("own") == CGRect(x: 260, y: 180, width: 50, height: 20))
    }

    @Test func aChangedDirectionIsAnotherChart() {
        let stage = ChartStage(), marks = ChartsScene.marks { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        var environment = EnvironmentValues()
        let first = stage.model(marks, environment)
        environment.layoutDirection = .rightToLeft
        let second = stage.model(marks, environment)
        #expect(!first.isRightToLeft && second.isRightToLeft)
        #expect(first.y.sets.map(\.side) == [.trailing] && second.y.sets.map(\.side) == [.leading])
    }
}
