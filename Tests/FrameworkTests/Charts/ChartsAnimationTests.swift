@testable import Charts
import QuadrantGeometry
import QuadrantTesting
import SwiftUI
import Testing

/// Marks that move to their new places.
@Suite("Charts: animation") @MainActor
struct ChartsAnimationTests {
    private func model(_ values: [(String, Double)]) -> ChartModel {
        ChartsScene.model {
            ForEach(Array(values.indices), id: \.self) { index in
                BarMark(x: .value("x", values[index].0), y: .value("y", values[index].1))
            }
        }
    }

    @Test func halfwayEveryNumberIsInTheMiddle() {
        let old = model([("a", 10), ("b", 20)]), new = model([("a", 20), ("b", 40)])
        var rest = old.numbers - new.numbers
        rest.scale(by: 0.5)
        let halfway = new.moved(to: new.numbers + rest)
        #expect(halfway.records.map { $0.y.first?.value } == [.number(15), .number(30)])
        #expect(halfway.spans.map { $0?.end } == [15, 30])
        #expect(halfway.y.domain == .numbers(0, 30, .linear))
        #expect(halfway.isOnItsWay)
    }

    @Test func marksKeepTheirIdentityInAnotherOrder() {
        let old = model([("a", 10), ("b", 20)]), new = model([("b", 20), ("a", 10)])
        #expect(new.numbers == old.numbers)
    }

    @Test func newMarksComeFromNowhere() {
        let old = model([("a", 10)]), new = model([("a", 10), ("b", 10)])
        #expect((new.numbers - old.numbers).magnitudeSquared == 0)
    }
}
