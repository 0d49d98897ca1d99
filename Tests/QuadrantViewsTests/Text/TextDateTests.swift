import Foundation
import Testing
import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
import QuadrantTesting
import QuadrantViews

@MainActor @Suite("Dates in texts")
struct TextDateTests {
    /// The start of the host's clock.
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func shown(_ scene: ViewHarness) -> String {
        func string(_ fragment: Fragment) -> [String] {
            fragment.items.flatMap { item -> [String] in
                switch item {
                case .text(let text): [text.string]
                case .fragment(let inner, _), .effect(_, let inner, _): string(inner)
                default: []
                }
            }
        }
        return string(scene.displayList.root).joined(separator: " ")
    }

    @Test(arguments: [
        (Text.DateStyle.relative, 8_592.0, "2 hr, 23 min"), (.relative, 64, "1 min, 4 sec"), (.relative, 5, "5 sec"),
        (.offset, 7_200, "+2 hours"), (.offset, -59, "-59 seconds"), (.timer, 152, "2:32"),
        (.timer, 133_141, "36:59:01"),
        (.relative, 400.0 * 86_400, "1 year, 1 month"), (.offset, -95.0 * 86_400, "-3 months"),
        (.relative, 7_199, "1 hr, 59 min"),
    ])
    func datesAreToldFromNow(_ style: Text.DateStyle, _ seconds: Double, _ string: String) {
        #expect(shown(ViewHarness { Text(start + seconds, style: style) }) == string)
    }

    /// A live view's body reads the clock after its frame began, here 0.7 seconds later: dates that it makes of that
    /// are as far away as it says, and an interval from now begins with its whole length (#33.22).
    @Test func theTimeOfAFrameIsThatOfItsBodies() {
        struct Live: View {
            let date: Date
            var body: some View {
                Text(date + 60, style: .relative)
                Text(date + 60, style: .timer)
                Text(date, style: .relative)
                Text(timerInterval: date...(date + 300))
                ProgressView(timerInterval: date...(date + 300))
            }
        }
        var configuration = HostConfiguration(size: CGSize(width: 300, height: 300))
        let start = start, late = start + 0.7
        configuration.startDate = start
        configuration.clock = { late }
        let host = ViewHost(rootView: VStack { Live(date: late) }, configuration: configuration)
        host.settle()
        func texts(_ fragment: Fragment) -> [String] {
            fragment.items.flatMap { item -> [String] in
                switch item {
                case .text(let text): [text.string]
                case .fragment(let inner, _), .effect(_, let inner, _): texts(inner)
                case .shape, .image: []
                }
            }
        }
        #expect(texts(host.frame().root) == ["1 min", "1:00", "0 sec", "5:00", "5:00"])
    }

    @Test func aTimerCountsDownToItsDateAndUpFromIt() {
        let scene = ViewHarness { Text(start + 2, style: .timer) }
        var seen: [String] = []
        for time in [0, 0.5, 1, 1.9, 2, 2.9, 3, 64] {
            scene.at(time)
            seen.append(shown(scene))
        }
        #expect(seen == ["0:02", "0:02", "0:01", "0:01", "0:00", "0:00", "0:01", "1:02"])
    }

    /// The view is woken only when the text changes, however often it is asked for.
    @Test func itWakesWhenTheWordsChange() throws {
        let scene = ViewHarness { Text(start + 7_230, style: .relative) }
        #expect(shown(scene) == "2 hr")
        #expect(abs(try #require(scene.host.nextWake) - 31) < 1e-6)
        scene.at(31)
        #expect(shown(scene) == "1 hr, 59 min")
        #expect(abs(try #require(scene.host.nextWake) - 91) < 1e-6)
        #expect(ViewHarness { Text(start, style: .date) }.host.nextWake == nil)
    }

    @Test func whatIsInterpolatedTicksToo() {
        let scene = ViewHarness { Text("Since \(start, style: .timer)") }
        scene.at(61)
        #expect(shown(scene) == "Since 1:01")
    }

    @Test func anIntervalEndsAndPauses() {
        let scene = ViewHarness { Text(timerInterval: start...(start + 90)) }
        #expect(shown(scene) == "1:30")
        scene.at(60)
        #expect(shown(scene) == "0:30")
        scene.at(100)
        #expect(shown(scene) == "0:00")
        #expect(scene.host.nextWake == nil)
        let paused = ViewHarness {
            Text(timerInterval: start...(start + 90), pauseTime: start + 10, countsDown: false)
        }
        paused.at(50)
        #expect(shown(paused) == "0:10")
        #expect(paused.host.nextWake == nil)
        #expect(shown(ViewHarness { Text(timerInterval: start...(start + 5_400), showsHours: false) }) == "90:00")
    }

    /// Date ranges and intervals are formatted by their times, alone and within other text.
    @Test func intervalsAreShownByTheirTimes() {
        let zone = NSTimeZone.default
        NSTimeZone.default = TimeZone(secondsFromGMT: 0)!
        defer { NSTimeZone.default = zone }
        let range = start + 8 * 3600...(start + 9.5 * 3600), interval = DateInterval(start: start, duration: 300)
        let string = shown(ViewHarness { Text(range) })
        #expect(string.contains("8:00") && string.contains("9:30") && string.contains("AM") && !string.contains("2001"))
        #expect(shown(ViewHarness { Text("From \(range)") }) == "From \(string)")
        #expect(shown(ViewHarness { Text("\(interval)") }) == shown(ViewHarness { Text(interval) }))
        #expect(shown(ViewHarness { Text("\(timerInterval: start...(start + 90)) left") }) == "1:30 left")
    }

    @Test func aTextThatHasGoneWakesNothing() {
        let isThere = Input(true)
        let scene = ViewHarness { VStack { if isThere.value { Text(start, style: .timer) } } }
        #expect(scene.host.nextWake != nil)
        isThere.value = false
        scene.settle()
        #expect(scene.host.nextWake == nil)
    }

    @Test func resourcesAreTexts() {
        let count = 3
        let resource: LocalizedStringResource = "\(count) items"
        #expect(shown(ViewHarness { Text(resource) }) == "3 items")
        #expect(String(localized: resource) == "3 items")
    }

    /// Dates that are no dates, and dates that no calendar has, are shown somehow (#33).
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e15])
    func anyDateIsShown(_ seconds: Double) {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let styles = [Text.DateStyle.time, .date, .relative, .offset, .timer]
        let texts = styles.map { Text(date, style: $0) }
            + [Text(DateInterval(start: date, duration: 1)), Text(DateInterval(start: date, duration: .infinity))]
            // A range of what is not a number is a trap of Swift.
            + (date <= date ? [Text(date...date), Text(timerInterval: date...date)] : [])
        for text in texts {
            let scene = ViewHarness { text }
            #expect(shown(scene) != "")
        }
    }
}
