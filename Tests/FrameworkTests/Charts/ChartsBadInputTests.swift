@testable import Charts
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import SwiftUI
import Testing

/// Values and sizes that a program should not give, and gives.
@Suite("Charts: unusual input") @MainActor
struct ChartsBadInputTests {
    /// Draws a chart in a size, and returns the reports.
    private func reports(_ width: CGFloat = 200, _ height: CGFloat = 150,
                         @ViewBuilder _ chart: @escaping @MainActor () -> some View) -> [String] {
        let scene = ViewHarness(offering: width, height, content: chart)
        #expect(scene.displayList.size.width.isFinite)
        return scene.takeReports().map(\.what)
    }

    /// Every kind of mark at two numbers.
    private struct EveryMark: ChartContent {
        let x: Double
        let y: Double
        var body: some ChartContent {
            Plot {
                BarMark(x: .value("x", x), y: .value("y", y))
                LineMark(x: .value("x", x), y: .value("y", y)).interpolationMethod(.catmullRom)
                AreaMark(x: .value("x", x), y: .value("y", y)).interpolationMethod(.monotone)
                PointMark(x: .value("x", x), y: .value("y", y)).annotation { Text("a") }
            }
            RuleMark(x: .value("x", x), yStart: .value("y", y), yEnd: .value("y", 0))
            RectangleMark(xStart: .value("x", x), xEnd: .value("x", 0), yStart: .value("y", y), yEnd: .value("y", 0))
            SectorMark(angle: .value("x", x), innerRadius: .ratio(CGFloat(y)), angularInset: CGFloat(x))
                .cornerRadius(CGFloat(y))
        }
    }

    nonisolated static let numbers: [Double] = [
        0, -0.0, 1, -1, 1e-300, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
    ]
    nonisolated private static let what = "infinite or not a number"

    @Test(arguments: numbers)
    func everyNumberIsDrawnOrReported(number: Double) {
        for other in [number, 1, 0] {
            let found = reports {
                Chart {
                    EveryMark(x: number, y: other)
                    EveryMark(x: other, y: number)
                    EveryMark(x: 5, y: 5)
                }
            }
            #expect(found.contains { $0.contains(Self.what) } == !number.isFinite)
        }
    }

    @Test(arguments: numbers)
    func everyNumberMayBeStackedColouredAndSized(number: Double) {
        let methods = [MarkStackingMethod.standard, .center, .normalized]
        let found = reports {
            Chart {
                ForEach(methods.indices, id: \.self) { index in
                    BarMark(x: .value("x", "\(index)"), y: .value("y", number), stacking: methods[index])
                        .foregroundStyle(by: .value("c", number))
                    AreaMark(x: .value("x", "\(index)"), y: .value("y", number), stacking: methods[index])
                    PointMark(x: .value("x", "\(index)"), y: .value("y", number)).symbolSize(by: .value("s", number))
                    PointMark(x: .value("x", "\(index)"), y: .value("y", number)).symbolSize(CGFloat(number))
                        .offset(x: CGFloat(number)).blur(radius: CGFloat(number))
                }
            }
        }
        #expect(found.isEmpty == number.isFinite)
    }

