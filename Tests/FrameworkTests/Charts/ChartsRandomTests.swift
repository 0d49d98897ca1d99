import Charts
import Foundation
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

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

    @MainActor private static func files(_ seed: Int) -> [Data] {
        let picture = Picture(of: RandomChart(seed: seed), size: CGSize(width: 240, height: 160))
        return [try? picture.png(), try? picture.svg(), try? picture.pdf()].map { $0 ?? Data() }
    }

    /// Servers draw charts on several threads at a time.
    @Test func chartsOfAllThreadsHaveTheSameBytes() async throws {
        let expected = (0..<6).map(Self.files)
        try await withThrowingTaskGroup(of: (Int, [Data]).self) { group in
            for index in 0..<36 {
                group.addTask { (index, try await Picture.render { Self.files(index % 6) }) }
            }
            for try await (index, files) in group { #expect(files == expected[index % 6]) }
        }
    }

    @Test func anImageRendererDrawsAChartOnARenderingThread() async throws {
        @MainActor func png() -> Data? {
            let renderer = ImageRenderer(content: RandomChart(seed: 3).frame(width: 200, height: 120))
            return renderer.uiImage?.pngData()
        }
        let other = try await Picture.render { png() }
        #expect(other != nil && other == png())
    }
}
