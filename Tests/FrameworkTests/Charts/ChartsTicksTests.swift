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

    @Test func smallAndLargeNumbersAreToldApart() {
        func texts(_ low: Double, _ high: Double) -> [String] {
            let ticks = NumberTicks.covering(low, high)
            let style = NumberTicks.format(ticks.values, decimals: ticks.decimals, Locale(identifier: "en_US"))
            return ticks.values.map(style.format)
        }
        #expect(texts(0, 3e-7) == ["0.0000000", "0.0000001", "0.0000002", "0.0000003"])
        #expect(texts(0, 3e300) == ["0E0", "1E300", "2E300", "3E300"])
        #expect(texts(0, 3e-30) == ["0E0", "1E-30", "2E-30", "3E-30"])
        #expect(texts(0, 3e9).last == "3,000,000,000")
        #expect(NumberTicks.decimals(of: [0, 0.25, 0.5]) == 2 && NumberTicks.decimals(of: [0, 20]) == 0)
        #expect(NumberTicks.decimals(of: [1.0 / 3]) == 6 && NumberTicks.decimals(of: []) == 0)
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

    @Test func axesOfDatesBetweenThoseHaveThreeOrFourIntervals() {
        let date = ChartsScene.date
        func step(_ from: Date, _ to: Date, _ count: Int? = nil) -> String {
            let found = DateTicks.automatic(from, to, count: count, calendar: ChartsScene.calendar)
            return "\(found.count) \(found.component)"
        }
        #expect(step(date(2024, 3, 1, 0), date(2024, 3, 11, 0)) == "2 day")
        #expect(step(date(2024, 3, 1, 0), date(2024, 3, 15, 0)) == "7 day")
        #expect(step(date(2024, 3, 1, 0), date(2024, 4, 30, 0)) == "14 day")
        #expect(step(date(1960, 1, 1, 0), date(2020, 1, 1, 0)) == "20 year")
        // Seven days as seven values, where a program asks for them.
        #expect(step(date(2024, 3, 1, 0), date(2024, 3, 8, 0), 7) == "1 day")
    }

    /// An axis that was read off a picture, or that a text describes, and where.
    struct ObservedAxis: Sendable, CustomStringConvertible {
        var low: Double, high: Double
        var count: Int?
        /// Whether the program gave the domain.
        var isFixed = false
        var values: [Double]
        var source: String
        var description: String { "\(low)…\(high), \(source)" }
    }

    private nonisolated static let axes: [ObservedAxis] = [
        ObservedAxis(low: 0, high: 15000, values: [0, 5000, 10000, 15000],
                     source: "liveview-native-swiftui-charts docs/example.png"),
        ObservedAxis(low: 0, high: 40, values: [0, 10, 20, 30, 40],
                     source: "Apple, Customizing axes in Swift Charts, figure 2"),
        ObservedAxis(low: 0, high: 100, isFixed: true, values: [0, 25, 50, 75, 100],
                     source: "Apple, Customizing axes in Swift Charts, figure 3"),
        ObservedAxis(low: 0, high: 100, count: 3, isFixed: true, values: [0, 50, 100],
                     source: "Apple, Customizing axes in Swift Charts, figure 4"),
        ObservedAxis(low: 0, high: 100, count: 4, isFixed: true, values: [0, 25, 50, 75, 100],
                     source: "Apple, Customizing axes in Swift Charts, note"),
        ObservedAxis(low: 0, high: 100, values: [0, 25, 50, 75, 100],
                     source: "Apple, AreaMark, normalized: 0 to 100 (the values between are not said)"),
        ObservedAxis(low: -0.55, high: 0.55, values: [-1, -0.5, 0, 0.5, 1],
                     source: "Apple, AreaMark, center: -1 to 1 (the values between are not said)"),
        ObservedAxis(low: 0, high: 120, values: [0, 50, 100, 150],
                     source: "63rabbits/MacSwiftCharts_Line MacSwiftCharts_Line-0000.png"),
        ObservedAxis(low: 0, high: 2_100_000, values: [0, 1_000_000, 2_000_000, 3_000_000],
                     source: "Akhu/SwiftCharts-Sample swiftCharts-Illu.jpg, first chart"),
        ObservedAxis(low: 0, high: 1_330_000, values: [0, 500_000, 1_000_000, 1_500_000],
                     source: "Akhu/SwiftCharts-Sample swiftCharts-Illu.jpg, second chart"),
        ObservedAxis(low: 0, high: 19.9, values: [0, 5, 10, 15, 20],
                     source: "0Itsuki0/SwiftChartsDemo stylingDemo.png, foregroundStyle(by:), x"),
        ObservedAxis(low: 0, high: 30, values: [0, 10, 20, 30],
                     source: "0Itsuki0/SwiftChartsDemo stylingDemo.png, lineStyle(by:), x"),
        ObservedAxis(low: -6.1, high: 9.6, values: [-10, -5, 0, 5, 10],
                     source: "0Itsuki0/SwiftChartsDemo basicMarkDemo.png, annotation, x"),
        ObservedAxis(low: 0, high: 18.3, values: [0, 5, 10, 15, 20],
                     source: "0Itsuki0/SwiftChartsDemo basicMarkDemo.png, points, x"),
        ObservedAxis(low: 1989, high: 1995, count: 5, isFixed: true,
                     values: [1989, 1990, 1991, 1992, 1993, 1994, 1995],
                     source: "0Itsuki0/SwiftChartsDemo axesCustomizationDemo.png, x"),
        ObservedAxis(low: 0, high: 600, isFixed: true, values: [0, 200, 400, 600],
                     source: "0Itsuki0/SwiftChartsDemo axesCustomizationDemo.png, y at the trailing side"),
        ObservedAxis(low: 0, high: 28920, count: 3, values: [0, 20000, 40000],
                     source: "jordibruin/Swift-Charts-Examples apple/screenTime.png"),
        ObservedAxis(low: -137, high: 125, values: [-200, -100, 0, 100, 200],
                     source: "fanyu/Swift-Charts Images/8.png"),
    ]

    @Test(arguments: axes) func furtherAxesHaveTheObservedValues(axis: ObservedAxis) {
        let found = axis.isFixed ? NumberTicks.within(axis.low, axis.high, count: axis.count)
            : NumberTicks.covering(axis.low, axis.high, count: axis.count)
        #expect(found.values == axis.values)
    }

    /// With the axes of numbers above, 26 and more beside those of the first test.
    @Test func furtherAxesOfDatesHaveTheObservedValues() {
        let calendar = ChartsScene.calendar
        func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) -> Date {
            ChartsScene.date(year, month, day, hour: hour)
        }
        func shown(_ from: Date, _ to: Date, _ format: Date.FormatStyle) -> [String] {
            var format = format.locale(Locale(identifier: "en_US"))
            format.timeZone = calendar.timeZone
            return ticks(from, to).values.map { format.format($0).replacingOccurrences(of: "\u{202f}", with: " ") }
        }
        // Apple, Customizing axes in Swift Charts, figure 2; jordibruin/Swift-Charts-Examples apple/screenTime.png.
        #expect(shown(date(2022, 5, 1), date(2022, 5, 2), .dateTime.hour()).dropLast()
                == ["12 AM", "6 AM", "12 PM", "6 PM"])
        // mvolkmann/blog swift-charts-bar.png.
        #expect(shown(date(2023, 3, 1, hour: 8), date(2023, 3, 2, hour: 0), .dateTime.hour())
                == ["8 AM", "2 PM", "8 PM"])
        // mvolkmann/blog weatherkit-chart.png.
        #expect(shown(date(2022, 10, 19, hour: 12), date(2022, 10, 23, hour: 22), .dateTime.month().day())
                == ["Oct 20", "Oct 21", "Oct 22", "Oct 23"])
        // fanyu/Swift-Charts Images/3.png: a week, and thirty days.
        #expect(shown(date(2022, 5, 2), date(2022, 5, 9), .dateTime.month().day())
                == ["May 2", "May 4", "May 6", "May 8"])
        #expect(shown(date(2022, 5, 8), date(2022, 6, 7), .dateTime.month().day())
                == ["May 8", "May 15", "May 22", "May 29", "Jun 5"])
        // fanyu/Swift-Charts Images/1.png and 2.png: twelve months, and nine.
        #expect(shown(date(2021, 7, 1), date(2022, 6, 1), .dateTime.month().year())
                == ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022"])
        #expect(shown(date(2021, 7, 1), date(2022, 4, 1), .dateTime.month().year())
                == ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022"])
        // fanyu/Swift-Charts Images/5.png: hours of one day, from midnight.
        #expect(shown(date(2022, 6, 20), date(2022, 6, 20, hour: 23), .dateTime.hour())
                == ["12 AM", "6 AM", "12 PM", "6 PM"])
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

    /// A cubic curve of fanyu/Swift-Charts from -1 to 1, and a box of iOS 26: 1.0, 0.5, 0, -0.5, -1.0.
    @Test func zeroHasNoDecimals() {
        let values = [-1, -0.5, 0, 0.5, 1]
        let format = NumberTicks.format(values, decimals: NumberTicks.decimals(of: values), Locale(identifier: "en_US"))
        #expect(values.map { NumberTicks.text($0, format) } == ["-1.0", "-0.5", "0", "0.5", "1.0"])
        let great = NumberTicks.format([0, 1e300], decimals: 0, Locale(identifier: "en_US"))
        #expect(NumberTicks.text(0, great) == "0")
    }
}