    @Test(arguments: numbers)
    func everyNumberMayBeTheEndOfADomain(number: Double) {
        let end = number.isFinite ? number : 3
        for type in [ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: number)] {
            let found = reports {
                Chart { EveryMark(x: 3, y: 4) }
                    .chartXScale(domain: min(end, 1)...max(end, 1), type: type)
                    .chartYScale(domain: [number, end], type: type)
            }
            #expect(found.isEmpty)
        }
    }

    @Test(arguments: [0, 60, 1e9, 1e12, 1e18, 1e300, -1e18, .infinity, .nan] as [Double])
    func everyDateIsDrawnOrReported(seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let found = reports {
            Chart {
                BarMark(x: .value("x", date), y: .value("y", 1))
                BarMark(x: .value("x", date, unit: .month), y: .value("y", 1))
                LineMark(x: .value("x", Date(timeIntervalSinceReferenceDate: 0)), y: .value("y", 1))
            }
        }
        #expect(found.isEmpty == seconds.isFinite)
    }

    @Test func negativeNumbersHaveNoPlaceOnALogarithmicScale() {
        let found = reports {
            Chart([-5.0, 0, 5, 50], id: \.self) { EveryMark(x: $0, y: $0) }
                .chartXScale(type: .log).chartYScale(type: .log)
        }
        #expect(found.isEmpty)
    }

    @Test func noDataIsAnEmptyChart() {
        #expect(reports { Chart {} }.isEmpty)
        let none: [Int] = []
        #expect(reports { Chart(none, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) } }.isEmpty)
        #expect(reports {
            Chart(none, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartYScale(domain: 0...10).chartXScale(domain: ["a", "b"])
        }.isEmpty)
    }

    @Test func oneDatumAndEqualValuesAreDrawn() throws {
        let found = try #require(ChartsScene.placed(200, 150) {
            Chart(0..<3, id: \.self) { _ in PointMark(x: .value("x", 7), y: .value("y", 7)) }
                .chartYScale(domain: .automatic(includesZero: false))
        })
        #expect(found.proxy.position(forX: 7) != nil && found.proxy.position(forY: 7) != nil)
    }

    @Test func aDomainWithoutAWidthHasItsValueInTheMiddle() {
        let geometry = ChartsScene.geometry({ $0.x.domain = (5...5)._domain }) {
            PointMark(x: .value("x", 5), y: .value("y", 1))
            PointMark(x: .value("x", 6), y: .value("y", 1))
        }
        #expect(geometry.point(geometry.model.records[0])?.x == 50)
        #expect(geometry.point(geometry.model.records[1]) == nil)
    }

    /// Only as many labels as can be read are views.
    @Test func tenThousandCategoriesAreDrawn() throws {
        let found = try #require(ChartsScene.placed(300, 150) {
            Chart(0..<10_000, id: \.self) { BarMark(x: .value("x", "c\($0)"), y: .value("y", $0 % 7)) }
        })
        #expect((found.proxy.stage.placedNow?.frames.count ?? 0) < 600)
        #expect(found.proxy.xDomain(dataType: String.self).count == 10_000)
    }

    @Test(arguments: [0, 0.001, 1, 17, 1e6] as [CGFloat])
    func everySizeIsDrawn(side: CGFloat) {
        let found = reports(side, side) {
            Chart {
                EveryMark(x: 3, y: 4)
                ForEach(["a", "b"], id: \.self) {
                    PointMark(x: .value("x", 1), y: .value("y", 2)).symbol(by: .value("s", $0))
                }
            }
            .chartXAxisLabel("x").chartYAxisLabel("y").chartLegend(position: .trailing)
        }
        #expect(found.isEmpty)
    }

    @Test func strangeAxisValuesAreLeftOut() {
        let found = reports {
            Chart([1, 5], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartXAxis { AxisMarks(values: [Double.nan, .infinity, 3]) }
                .chartYAxis {
                    AxisMarks(values: .automatic(desiredCount: .min))
                    AxisMarks(values: .automatic(desiredCount: .max))
                    AxisMarks(values: .stride(by: 0.0))
                    AxisMarks(values: .stride(by: -1.0))
                    AxisMarks(values: .stride(by: .day))
                    AxisMarks(values: ["a", "b"])
                }
        }
        #expect(found.isEmpty)
    }

    @Test func strangeShapesAndStrokesAreDrawn() {
        let found = reports {
            Chart {
                BarMark(x: .value("x", "a"), y: .value("y", 2), width: .fixed(.nan)).cornerRadius(-5)
                BarMark(x: .value("x", "b"), y: .value("y", 2), width: .ratio(-.infinity)).clipShape(Circle())
                RuleMark(xStart: .nan, xEnd: .infinity, y: .value("y", 1)).lineStyle(StrokeStyle(lineWidth: -3))
                RectangleMark(xStart: 50, xEnd: 10, yStart: 90, yEnd: nil).offset(xStart: .nan)
                PointMark(x: .nan, y: .value("y", 1)).symbolSize(CGSize(width: -4, height: CGFloat.nan))
            }
            .chartXScale(range: .plotDimension(padding: 400))
            .chartYScale(range: .plotDimension(startPadding: .infinity))
        }
        #expect(found.contains { $0.contains(Self.what) })
    }

    @Test func missingValuesInterruptALine() {
        let scene = ChartsScene.geometry {
            ForEach([0.0, 1, .nan, 3, 4], id: \.self) { LineMark(x: .value("x", 1), y: .value("y", $0)) }
        }
        #expect(scene.model.unusableCount == 1)
        #expect(scene.model.records.map(\.isUsable) == [true, true, false, true, true])
    }
}
