import Foundation
import Testing
@testable import QuadrantBase

@Suite("The clock and the random numbers of a program")
struct ProgramClockTests {
    private static func view(_ body: String, _ properties: String = "") -> [String: String] {
        ["A.swift": """
            import SwiftUI

            struct A: View {
                \(properties)
                var body: some View {
                    \(body)
                }
            }

            """]
    }

    private static let zone = ["--time-zone", "GMT"]

    /// What reads the date: 9:41 on 17 June 2025, where `--date` says nothing else.
    @Test(arguments: [
        "Date()", "Date.now", "Date(timeIntervalSinceNow: 0)", "NSDate() as Date",
        "Date(timeIntervalSinceReferenceDate: Date.timeIntervalSinceReferenceDate)",
        "Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())",
        "[Date.init, Date.init].map { $0() }[1]",
    ])
    func aPictureBeginsAtAFixedDate(date: String) throws {
        let command = try Command(Self.view("Text(\"\\(\(date))\")"))
        let result = try command.run(["layout", "A.swift"] + Self.zone)
        #expect(result.output.contains("text: 2025-06-17 09:41:00 +0000"), "\(result.output) \(result.errors)")
        let other = try command.run(["layout", "A.swift", "--date", "2031-12-24T18:00"] + Self.zone)
        #expect(other.output.contains("text: 2031-12-24 18:00:00 +0000"))
    }

    @Test(arguments: [("2026-02-03", "2026-02-03 00:00:00"), ("2026-02-03T04:05:06+02:00", "2026-02-03 02:05:06"),
                      ("2026-02-03 04:05Z", "2026-02-03 04:05:00")])
    func aDateHasADayATimeAndAZone(text: String, date: String) throws {
        let command = try Command(Self.view("Text(\"\\(Date())\")"))
        let result = try command.run(["layout", "A.swift", "--date", text] + Self.zone)
        #expect(result.output.contains("text: \(date) +0000"), "\(result.errors)")
    }

    @Test(arguments: ["tomorrow", "2025-13-01", "2025-06-17T25:00", "17.6.2025"])
    func anotherTextIsNoDate(text: String) throws {
        let result = try Command(Self.view("Text(\"\")")).run(["layout", "A.swift", "--date", text])
        #expect(result.code == ExitCode.usage.rawValue)
        #expect(result.hasFourParts)
    }

    /// Views, bodies and Foundation's words agree on the date.
    @Test func whatFollowsFromTheDate() throws {
        let body = """
            VStack {
                TimelineView(.everyMinute) { Text("timeline \\($0.date.timeIntervalSince(Date()) > -60)") }
                Text("today \\(Calendar.current.isDateInToday(Date() + 3600))")
                Text("tomorrow \\(Calendar.current.isDateInTomorrow(Date() + 86_400))")
                Text("yesterday \\(Calendar.current.isDateInYesterday(Date() - 86_400))")
                Text("relative \\((Date() + 7200).formatted(.relative(presentation: .numeric)))")
                Text("since \\((Date() + 5).timeIntervalSinceNow)")
            }
            """
        let output = try Command(Self.view(body)).run(["layout", "A.swift"] + Self.zone).output
        let texts = ["timeline true", "today true", "tomorrow true", "yesterday true",
                     "relative in 2 hours", "since 5.0"]
        for text in texts {
            #expect(output.contains("text: \(text)"), "\(output)")
        }
    }

    /// Clocks without a date advance with the view's time, and not while the program computes.
    @Test func clocksFollowTheView() throws {
        let properties = """
            @State private var words = "none"
            private static let start = (Date(), ContinuousClock.now, SuspendingClock.now, CACurrentMediaTime())
            """
        let body = """
            Text(words).task {
                let (date, continuous, suspending, media) = Self.start
                for number in 0..<1000 { _ = "\\(number)".hashValue }
                let measured = ContinuousClock().measure { _ = (0..<1000).map { "\\($0)" } }
                try? await Task.sleep(for: .seconds(1.5))
                try? await Task.sleep(until: .now + .seconds(0.5), clock: .continuous)
                words = "\\(Date().timeIntervalSince(date)) \\(continuous.duration(to: .now)) "
                    + "\\(suspending.duration(to: SuspendingClock().now)) \\(CACurrentMediaTime() - media) \\(measured)"
            }
            """
        let output = try Command(Self.view(body, properties)).run(["layout", "A.swift", "--wait", "3"]).output
        #expect(output.contains("text: 2.0 2.0 seconds 2.0 seconds 2.0 0.0 seconds"), "\(output)")
    }

