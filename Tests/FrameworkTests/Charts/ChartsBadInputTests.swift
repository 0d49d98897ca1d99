@testable import Charts
import Foundation
import FoundationXML
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
            // Marks from zero on have no place on a logarithmic scale.
            #expect(found.allSatisfy { type == .log && $0.contains("logarithmic") })
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
        #expect(found.isEmpty == (abs(seconds) < 1e12))
    }

    @Test func negativeNumbersHaveNoPlaceOnALogarithmicScale() {
        let found = reports {
            Chart([-5.0, 0, 5, 50], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .chartXScale(type: .log).chartYScale(type: .log)
        }
        #expect(found == ["2 of the 4 marks of a chart have a value of zero or less on a logarithmic scale; they are "
            + "left out."])
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
        #expect(scene.model.faults.unusable == 1)
        #expect(scene.model.records.map(\.isUsable) == [true, true, false, true, true])
    }

    @Test func valuesOfOtherKindsThanTheFirstAreReported() {
        let mixed = reports {
            Chart {
                PointMark(x: .value("x", 1), y: .value("y", 1))
                PointMark(x: .value("x", "a"), y: .value("y", 2))
                PointMark(x: .value("x", Date(timeIntervalSinceReferenceDate: 0)), y: .value("y", 2))
            }
        }
        #expect(mixed == ["2 of the 3 marks of a chart have a value of another kind than those before on the same "
            + "axis; they are left out."])
        // Every value has a name.
        #expect(reports {
            Chart {
                PointMark(x: .value("x", "a"), y: .value("y", 2))
                PointMark(x: .value("x", 1), y: .value("y", 1))
            }
        }.isEmpty)
    }

    @Test func sectorsBelowZeroAreReported() {
        let found = reports { Chart([3.0, -1], id: \.self) { SectorMark(angle: .value("v", $0)) } }
        #expect(found == ["1 of the 2 marks of a chart have a sector of a value below zero; they are left out."])
    }

    // MARK: files

    /// A chart of the list, its size, and whether its picture cannot be right, which is reported.
    struct Case: CustomTestStringConvertible {
        let name: String
        var size = CGSize(width: 200, height: 150)
        let isReported: Bool
        let chart: @MainActor @Sendable () -> AnyView
        var testDescription: String { name }

        init(_ name: String, size: CGFloat? = nil, isReported: Bool = false,
             _ chart: @escaping @MainActor @Sendable () -> some View) {
            (self.name, self.isReported) = (name, isReported)
            if let size { self.size = CGSize(width: size, height: size) }
            self.chart = { AnyView(chart()) }
        }
    }

    nonisolated private static func points(_ values: [Double]) -> @MainActor @Sendable () -> AnyView {
        {
            AnyView(Chart(values.indices, id: \.self) { index in
                BarMark(x: .value("x", "\(index)"), y: .value("y", values[index]))
                PointMark(x: .value("x", "\(index)"), y: .value("y", values[index]))
                LineMark(x: .value("x", "\(index)"), y: .value("y", values[index]))
                AreaMark(x: .value("x", "\(index)"), y: .value("y", values[index]))
            })
        }
    }

    nonisolated static let cases: [Case] = [
        Case("not a number", isReported: true, points([1, .nan, 3])),
        Case("infinite", isReported: true, points([1, .infinity, -.infinity])),
        Case("nothing but infinite numbers", isReported: true, points([.infinity, .infinity])),
        Case("no data", points([])),
        Case("one datum", points([7])),
        Case("equal values", points([7, 7, 7])),
        Case("1e300", points([1e300, -1e300, 1])),
        Case("the largest numbers", points([.greatestFiniteMagnitude, -.greatestFiniteMagnitude])),
        Case("below zero on a logarithmic scale", isReported: true) {
            points([-5, 0, 5, 50])().chartYScale(type: .log)
        },
        Case("10,000 categories", points((0..<10_000).map { Double($0 % 17) })),
        Case("dates beyond the calendar", isReported: true) {
            Chart([0, 1e13], id: \.self) {
                BarMark(x: .value("x", Date(timeIntervalSinceReferenceDate: $0), unit: .day), y: .value("y", 1))
            }
        },
        Case("a domain without a width") { points([1, 2])().chartYScale(domain: 2...2) },
        Case("categories and numbers on an axis", isReported: true) {
            Chart {
                BarMark(x: .value("x", 3), y: .value("y", 1))
                BarMark(x: .value("x", "three"), y: .value("y", 1))
            }
        },
        Case("a size of zero", size: 0, points([1, 2])),
        Case("a size of a million", size: 1e6, points([1, 2])),
    ]

    /// Each as PNG, SVG and PDF. What is too large for a format is an error in four parts.
    @Test(arguments: cases) func theListOfBadInputIsDrawnInEachFormat(one: Case) throws {
        let picture = Picture(of: one.chart(), size: one.size, scale: one.size.width > 1e5 ? 0.001 : 1)
        let isNothing = one.size.width == 0, isHuge = one.size.width > 1e5
        if isNothing {
            #expect(throws: PictureError.self) { try picture.png() }
        } else {
            #expect(try picture.png().starts(with: [0x89, 0x50]))
        }
        if isNothing || isHuge {
            #expect(throws: PictureError.self) { try picture.pdf() }
        } else {
            #expect(try picture.pdf().starts(with: Data("%PDF".utf8)))
        }
        if !isNothing {
            let svg = try picture.svg()
            #expect(XMLParser(data: svg).parse())
            let text = String(decoding: svg, as: UTF8.self)
            #expect(!text.contains("=\"nan") && !text.contains("=\"inf") && !text.contains(" nan") )
        }
        #expect(picture.warnings.contains { $0.contains("of a chart have") } == one.isReported)
    }
}
