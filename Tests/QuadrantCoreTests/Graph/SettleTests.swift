import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Settling")
@MainActor
struct SettleTests {
    /// A preference that sets state takes a second round, and the frame shows the result.
    @Test func preferenceSettlesInTwoRounds() {
        let width = Input(30.0)
        let scene = ViewHarness(offering: 200, 200) { Follower(width: width) }
        #expect(scene.size("follower").width == 30)
        _ = scene.work { width.value = 50 }
        #expect(scene.rounds == 2)
        #expect(scene.size("follower").width == 50)
    }

    /// A layout that never settles is reported, with a fix, and the last round is shown.
    @Test func endlessLayoutIsReported() {
        let scene = ViewHarness(offering: 200, 200) { Restless() }
        let reports = scene.takeReports()
        #expect(reports.count == 1)
        #expect(reports.first?.what.contains("did not settle") == true)
        #expect(reports.first?.fix.isEmpty == false)
    }

    /// After the report, the frame shows the current state, and later changes.
    @Test func whatDidNotSettleIsNotDeaf() {
        let number = Input(0)
        let scene = ViewHarness(offering: 200, 200) {
            Probe("box", Double(number.value), 10)
                .onChange(of: number.value) { if number.value < 20 { number.value += 1 } }
        }
        number.value = 1
        scene.settle()
        #expect(scene.takeReports().count == 1)
        #expect(number.value < 20)
        #expect(scene.size("box").width == CGFloat(number.value))
        number.value = 100
        scene.settle()
        #expect(scene.size("box").width == 100)
        #expect(scene.takeReports().isEmpty)
    }

    /// A violation at one place is reported once, whatever the numbers are.
    @Test func aPlaceIsReportedOnce() {
        let width = Input(-1.0)
        let scene = ViewHarness(offering: 200, 200) { Color.black.frame(width: width.value, height: 10) }
        let first = scene.takeReports().count
        #expect(first > 0)
        for step in 2..<20 {
            width.value = -Double(step)
            scene.settle()
        }
        #expect(scene.takeReports().isEmpty)
        #expect(scene.host.issues.count == first)
    }

    private struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }

    private struct Follower: View {
        let width: Input<Double>
        @State private var known: CGFloat = 0
        var body: some View {
            VStack {
                Probe("leader", width.value, 10)
                    .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
                Color.black.frame(width: known, height: 10).tagged("follower")
            }
            .onPreferenceChange(Width.self) { known = $0 }
        }
    }

    private struct Restless: View {
        @State private var width: CGFloat = 10
        var body: some View {
            Color.black.frame(width: width, height: 10)
                .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
                .onPreferenceChange(Width.self) { width = $0 == 10 ? 20 : 10 }
        }
    }
}