    /// Also a timer that is added to the run loop afterwards; not one that is stopped or never added.
    @Test func timersFireAtTimesOfTheView() throws {
        let properties = "@State private var words: [String] = []"
        let body = """
            Text(words.joined(separator: " ")).onAppear {
                let start = Date()
                @MainActor func add(_ name: String) {
                    words.append("\\(name)\\(Date().timeIntervalSince(start))")
                }
                Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                    MainActor.assumeIsolated { add("a") }
                    if Date().timeIntervalSince(start) > 1 { timer.invalidate() }
                }
                let later = Timer(timeInterval: 0.75, repeats: false) { _ in MainActor.assumeIsolated { add("b") } }
                RunLoop.main.add(later, forMode: .common)
                let dated = Timer(fire: start + 1.25, interval: 9, repeats: true) { _ in
                    MainActor.assumeIsolated { add("c") }
                }
                RunLoop.current.add(dated, forMode: .default)
                _ = Timer(timeInterval: 0.1, repeats: true) { _ in MainActor.assumeIsolated { add("never") } }
            }
            """
        let result = try Command(Self.view(body, properties)).run(["layout", "A.swift", "--wait", "3"])
        #expect(result.output.contains("text: a0.5 b0.75 a1.0 c1.25 a1.5"), "\(result.output) \(result.errors)")
        #expect(!result.output.contains("never"))
    }

    /// A loop that waits for a time ends, although the view's time stands while it runs.
    @Test func aLoopThatWaitsEnds() throws {
        let body = "Text(\"\\({ let end = Date() + 2; while Date() < end {}; return Date() >= end }())\")"
        let result = try Command(Self.view(body)).run(["layout", "A.swift", "--time-limit", "20"])
        #expect(result.output.contains("text: true"), "\(result.errors)")
    }

    /// Every way to a random number, twice.
    @Test func randomNumbersAreTheSameInEveryPicture() throws {
        let body = """
            VStack {
                Text("\\(Int.random(in: 0...1_000_000)) \\(UInt8.random(in: 0..<200)) \\(Double.random(in: 0...1))")
                Text("\\(CGFloat.random(in: 0..<1)) \\(Bool.random()) \\(Array(0..<99).randomElement()!)")
                Text("\\(Array(0..<20).shuffled()) \\(UUID())")
                Text(verbatim: {
                    var generator = SystemRandomNumberGenerator(), list = Array(0..<20)
                    list.shuffle()
                    return "\\(generator.next()) \\(Int.random(in: 0...999_999, using: &generator)) \\(list)"
                }())
                Text("\\(arc4random()) \\(arc4random_uniform(1_000_000)) \\((1...5).shuffled())")
            }
            """
        let command = try Command(Self.view(body))
        let first = try command.run(["layout", "A.swift"]), second = try command.run(["layout", "A.swift"])
        #expect(first.code == 0, "\(first.errors)")
        #expect(first.output == second.output)
        #expect(first.output.contains("[") && !first.output.contains("[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10"))
    }

    /// The first preview reads the clock at its end, the second begins again.
    @Test func everyPreviewBeginsAgain() throws {
        let command = try Command(["A.swift": """
            import SwiftUI
            struct Look: View {
                @State private var words = ""
                var body: some View {
                    Text(words).onAppear { print(Date(), Int.random(in: 0...1_000_000_000)) }
                }
            }
            #Preview("One") { Look() }
            #Preview("Two") { Look() }
            """])
        let result = try command.run(["render", "A.swift", "--all", "-o", "out/", "--wait", "5"] + Self.zone)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2 && lines.first == lines.last, "\(result.output) \(result.errors)")
        #expect(lines.first?.hasPrefix("2025-06-17 09:41:00 +0000 ") == true)
    }

    @Test func theSettingsOfTestsMayNameADate() throws {
        var files = Self.view("Text(\"\\(Date())\")")
        files["A.swift"]! += "#Preview { A() }\n"
        files["quadrant.json"] = "{ \"date\": \"2031-12-24\" }"
        let command = try Command(files)
        #expect(try command.run("test", "A.swift", "--record", "all").code == 0)
        let passed = try command.run("test", "A.swift", "--record", "never")
        #expect(passed.code == 0, "\(passed.output)")
        let changed = try command.run("test", "A.swift", "--record", "never", "--date", "2031-12-25")
        #expect(changed.code != 0)
        #expect(changed.output.contains("1 changed"), "\(changed.output)")
    }

    @Test func aRequestMayNameADate() throws {
        let command = try Command(Self.view("Text(\"\\(Date())\")"))
        let requests = ["2031-12-24", "2031-12-24", "2031-12-25", "later"].enumerated().map {
            "{\"id\": \($0), \"format\": \"svg\", \"date\": \"\($1)\"}"
        }.joined(separator: "\\n")
        let result = try command.shell("printf '\(requests)\\n' | $QUADRANT worker A.swift --time-zone GMT")
        let answers = result.output.split(separator: "\n").map(String.init)
        #expect(answers.count == 4, "\(result.errors)")
        let data = answers.prefix(3).map { $0.components(separatedBy: "\"data\"").last?.prefix(2000) }
        #expect(data[0] == data[1] && data[1] != data[2])
        #expect(answers.last?.contains("is not a valid date") == true)
    }
}
