@testable import Charts
import Foundation
import QuadrantTesting
import SwiftUI
import Testing

/// What assistive technology finds in a chart.
@Suite("Charts: elements") @MainActor
struct ChartsElementsTests {
    @Test func eachMarkIsAnElement() {
        let model = ChartsScene.model {
            BarMark(x: .value("Name", "a"), y: .value("Count", 12))
            BarMark(x: .value("Name", "b"), y: .value("Count", 30)).accessibilityIdentifier("second")
            RuleMark(y: .value("Mean", 21)).accessibilityHidden(true)
        }
        let elements = ChartElement.elements(model)
        #expect(elements.map(\.marks) == [[0], [1]])
        #expect(elements.map(\.identifier) == [nil, "second"])
    }

    @Test func manyMarksAreAnElementForEachSeries() {
        let model = ChartsScene.model {
            ForEach(0..<300, id: \.self) { index in
                LineMark(x: .value("x", index), y: .value("y", index), series: .value("s", index % 3))
            }
        }
        #expect(ChartElement.elements(model).map(\.marks.count) == [100, 100, 100])
    }

    @Test func unitsOfDaysAreDates() {
        let field = PlotField(.string("Day"), ChartsScene.date(2024, 5, 2, hour: 7), .day, ChartsScene.calendar)
        #expect(!field.spokenValue.contains(":") && !field.spokenValue.isEmpty)
    }
}
