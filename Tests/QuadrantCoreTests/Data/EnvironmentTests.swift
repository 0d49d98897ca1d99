import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("Environment")
@MainActor
struct EnvironmentTests {
    private struct Flag: EnvironmentKey { static var defaultValue: Bool { false } }

    /// As OpenSwiftUI's compatibility tests have it of Apple's SwiftUI: each write is there, the last one first.
    @Test func valuesPrintWithTheirKeys() {
        var values = EnvironmentValues()
        #expect(values.description == "[]")
        values[Flag.self] = false
        values[Flag.self] = true
        #expect(values.description == "[EnvironmentPropertyKey<Flag> = true, EnvironmentPropertyKey<Flag> = false]")
    }

    /// State that only the closure reads; the inherited environment may change as well.
    @Test func transformsFollowWhatTheyRead() {
        struct Screen: View {
            @State private var extra = 1.0
            var body: some View {
                VStack {
                    Shown().transformEnvironment(\.lineSpacing) { $0 += extra }
                    Button("More") { extra += 1 }
                }
            }
        }
        struct Shown: View {
            @Environment(\.lineSpacing) private var spacing
            var body: some View { Probe("shown", spacing, 10) }
        }
        let around = Input(10.0)
        let scene = ViewHarness(offering: 200, 200) { Screen().lineSpacing(around.value) }
        #expect(scene.size("shown").width == 11)
        scene.tap("More")
        #expect(scene.size("shown").width == 12)
        around.value = 20
        scene.settle()
        #expect(scene.size("shown").width == 22)
        scene.tap("More")
        #expect(scene.size("shown").width == 23)
    }

    /// Writers within one that hides a change are not asked again.
    @Test func aHiddenChangeGoesNoFurther() {
        final class Log { var count = 0 }
        struct Inner: View {
            let log: Log
            var body: some View {
                Probe("inner", 10, 10).transformEnvironment(\.lineLimit) { _ in log.count += 1 }
            }
        }
        let log = Log(), around = Input(10.0)
        let scene = ViewHarness(offering: 200, 200, evaluatesTwice: false) {
            Inner(log: log).environment(\.lineSpacing, 3).lineSpacing(around.value)
        }
        let before = log.count
        around.value = 20
        scene.settle()
        #expect(before > 0 && log.count == before)
    }

    /// An inherited change reaches the writers in the order of the views, even after the views have been reordered.
    @Test func writersFollowInTheOrderOfTheViews() {
        final class Log { var names: [Int] = [] }
        let log = Log()
        let around = Input(10.0), order = Input(Array(0..<40))
        let scene = ViewHarness(offering: 200, 2_000) {
            VStack {
                ForEach(order.value, id: \.self) { name in
                    HStack { Probe("\(name)", 10, 10) }
                        .transformEnvironment(\.lineSpacing) { _ in log.names.append(name) }
                }
            }
            .lineSpacing(around.value)
        }
        log.names = []
        around.value = 20
        scene.settle()
        // The values are written first; then the views are updated, whose modifiers are new.
        #expect(log.names == Array(0..<40) + Array(0..<40))
        order.value.reverse()
        scene.settle()
        log.names = []
        around.value = 30
        scene.settle()
        #expect(log.names == (Array(0..<40) + Array(0..<40)).reversed())
    }
}
