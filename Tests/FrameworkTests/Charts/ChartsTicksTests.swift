@testable import Charts
import Foundation
import Testing

/// The values of axes: those that charts of iPhones show (pictures of public sources, listed in Docs/Layout/Charts.md).
@Suite("Charts: axis values") @MainActor
struct ChartsTicksTests {
    @Test(arguments: [
        (0, 5, 2, 0, 6), (0, 7, 2, 0, 8), (0, 9, 5, 0, 10), (0, 18.7, 5, 0, 20), (0, 30, 10, 0, 30),
        (0, 50, 20, 0, 60), (0, 71, 25, 0, 75), (0, 90, 25, 0, 100), (0, 125, 50, 0, 150), (0, 137, 50, 0, 150),
        (0, 195, 50, 0, 200), (0, 209, 100, 0, 300), (0, 240, 100, 0, 300), (0, 250, 100, 0, 300),
        (0, 275, 100, 0, 300), (0, 916, 250, 0, 1000), (0, 4559, 2000, 0, 6000), (0, 242, 100, 0, 300),
        (-8, 10, 5, -10, 10), (0, 1.1, 0.5, 0, 1.5), (10, 29.4, 5, 10, 30), (45.5, 59.5, 5, 45, 60),
        (-50, 100, 50, -50, 100), (-1, 1, 0.5, -1, 1), (0, 12, 5, 0, 15), (0, 78.5, 20, 0, 80),
        (-137, 125, 100, -200, 200),
    ] as [(Double, Double, Double, Double, Double)])
    func axesOfNumbersHaveTheObservedStepsAndDomains(low: Double, high: Double, step: Double, first: Double,
                                                     last: Double) {
        let ticks = NumberTicks.covering(low, high)
        #expect(ticks.step == step)
        #expect(ticks.values.first == first && ticks.values.last == last)
    }

    @Test func aDesiredCountPrefersTheStepWithThatManyValues() {
        #expect(NumberTicks.covering(0, 2.5, count: 12).step == 0.2)
        #expect(NumberTicks.covering(0, 28920, count: 3).values == [0, 20000, 40000])
        #expect(NumberTicks.within(-400, 800, count: 14).step == 100)
    }

    @Test func valuesOfAGivenDomainAreWithinIt() {
        #expect(NumberTicks.within(25, 225).values == [50, 100, 150, 200])
        #expect(NumberTicks.within(0, 10).values == [0, 5, 10])
    }

    @Test func decimalStepsAreTheNearestNumbersToTheirDecimals() {
        #expect(NumberTicks.covering(0, 2.5, count: 12).values.map { "\($0)" }.contains("0.6"))
        #expect(NumberTicks.covering(-1, 1).decimals == 1)
    }

    @Test func aMinimumStrideKeepsValuesApart() {
        #expect(NumberTicks.covering(0, 9, minimum: 10).values == [0, 10])
    }

    @Test func logarithmicAxesHavePowersOfTen() {
        #expect(NumberTicks.logarithmic(3, 500, isCovering: true).values == [1, 10, 100, 1000])
        #expect(NumberTicks.logarithmic(-1, 500, isCovering: true).values.isEmpty)
    }

    @Test(arguments: [
        (0, 1e300), (-1e300, 1e300), (1e-300, 2e-300), (0, .leastNonzeroMagnitude),
        (-.greatestFiniteMagnitude, .greatestFiniteMagnitude), (1, 1 + 1e-16), (1e15, 1e15 + 1), (3, 3),
    ] as [(Double, Double)])
    func extremeRangesHaveFewFiniteValues(low: Double, high: Double) {
        for count in [nil, 1, 0, -5, Int.min, Int.max] {
            for ticks in [NumberTicks.covering(low, high, count: count), .within(low, high, count: count)] {
                #expect(ticks.values.count <= NumberTicks.limit && ticks.values.allSatisfy(\.isFinite))
            }
        }
    }

    private func ticks(_ from: Date, _ to: Date) -> DateTicks {
        .automatic(from, to, count: nil, calendar: ChartsScene.calendar)
    }

    @Test func axesOfDatesHaveTheObservedSteps() {
        let date = ChartsScene.date
        func step(_ from: Date, _ to: Date) -> String { "\(ticks(from, to).count) \(ticks(from, to).component)" }
        #expect(step(date(2023, 3, 1, 8), date(2023, 3, 2, 1)) == "6 hour")
        #expect(step(date(2022, 6, 20, 0), date(2022, 6, 21, 0)) == "6 hour")
        #expect(step(date(2022, 5, 2, 0), date(2022, 5, 6, 10)) == "1 day")
        #expect(step(date(2022, 5, 2, 0), date(2022, 5, 9, 0)) == "2 day")
        #expect(step(date(2022, 5, 8, 0), date(2022, 6, 7, 0)) == "7 day")
        #expect(step(date(2022, 1, 1, 0), date(2022, 7, 1, 0)) == "2 month")
        #expect(step(date(2021, 7, 1, 0), date(2022, 4, 1, 0)) == "3 month")
        #expect(step(date(2021, 7, 1, 0), date(2022, 7, 1, 0)) == "3 month")
    }

    @Test func hoursAreCountedFromTheStartOfTheDomain() {
        let found = ticks(ChartsScene.date(2023, 3, 1, hour: 8), ChartsScene.date(2023, 3, 2, hour: 0))
        #expect(found.values.map { ChartsScene.calendar.component(.hour, from: $0) } == [8, 14, 20])
    }

    @Test(arguments: [1.0, 60, 3600, 86400, 3e6, 3e8, 1e10, 9e11, 1e20, 1e300, .infinity])
    func everySpanOfDatesHasAFewValues(span: Double) {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let found = ticks(start, start + span)
        #expect(found.values.count <= 6)
    }

    @Test func impossibleStridesHaveNoValues() {
        let start = Date(timeIntervalSinceReferenceDate: 0), calendar = ChartsScene.calendar
        #expect(DateTicks.stepping(.day, 0, start, start + 1e6, calendar).values.isEmpty)
        #expect(DateTicks.stepping(.day, .max, start, start + 1e6, calendar).values.isEmpty)
        #expect(DateTicks.stepping(.second, 1, start, start + 1e9, calendar).values.count == NumberTicks.limit)
        #expect(NumberTicks.stepping(by: 0, 0, 1, isCovering: true).values.isEmpty)
        #expect(NumberTicks.stepping(by: 1e-9, 0, 1, isCovering: true).values.isEmpty)
    }
}
