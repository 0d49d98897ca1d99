import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Texts of values that change with the clock")
struct TimeDataSourceTests {
    private func words(_ style: some FormatStyle<Date, AttributedString>, _ seconds: Double) -> String {
        String(style.format(start + seconds).characters)
    }
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @Test func aTimerCountsDown() {
        let timer = SystemFormatStyle.Timer(countingDownIn: start..<start + 3725)
        #expect([0, 0.4, 1, 3700, 3725, 9999].map { words(timer, $0) }
            == ["1:02:05", "1:02:05", "1:02:04", "0:25", "0:00", "0:00"])
        #expect(timer.discreteInput(after: start) == start + 1)
        #expect(timer.discreteInput(after: start + 3725) == nil)
        let up = SystemFormatStyle.Timer(countingUpIn: start..<start + 90, showsHours: false, maxFieldCount: 2)
        #expect([0, 61.5, 200].map { words(up, $0) } == ["0:00", "1:01", "1:30"])
        #expect(up.discreteInput(before: start) == nil && up.discreteInput(after: start + 1.5) == start + 2)
    }

    @Test func aStopwatchShowsHundredths() {
        let watch = SystemFormatStyle.Stopwatch(startingAt: start)
        #expect([0, 12.345, 3600].map { words(watch, $0) } == ["0:00.00", "0:12.34", "1:00:00.00"])
    }

    @Test func anOffsetIsItsLargestUnits() {
        let offset = SystemFormatStyle.DateOffset(to: start)
        #expect([0, 59, 125, 7300, 90_061].map { words(offset, $0) }
            == ["0 seconds", "59 seconds", "2 minutes, 5 seconds", "2 hours, 1 minute", "1 day, 1 hour"])
        let signed = SystemFormatStyle.DateOffset(to: start, allowedFields: [.hour, .minute], maxFieldCount: 1,
                                                  sign: .always(includingZero: false))
        #expect([-7300, 125].map { words(signed, $0) } == ["-2 hours", "+2 minutes"])
    }

    @Test func aReferenceIsADayWhereItIsFar() {
        let near = SystemFormatStyle.DateReference(to: start, allowedFields: [.hour, .minute])
        #expect(words(near, -300) == "in 5 minutes" && words(near, 7200) == "2 hours ago")
        let far = SystemFormatStyle.DateReference(to: start, allowedFields: [.day], maxFieldCount: 1,
                                                  thresholdField: .hour)
        #expect(words(far, 7200).contains("2026"))
    }

    /// The text is updated when its words change, and not more often.
    @Test func aTextFollowsTheClock() {
        let scene = ViewHarness {
            VStack {
                Now { now in
                    VStack {
                        Text(.currentDate, format: .timer(countingDownIn: now..<now + 10))
                        Text(.durationOffset(to: now), format: .time(pattern: .minuteSecond))
                        Text(TimeDataSource<Date>.currentDate, format: .offset(to: now, maxFieldCount: 1))
                    }
                }
            }
        }
        func labels() -> [String] { scene.host.accessibilityTree().map(\.label) }
        #expect(labels() == ["0:10", "0:00", "0 seconds"])
        scene.advance(by: 3.2)
        #expect(labels() == ["0:07", "0:03", "3 seconds"])
    }

    @Test func rangesEndOrBeginNow() {
        let now = Date()
        let past = TimeDataSource.dateRange(startingAt: now), next = TimeDataSource.dateRange(endingAt: now)
        let scene = ViewHarness {
            VStack {
                Text(past, format: Length())
                Text(next, format: Length())
                Text(.currentDate, format: .stopwatch(startingAt: now))
                Text(.currentDate, format: .reference(to: now))
            }
        }
        #expect(scene.host.accessibilityTree().count == 4)
    }

    /// The whole seconds of a range.
    private struct Length: DiscreteFormatStyle {
        func format(_ value: Range<Date>) -> String {
            "\(Int(value.upperBound.timeIntervalSince(value.lowerBound))) s"
        }
        func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
        func discreteInput(after input: Range<Date>) -> Range<Date>? {
            input.lowerBound..<input.upperBound + 1
        }
        func input(before input: Range<Date>) -> Range<Date>? { nil }
        func input(after input: Range<Date>) -> Range<Date>? { nil }
    }

    /// Shows views for the date of the host's clock at its first appearance.
    private struct Now<Content: View>: View {
        @ViewBuilder let content: (Date) -> Content
        @State private var first: Date?
        var body: some View {
            TimelineView(EveryMinuteTimelineSchedule()) { context in content(first ?? context.date) }
        }
    }
}
