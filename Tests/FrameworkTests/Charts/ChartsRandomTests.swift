import Charts
import QuadrantTesting
import SwiftUI
import Testing

/// Random charts, of which `tools/fuzz --charts` draws many more.
@Suite("Charts: random charts") @MainActor
struct ChartsRandomTests {
    @Test(arguments: 0..<4) func chartsOfRandomMarksScalesAndAxesAreDrawn(part: Int) {
        var warned = 0
        for seed in part * 25..<part * 25 + 25 {
            let fault = RandomChart.fault(seed: seed, &warned)
            #expect(fault == nil, "seed \(seed)")
        }
        #expect(warned > 0 && warned < 25, "some values have no place, which is reported")
    }

    /// Once, a count below zero stopped the program in a chart that scrolls.
    @Test func aChartThatScrollsMayWantFewerValuesThanNone() {
        let scene = ViewHarness(offering: 200, 100) {
            Chart([1, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartScrollableAxes(.horizontal)
                .chartXAxis { AxisMarks(values: .automatic(desiredCount: .min)) }
        }
        #expect(scene.takeReports().isEmpty)
    }
}
