import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("TimelineView")
struct TimelineViewTests {
    private func scene(_ schedule: some TimelineSchedule) -> ViewHarness {
        ViewHarness(offering: 100, 100) {
            TimelineView(schedule) { context in
                Probe("box", 20 + context.date.timeIntervalSince(Date(timeIntervalSinceReferenceDate: 0)), 20)
            }
        }
    }

    @Test func periodicDatesAreAnIntervalApart() {
        let start = Date(timeIntervalSinceReferenceDate: 100)
        let entries = PeriodicTimelineSchedule(from: start, by: 5).entries(from: start, mode: .normal)
        #expect(entries.prefix(3).map { $0.timeIntervalSince(start) } == [0, 5, 10])
        let later = PeriodicTimelineSchedule(from: start, by: 5)
            .entries(from: start.addingTimeInterval(12), mode: .normal)
        #expect(later.prefix(2).map { $0.timeIntervalSince(start) } == [10, 15])
    }

    @Test func explicitDatesAreThoseGiven() {
        let dates = [1.0, 2, 4].map(Date.init(timeIntervalSinceReferenceDate:))
        #expect(Array(ExplicitTimelineSchedule(dates).entries(from: dates[0], mode: .normal)) == dates)
    }

    @Test func aViewIsDrawnAtEachDate() {
        let scene = ViewHarness(offering: 100, 100) {
            TimelineView(AnimationTimelineSchedule(minimumInterval: 1)) { context in
                Probe("box", 20, 20).offset(x: context.cadence == .live ? 5 : 0)
            }
        }
        #expect(scene.frame("box").minX == 45 && scene.host.nextWake != nil)
        let paused = ViewHarness(offering: 100, 100) {
            TimelineView(.animation(paused: true)) { _ in Probe("box", 20, 20) }
        }
        #expect(paused.host.nextWake == nil)
    }

    /// How often a view changes depends on its schedule.
    @Test func schedulesHaveCadences() {
        typealias Cadence = TimelineViewDefaultContext.Cadence
        func cadence(_ schedule: some TimelineSchedule) -> String {
            var found: [String] = []
            _ = ViewHarness(offering: 100, 100) {
                TimelineView(schedule) { (context: TimelineViewDefaultContext) in
                    let _ = context.invalidateTimelineContent()
                    let _ = found.append("\(context.cadence)")
                    Color.red
                }
            }
            return found.first ?? ""
        }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(cadence(.animation) == "live" && cadence(.everyMinute) == "minutes")
        #expect(cadence(.periodic(from: start, by: 1)) == "seconds")
        #expect(Cadence.live < .seconds && Cadence.seconds < .minutes)
    }
}
