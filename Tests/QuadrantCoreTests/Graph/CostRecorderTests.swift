import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@Suite("Costs of views")
@MainActor
struct CostRecorderTests {
    /// A clock that is a second later at each reading.
    private func recorder() -> CostRecorder {
        var time: UInt64 = 0
        return CostRecorder {
            time += 1_000_000_000
            return time
        }
    }

    @Test func theTimeOfInnerCallsIsTheirs() {
        let recorder = recorder()
        recorder.time("Card", .body) {
            recorder.time("Row", .measuring) {}
            recorder.time("Row", .drawing) {}
        }
        // Readings 1 to 6: the card from 1 to 6, the rows from 2 to 3 and from 4 to 5.
        #expect(recorder.costs["Card"]?.seconds == [3, 0, 0, 0, 0])
        #expect(recorder.costs["Row"]?.seconds == [0, 0, 1, 0, 1])
        #expect(recorder.costs["Card"]?.bodies == 1 && recorder.costs["Row"]?.bodies == 0)
        #expect(recorder.costs["Row"]?.total == 2)
    }

    private struct Row: View {
        var body: some View { Color.red.frame(height: 10) }
    }

    private struct Card: View {
        var body: some View {
            VStack {
                Row()
                Row()
            }
        }
    }

    private func record(_ recording: Bool) -> [String: CostRecorder.Cost]? {
        var configuration = HostConfiguration(size: CGSize(width: 100, height: 100))
        configuration.recordsCosts = recording
        let host = ViewHost(rootView: Card(), configuration: configuration)
        _ = host.frame()
        return host.graph.loop.costs?.costs
    }

    @Test func whatABodyMakesIsACostOfItsView() throws {
        let costs = try #require(record(true))
        #expect(costs["Card"]?.bodies == 1 && costs["Row"]?.bodies == 2)
        for part in CostRecorder.Part.allCases {
            #expect(try #require(costs["Card"]).seconds[part.rawValue] > 0, "\(part)")
        }
        #expect(try #require(costs["Row"]).seconds[CostRecorder.Part.drawing.rawValue] > 0)
    }

    @Test func nothingIsRecordedUnlessAsked() { #expect(record(false) == nil) }
}
