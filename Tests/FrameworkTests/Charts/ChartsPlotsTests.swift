@testable import Charts
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// Vectorised plots and functions.
@Suite("Charts: plots") @MainActor
struct ChartsPlotsTests {
    private struct Row {
        let x: Double
        let name: String
        var part: CGFloat = 0.5
        var y: Double { 2 * x }
    }
    private let rows = [Row(x: 1, name: "a"), Row(x: 2, name: "b"), Row(x: 5, name: "a")]

    @Test func pointsAreColumnsOfNumbers() throws {
        let model = ChartsScene.model {
            PointPlot(rows, x: .value("x", \.x), y: .value("y", \.y)).foregroundStyle(by: .value("n", \.name))
                .opacity(\.part)
        }
        #expect(model.records.count == 1)
        let columns = try #require(model.records.first?.columns)
        #expect(columns.x.numbers == [1, 2, 5] && columns.y.numbers == [2, 4, 10])
        #expect(columns.color.numbers == [0, 1, 0] && columns.opacities == [0.5, 0.5, 0.5])
        #expect(model.x.domain == .numbers(0, 6, .linear) && model.y.domain == .numbers(0, 10, .linear))
        #expect(model.styles.foreground.domain == [.category("a"), .category("b")])
    }

    @Test func aLineIsARecordForEachSeries() {
        let marks = ChartsScene.marks {
            LinePlot(rows, x: .value("x", \.x), y: .value("y", \.y), series: .value("n", \.name))
        }
        #expect(marks.records.map { $0.columns?.x.numbers } == [[1, 5], [2]])
    }

    @Test func barsAreMarks() {
        let marks = ChartsScene.marks {
            BarPlot(rows, x: .value("n", \.name), y: .value("y", \.y), width: .ratio(\.part)).opacity(\.part)
        }
        #expect(marks.records.count == 3 && marks.records.allSatisfy { $0.style.opacity == 0.5 })
        #expect(marks.records[0].width.value == .ratio(0.5))
    }

    @Test func aFunctionIsSampledOverTheDomainOfX() throws {
        let model = ChartsScene.model({ $0.x.domain = (-2.0...2.0)._domain }) { LinePlot(x: "x", y: "y") { $0 * $0 } }
        let columns = try #require(model.records.first?.columns)
        #expect(columns.x.numbers.first == -2 && columns.x.numbers.last == 2)
        #expect(model.y.domain == .numbers(0, 4, .linear))
    }

    @Test func functionsWithoutValuesAreInterrupted() throws {
        let model = ChartsScene.model { LinePlot(x: "x", y: "y", domain: -1...1) { $0 < 0 ? .nan : $0 } }
        let columns = try #require(model.records.first?.columns)
        #expect(columns.y.numbers.first?.isNaN == true && columns.y.high == 1)
    }

    @Test func eachFunctionIsAnAreaOfItsOwn() {
        let model = ChartsScene.model {
            AreaPlot(x: "x", y: "y", domain: 0...1) { $0 }
            AreaPlot(x: "x", y: "y", domain: 2...3) { $0 }
        }
        #expect(MarkOrder(model)[nil].count == 2)
    }
}
