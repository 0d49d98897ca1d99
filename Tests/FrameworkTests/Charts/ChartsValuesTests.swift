@testable import Charts
import Foundation
import SwiftUI
import Testing

/// Values that charts plot, and the bins that data is divided into.
@Suite("Charts: values") @MainActor
struct ChartsValuesTests {
    private enum Kind: String, Plottable { case small, large }
    private enum Level: Int, Plottable { case low = 3, high = 9 }
    private struct Money: Plottable {
        var amount: Double
        var primitivePlottable: Double { amount }
        init(amount: Double) { self.amount = amount }
        init?(primitivePlottable: Double) { amount = primitivePlottable }
    }

    private func field<V: Plottable>(_ value: PlottableValue<V>) -> PlotField { value.field }

    /// Programs make these plottable themselves, which would be an error if they were (public sources).
    @Test func lengthsAndBooleanValuesAreNotPlottable() {
        #expect(!(CGFloat(1) is any Plottable) && !(true is any Plottable))
    }

    @Test func rawValuesArePlotted() {
        #expect(field(.value("k", Kind.large)).value == .category("large"))
        #expect(field(.value("k", Level.high)).value == .number(9))
        #expect(field(.value("k", Money(amount: 2.5))).value == .number(2.5))
    }

    @Test func everyPrimitiveValueHasItsKind() {
        #expect(field(.value("d", Date(timeIntervalSinceReferenceDate: 5))).value == .date(5))
        #expect(field(.value("d", Decimal(3))).value == .number(3))
        #expect(field(.value("d", UInt8(7))).value == .number(7))
        #expect(field(.value("d", "abc".dropFirst())).value == .category("bc"))
        #expect(field(.value("d", 1..<3)).end == .number(3))
        #expect(field(.value(Text("d"), Float(0.5))).value == .number(0.5))
    }

    @Test func anAxisValueIsReadInTheTypeOfTheData() {
        let value = AxisValue(value: .number(9), index: 1, count: 4)
        #expect(value.as(Int.self) == 9 && value.as(Double.self) == 9 && value.as(Level.self) == .high)
        #expect(value.as(String.self) == nil && value.as(Date.self) == nil)
        #expect(AxisValue(value: .category("small"), index: 0, count: 1).as(Kind.self) == .small)
        #expect(AxisValue(value: .number(.nan), index: 0, count: 1).as(Int.self) == nil)
        #expect(AxisValue(value: .number(1e300), index: 0, count: 1).as(Int.self) == nil)
    }

    @Test func aUnitIsWidenedToItsStartAndEnd() {
        let date = ChartsScene.date(2024, 2, 10, hour: 5)
        let field = field(.value("d", date, unit: .month, calendar: ChartsScene.calendar))
        #expect(field.value == ChartsScene.date(2024, 2)._plotValue)
        #expect(field.end == ChartsScene.date(2024, 3)._plotValue)
    }

    @Test func binsHaveRoundBoundsAroundTheData() {
        #expect(NumberBins(data: [3, 97], desiredCount: 5).thresholds == [0, 20, 40, 60, 80, 100])
        #expect(NumberBins(range: 0.5...2.5, count: 4).thresholds == [0.5, 1, 1.5, 2, 2.5])
        #expect(NumberBins(size: 10, range: 0...25).thresholds == [0, 10, 20, 30])
        #expect(NumberBins(range: 0...3, desiredCount: 100).thresholds == [0, 1, 2, 3])
    }

    @Test func theLastBinContainsItsUpperBound() {
        let bins = NumberBins(thresholds: [10, 0, 5])
        #expect(bins.thresholds == [0, 5, 10] && bins.count == 2)
        #expect([-1, 0, 4, 5, 10, 11].map { bins.index(for: $0) } == [-1, 0, 0, 1, 1, 2])
        #expect(bins[1] == ChartBinRange(lowerBound: 5, upperBound: 10, isClosed: true))
    }

    @Test func scottsRuleLimitsTheNumberOfBins() {
        let data = (0..<1000).map { Double($0 % 100) }
        #expect((5...20).contains(NumberBins(data: data).count))
        #expect(NumberBins(data: data + [1e12]).count <= 10 * BinSearch.limit)
        #expect(NumberBins(data: [Double]()).count <= 1 && NumberBins(data: [Double.nan, .infinity]).count <= 1)
    }

    @Test func dateBinsAreUnitsOfTheCalendar() {
        let calendar = ChartsScene.calendar, range = ChartsScene.date(2024, 1, 5)...ChartsScene.date(2024, 3, 20)
        let bins = DateBins(unit: .month, range: range, calendar: calendar)
        #expect(bins.thresholds == (1...4).map { ChartsScene.date(2024, $0) })
        #expect(bins.index(for: ChartsScene.date(2024, 2, 29)) == 1)
        #expect(DateBins(timeInterval: 86400, range: range).count == 75)
        #expect(DateBins(data: [], calendar: calendar).isEmpty)
    }
}
